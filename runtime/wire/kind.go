package wire

// kind names the kind of the value that comes next as messages do, or returns
// "" where no value can start.
func (r *Reader) kind() string {
	switch c := r.peek(); {
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

// mismatch notes that the value that comes next is not what was expected, and
// skips it. The expectation is a phrase such as "an integer from 1 to 9".
func (r *Reader) mismatch(expected string) {
	at, kind := r.i, r.kind()
	r.Skip()
	r.start, r.end, r.ok = at, r.i, false
	if r.reason != "" {
		return
	}
	if r.nullAt == at {
		expected += " or null"
	}
	r.note(at, "must be "+expected+", not "+kind+".")
}

// refuse notes that the value read last has the right type but is not what was
// expected.
func (r *Reader) refuse(expected string) {
	r.complain("must be " + expected + ".")
	r.ok = false
}

// complain notes text about the value read last.
func (r *Reader) complain(text string) { r.note(r.start, text) }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
