package main

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// A reader reads JSON strictly by RFC 8259. The first fault is kept, and nothing is
// read after it.
type reader struct {
	text  []byte
	at    int
	fault string
}

func (r *reader) fail(fault string) {
	if r.fault == "" {
		r.fault, r.at = fault, len(r.text)
	}
}

// next is the byte that comes next, 0 at the end.
func (r *reader) next() byte {
	if r.at < len(r.text) {
		return r.text[r.at]
	}
	return 0
}

func (r *reader) space() {
	for c := r.next(); c == ' ' || c == '\t' || c == '\n' || c == '\r'; c = r.next() {
		r.at++
	}
}

// took reports whether the token c comes next, and passes it.
func (r *reader) took(c byte) bool {
	r.space()
	if r.next() != c {
		return false
	}
	r.at++
	r.space()
	return true
}

func (r *reader) expect(c byte) {
	if !r.took(c) {
		r.fail(string(c) + " is missing")
	}
}

func (r *reader) open(c byte) { r.expect(c) }

// more reports whether another member or item comes next, which a comma stands
// before unless it is the first.
func (r *reader) more(end byte, comma bool) bool {
	if r.fault != "" || r.took(end) {
		return false
	}
	if comma {
		r.expect(',')
	}
	return r.fault == ""
}

func (r *reader) end() {
	if r.space(); r.at < len(r.text) {
		r.fail("text follows the arguments")
	}
}

func (r *reader) bool() bool {
	for _, word := range []string{"true", "false"} {
		if len(r.text)-r.at >= len(word) && string(r.text[r.at:r.at+len(word)]) == word {
			r.at += len(word)
			return word == "true"
		}
	}
	r.fail("a boolean is expected")
	return false
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

func (r *reader) integer() int32 {
	start := r.at
	if r.next() == '-' {
		r.at++
	}
	for digit(r.next()) {
		r.at++
	}
	text := string(r.text[start:r.at])
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || len(text) > 1 && text[0] == '0' || len(text) > 2 && text[:2] == "-0" {
		r.fail("an integer is expected")
	}
	return int32(n)
}

func (r *reader) string() string {
	if r.next() != '"' {
		r.fail("a string is expected")
		return ""
	}
	var s []byte
	for r.at++; r.next() != '"'; {
		switch c := r.next(); {
		case c < ' ':
			r.fail("a string does not end, or holds a control character")
			return ""
		case c == '\\':
			r.at++
			s = r.escape(s)
		default:
			s = append(s, c)
			r.at++
		}
	}
	r.at++
	if !utf8.Valid(s) {
		r.fail("a string is not UTF-8")
	}
	return string(s)
}

func (r *reader) escape(s []byte) []byte {
	c := r.next()
	r.at++
	switch c {
	case '"', '\\', '/':
		return append(s, c)
	case 'b':
		return append(s, '\b')
	case 'f':
		return append(s, '\f')
	case 'n':
		return append(s, '\n')
	case 'r':
		return append(s, '\r')
	case 't':
		return append(s, '\t')
	case 'u':
		return utf8.AppendRune(s, r.codePoint())
	}
	r.fail("an escape is none of JSON's")
	return s
}

// codePoint reads four hexadecimal digits, and the escape of the other half where
// they are a half of a surrogate pair.
func (r *reader) codePoint() rune {
	c := r.hex()
	if !utf16.IsSurrogate(c) {
		return c
	}
	if r.next() == '\\' {
		if r.at++; r.next() == 'u' {
			r.at++
			if pair := utf16.DecodeRune(c, r.hex()); pair != utf8.RuneError {
				return pair
			}
		}
	}
	r.fail("a surrogate stands alone")
	return utf8.RuneError
}

func (r *reader) hex() rune {
	if len(r.text)-r.at < 4 {
		r.fail("an escape is cut off")
		return 0
	}
	n, err := strconv.ParseUint(string(r.text[r.at:r.at+4]), 16, 16)
	if r.at += 4; err != nil {
		r.fail("an escape is not hexadecimal")
	}
	return rune(n)
}
