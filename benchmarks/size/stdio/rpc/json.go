package rpc

// An object is the members of a JSON object: names and values by turns, as they
// are written.
type object struct{ parts [][]byte }

// read splits an object at its own commas and colons and reports whether it found
// its end. What a value holds is for its reader to judge.
func (o *object) read(text []byte) bool {
	depth, start := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			i = closing(text, i)
		case '{', '[':
			if depth++; depth == 1 {
				start = i + 1
			}
		case '}', ']':
			if depth--; depth == 0 {
				o.parts = append(o.parts, trim(text[start:i]))
				return true
			}
		case ',', ':':
			if depth == 1 {
				o.parts = append(o.parts, trim(text[start:i]))
				start = i + 1
			}
		}
	}
	return false
}

// closing is the offset of the quote that ends the string which begins at i.
func closing(text []byte, i int) int {
	for i++; i < len(text) && text[i] != '"'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	return i
}

func trim(text []byte) []byte {
	for len(text) > 0 && text[0] <= ' ' {
		text = text[1:]
	}
	for len(text) > 0 && text[len(text)-1] <= ' ' {
		text = text[:len(text)-1]
	}
	return text
}

// get returns the value of a member, nil if there is none.
func (o *object) get(name string) []byte {
	for i := 0; i+1 < len(o.parts); i += 2 {
		if text(o.parts[i]) == name {
			return o.parts[i+1]
		}
	}
	return nil
}

// text is what stands between the quotes. No name here has an escape.
func text(quoted []byte) string {
	if len(quoted) < 2 {
		return ""
	}
	return string(quoted[1 : len(quoted)-1])
}

// Quote appends s as a JSON string.
func Quote(dst []byte, s string) []byte {
	const hex = "0123456789abcdef"
	dst = append(dst, '"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			dst = append(dst, '\\', c)
		case c < ' ':
			dst = append(dst, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		default:
			dst = append(dst, c)
		}
	}
	return append(dst, '"')
}
