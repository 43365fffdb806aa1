package listed

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// string reads a string. Control characters must be escaped, and what is no
// Unicode text (invalid UTF-8, half a surrogate pair) could not be written again.
func (s *scanner) string() *node {
	n := &node{kind: kindString, start: s.at}
	s.at++
	var b strings.Builder
	for {
		if s.at == len(s.text) {
			return s.fail(n.start, "the string that begins here is not closed")
		}
		switch c := s.text[s.at]; {
		case c == '"':
			s.at++
			n.end, n.text, n.raw = s.at, b.String(), s.text[n.start+1:s.at-1]
			return n
		case c == '\\':
			text, width := unescape(s.text[s.at:])
			if text == "" {
				return s.badEscape()
			}
			b.WriteString(text)
			s.at += width
		case c < ' ':
			return s.fail(s.at, "a control character in a string must be escaped")
		default:
			r, width := utf8.DecodeRuneInString(s.text[s.at:])
			if r == utf8.RuneError && width == 1 {
				return s.fail(s.at, "the string is not valid UTF-8")
			}
			b.WriteString(s.text[s.at : s.at+width])
			s.at += width
		}
	}
}

// badEscape reports the escape at hand. One that is well written can only be a
// surrogate without its other half.
func (s *scanner) badEscape() *node {
	if _, ok := codeUnit(s.text[s.at:]); ok {
		return s.fail(s.at, "a lone surrogate is no character")
	}
	return s.fail(s.at, "no such escape")
}

var shortEscapes = map[byte]string{
	'"': `"`, '\\': `\`, '/': "/", 'b': "\b", 'f': "\f", 'n': "\n", 'r': "\r", 't': "\t",
}

// unescape reads the escape that a text begins with: what it stands for, "" for
// none, and its width in bytes. A pair of surrogates is one escape.
func unescape(text string) (string, int) {
	if len(text) < 2 {
		return "", 0
	}
	if text[1] != 'u' {
		return shortEscapes[text[1]], 2
	}
	r, ok := codeUnit(text)
	if !ok {
		return "", 0
	}
	if !utf16.IsSurrogate(r) {
		return string(r), 6
	}
	low, ok := codeUnit(text[6:])
	if r = utf16.DecodeRune(r, low); !ok || r == utf8.RuneError {
		return "", 0
	}
	return string(r), 12
}

// codeUnit reads \uXXXX.
func codeUnit(text string) (rune, bool) {
	if len(text) < 6 || text[:2] != `\u` || strings.Trim(text[2:6], "0123456789abcdefABCDEF") != "" {
		return 0, false
	}
	v, err := strconv.ParseUint(text[2:6], 16, 16)
	return rune(v), err == nil
}
