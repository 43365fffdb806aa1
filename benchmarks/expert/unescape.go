package expert

import (
	"math/bits"
	"strings"
	"unicode/utf8"
)

// unescaped is what stands for a letter behind a backslash.
var unescaped = [256]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

// decode copies b[i:j], which scan has checked, to out with the escapes undone, until
// one of them is used up. It returns how far it got in both.
func decode(out, b []byte, i, j int) (o, next int) {
	for i < j && len(out)-o >= 12 { // eight bytes at once, or seven and a rune
		if j-i >= 8 {
			x := load64(b[i:])
			d := out[o:]
			if len(d) < 8 {
				return o, i
			}
			d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7] = byte(x), byte(x>>8), byte(x>>16), byte(x>>24), byte(x>>32), byte(x>>40), byte(x>>48), byte(x>>56)
			y := x ^ lo*'\\'
			m := (y - lo) &^ y & hi
			if m == 0 {
				i += 8
				o += 8
				continue
			}
			n := bits.TrailingZeros64(m) >> 3
			i += n
			o += n
		} else if b[i] != '\\' {
			out[o] = b[i]
			i++
			o++
			continue
		}
		for { // Escapes come in runs: a new line and its tabs.
			c := b[i+1]
			if c != 'u' {
				out[o] = unescaped[c]
				i += 2
				o++
			} else {
				u, _ := hex4(b, i+2)
				i += 6
				if u >= 0xD800 && u < 0xE000 {
					u2, _ := hex4(b, i+2)
					u = (u-0xD800)<<10 | (u2 - 0xDC00) + 0x10000
					i += 6
				}
				o += utf8.EncodeRune(out[o:], u)
			}
			if i >= j || b[i] != '\\' || len(out)-o < 8 {
				break
			}
		}
	}
	return o, i
}

// unescapeScratch is the text between two positions with the escapes undone; it is
// valid until the next call.
func (r *reader) unescapeScratch(i, j int) []byte {
	if cap(r.scratch) < j-i+12 {
		r.scratch = make([]byte, j-i+12)
	}
	r.scratch = r.scratch[:cap(r.scratch)]
	o, _ := decode(r.scratch, r.doc, i, j)
	return r.scratch[:o]
}

// unescapeString is the same as a string, in one allocation of the right size.
func (r *reader) unescapeString(i, j int) string {
	var tmp [512]byte
	if j-i <= len(tmp)-12 {
		o, _ := decode(tmp[:], r.doc, i, j)
		return string(tmp[:o])
	}
	var sb strings.Builder
	sb.Grow(j - i - r.saved)
	for i < j {
		var o int
		o, i = decode(tmp[:], r.doc, i, j)
		sb.Write(tmp[:o])
	}
	return sb.String()
}
