package wire

import (
	"math"
	"strconv"
)

// Range bounds a number, both bounds included. A text is the bound as the
// schema writes it, "" for none, and Min or Max is that text as a float64.
type Range struct {
	Min, Max         float64
	MinText, MaxText string
}

// Float64 reads the number at offset i, within in unless that is nil. The number
// as written is compared, before it is rounded. What a float64 cannot hold is
// refused; what is too small for one is 0.
func (r *Reader) Float64(i int, in *Range) (value float64, next int) {
	v, end := plainFloat(r.b, i)
	if end < 0 {
		return r.slowFloat64(i, in)
	}
	if in != nil && !in.admits(v, r.b[i:end]) {
		r.refuse(i, in.text())
		return 0, end
	}
	return v, end
}

func (r *Reader) slowFloat64(i int, in *Range) (value float64, next int) {
	text, end, ok := r.number(i)
	if !ok {
		return 0, r.mismatch(i, in.text())
	}
	v, ok := parseFloat(text, 64)
	if !in.admits(v, text) {
		r.refuse(i, in.text())
		return 0, end
	}
	if !ok {
		r.refuse(i, in.narrow(math.MaxFloat64, "1.7976931348623157e+308"))
		return 0, end
	}
	return v, end
}

// Float32 is Float64 for a float32, to which the number as written is rounded
// once.
func (r *Reader) Float32(i int, in *Range) (value float32, next int) {
	text, end, ok := r.number(i)
	if !ok {
		return 0, r.mismatch(i, in.text())
	}
	if !in.has(text) {
		r.refuse(i, in.text())
		return 0, end
	}
	v, ok := parseFloat(text, 32)
	if !ok {
		r.refuse(i, in.narrow(math.MaxFloat32, "3.4028235e+38"))
		return 0, end
	}
	return float32(v), end
}

// Number reads the number at offset i, within in unless that is nil, and returns
// it as written.
func (r *Reader) Number(i int, in *Range) (value string, next int) {
	text, end, ok := r.number(i)
	if !ok {
		return "", r.mismatch(i, in.text())
	}
	if !in.has(text) {
		r.refuse(i, in.text())
		return "", end
	}
	return string(text), end
}

// has reports whether the number as written is within the bounds.
func (in *Range) has(text []byte) bool {
	if in == nil {
		return true
	}
	v, _ := parseFloat(text, 64)
	return in.admits(v, text)
}

// admits reports whether the number, of which v is the float64 nearest to it,
// is within the bounds. Rounding keeps the order of numbers, so that only
// where the floats are equal the texts must decide.
func (in *Range) admits(v float64, text []byte) bool {
	if in == nil {
		return true
	}
	if in.MinText != "" && (v < in.Min || v == in.Min && CompareNumbers(string(text), in.MinText) < 0) {
		return false
	}
	return in.MaxText == "" || v < in.Max || v == in.Max && CompareNumbers(string(text), in.MaxText) <= 0
}

// holds is admits by the texts alone.
func (in *Range) holds(text string) bool {
	if in == nil {
		return true
	}
	if in.MinText != "" && CompareNumbers(text, in.MinText) < 0 {
		return false
	}
	return in.MaxText == "" || CompareNumbers(text, in.MaxText) <= 0
}

// text is what is expected: "a number from 0 to 1".
func (in *Range) text() string { return in.textOf("number") }

// textOf is text for a number or an integer.
func (in *Range) textOf(noun string) string {
	one := "a " + noun
	if noun == "integer" {
		one = "an integer"
	}
	switch {
	case in == nil || in.MinText == "" && in.MaxText == "":
		return one
	case in.MaxText == "":
		return one + " of at least " + in.MinText
	case in.MinText == "":
		return one + " of at most " + in.MaxText
	case CompareNumbers(in.MinText, in.MaxText) == 0:
		return "the " + noun + " " + in.MinText
	}
	return one + " from " + in.MinText + " to " + in.MaxText
}

// narrow is what is expected by a type whose largest value is largest, where a
// number is beyond that.
func (in *Range) narrow(largest float64, text string) string {
	both := Range{MinText: "-" + text, MaxText: text}
	if in != nil && in.MinText != "" && in.Min > -largest {
		both.MinText = in.MinText
	}
	if in != nil && in.MaxText != "" && in.Max < largest {
		both.MaxText = in.MaxText
	}
	return both.text()
}

// The powers of ten that a float64 holds exactly.
var powersOfTen = [...]float64{1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22}

// plainFloat reads the number at b[i] if it has no exponent and few enough
// digits that these and the power of ten are exact, so that one division rounds
// once. Otherwise end is -1.
func plainFloat(b []byte, i int) (v float64, end int) {
	negative := uint(i) < uint(len(b)) && b[i] == '-'
	if negative {
		i++
	}
	first := i
	var digits uint64
	for uint(i) < uint(len(b)) && b[i]-'0' <= 9 {
		digits = digits*10 + uint64(b[i]-'0') // what overflows is thrown away below
		i++
	}
	n, fraction := i-first, 0
	if n == 0 || n > 1 && b[first] == '0' {
		return 0, -1
	}
	if uint(i) < uint(len(b)) && b[i] == '.' {
		i++
		dot := i
		for uint(i) < uint(len(b)) && b[i]-'0' <= 9 {
			digits = digits*10 + uint64(b[i]-'0')
			i++
		}
		if fraction = i - dot; fraction == 0 {
			return 0, -1
		}
	}
	if n+fraction > 18 || digits >= 1<<53 || uint(i) < uint(len(b)) && b[i]|0x20 == 'e' {
		return 0, -1
	}
	v = float64(digits) / powersOfTen[fraction]
	if negative {
		v = -v // of the float, for -0 has a sign
	}
	return v, i
}

// parseFloat rounds a JSON number to the nearest float of 64 or 32 bits. It
// reports false, beside an infinity, where that does not hold it.
func parseFloat(text []byte, bits int) (float64, bool) {
	const usual = 4096
	if len(text) > usual {
		return parseLongFloat(string(text), bits)
	}
	v, err := strconv.ParseFloat(string(text), bits)
	return v, err == nil
}

// FitsFloat64 reports whether a float64 holds a JSON number, if not to the last
// digit: the number neither overflows nor vanishes.
func FitsFloat64(number string) bool {
	v, ok := parseFloat([]byte(number), 64)
	return ok && (v != 0 || parseDecimal(number).isZero())
}

// parseLongFloat shortens the number first, because strconv stops counting
// exponents at 10000, which thousands of zeros may make up for. No float has a
// tie that is decided after its 800th digit but by whether anything follows.
func parseLongFloat(text string, bits int) (float64, bool) {
	const enough = 800
	d := parseDecimal(text)
	digits := d.digits()
	if len(digits) > enough {
		digits = digits[:enough] + "1"
	}
	point := d.point
	switch {
	case d.isZero():
		digits = "0"
	case d.far != "" && d.far[0] == '-', point < -enough:
		digits, point = "0", 0
	case d.far != "", point > enough:
		point = enough
	}
	if d.negative {
		digits = "-0." + digits
	} else {
		digits = "0." + digits
	}
	v, err := strconv.ParseFloat(digits+"e"+strconv.FormatInt(point, 10), bits)
	return v, err == nil
}
