package directive

import (
	"go/ast"
	"go/token"
	"strings"
	"unicode"
)

// A Miss is a line of a comment that looks like a directive and is prose to Go.
type Miss struct {
	Suggestion string    // the directive that was meant, such as "//tool:export"
	Comment    string    // the whole line as a directive; "" where it would have faults
	Pos, End   token.Pos // of the line's text, comment markers and spaces left out
}

// NearMiss reports whether a line of c is a near miss of a directive, such as
// "// tool:export", "//Tool:export" or "//tool: export", and what was meant. A
// line counts where its first word is a known directive or one edit from it;
// the rest is not looked at. Directly behind the slashes "tool:" itself may be
// one edit off ("//tools:export", "//tool-export"); then the rest must be as the
// directive wants it. Whether c stands where a directive could, in a doc
// comment or directly above a declaration, is for the caller to decide.
func NearMiss(c *ast.Comment) (suggestion string, ok bool) {
	for _, line := range commentLines(c.Text) {
		if suggestion, _, ok := line.nearMiss(); ok {
			return suggestion, true
		}
	}
	return "", false
}

// NearMisses is NearMiss with the place of each line. f is the file of c: the
// lines of a block comment are found through it, because the scanner drops
// carriage returns and so makes offsets into the text useless.
func NearMisses(f *token.File, c *ast.Comment) []Miss {
	var misses []Miss
	first := f.PositionFor(c.Slash, false).Line
	for i, line := range commentLines(c.Text) {
		suggestion, args, ok := line.nearMiss()
		if !ok {
			continue
		}
		start := c.Slash
		if i > 0 {
			start = f.LineStart(min(first+i, f.LineCount()))
		}
		start += token.Pos(line.column)
		miss := Miss{Suggestion: suggestion, Pos: start, End: start + token.Pos(len(line.text))}
		if whole := suggestion + args; faultless(strings.TrimPrefix(whole, prefix)) {
			miss.Comment = whole
		}
		misses = append(misses, miss)
	}
	return misses
}

// A commentLine is one line of a comment without its markers; text is "" where
// the line cannot be a near miss.
type commentLine struct {
	text   string
	column int  // of text in its line; of the first line, in the comment
	direct bool // text stands directly behind two slashes
}

// commentLines gives the lines of a comment, one for each line of source.
// Indented lines are code, such as an example of a directive in the package's
// own documentation, and a directive proper is for Scan.
func commentLines(text string) []commentLine {
	if !strings.HasPrefix(text, "/*") {
		if _, ok := split(&ast.Comment{Text: text}); ok {
			return nil
		}
		line := trimLine(strings.TrimPrefix(text, "//"), len("//"), 0)
		if strings.HasPrefix(line.text, "//") {
			return nil // a directive that has been commented out
		}
		line.direct = line.column == len("//")
		return []commentLine{line}
	}
	lines := strings.Split(strings.TrimSuffix(text, "*/"), "\n")
	lines[0] = strings.TrimPrefix(lines[0], "/*")
	least := leastIndent(lines)
	found := make([]commentLine, len(lines))
	for i, line := range lines {
		column := 0
		if i == 0 {
			column = len("/*")
		}
		found[i] = trimLine(line, column, least)
	}
	return found
}

// codeIndent is the number of columns from which an indented line is code, as
// go/doc/comment's own output indents it; a tab counts as much.
const codeIndent = 4

// trimLine cuts off the white space around a line, and inside a block comment
// the star and the slashes that some write before the text. least is the
// indentation that all lines of the comment share.
func trimLine(line string, column, least int) commentLine {
	if indentOf(line)-least >= codeIndent {
		return commentLine{}
	}
	rest := strings.TrimLeft(line, " \t")
	if after, ok := strings.CutPrefix(rest, "*"); ok {
		rest = strings.TrimLeft(after, " \t")
	}
	column += len(line) - len(rest)
	return commentLine{text: strings.TrimSpace(rest), column: column}
}

// indentOf counts the columns of white space before a line's text.
func indentOf(line string) int {
	n := 0
	for _, r := range line {
		switch r {
		case ' ':
			n++
		case '\t':
			n += codeIndent
		default:
			return n
		}
	}
	return n
}

func leastIndent(lines []string) int {
	least := -1
	for _, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if n := indentOf(line); least < 0 || n < least {
			least = n
		}
	}
	return max(least, 0)
}

// nearMiss gives the directive that was meant and the text behind its name.
func (l commentLine) nearMiss() (suggestion, args string, ok bool) {
	if suggestion, args, ok = nearMiss(l.text); !ok && l.direct {
		return nearPrefix(l.text)
	}
	return suggestion, args, ok
}

// nearMiss judges one line without markers. gofmt turns "//tool: export" into
// "// tool: export", so the spaces and the capital may come together.
func nearMiss(line string) (suggestion, args string, ok bool) {
	tool, rest, ok := strings.Cut(strings.TrimLeft(strings.TrimPrefix(line, "//"), " \t"), ":")
	if !ok || !strings.EqualFold(tool, "tool") {
		return "", "", false
	}
	rest = strings.TrimSpace(rest)
	word := rest
	if i := strings.IndexFunc(rest, unicode.IsSpace); i >= 0 {
		word = rest[:i]
	}
	if word == "" {
		return "", "", false
	}
	if name, distance := nearest(strings.ToLower(word), directiveNames()); distance <= 1 {
		return prefix + name, rest[len(word):], true
	}
	return "", "", false
}
