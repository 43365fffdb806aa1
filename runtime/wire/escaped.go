package wire

import (
	"bytes"
	"math/bits"
	"unicode/utf8"
)

// escapedString reads the string whose first byte is at offset i, and of which
// the byte at offset j is the first that needs a look. It is checked and decoded
// in one pass, behind one that only looks for its end.
func (r *Reader) escapedString(i, j int) (value string, next int) {
	end := closingQuote(r.b, i, j)
	if end >= 0 {
		if value, ok := r.keepDecoded(r.b[i:end], len(r.b)-i); ok {
			return value, end + 1
		}
	}
	// Something is wrong with it: the slower way says what and where.
	if end, _ = r.scanRest(j); end < 0 {
		return "", len(r.b)
	}
	return unescaped(r.b[i:end]), end + 1
}

// closingQuote returns the offset of the first quotation mark from j on that no
// backslash escapes, in the string whose first byte is at i; or -1.
func closingQuote(b []byte, i, j int) int {
	for {
		n := bytes.IndexByte(b[j:], '"')
		if n < 0 {
			return -1
		}
		quote := j + n
		first := quote // of the backslashes before it
		for first > i && b[first-1] == '\\' {
			first--
		}
		if (quote-first)%2 == 0 {
			return quote
		}
		j = quote + 1
	}
}

// keepDecoded is keep for the text that raw, the inside of a string, stands for.
// It reports false where something is wrong with raw.
func (r *Reader) keepDecoded(raw []byte, left int) (text string, ok bool) {
	need := len(raw) + wordSize
	if need > maxChunk/4 {
		own := make([]byte, need)
		n, ok := decode(own, raw)
		return stringOf(own[:n]), ok
	}
	if cap(r.chunk)-len(r.chunk) < need {
		r.newChunk(need, left+wordSize)
	}
	used := len(r.chunk)
	n, ok := decode(r.chunk[used:cap(r.chunk)], raw)
	if !ok {
		return "", false
	}
	r.chunk = r.chunk[:used+n]
	return stringOf(r.chunk[used:]), true
}

// decode writes the text that raw, the inside of a string, stands for to dst,
// which has a word more than raw, and returns its length. It reports false where
// something is wrong with raw.
func decode(dst, raw []byte) (n int, ok bool) {
	var all uint64 // which bits have been met
	i := 0
	for i < len(raw) {
		if len(raw)-i >= wordSize && len(dst)-n >= wordSize {
			x := load64(raw[i:])
			store64(dst[n:], x)
			all |= x
			// As in specialIn, without what is not ASCII.
			special := (((x ^ low*'\\') - low) | (x - low*0x20)) &^ x & high
			if special == 0 {
				i += wordSize
				n += wordSize
				continue
			}
			skip := bits.TrailingZeros64(special) / 8
			i += skip
			n += skip
		} else if c := raw[i]; c >= 0x20 && c != '\\' {
			all |= uint64(c)
			dst[n] = c
			i++
			n++
			continue
		}
		for i+1 < len(raw) && raw[i] == '\\' { // escapes come in runs: a new line and its tabs
			if c := simpleEscapes[raw[i+1]]; c != 0 {
				dst[n] = c
				i += 2
				n++
				continue
			}
			c, size, ok := unicodeEscape(raw[i:])
			if !ok {
				return 0, false
			}
			i += size
			n += utf8.EncodeRune(dst[n:], c)
		}
		if i < len(raw) && (raw[i] < 0x20 || raw[i] == '\\') {
			return 0, false
		}
	}
	return n, all&high == 0 || utf8.Valid(raw)
}

// simpleEscapes are what the bytes behind a backslash stand for.
var simpleEscapes = [256]byte{
	'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t',
}

// unicodeEscape decodes the \u escape that raw starts with, of a surrogate pair
// both, and returns its length.
func unicodeEscape(raw []byte) (c rune, size int, ok bool) {
	if raw[1] != 'u' {
		return 0, 0, false
	}
	c, ok = hex4(raw[2:])
	if !ok || c < 0xD800 || c > 0xDFFF {
		return c, 6, ok
	}
	if c >= 0xDC00 || len(raw) < 12 || raw[6] != '\\' || raw[7] != 'u' {
		return 0, 0, false
	}
	second, ok := hex4(raw[8:])
	if !ok || second < 0xDC00 || second > 0xDFFF {
		return 0, 0, false
	}
	return (c-0xD800)<<10 + (second - 0xDC00) + 0x10000, 12, true
}

func store64(b []byte, x uint64) {
	_ = b[7] // one bounds check for all eight
	b[0], b[1], b[2], b[3] = byte(x), byte(x>>8), byte(x>>16), byte(x>>24)
	b[4], b[5], b[6], b[7] = byte(x>>32), byte(x>>40), byte(x>>48), byte(x>>56)
}
