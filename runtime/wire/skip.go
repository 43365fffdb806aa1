package wire

// Skip skips one value of any kind, whose syntax is checked.
func (r *Reader) Skip() {
	start := r.i
	switch c := r.peek(); {
	case c == '"':
		if end, _ := r.scanString(r.i + 1); end >= 0 {
			r.i = end + 1
		}
	case c == '-', isDigit(c):
		if end := r.scanNumber(); end >= 0 {
			r.i = end
		}
	case c == '{':
		r.open()
		for r.Member() {
			r.Skip()
		}
	case c == '[':
		r.open()
		for r.Item() {
			r.Skip()
		}
	case c == 't':
		r.literal("true")
	case c == 'f':
		r.literal("false")
	case c == 'n':
		r.literal("null")
	default:
		r.unexpected()
	}
	r.start, r.end, r.ok, r.str = start, r.i, r.reason == "", ""
}

// literal moves over a literal name, of which at least one byte is there.
func (r *Reader) literal(name string) {
	if r.take(name) {
		return
	}
	at := r.i
	for n := 0; at < len(r.b) && r.b[at] == name[n]; n++ {
		at++
	}
	r.unexpectedAt(at)
}

// scanNumber returns where the number that comes next ends, or -1 after a
// fault.
func (r *Reader) scanNumber() int {
	end, ok := numberEnd(r.b, r.i)
	if !ok {
		r.unexpectedAt(end)
		return -1
	}
	return end
}

// numberEnd returns where the number at b[i] ends, or the offset of what must
// not stand there. A digit after a leading zero is among these: the number has
// ended, but nothing that may follow it is a digit.
func numberEnd(b []byte, i int) (end int, ok bool) {
	if i < len(b) && b[i] == '-' {
		i++
	}
	first := i
	if i = digitsEnd(b, i); i == first {
		return i, false
	}
	if b[first] == '0' && i > first+1 {
		return first + 1, false
	}
	if i < len(b) && b[i] == '.' {
		first = i + 1
		if i = digitsEnd(b, first); i == first {
			return i, false
		}
	}
	if i < len(b) && b[i]|0x20 == 'e' {
		i++
		if i < len(b) && (b[i] == '+' || b[i] == '-') {
			i++
		}
		first = i
		if i = digitsEnd(b, first); i == first {
			return i, false
		}
	}
	return i, true
}

// IsNumber reports whether text is a number by JSON's grammar.
func IsNumber(text string) bool { return isNumber([]byte(text)) }

func isNumber(text []byte) bool {
	end, ok := numberEnd(text, 0)
	return ok && end == len(text)
}

// digitsEnd returns the offset of the first byte from i on that is no digit.
func digitsEnd(b []byte, i int) int {
	for i < len(b) && isDigit(b[i]) {
		i++
	}
	return i
}
