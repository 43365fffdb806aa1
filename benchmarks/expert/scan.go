package expert

import (
	"bytes"
	"math/bits"
	"unicode/utf8"
)

// Words that have the same byte eight times.
const (
	lo = 0x0101010101010101
	hi = 0x8080808080808080
)

// load64 is eight bytes as a word. It takes a slice, so that one check of bounds
// covers them all.
func load64(b []byte) uint64 {
	_ = b[7]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// scan finds the quote that closes the text from i on, and says whether the text has
// escapes. It takes eight bytes at a time up to one that is a quote, a backslash, a
// control character or not ASCII; a text of more than 64 bytes goes to scanLong.
func (r *reader) scan(i int) (end int, esc bool) {
	b := r.doc
	j := i
	for uint(j) < uint(len(b)) {
		s := b[j:]
		if len(s) < 8 {
			break
		}
		x := load64(s)
		m := (((x ^ lo*'"') - lo) | ((x ^ lo*'\\') - lo) | (x - lo*0x20) | x) & hi
		if m != 0 {
			j += bits.TrailingZeros64(m) >> 3
			if uint(j) < uint(len(b)) && b[j] == '"' {
				return j, false
			}
			return r.scanSlow(i, j)
		}
		j += 8
		if j-i == 64 {
			return r.scanLong(i, j)
		}
	}
	for uint(j) < uint(len(b)) {
		c := b[j]
		if c == '"' {
			return j, false
		}
		if c < 0x20 || c == '\\' || c >= 0x80 {
			break
		}
		j++
	}
	return r.scanSlow(i, j)
}

// scanLong looks for the quote first, which the processor does with wide registers,
// and then takes 32 bytes at a time to see that nothing special lies before it.
func (r *reader) scanLong(i, j int) (end int, esc bool) {
	s := r.doc[j:]
	k := bytes.IndexByte(s, '"')
	if k < 0 {
		return r.scanSlow(i, j)
	}
	s = s[:k]
	var acc uint64
	for len(s) >= 32 {
		x, y, z, w := load64(s), load64(s[8:]), load64(s[16:]), load64(s[24:])
		acc |= x | (x - lo*0x20) | ((x ^ lo*'\\') - lo) |
			y | (y - lo*0x20) | ((y ^ lo*'\\') - lo) |
			z | (z - lo*0x20) | ((z ^ lo*'\\') - lo) |
			w | (w - lo*0x20) | ((w ^ lo*'\\') - lo)
		s = s[32:]
	}
	for _, c := range s {
		if c < 0x20 || c == '\\' || c >= 0x80 {
			acc |= hi
		}
	}
	if acc&hi == 0 {
		return j + k, false
	}
	return r.scanSlow(i, j)
}

// scanSlow is scan from j on, where something special stands.
func (r *reader) scanSlow(i, j int) (end int, esc bool) {
	b := r.doc
	non := false
	saved := 0
	for uint(j) < uint(len(b)) {
		if s := b[j:]; len(s) >= 8 {
			x := load64(s)
			non = non || x&hi != 0
			y := x &^ hi // a byte above ASCII may look special: the switch tells
			m := (((y ^ lo*'"') - lo) | ((y ^ lo*'\\') - lo) | (y - lo*0x20)) & hi
			if m == 0 {
				j += 8
				continue
			}
			j += bits.TrailingZeros64(m) >> 3
		}
		switch c := b[j]; {
		case c == '"':
			if non && !utf8.Valid(b[i:j]) {
				return r.fail(badText, i, ""), false
			}
			r.saved = saved
			return j, esc
		case c == '\\':
			esc = true
			if j+1 >= len(b) {
				return r.fail(badSyntax, j, ""), false
			}
			switch b[j+1] {
			case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
				j += 2
				saved++
			case 'u':
				u, ok := hex4(b, j+2)
				if !ok {
					return r.fail(badSyntax, j, ""), false
				}
				j += 6
				saved += 6 - runeLen(u)
				if u >= 0xD800 && u < 0xE000 { // a pair or nothing
					if u >= 0xDC00 || !has(b, j, `\u`) {
						return r.fail(badText, j, ""), false
					}
					u2, ok := hex4(b, j+2)
					if !ok || u2 < 0xDC00 || u2 > 0xDFFF {
						return r.fail(badText, j, ""), false
					}
					j += 6
					saved += 6 + 3 - 4
				}
			default:
				return r.fail(badSyntax, j, ""), false
			}
		case c < 0x20:
			return r.fail(badSyntax, j, ""), false
		default:
			non = non || c >= 0x80
			j++
		}
	}
	return r.fail(badSyntax, j, ""), false
}

// runeLen is the length in UTF-8, where half a pair counts 3.
func runeLen(u rune) int {
	switch {
	case u < 0x80:
		return 1
	case u < 0x800:
		return 2
	}
	return 3
}

// hex4 reads four hexadecimal digits.
func hex4(b []byte, i int) (rune, bool) {
	if len(b)-i < 4 {
		return 0, false
	}
	var u rune
	for _, c := range b[i : i+4] {
		switch {
		case c-'0' < 10:
			u = u<<4 | rune(c-'0')
		case c|0x20-'a' < 6:
			u = u<<4 | rune((c|0x20)-'a'+10)
		default:
			return 0, false
		}
	}
	return u, true
}
