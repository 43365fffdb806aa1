package doc

import (
	"go/token"
	"strings"
)

// asciiSpace is the white space that lays out a comment. Other spaces, such as
// the no-break and the ideographic space, are characters of the text.
const asciiSpace = " \t\n\v\f\r"

func isSpace(c byte) bool { return strings.IndexByte(asciiSpace, c) >= 0 }

// isLayout reports whether r only lays out a text: white space of ASCII and the
// line ends of Unicode, which a one-line description cannot hold.
func isLayout(r rune) bool {
	return r < 0x80 && isSpace(byte(r)) || r == '\u0085' || r == '\u2028' || r == '\u2029'
}

// Collapse puts one space for each run of white space, and none at the ends. It
// is all that the texts of directives and struct tags need.
func Collapse(text string) string {
	return strings.Join(strings.FieldsFunc(text, isLayout), " ")
}

// A flattener makes one line of many.
type flattener struct {
	links       map[string]bool        // texts with a link definition in the comment
	resolve     func(link string) bool // may be nil
	declaration bool                   // of the comment of a declaration
}

// text joins the lines, paragraphs being no more apart than words.
func (f flattener) text(lines []line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(cutLinter(l.text))
		b.WriteByte('\n')
	}
	text := f.unlink(Collapse(b.String()))
	if f.declaration {
		return curlQuotes(text)
	}
	return text
}

// items makes the exported items.
func (f flattener) items(list []item) []Item {
	var items []Item
	for _, it := range list {
		first := splitItem(it.lines[0])
		lines := append([]line{first.text}, it.lines[1:]...)
		text := f.text(lines)
		if len(first.names) == 0 {
			items = append(items, newItem("", text, it.lines[0]))
		}
		for _, name := range first.names {
			items = append(items, newItem(name.text, dropValueName(text, name.text), name))
		}
	}
	return items
}

func newItem(name, text string, at line) Item {
	pos := at.at.pos()
	return Item{Name: name, Text: text, Pos: pos, End: pos + token.Pos(len(at.text)), at: at.at}
}

// allText returns every line but those of deprecated paragraphs, without
// the signs of headings.
func allText(blocks []block) []line {
	var lines []line
	for _, b := range blocks {
		switch {
		case b.kind == paragraph && isDeprecated(b.lines[0]):
		case b.kind == heading:
			lines = append(lines, line{text: strings.TrimLeft(b.lines[0].text, "# \t")})
		default:
			lines = append(lines, b.lines...)
		}
	}
	return lines
}
