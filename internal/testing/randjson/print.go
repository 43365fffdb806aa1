package randjson

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"unicode/utf16"
)

// A printer writes a value in one of the spellings that JSON has for it.
type printer struct {
	strings.Builder
	rand   *rand.Rand
	spaced bool // white space stands between the tokens
	escape int  // one character in so many is escaped without need; 0 is none
}

// spelled is the text of a value, most often written plainly.
func spelled(r *rand.Rand, v *value) []byte {
	p := &printer{rand: r, spaced: oneIn(r, 8)}
	switch r.IntN(8) {
	case 0:
		p.escape = 1
	case 1:
		p.escape = 4
	}
	p.space()
	p.value(v)
	p.space()
	return []byte(p.String())
}

func (p *printer) space() {
	for p.spaced && oneIn(p.rand, 2) {
		p.WriteString(pick(p.rand, []string{" ", "\t", "\n", "\r", "\r\n  "}))
	}
}

func (p *printer) value(v *value) {
	switch v.form {
	case scalar:
		p.WriteString(v.text)
	case stringForm:
		p.quoted(v.text)
	case array:
		p.list("[", len(v.items), func(i int) { p.value(v.items[i]) }, "]")
	case object:
		p.list("{", len(v.members), func(i int) { p.member(v.members[i]) }, "}")
	}
}

func (p *printer) list(open string, n int, part func(i int), end string) {
	p.WriteString(open)
	for i := range n {
		if i > 0 {
			p.WriteByte(',')
		}
		p.space()
		part(i)
		p.space()
	}
	p.WriteString(end)
}

func (p *printer) member(m *member) {
	p.quoted(m.name)
	p.space()
	p.WriteByte(':')
	p.space()
	p.value(m.value)
}

var shortEscapes = map[rune]string{
	'"': `\"`, '\\': `\\`, '/': `\/`, '\b': `\b`, '\f': `\f`, '\n': `\n`, '\r': `\r`, '\t': `\t`,
}

func (p *printer) quoted(s string) {
	p.WriteByte('"')
	for _, r := range s {
		must := r < ' ' || r == '"' || r == '\\'
		if !must && (p.escape == 0 || !oneIn(p.rand, p.escape)) {
			p.WriteRune(r)
			continue
		}
		if short := shortEscapes[r]; short != "" && oneIn(p.rand, 2) {
			p.WriteString(short)
			continue
		}
		p.hex(r)
	}
	p.WriteByte('"')
}

// hex writes a character as \u and hex digits, as a surrogate pair beyond U+FFFF.
func (p *printer) hex(r rune) {
	form := pick(p.rand, []string{`\u%04x`, `\u%04X`})
	if hi, lo := utf16.EncodeRune(r); hi != 0xFFFD {
		fmt.Fprintf(p, form+form, hi, lo)
		return
	}
	fmt.Fprintf(p, form, r)
}
