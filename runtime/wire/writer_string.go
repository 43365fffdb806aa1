package wire

import (
	"math/bits"
	"unicode/utf8"
)

// appendString appends s as a JSON string.
func appendString(dst []byte, s string) []byte {
	i := 0
	for len(s)-i >= wordSize {
		if special := specialIn(load64(s[i:])); special != 0 {
			return appendEscaped(dst, s, i+bits.TrailingZeros64(special)/8)
		}
		i += wordSize
	}
	for ; i < len(s); i++ {
		if c := s[i]; c < 0x20 || c >= utf8.RuneSelf || c == '"' || c == '\\' {
			return appendEscaped(dst, s, i)
		}
	}
	return append(append(append(dst, '"'), s...), '"')
}

// appendEscaped is appendString for a string whose first i bytes need no look.
func appendEscaped(dst []byte, s string, i int) []byte {
	dst = append(dst, '"')
	done := 0
	for i < len(s) {
		c := s[i]
		if c >= 0x20 && c < utf8.RuneSelf && c != '"' && c != '\\' {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			c, size := utf8.DecodeRuneInString(s[i:])
			if c != utf8.RuneError || size > 1 {
				i += size
				continue
			}
			dst = utf8.AppendRune(append(dst, s[done:i]...), utf8.RuneError)
		} else {
			dst = appendEscape(append(dst, s[done:i]...), c)
		}
		i++
		done = i
	}
	return append(append(dst, s[done:]...), '"')
}
