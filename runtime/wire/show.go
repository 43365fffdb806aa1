package wire

import (
	"unicode"
	"unicode/utf8"
)

// maxName is how many code points of a name from a call are shown.
const maxName = 64

const hexDigits = "0123456789abcdef"

// ShowName returns name as messages show it: escaped as in a JSON string, and
// cut to 64 code points. Every control and format character is escaped, so
// that a text gains neither a line, nor a terminal's control sequence, nor a
// change of writing direction from a name.
func ShowName(name string) string {
	return showText(firstRunes(name, maxName))
}

// firstRunes cuts s to its first n code points.
func firstRunes(s string, n int) string {
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}

// showText escapes as ShowName does, and cuts nothing.
func showText(text string) string {
	out := make([]byte, 0, len(text)+8)
	for _, c := range text {
		out = appendShown(out, c)
	}
	return string(out)
}

// showLine escapes what hides, so that a text stays on its line, and leaves the
// rest as it is written, backslashes too.
func showLine(text string) string {
	out := make([]byte, 0, len(text))
	for _, c := range text {
		if c < 0x20 || hides(c) {
			out = appendShown(out, c)
		} else {
			out = utf8.AppendRune(out, c)
		}
	}
	return string(out)
}

func appendShown(dst []byte, c rune) []byte {
	switch {
	case c == '"' || c == '\\' || c < 0x20:
		return appendEscape(dst, byte(c))
	case c >= 0x7F && hides(c):
		return appendUnicodeEscape(dst, c)
	}
	return utf8.AppendRune(dst, c)
}

// hides reports whether c is a control, format or line-breaking character.
func hides(c rune) bool {
	return unicode.In(c, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp)
}

// appendEscape appends the shortest escape of a character that JSON does not
// allow raw in a string.
func appendEscape(dst []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(dst, '\\', c)
	case '\b':
		return append(dst, `\b`...)
	case '\f':
		return append(dst, `\f`...)
	case '\n':
		return append(dst, `\n`...)
	case '\r':
		return append(dst, `\r`...)
	case '\t':
		return append(dst, `\t`...)
	}
	return appendUnit(dst, rune(c))
}

// appendUnicodeEscape appends a \u escape, or the two of a surrogate pair.
func appendUnicodeEscape(dst []byte, c rune) []byte {
	if c >= 0x10000 {
		dst = appendUnit(dst, 0xD800+(c-0x10000)>>10)
		c = 0xDC00 + (c-0x10000)&0x3FF
	}
	return appendUnit(dst, c)
}

func appendUnit(dst []byte, c rune) []byte {
	return append(dst, '\\', 'u', hexDigits[c>>12&15], hexDigits[c>>8&15], hexDigits[c>>4&15], hexDigits[c&15])
}
