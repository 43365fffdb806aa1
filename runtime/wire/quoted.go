package wire

import (
	"math"
	"strconv"
)

// The methods of this file serve fields with encoding/json's option "string":
// a number or boolean travels as the text of a string. Which texts are taken is
// said by the patterns of the contract's section 4, which are stricter than
// the readers of bare numbers: an integer is written as digits alone.

// QuotedInt64 reads a string that holds an integer from min to max.
func (r *Reader) QuotedInt64(min, max int64) int64 {
	text, ok := r.quoted()
	if !ok {
		r.mismatchQuoted(quotedInt64Text(min, max))
		return 0
	}
	v, ok := quotedInt64(text)
	if !ok || v < min || v > max {
		r.refuse(quotedInt64Text(min, max))
		return 0
	}
	return v
}

// QuotedInt is QuotedInt64 for an int, as Int is Int64.
func (r *Reader) QuotedInt(min, max int64) int {
	const smallest, largest = math.MinInt, math.MaxInt
	return int(r.QuotedInt64(clamp(min, smallest, largest), clamp(max, smallest, largest)))
}

// QuotedUint64 reads a string that holds an integer from min to max.
func (r *Reader) QuotedUint64(min, max uint64) uint64 {
	text, ok := r.quoted()
	if !ok {
		r.mismatchQuoted(quotedUint64Text(min, max))
		return 0
	}
	v, ok := quotedUint64(text)
	if !ok || v < min || v > max {
		r.refuse(quotedUint64Text(min, max))
		return 0
	}
	return v
}

// QuotedUint is QuotedUint64 for a uint, as Uint is Uint64.
func (r *Reader) QuotedUint(smallest, largest uint64) uint {
	const widest = math.MaxUint
	return uint(r.QuotedUint64(min(smallest, widest), min(largest, widest)))
}

// QuotedFloat64 reads a string that holds a number as JSON writes it. What a
// float64 cannot hold is refused.
func (r *Reader) QuotedFloat64() float64 {
	return r.quotedFloat(64, math.MaxFloat64, "1.7976931348623157e+308")
}

// QuotedFloat32 is QuotedFloat64 for a float32.
func (r *Reader) QuotedFloat32() float32 {
	return float32(r.quotedFloat(32, math.MaxFloat32, "3.4028235e+38"))
}

func (r *Reader) quotedFloat(bits int, largest float64, largestText string) float64 {
	text, ok := r.quoted()
	if !ok {
		r.mismatchQuoted(quotedNumberText(nil))
		return 0
	}
	if !isNumber(text) {
		r.refuse(quotedNumberText(nil))
		return 0
	}
	v, ok := parseFloat(text, bits)
	if !ok {
		r.refuse(quotedNumberText(&Range{Min: -largest, Max: largest, MinText: "-" + largestText, MaxText: largestText}))
		return 0
	}
	return v
}

const quotedBoolText = `the string "true" or "false"`

// QuotedBool reads the string "true" or "false".
func (r *Reader) QuotedBool() bool {
	text, ok := r.quoted()
	if !ok {
		r.mismatchQuoted(quotedBoolText)
		return false
	}
	if string(text) != "true" && string(text) != "false" {
		r.refuse(quotedBoolText)
		return false
	}
	return string(text) == "true"
}

// quoted moves over the string that comes next and returns its text, or false
// where there is none, or after a fault. As with number, the caller then notes
// a mismatch.
func (r *Reader) quoted() ([]byte, bool) {
	if r.peek() != '"' {
		return nil, false
	}
	return r.text("")
}

// mismatchQuoted is mismatch with a comma between an example and "or null".
func (r *Reader) mismatchQuoted(expected string) {
	if r.nullAt == r.i {
		expected += ","
	}
	r.mismatch(expected)
}

// quotedInt64 returns the integer in text, if it has the form of one and an
// int64 holds it.
func quotedInt64(text []byte) (int64, bool) {
	digits := text
	if len(text) > 1 && text[0] == '-' && text[1] != '0' {
		digits = text[1:]
	}
	if !isDigits(digits) {
		return 0, false
	}
	return parseDecimal(string(text)).int64()
}

// quotedUint64 is quotedInt64 for what has no sign.
func quotedUint64(text []byte) (uint64, bool) {
	if !isDigits(text) {
		return 0, false
	}
	return parseDecimal(string(text)).uint64()
}

// isDigits reports whether text is decimal digits without a leading zero.
func isDigits(text []byte) bool {
	return len(text) > 0 && digitsEnd(text, 0) == len(text) && (text[0] != '0' || len(text) == 1)
}

// usualExample is the integer that messages give as an example, unless the
// bounds leave it out.
const usualExample = 12

func quotedInt64Text(min, max int64) string {
	return quotedText(int64Text(min, max), strconv.FormatInt(clamp(usualExample, min, max), 10))
}

func quotedUint64Text(smallest, largest uint64) string {
	return quotedText(uint64Text(smallest, largest), strconv.FormatUint(max(smallest, min(usualExample, largest)), 10))
}

func quotedNumberText(in *Range) string { return quotedText(in.text(), "1.5") }

// quotedText says what to write: `a string holding a number, such as "1.5"`.
func quotedText(holding, example string) string {
	return "a string holding " + holding + `, such as "` + example + `"`
}
