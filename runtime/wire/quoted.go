package wire

import (
	"math"
	"strconv"
)

// The methods of this file serve fields with encoding/json's option "string":
// a number or boolean travels as the text of a string. Which texts are taken is
// said by the patterns of the contract's section 4, which are stricter than
// the readers of bare numbers: an integer is written as digits alone.

// QuotedInt64 reads the string at offset i that holds an integer from min to max.
func (r *Reader) QuotedInt64(i int, min, max int64) (value int64, next int) {
	text, next, ok := r.quoted(i)
	if !ok {
		return 0, r.mismatchQuoted(i, quotedInt64Text(min, max))
	}
	v, ok := quotedInt64(text)
	if !ok || v < min || v > max {
		r.refuse(i, quotedInt64Text(min, max))
		return 0, next
	}
	return v, next
}

// QuotedInt is QuotedInt64 for an int, as Int is Int64.
func (r *Reader) QuotedInt(i int, min, max int64) (value, next int) {
	const smallest, largest = math.MinInt, math.MaxInt
	v, next := r.QuotedInt64(i, clamp(min, smallest, largest), clamp(max, smallest, largest))
	return int(v), next
}

// QuotedUint64 reads the string at offset i that holds an integer from min to max.
func (r *Reader) QuotedUint64(i int, min, max uint64) (value uint64, next int) {
	text, next, ok := r.quoted(i)
	if !ok {
		return 0, r.mismatchQuoted(i, quotedUint64Text(min, max))
	}
	v, ok := quotedUint64(text)
	if !ok || v < min || v > max {
		r.refuse(i, quotedUint64Text(min, max))
		return 0, next
	}
	return v, next
}

// QuotedUint is QuotedUint64 for a uint, as Uint is Uint64.
func (r *Reader) QuotedUint(i int, smallest, largest uint64) (value uint, next int) {
	const widest = math.MaxUint
	v, next := r.QuotedUint64(i, min(smallest, widest), min(largest, widest))
	return uint(v), next
}

// QuotedFloat64 reads the string at offset i that holds a number as JSON writes it. What a
// float64 cannot hold is refused.
func (r *Reader) QuotedFloat64(i int) (value float64, next int) {
	return r.quotedFloat(i, 64, math.MaxFloat64, "1.7976931348623157e+308")
}

// QuotedFloat32 is QuotedFloat64 for a float32.
func (r *Reader) QuotedFloat32(i int) (value float32, next int) {
	v, next := r.quotedFloat(i, 32, math.MaxFloat32, "3.4028235e+38")
	return float32(v), next
}

func (r *Reader) quotedFloat(i, bits int, largest float64, largestText string) (value float64, next int) {
	text, next, ok := r.quoted(i)
	if !ok {
		return 0, r.mismatchQuoted(i, quotedNumberText(nil))
	}
	if !isNumber(text) {
		r.refuse(i, quotedNumberText(nil))
		return 0, next
	}
	v, ok := parseFloat(text, bits)
	if !ok {
		r.refuse(i, quotedNumberText(&Range{Min: -largest, Max: largest, MinText: "-" + largestText, MaxText: largestText}))
		return 0, next
	}
	return v, next
}

const quotedBoolText = `the string "true" or "false"`

// QuotedBool reads the string "true" or "false" at offset i.
func (r *Reader) QuotedBool(i int) (value bool, next int) {
	text, next, ok := r.quoted(i)
	if !ok {
		return false, r.mismatchQuoted(i, quotedBoolText)
	}
	if string(text) != "true" && string(text) != "false" {
		r.refuse(i, quotedBoolText)
		return false, next
	}
	return string(text) == "true", next
}

// quoted returns the text of the string at offset i, or false where there is
// none, or after a fault. As with number, the caller then notes a mismatch.
func (r *Reader) quoted(i int) (text []byte, next int, ok bool) {
	if peek(r.b, i) != '"' {
		return nil, i, false
	}
	return r.text(i, "")
}

// mismatchQuoted is mismatch with a comma between an example and "or null".
func (r *Reader) mismatchQuoted(i int, expected string) int {
	if r.nullAt == i {
		expected += ","
	}
	return r.mismatch(i, expected)
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
