package wire

// kindAt names the kind of the value at b[i] as messages do, or returns "" where
// no value can start.
func kindAt(b []byte, i int) string {
	switch c := peek(b, i); {
	case c == '"':
		return "a string"
	case c == '{':
		return "an object"
	case c == '[':
		return "an array"
	case c == 't', c == 'f':
		return "a boolean"
	case c == 'n':
		return "null"
	case c == '-', isDigit(c):
		return "a number"
	}
	return ""
}

// mismatch notes that the value at offset i is not what was expected, skips it,
// and returns the offset behind it. The expectation is a phrase such as "an
// integer from 1 to 9".
func (r *Reader) mismatch(i int, expected string) int {
	next := r.Skip(i)
	if r.reason != "" {
		return next
	}
	if r.nullAt == i {
		expected += " or null"
	}
	r.note(i, "must be "+expected+", not "+kindAt(r.b, i)+".")
	r.refusedAt = i
	return next
}

// refuse notes that the value at offset at has the right type but is not what
// was expected.
func (r *Reader) refuse(at int, expected string) {
	r.note(at, "must be "+expected+".")
	r.refusedAt = at
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
