package wire

// Skip skips the value of any kind at offset i, whose syntax is checked, and
// returns the offset behind it.
func (r *Reader) Skip(i int) (next int) {
	b := r.b
	switch c := peek(b, i); {
	case c == '"':
		if end, _ := r.scanString(i + 1); end >= 0 {
			return end + 1
		}
		return len(b)
	case c == '{':
		_, i, more := r.Map(i)
		for more {
			_, i, more = r.Entry(r.Skip(i))
		}
		return i
	case c == '[':
		i, more := r.Array(i)
		for more {
			i, more = r.Item(r.Skip(i))
		}
		return i
	case c == '-', isDigit(c):
		return r.skipNumber(i)
	case c == 't':
		return r.skipLiteral(i, "true")
	case c == 'f':
		return r.skipLiteral(i, "false")
	case c == 'n':
		return r.skipLiteral(i, "null")
	}
	return r.unexpected(i)
}

// skipLiteral skips a literal name, of which at least one byte is there.
func (r *Reader) skipLiteral(i int, name string) int {
	if has(r.b, i, name) {
		return i + len(name)
	}
	for n := 0; i < len(r.b) && r.b[i] == name[n]; n++ {
		i++
	}
	return r.unexpected(i)
}

// skipNumber skips the number at offset i.
func (r *Reader) skipNumber(i int) int {
	end, ok := numberEnd(r.b, i)
	if !ok {
		return r.unexpected(end)
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
