package wire

import (
	"bytes"
	"math/bits"
	"unicode/utf8"
)

// Eight bytes are looked at in one word: low has the lowest bit of each byte
// set, high the highest.
const (
	low      = 0x0101010101010101
	high     = 0x8080808080808080
	wordSize = 8
)

func load64[T string | []byte](b T) uint64 {
	_ = b[7] // one bounds check for all eight
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// specialIn has the high bit set of each byte of x that needs a look inside a
// string: a quotation mark, a backslash, a control character, or a byte that is
// not ASCII. A borrow may set it for a byte above one of those, never below, and
// only the lowest counts.
func specialIn(x uint64) uint64 {
	return (((x ^ low*'"') - low) | ((x ^ low*'\\') - low) | (x - low*0x20) | x) & high
}

// plainEnd returns the offset of the first byte from i on that needs a look.
func plainEnd(b []byte, i int) int {
	for len(b)-i >= 8 {
		if special := specialIn(load64(b[i:])); special != 0 {
			return i + bits.TrailingZeros64(special)/8
		}
		i += 8
	}
	for i < len(b) && b[i] >= 0x20 && b[i] < utf8.RuneSelf && b[i] != '"' && b[i] != '\\' {
		i++
	}
	return i
}

// scanString returns the offset of the quotation mark that closes the string
// whose first byte is at i, and whether it holds escapes; or -1 after a fault.
func (r *Reader) scanString(i int) (end int, escaped bool) {
	end, ok := plainString(r.b, i)
	if !ok {
		return r.scanRest(end)
	}
	return end, false
}

// plainString returns the offset of the quotation mark that closes the string
// whose first byte is at i, if no byte before that needs a look; if not, the
// offset of one that does, or of the end of the text.
func plainString(b []byte, i int) (end int, ok bool) {
	j := i
	for len(b)-j >= wordSize {
		if special := specialIn(load64(b[j:])); special != 0 {
			j += bits.TrailingZeros64(special) / 8
			return j, uint(j) < uint(len(b)) && b[j] == '"'
		}
		if j += wordSize; j-i == shortString {
			return longString(b, j)
		}
	}
	for uint(j) < uint(len(b)) && b[j] >= 0x20 && b[j] < utf8.RuneSelf && b[j] != '"' && b[j] != '\\' {
		j++
	}
	return j, uint(j) < uint(len(b)) && b[j] == '"'
}

// longString is plainString for the rest of a long string, from offset i on: the
// closing quotation mark is found with the processor's vector instructions, and
// then 32 bytes at a time are seen not to need a look.
func longString(b []byte, i int) (end int, ok bool) {
	n := bytes.IndexByte(b[i:], '"')
	if n < 0 || !plain(b[i:i+n]) {
		return i, false
	}
	return i + n, true
}

// plain reports whether none of the bytes needs a look inside a string.
func plain(b []byte) bool {
	var special uint64
	for ; len(b) >= 32; b = b[32:] {
		w, x, y, z := load64(b), load64(b[8:]), load64(b[16:]), load64(b[24:])
		special |= w | (w - low*0x20) | ((w ^ low*'\\') - low) |
			x | (x - low*0x20) | ((x ^ low*'\\') - low) |
			y | (y - low*0x20) | ((y ^ low*'\\') - low) |
			z | (z - low*0x20) | ((z ^ low*'\\') - low)
	}
	return special&high == 0 && plainEnd(b, 0) == len(b)
}

// scanRest is scanString from offset i inside the string on, for one that is
// not plain.
func (r *Reader) scanRest(i int) (end int, escaped bool) {
	for {
		i = plainEnd(r.b, i)
		if i >= len(r.b) {
			r.unexpected(i)
			return -1, false
		}
		switch c := r.b[i]; {
		case c == '"':
			return i, escaped
		case c == '\\':
			escaped = true
			i = r.scanEscape(i)
		case c < 0x20:
			r.fault(i, "a raw control character in a string (write "+ShowName(string(rune(c)))+")")
			return -1, false
		default:
			i = r.scanRunes(i)
		}
		if i < 0 {
			return -1, false
		}
	}
}

// scanRunes moves over characters that are not ASCII, or returns -1 after a
// fault.
func (r *Reader) scanRunes(i int) int {
	for i < len(r.b) && r.b[i] >= utf8.RuneSelf {
		c, size := utf8.DecodeRune(r.b[i:])
		if c == utf8.RuneError && size == 1 {
			r.fault(i, "invalid UTF-8")
			return -1
		}
		i += size
	}
	return i
}

// scanEscape moves over the escape at i, for a surrogate pair over both, or
// returns -1 after a fault.
func (r *Reader) scanEscape(i int) int {
	if i+1 >= len(r.b) {
		r.unexpected(i + 1)
		return -1
	}
	switch r.b[i+1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return i + 2
	case 'u':
		return r.scanUnicode(i)
	}
	c, size := utf8.DecodeRune(r.b[i+1:])
	if c == utf8.RuneError && size == 1 {
		r.fault(i+1, "invalid UTF-8")
	} else {
		r.fault(i, `invalid escape '\`+ShowName(string(c))+"'")
	}
	return -1
}

// scanUnicode moves over the \u escape at i.
func (r *Reader) scanUnicode(i int) int {
	unit, ok := r.hex4(i)
	if !ok {
		return -1
	}
	switch {
	case unit < 0xD800 || unit > 0xDFFF:
		return i + 6
	case unit < 0xDC00 && len(r.b)-i > 7 && r.b[i+6] == '\\' && r.b[i+7] == 'u':
		second, ok := r.hex4(i + 6)
		if !ok {
			return -1
		}
		if second >= 0xDC00 && second <= 0xDFFF {
			return i + 12
		}
	}
	r.fault(i, "a lone surrogate")
	return -1
}

// hex4 decodes the \u escape at i.
func (r *Reader) hex4(i int) (rune, bool) {
	if unit, ok := hex4(r.b[i+2:]); ok {
		return unit, true
	}
	for at := i + 2; at < i+6; at++ {
		if at >= len(r.b) {
			r.unexpected(at)
			break
		}
		if hexDigit(r.b[at]) < 0 {
			r.fault(i, `invalid escape '\u'`)
			break
		}
	}
	return 0, false
}

// hex4 decodes four hexadecimal digits.
func hex4(b []byte) (unit rune, ok bool) {
	if len(b) < 4 {
		return 0, false
	}
	for _, c := range b[:4] {
		d := hexDigit(c)
		if d < 0 {
			return 0, false
		}
		unit = unit<<4 | d
	}
	return unit, true
}

// hexDigit returns the value of a hexadecimal digit, or -1.
func hexDigit(c byte) rune {
	switch {
	case isDigit(c):
		return rune(c - '0')
	case 'a' <= c && c <= 'f':
		return rune(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return rune(c-'A') + 10
	}
	return -1
}
