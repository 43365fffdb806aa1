package randjson

import (
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
)

// number draws a number within the bounds of s, often one of the bounds.
func (d *drawer) number(s *Schema) *value {
	low, high := bounds(s)
	switch d.rand.IntN(6) {
	case 0:
		if s.Minimum != "" {
			return raw(respell(d.rand, string(s.Minimum)))
		}
	case 1:
		if s.Maximum != "" {
			return raw(respell(d.rand, string(s.Maximum)))
		}
	}
	n := between(d.rand, low, high)
	if s.allows("integer") && !s.allows("number") {
		return raw(respell(d.rand, whole(n, low, high).Num().String()))
	}
	return raw(respell(d.rand, d.decimal(n, low, high)))
}

// decimal writes a number with few digits where the bounds allow it.
func (d *drawer) decimal(n, low, high *big.Rat) string {
	if len(d.wild) > 0 && oneIn(d.rand, 6) {
		return pick(d.rand, d.wild)
	}
	short := n.FloatString(d.rand.IntN(4))
	if v, ok := new(big.Rat).SetString(short); ok && v.Cmp(low) >= 0 && v.Cmp(high) <= 0 {
		return short
	}
	return n.FloatString(20)
}

// bounds are those of a schema, and narrow ones of our own where it has none.
func bounds(s *Schema) (low, high *big.Rat) {
	low, high = rat(string(s.Minimum)), rat(string(s.Maximum))
	reach := big.NewRat(1000, 1)
	switch {
	case low == nil && high == nil:
		return new(big.Rat).Neg(reach), reach
	case low == nil:
		low = new(big.Rat).Sub(high, reach)
	case high == nil:
		high = new(big.Rat).Add(low, reach)
	}
	return low, high
}

func rat(text string) *big.Rat {
	if text == "" {
		return nil
	}
	v, ok := new(big.Rat).SetString(text)
	if !ok {
		return nil
	}
	return v
}

// between draws from all of a range, or from a narrow one around zero, since a
// 64-bit range would hardly ever give a small number.
func between(r *rand.Rand, low, high *big.Rat) *big.Rat {
	if small := big.NewRat(int64(r.IntN(201)-100), 1); oneIn(r, 2) && small.Cmp(low) >= 0 && small.Cmp(high) <= 0 {
		return small
	}
	width := new(big.Rat).Sub(high, low)
	part := big.NewRat(r.Int64N(1<<40), 1<<40)
	return width.Add(width.Mul(width, part), low)
}

// whole is the integer at or above n, or below it where that passes high.
func whole(n, low, high *big.Rat) *big.Rat {
	floor := new(big.Int).Div(n.Num(), n.Denom()) // Euclidean, so toward minus infinity
	v := new(big.Rat).SetInt(floor)
	if v.Cmp(low) < 0 {
		v.Add(v, big.NewRat(1, 1))
	}
	if v.Cmp(high) > 0 {
		v.Sub(v, big.NewRat(1, 1))
	}
	return v
}

// respell writes the same number in another way, most often in the same.
func respell(r *rand.Rand, number string) string {
	if strings.ContainsAny(number, "eE") {
		return number
	}
	switch r.IntN(16) {
	case 0:
		if !strings.Contains(number, ".") {
			return number + ".0"
		}
		return number + "00"
	case 1:
		return number + pick(r, []string{"e0", "E+0", "e-0", "e00"})
	case 2:
		if digits := strings.TrimRight(number, "0"); digits != number && !strings.Contains(number, ".") && strings.Trim(digits, "-") != "" {
			return digits + pick(r, []string{"e", "E", "e+", "e0"}) + strconv.Itoa(len(number)-len(digits))
		}
	case 3:
		return shifted(number)
	case 4:
		if number == "0" {
			return "-0"
		}
	}
	return number
}

// shifted moves the point of a number to behind its first digit.
func shifted(number string) string {
	digits, negative := strings.CutPrefix(number, "-")
	whole, fraction, _ := strings.Cut(digits, ".")
	if whole == "0" {
		return number
	}
	out := whole[:1] + "." + whole[1:] + fraction + "0e" + strconv.Itoa(len(whole)-1)
	if negative {
		return "-" + out
	}
	return out
}

// wildNumbers are hard to read, to round or to hold.
var wildNumbers = []string{
	"0", "-0", "0.0", "-0e5", "1e0", "1E+2", "1e2", "100e-2", "0.1", "1e-7", "1e-6", "1e20", "1e21", "123456789012345678901234567890",
	"9007199254740991", "9007199254740992", "9007199254740993", "-9007199254740993", "9223372036854775807", "9223372036854775808",
	"-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "18446744073709551615.0", "1.8446744073709551615e19",
	"3.4028234663852886e38", "3.4028235677973366e38", "3.4028235677973367e38", "-3.5e38", "1e39", "1.401298464324817e-45", "1e-46",
	"1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "-1.8e308", "1e309", "1e400", "-1e400", "1e-400", "5e-324", "2e-324",
	"0.30000000000000004", "16777217", "0.10000000149011612", "33554433.00", "2147483648", "-2147483649", "4294967296",
	"127.5", "128", "255.00", "256", "-129", "-1", "1.5", "0e400", "0.000e-400", "1.0000000000000000000000000000001",
	"99999999999999999999", "999999999999999999999999999999999999e-30",
}
