package wire

import (
	"bytes"
	"unicode/utf8"
)

// appendUnescaped appends the text that raw, the inside of a valid JSON
// string, stands for.
func appendUnescaped(dst, raw []byte) []byte {
	for {
		n := bytes.IndexByte(raw, '\\')
		if n < 0 || n+1 >= len(raw) {
			return append(dst, raw...)
		}
		dst = append(dst, raw[:n]...)
		c, size := unescape(raw[n:])
		dst = utf8.AppendRune(dst, c)
		raw = raw[n+size:]
	}
}

// unescape decodes the escape, valid and whole, that raw starts with, and
// returns its length: of a surrogate pair that of both.
func unescape(raw []byte) (c rune, size int) {
	switch raw[1] {
	case 'b':
		return '\b', 2
	case 'f':
		return '\f', 2
	case 'n':
		return '\n', 2
	case 'r':
		return '\r', 2
	case 't':
		return '\t', 2
	case 'u':
		c, _ = hex4(raw[2:])
		if c < 0xD800 || c > 0xDFFF || len(raw) < 12 {
			return c, min(6, len(raw))
		}
		second, _ := hex4(raw[8:])
		return (c-0xD800)<<10 + (second - 0xDC00) + 0x10000, 12
	}
	return rune(raw[1]), 2
}

// unescaped is the text that raw, the inside of a valid JSON string, stands for.
func unescaped(raw []byte) string {
	if bytes.IndexByte(raw, '\\') < 0 {
		return string(raw)
	}
	return string(appendUnescaped(nil, raw))
}
