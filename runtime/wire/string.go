package wire

import (
	"encoding/base64"
	"unicode/utf8"
)

// String reads a string.
func (r *Reader) String() string { return r.stringAs("a string") }

// stringAs is String with another expectation.
func (r *Reader) stringAs(expected string) string {
	raw, escaped, ok := r.rawString(expected)
	if !ok {
		return ""
	}
	if escaped {
		r.str = unescaped(raw)
	} else {
		r.str = string(raw)
	}
	return r.str
}

// rawString moves over the string that comes next and returns its inside,
// escapes and all, or notes that there is none.
func (r *Reader) rawString(expected string) (raw []byte, escaped, ok bool) {
	if r.peek() != '"' {
		r.mismatch(expected)
		return nil, false, false
	}
	end, escaped := r.scanString(r.i + 1)
	if end < 0 {
		return nil, false, false
	}
	r.leaf(end + 1)
	r.str = ""
	return r.b[r.start+1 : end], escaped, true
}

// last returns the text of the string read last, whichever method read it, or
// false where that was no string or not what the caller asked for.
func (r *Reader) last() (string, bool) {
	if !r.ok || r.b[r.start] != '"' {
		return "", false
	}
	if r.str == "" {
		r.str = unescaped(r.b[r.start+1 : r.end-1])
	}
	return r.str, true
}

// text is rawString with the escapes undone.
func (r *Reader) text(expected string) ([]byte, bool) {
	raw, escaped, ok := r.rawString(expected)
	if escaped {
		raw = appendUnescaped(nil, raw)
	}
	return raw, ok
}

// Length checks that the string read last has from min to max code points; a
// negative max is no bound. Of bytes it counts the characters of the base64
// text.
func (r *Reader) Length(min, max int) {
	if !r.ok || r.b[r.start] != '"' {
		return
	}
	if n := codePoints(r.b[r.start+1 : r.end-1]); n < min || max >= 0 && n > max {
		r.complain("must have " + countText(min, max, "character") + ".")
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

// Pattern notes that the string read last does not match source, the pattern
// as the schema writes it, unless it has matched. A control character of the
// pattern is shown escaped, so that a problem stays on its line.
func (r *Reader) Pattern(matched bool, source string) {
	if r.ok && !matched {
		r.complain("must match " + showLine(source) + ".")
	}
}

// Rune reads a string of exactly one code point.
func (r *Reader) Rune() rune {
	text, ok := r.text("a string of exactly 1 character")
	if !ok {
		return 0
	}
	c, size := utf8.DecodeRune(text)
	if size == 0 || size != len(text) {
		r.complain("must have exactly 1 character.")
		r.ok = false
		return 0
	}
	return c
}

// Bytes reads base64 text of the standard alphabet (RFC 4648 section 4) with
// padding, without line breaks, and with the unused bits of its last digit
// zero. The result is never nil where the text is good.
func (r *Reader) Bytes() []byte {
	text, ok := r.text(base64Text)
	if !ok {
		return nil
	}
	out, ok := decodeBase64(text)
	if !ok {
		r.refuse(base64Text)
		return nil
	}
	return out
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
