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
	start := space(value, 0)
	if end := r.Skip(start); !r.atEnd(end) {
		return append(dst, value...)
	}
	dst, _ = r.appendCanonical(dst, start)
	return dst
}

// appendCanonical appends the value at offset i, which is known to be valid.
func (r *Reader) appendCanonical(dst []byte, i int) (out []byte, next int) {
	switch peek(r.b, i) {
	case '{':
		return r.appendCanonicalObject(dst, i)
	case '[':
		dst = append(dst, '[')
		i, more := r.Array(i)
		for first := true; more; first = false {
			if !first {
				dst = append(dst, ',')
			}
			dst, i = r.appendCanonical(dst, i)
			i, more = r.Item(i)
		}
		return append(dst, ']'), i
	}
	return r.appendCanonicalScalar(dst, i)
}

// appendCanonicalScalar is apart from appendCanonical, which calls itself, so
// that the compiler sees that it does not keep dst.
func (r *Reader) appendCanonicalScalar(dst []byte, i int) (out []byte, next int) {
	if peek(r.b, i) == '"' {
		raw, next, _ := r.text(i, "")
		return appendString(dst, string(raw)), next
	}
	next = r.Skip(i)
	text := r.b[i:next]
	if len(text) > 0 && (text[0] == '-' || isDigit(text[0])) {
		return parseDecimal(string(text)).appendTo(dst), next
	}
	return append(dst, text...), next
}

// member is a member whose canonical text stands in a buffer.
type member struct {
	name       string
	start, end int
}

// appendCanonicalObject appends the members in the order of the text first,
// and then puts them into that of their names.
func (r *Reader) appendCanonicalObject(dst []byte, i int) (out []byte, next int) {
	dst = append(dst, '{')
	begin := len(dst)
	var members []member
	name, i, more := r.Map(i)
	for more {
		m := member{name: string(name), start: len(dst) - begin}
		dst = append(appendString(dst, m.name), ':')
		dst, i = r.appendCanonical(dst, i)
		m.end = len(dst) - begin
		members = append(members, m)
		name, i, more = r.Entry(i)
	}
	slices.SortStableFunc(members, func(a, b member) int { return cmp.Compare(a.name, b.name) })
	texts := slices.Clone(dst[begin:])
	dst = dst[:begin]
	for n, m := range members {
		if n > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, texts[m.start:m.end]...)
	}
	return append(dst, '}'), i
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
