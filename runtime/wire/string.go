package wire

import (
	"encoding/base64"
	"math/bits"
	"unicode/utf8"
)

// String reads the string at offset i.
func (r *Reader) String(i int) (value string, next int) { return r.stringAs(i, "a string") }

// stringAs is String with another expectation. Most of a call is strings, and most
// of those are short and plain: they are copied into the chunk, a word at a time,
// while their end is looked for. What is copied too much will be written over.
func (r *Reader) stringAs(i int, expected string) (value string, next int) {
	b := r.b
	if uint(i) >= uint(len(b)) || b[i] != '"' {
		return "", r.mismatch(i, expected)
	}
	i++
	used := len(r.chunk)
	free := r.chunk[used:cap(r.chunk)]
	n := 0
	for len(b)-i-n >= wordSize && len(free)-n >= wordSize && n < shortString {
		x := load64(b[i+n:])
		store64(free[n:], x)
		if special := specialIn(x); special != 0 {
			n += bits.TrailingZeros64(special) / 8
			if b[i+n] != '"' {
				return r.escapedString(i, i+n)
			}
			r.chunk = r.chunk[:used+n]
			return stringOf(free[:n]), i + n + 1
		}
		n += wordSize
	}
	return r.longerString(i, i+n)
}

// longerString reads the string whose first byte is at offset i, and of which the
// bytes before offset j need no look.
func (r *Reader) longerString(i, j int) (value string, next int) {
	end, plain := plainString(r.b, j)
	if !plain {
		return r.escapedString(i, end)
	}
	return r.keep(r.b[i:end], len(r.b)-i), end + 1
}

// shortString is up to how many bytes of a string are looked at before it is
// taken for a long one.
const shortString = 64

// text returns the text of the string at offset i without escapes, which is part
// of the arguments or of a buffer of its own, or false after noting that there is
// none.
func (r *Reader) text(i int, expected string) (text []byte, next int, ok bool) {
	if peek(r.b, i) != '"' {
		return nil, r.mismatch(i, expected), false
	}
	end, escaped := r.scanString(i + 1)
	if end < 0 {
		return nil, len(r.b), false
	}
	if text = r.b[i+1 : end]; escaped {
		text = appendUnescaped(nil, text)
	}
	return text, end + 1, true
}

// inside returns the inside, escapes and all, of the string from offset at to
// offset end, if one stands there that was what the caller asked for.
func (r *Reader) inside(at, end int) ([]byte, bool) {
	if !r.OK(at) || peek(r.b, at) != '"' {
		return nil, false
	}
	return r.b[at+1 : end-1], true
}

// Length checks that the string from offset at to offset end has from min to max
// code points; a negative max is no bound. Of bytes it counts the characters of
// the base64 text.
func (r *Reader) Length(at, end, min, max int) {
	// A code point is written with one byte at least, and twelve at most.
	if n := end - at - len(`""`); n < min || uint(n) > uint(max) || min > 1 && n < 12*min {
		r.checkLength(at, end, min, max)
	}
}

func (r *Reader) checkLength(at, end, min, max int) {
	raw, ok := r.inside(at, end)
	if !ok {
		return
	}
	if n := codePoints(raw); n < min || max >= 0 && n > max {
		r.note(at, "must have "+countText(min, max, "character")+".")
	}
}

// codePoints counts the code points that the inside of a valid string stands
// for.
func codePoints(raw []byte) int {
	n := 0
	for i := 0; i < len(raw); n++ {
		switch c := raw[i]; {
		case c == '\\':
			_, size := unescape(raw[i:])
			i += size
		case c < utf8.RuneSelf:
			i++
		default:
			_, size := utf8.DecodeRune(raw[i:])
			i += size
		}
	}
	return n
}

// Pattern notes that the string at offset at does not match source, the pattern
// as the schema writes it, unless it has matched. A control character of the
// pattern is shown escaped, so that a problem stays on its line.
func (r *Reader) Pattern(at int, matched bool, source string) {
	if !matched {
		r.refusePattern(at, source)
	}
}

func (r *Reader) refusePattern(at int, source string) {
	if r.OK(at) {
		r.note(at, "must match "+showLine(source)+".")
	}
}

// Rune reads the string of exactly one code point at offset i.
func (r *Reader) Rune(i int) (value rune, next int) {
	text, next, ok := r.text(i, "a string of exactly 1 character")
	if !ok {
		return 0, next
	}
	c, size := utf8.DecodeRune(text)
	if size == 0 || size != len(text) {
		r.note(i, "must have exactly 1 character.")
		r.refusedAt = i
		return 0, next
	}
	return c, next
}

// Bytes reads the base64 text at offset i: of the standard alphabet (RFC 4648
// section 4) with padding, without line breaks, and with the unused bits of its
// last digit zero. The result is never nil where the text is good.
func (r *Reader) Bytes(i int) (value []byte, next int) {
	text, next, ok := r.text(i, base64Text)
	if !ok {
		return nil, next
	}
	out, ok := decodeBase64(text)
	if !ok {
		r.refuse(i, base64Text)
		return nil, next
	}
	return out, next
}

const base64Text = "base64 text such as aGVsbG8="

// CheckBase64 reports whether text has the form that Bytes reads.
func CheckBase64(text string) bool {
	_, ok := decodeBase64([]byte(text))
	return ok
}

// decodeBase64 decodes the form that Bytes reads. The result is not nil where
// the text is good.
func decodeBase64(text []byte) ([]byte, bool) {
	for _, c := range text {
		if c == '\n' || c == '\r' { // package base64 skips these
			return nil, false
		}
	}
	out := make([]byte, base64.StdEncoding.DecodedLen(len(text)))
	n, err := base64.StdEncoding.Strict().Decode(out, text)
	return out[:n], err == nil
}
