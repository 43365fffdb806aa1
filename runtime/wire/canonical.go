package wire

import (
	"cmp"
	"slices"
	"strconv"
)

// AppendCanonical appends the canonical form of value, one JSON value, to dst.
// Two values that are the same have the same canonical form: members are
// sorted by the code points of their names, strings escape only what they
// must, numbers are their digits and an exponent (1.0 is 1, 150 is 15e1, -0 is
// 0), items keep their order, and white space is left out. Text that is not
// valid JSON, or nests deeper than 64 levels, is appended as it is.
func AppendCanonical(dst, value []byte) []byte {
	r := NewReader(value)
	r.space()
	start := r.i
	r.Skip()
	if r.reason != "" || !r.atEnd() {
		return append(dst, value...)
	}
	r.i = start
	return r.appendCanonical(dst)
}

// appendCanonical moves over a value that is known to be valid.
func (r *Reader) appendCanonical(dst []byte) []byte {
	switch r.peek() {
	case '{':
		return r.appendCanonicalObject(dst)
	case '[':
		r.open()
		dst = append(dst, '[')
		for first := true; r.Item(); first = false {
			if !first {
				dst = append(dst, ',')
			}
			dst = r.appendCanonical(dst)
		}
		return append(dst, ']')
	}
	return r.appendCanonicalScalar(dst)
}

// appendCanonicalScalar is apart from appendCanonical, which calls itself, so
// that the compiler sees that it does not keep dst.
func (r *Reader) appendCanonicalScalar(dst []byte) []byte {
	start := r.i
	if r.peek() == '"' {
		raw, _ := r.text("")
		return appendString(dst, string(raw))
	}
	r.Skip()
	text := r.b[start:r.i]
	if len(text) > 0 && (text[0] == '-' || isDigit(text[0])) {
		return parseDecimal(string(text)).appendTo(dst)
	}
	return append(dst, text...)
}

// member is a member whose canonical text stands in a buffer.
type member struct {
	name       string
	start, end int
}

// appendCanonicalObject appends the members in the order of the text first,
// and then puts them into that of their names.
func (r *Reader) appendCanonicalObject(dst []byte) []byte {
	r.open()
	dst = append(dst, '{')
	begin := len(dst)
	var members []member
	for r.Member() {
		m := member{name: string(r.Name()), start: len(dst) - begin}
		dst = append(appendString(dst, m.name), ':')
		dst = r.appendCanonical(dst)
		m.end = len(dst) - begin
		members = append(members, m)
	}
	slices.SortStableFunc(members, func(a, b member) int { return cmp.Compare(a.name, b.name) })
	texts := slices.Clone(dst[begin:])
	dst = dst[:begin]
	for i, m := range members {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, texts[m.start:m.end]...)
	}
	return append(dst, '}')
}

// appendTo appends the digits and, unless it is 0, the exponent of the last.
func (d decimal) appendTo(dst []byte) []byte {
	if d.isZero() {
		return append(dst, '0')
	}
	if d.negative {
		dst = append(dst, '-')
	}
	dst = append(append(dst, d.head...), d.tail...)
	if d.far != "" {
		return append(append(dst, 'e'), addToInteger(d.far, -int64(d.count()))...)
	}
	if exponent := d.point - int64(d.count()); exponent != 0 {
		dst = strconv.AppendInt(append(dst, 'e'), exponent, 10)
	}
	return dst
}
