package wire

import (
	"cmp"
	"math"
	"strings"
)

// decimal is a JSON number taken apart without loss. Its value is
// 0.HEADTAIL × 10^point.
type decimal struct {
	negative   bool
	head, tail string // the digits before and after the dot, without zeros around them; both "" for 0
	point      int64
	// far is the point where an exponent of 19 digits or more makes it (or
	// may make it) too large for point: a decimal integer without leading
	// zeros.
	far string
}

// parseDecimal takes a valid JSON number apart, in time linear in its length.
func parseDecimal(s string) decimal {
	var d decimal
	s, d.negative = strings.CutPrefix(s, "-")
	exponent := ""
	if e := strings.IndexAny(s, "eE"); e >= 0 {
		s, exponent = s[:e], s[e+1:]
	}
	d.head, d.tail, _ = strings.Cut(s, ".")
	d.head = strings.TrimLeft(d.head, "0")
	d.point = int64(len(d.head))
	if d.head == "" {
		digits := strings.TrimLeft(d.tail, "0")
		d.point = int64(len(digits) - len(d.tail))
		d.head, d.tail = digits, ""
	}
	d.tail = strings.TrimRight(d.tail, "0")
	if d.tail == "" {
		d.head = strings.TrimRight(d.head, "0")
	}
	if d.isZero() {
		return decimal{}
	}
	d.shift(exponent)
	return d
}

// shift moves the point by an exponent as JSON writes it.
func (d *decimal) shift(exponent string) {
	exponent, negative := strings.CutPrefix(exponent, "-")
	exponent = strings.TrimLeft(strings.TrimPrefix(exponent, "+"), "0")
	if len(exponent) > 18 {
		if negative {
			exponent = "-" + exponent
		}
		d.far = addToInteger(exponent, d.point)
		return
	}
	var e int64
	for _, c := range []byte(exponent) {
		e = e*10 + int64(c-'0')
	}
	if negative {
		e = -e
	}
	d.point += e
}

func (d decimal) isZero() bool { return d.head == "" }

// count is the number of significant digits.
func (d decimal) count() int { return len(d.head) + len(d.tail) }

func (d decimal) digits() string { return d.head + d.tail }

// isInteger reports whether the value has no fraction.
func (d decimal) isInteger() bool {
	if d.far != "" {
		return d.far[0] != '-'
	}
	return d.isZero() || d.point >= int64(d.count())
}

// magnitude returns the value without its sign, if it is an integer that 64
// bits hold.
func (d decimal) magnitude() (v uint64, ok bool) {
	if d.far != "" || d.point > 20 || !d.isInteger() {
		return 0, false
	}
	digits := d.digits()
	for i := range int(d.point) {
		var digit uint64
		if i < len(digits) {
			digit = uint64(digits[i] - '0')
		}
		if v > (math.MaxUint64-digit)/10 {
			return 0, false
		}
		v = v*10 + digit
	}
	return v, true
}

// plain is the value as people write it: 100, -0.05. What would take more
// zeros than that keeps an exponent.
func (d decimal) plain() string {
	digits := d.digits()
	if d.isZero() || d.far != "" || d.point < -5 || d.point > 21 {
		return string(d.appendTo(nil))
	}
	switch n := int64(len(digits)); {
	case d.point <= 0:
		digits = "0." + strings.Repeat("0", int(-d.point)) + digits
	case d.point >= n:
		digits += strings.Repeat("0", int(d.point-n))
	default:
		digits = digits[:d.point] + "." + digits[d.point:]
	}
	if d.negative {
		return "-" + digits
	}
	return digits
}

// int64 returns the value, if an int64 holds it.
func (d decimal) int64() (int64, bool) {
	v, ok := d.magnitude()
	switch {
	case !ok:
		return 0, false
	case d.negative && v <= 1<<63:
		return -int64(v), true // -1<<63 is its own negative
	case !d.negative && v <= math.MaxInt64:
		return int64(v), true
	}
	return 0, false
}

// uint64 returns the value, if a uint64 holds it.
func (d decimal) uint64() (uint64, bool) {
	v, ok := d.magnitude()
	return v, ok && (!d.negative || v == 0)
}

// CompareNumbers compares two JSON numbers exactly, and returns -1, 0 or 1. Its
// time is linear in their lengths, whatever the size of their exponents.
func CompareNumbers(a, b string) int {
	x, y := parseDecimal(a), parseDecimal(b)
	if x.sign() != y.sign() {
		return cmp.Compare(x.sign(), y.sign())
	}
	return x.sign() * compareMagnitudes(x, y)
}

func (d decimal) sign() int {
	switch {
	case d.isZero():
		return 0
	case d.negative:
		return -1
	}
	return 1
}

func compareMagnitudes(x, y decimal) int {
	var c int
	if x.far == "" && y.far == "" {
		c = cmp.Compare(x.point, y.point)
	} else {
		c = compareIntegers(x.pointText(), y.pointText())
	}
	if c != 0 {
		return c
	}
	return cmp.Compare(x.digits(), y.digits())
}
