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

// Float64 reads a number, within in unless that is nil. The number as written
// is compared, before it is rounded. What a float64 cannot hold is refused;
// what is too small for one is 0.
func (r *Reader) Float64(in *Range) float64 {
	text := r.number()
	if text == nil {
		r.mismatch(in.text())
		return 0
	}
	v, ok := plainFloat(text)
	if !ok {
		v, ok = parseFloat(text, 64)
	}
	if !in.admits(v, text) {
		r.refuse(in.text())
		return 0
	}
	if !ok {
		r.refuse(in.narrow(math.MaxFloat64, "1.7976931348623157e+308"))
		return 0
	}
	return v
}

// Float32 is Float64 for a float32, to which the number as written is rounded
// once.
func (r *Reader) Float32(in *Range) float32 {
	text := r.number()
	if text == nil {
		r.mismatch(in.text())
		return 0
	}
	if in != nil {
		if v, _ := parseFloat(text, 64); !in.admits(v, text) {
			r.refuse(in.text())
			return 0
		}
	}
	v, ok := parseFloat(text, 32)
	if !ok {
		r.refuse(in.narrow(math.MaxFloat32, "3.4028235e+38"))
		return 0
	}
	return float32(v)
}

// Number reads a number, within in unless that is nil, and returns it as
// written.
func (r *Reader) Number(in *Range) string {
	text := r.number()
	if text == nil {
		r.mismatch(in.text())
		return ""
	}
	if in != nil {
		if v, _ := parseFloat(text, 64); !in.admits(v, text) {
			r.refuse(in.text())
			return ""
		}
	}
	return string(text)
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

// plainFloat reads a number of at most 15 digits without exponent: digits and
// the power of ten are exact, so that one division rounds once.
func plainFloat(text []byte) (float64, bool) {
	if len(text) > 17 { // with sign and dot
		return 0, false
	}
	var digits int64
	dot := len(text) - 1
	for i, c := range text {
		switch {
		case isDigit(c):
			digits = digits*10 + int64(c-'0')
		case c == '.':
			dot = i
		case i > 0:
			return 0, false
		}
	}
	if digits >= 1<<53 {
		return 0, false
	}
	v := float64(digits) / powersOfTen[len(text)-1-dot]
	if text[0] == '-' {
		v = -v // of the float, for -0 has a sign
	}
	return v, true
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
