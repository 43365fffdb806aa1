package model

import (
	"strings"
	"unicode/utf8"
)

// Quote writes a JSON string in the contract's canonical form: only the quote,
// the backslash and the control characters below U+0020 are escaped, and
// invalid UTF-8 becomes U+FFFD.
func Quote(s string) string {
	if !strings.ContainsFunc(s, changes) {
		return `"` + s + `"` // nearly always
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		if esc, ok := shortEscapes[r]; ok {
			b.WriteString(esc)
		} else if r < ' ' {
			b.WriteString(`\u00`)
			b.WriteByte(hexDigits[r>>4])
			b.WriteByte(hexDigits[r&15])
		} else if r == utf8.RuneError {
			b.WriteString("\uFFFD")
		} else {
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// changes reports whether a rune, or bytes that are none, are written in another
// way than they stand.
func changes(r rune) bool { return r < ' ' || r == '"' || r == '\\' || r == utf8.RuneError }

const hexDigits = "0123456789abcdef"

var shortEscapes = map[rune]string{
	'"': `\"`, '\\': `\\`, '\b': `\b`, '\f': `\f`, '\n': `\n`, '\r': `\r`, '\t': `\t`,
}
