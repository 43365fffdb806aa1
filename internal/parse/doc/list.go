package doc

import (
	"strings"
	"unicode/utf8"
)

// An item is one entry of a list: its first line without the bullet, and the
// lines that go on with it, nested bullets included.
type item struct {
	lines []line
}

// bullet returns the length of the indentation, bullet and white space that
// text begins with, or 0: "-", "*", "+", "•", or a number of at most three
// digits with "." or ")". Something must follow.
func bullet(text string) int {
	lead := len(text) - len(strings.TrimLeft(text, " \t"))
	n := marker(text[lead:])
	if n == 0 {
		return 0
	}
	rest := text[lead+n:]
	content := strings.TrimLeft(rest, " \t")
	if content == "" || content == rest {
		return 0
	}
	return len(text) - len(content)
}

// marker returns the length of the bullet at the beginning of text, or 0.
func marker(text string) int {
	r, size := utf8.DecodeRuneInString(text)
	switch r {
	case '-', '*', '+', '•':
		return size
	}
	digits := 0
	for digits < min(len(text), 3) && '0' <= text[digits] && text[digits] <= '9' {
		digits++
	}
	if digits == 0 || digits == len(text) || text[digits] != '.' && text[digits] != ')' {
		return 0
	}
	return digits + 1
}

// list reads a list. Every bullet of the first one's kind begins an item, however
// deep it stands: gofmt flattens lists. An item goes on with indented lines, blank
// lines among them; a list that is not indented itself also takes flush-left lines
// that follow without a blank one, as a wrapped item has them.
func (p *blockParser) list() block {
	var items []item
	flush := !p.lines[p.next].indented()
	number, _ := cutBullet(p.lines[p.next])
	end := p.next
scan:
	for i := p.next; i < len(p.lines); i++ {
		l := p.lines[i]
		if l.blank() {
			continue
		}
		n, text := cutBullet(l)
		switch {
		case text.text != "" && (n == "") == (number == ""):
			items = append(items, item{[]line{text}})
		case l.indented() || flush && i == end && !p.endsItem(i):
			last := &items[len(items)-1]
			last.lines = append(last.lines, l)
		default:
			break scan
		}
		end = i + 1
	}
	b := p.take(list, end)
	b.items = items
	return b
}

// endsItem reports whether the flush-left line i, which directly follows an item,
// begins something else.
func (p *blockParser) endsItem(i int) bool {
	return p.fenceEnd[i] > 0 || isDeprecated(p.lines[i]) || isLabel(p.lines[i]) || p.headingAt(i)
}
