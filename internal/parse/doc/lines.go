package doc

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// A line is one line of a comment without its marker, indentation common to
// all lines, and trailing white space.
type line struct {
	text   string
	at     place
	silent bool // speaks to a program: part of the layout, and not of the text
}

// A place is where a text begins in a comment. The row and column are kept
// beside the comment because token.Pos arithmetic inside a block comment is off
// by the carriage returns that the scanner dropped.
type place struct {
	comment token.Pos // of the comment's "//" or "/*"
	row     int       // 0 for the line on which the comment begins
	column  int       // bytes before the text on that row; on row 0 counted from the comment
	offset  int       // bytes from the comment's beginning in its ast text
}

func (p place) pos() token.Pos { return p.comment + token.Pos(p.offset) }

func (p place) in(f *token.File) token.Pos {
	if p.row == 0 {
		return p.pos()
	}
	first := f.PositionFor(p.comment, false).Line
	if first+p.row > f.LineCount() {
		return p.pos()
	}
	return f.LineStart(first+p.row) + token.Pos(p.column)
}

// from is the line without its first n bytes.
func (l line) from(n int) line {
	l.text = l.text[n:]
	l.at.column += n
	l.at.offset += n
	return l
}

// behind is the line with more in front of it.
func (l line) behind(indent string) line {
	l.text = indent + l.text
	l.at.column -= len(indent)
	l.at.offset -= len(indent)
	return l
}

func (l line) blank() bool { return l.text == "" }

func (l line) indented() bool { return l.text != "" && isSpace(l.text[0]) }

// read returns the lines that hold prose, and the texts of the link definitions
// among them, which are no prose. The comment of a declaration is laid out first.
func read(g *ast.CommentGroup, declaration bool) (lines []line, links map[string]bool) {
	lines = commentLines(g)
	if declaration {
		lines = layout(lines)
	}
	lines = slices.DeleteFunc(lines, func(l line) bool { return l.silent })
	unindent(lines)
	return takeLinks(lines)
}

// commentLines returns all lines but those of directives.
func commentLines(g *ast.CommentGroup) (lines []line) {
	if g == nil {
		return nil
	}
	for _, c := range g.List {
		if strings.HasPrefix(c.Text, "//") {
			lines = append(lines, slashLine(c)...)
		} else {
			lines = append(lines, starLines(c)...)
		}
	}
	unindent(lines)
	return lines
}

// slashLine returns the line of a // comment, or nothing when it is a directive.
// One space after the slashes is Go's own and counts for nothing.
func slashLine(c *ast.Comment) []line {
	l := line{text: c.Text, at: place{comment: c.Pos()}}.from(len("//"))
	if isDirective(l.text) {
		return nil
	}
	l.silent = forProgram(l.text)
	if strings.HasPrefix(l.text, " ") {
		l = l.from(1)
	}
	return []line{l.trimmed()}
}

// starLines returns the lines of a block comment.
func starLines(c *ast.Comment) []line {
	body := strings.TrimSuffix(c.Text, "*/")
	var lines []line
	offset := 0
	for row, text := range strings.Split(body, "\n") {
		l := line{text: text, at: place{comment: c.Pos(), row: row, offset: offset}}
		offset += len(text) + 1
		if row == 0 {
			l = l.from(min(len("/*"), len(text)))
		}
		lines = append(lines, l.trimmed())
	}
	stripStars(lines, strings.HasPrefix(body, "/**"))
	unindent(lines[:1]) // what stands beside the opening says nothing about the other lines
	unindent(lines[1:])
	for i, l := range lines {
		lines[i].silent = forProgram(strings.TrimPrefix(l.text, "//"))
	}
	return lines
}

// stripStars removes the column of stars with which some people draw a block
// comment. It is a column only where every line has its star and the opening
// one holds no text, unless it is Java's "/**": else the stars are bullets.
func stripStars(lines []line, java bool) {
	if java {
		lines[0] = lines[0].from(1)
	} else if !lines[0].blank() {
		return
	}
	for _, l := range lines[1:] {
		text := strings.TrimLeft(l.text, " \t")
		if text != "" && text[0] != '*' {
			return
		}
	}
	for i, l := range lines[1:] {
		if star := strings.IndexByte(l.text, '*'); star >= 0 {
			lines[i+1] = l.from(star + 1)
		}
	}
}

// trimmed is the line without the white space, carriage return included, at
// its end.
func (l line) trimmed() line {
	l.text = strings.TrimRight(l.text, asciiSpace)
	return l
}

// unindent removes the white space that all lines with text begin with.
func unindent(lines []line) {
	common, found := "", false
	for _, l := range lines {
		if l.blank() {
			continue
		}
		lead := l.text[:len(l.text)-len(strings.TrimLeft(l.text, " \t"))]
		if !found {
			common, found = lead, true
		}
		common = commonPrefix(common, lead)
	}
	for i, l := range lines {
		if !l.blank() {
			lines[i] = l.from(len(common))
		}
	}
}

func commonPrefix(a, b string) string {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return a[:i]
		}
	}
	return a[:n]
}
