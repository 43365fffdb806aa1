package diag

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// excerptWidth is how many columns of a source line an excerpt shows at most, so
// that it and its gutter fit on a line of most terminals.
const excerptWidth = 100

// excerpt returns the source line that a range begins on, and a line of marks to
// print below it: a caret under the column, and tildes to the end of the range
// on that line. Tabs stand in both, so that the marks are in their place whatever
// the tab stops are. A long line is cropped around the column. marks is empty
// where no column is known.
func excerpt(line []byte, r Range) (shown, marks string) {
	line = bytes.TrimRight(line, " \t")
	start, end := markedBytes(line, r)
	cells, cut := cellsAround(line, start)
	if r.Column == 0 {
		start, end = -1, -1
	}
	var text, under strings.Builder
	if cut.before {
		text.WriteString("…")
		under.WriteByte(' ')
	}
	marked := false
	for _, c := range cells {
		text.WriteString(c.shown)
		switch {
		case c.at < start || c.at >= end:
			under.WriteString(fill(c, " "))
		case marked:
			under.WriteString(fill(c, "~"))
		default:
			marked = true
			under.WriteString("^" + strings.Repeat("~", max(0, width(c.shown)-1)))
		}
	}
	if cut.after {
		text.WriteString("…")
	}
	return text.String(), strings.TrimRight(under.String(), " \t")
}

// markedBytes returns which bytes of a line a range marks, one at least: where
// it begins at the end of the line, the one that would come next.
func markedBytes(line []byte, r Range) (start, end int) {
	start = characterAt(line, min(max(0, r.Column-1), len(line)))
	switch {
	case r.EndLine == r.Line:
		end = min(r.EndColumn-1, len(line))
	case r.EndLine > r.Line:
		end = len(line)
	}
	return start, max(end, start+1)
}

// characterAt returns where the character begins that the byte at an offset
// belongs to.
func characterAt(line []byte, offset int) int {
	for from := offset - 1; from >= max(0, offset-utf8.UTFMax+1); from-- {
		if _, size := utf8.DecodeRune(line[from:]); from+size > offset {
			return from
		}
	}
	return offset
}

// A cell is one character of a line as it is shown. The last of a line is empty
// and stands for its end.
type cell struct {
	at    int // its offset in the line, in bytes
	shown string
}

// fill returns what goes below a cell.
func fill(c cell, mark string) string {
	if c.shown == "\t" {
		return c.shown
	}
	return strings.Repeat(mark, width(c.shown))
}

// A crop says on which sides of a line something was left out.
type crop struct{ before, after bool }

// cellsAround returns the part of a line that is shown so that the byte at start
// can be seen, which is the whole line where it fits. It looks at no more of the
// line than it can show: a line may be as long as its file.
func cellsAround(line []byte, start int) ([]cell, crop) {
	if cells, cut := cellsFrom(line, 0); !cut.after {
		return cells, cut
	}
	from := start
	for room := excerptWidth * 2 / 3; from > 0; {
		_, size := utf8.DecodeLastRune(line[:from])
		shown, _ := shownRune(string(line[from-size : from]))
		if room -= columns(shown); room < 0 {
			break
		}
		from -= size
	}
	return cellsFrom(line, from)
}

// cellsFrom returns what is shown of a line from an offset on.
func cellsFrom(line []byte, from int) ([]cell, crop) {
	var cells []cell
	room := excerptWidth
	for at := from; at < len(line); {
		shown, size := shownRune(string(line[at:min(at+utf8.UTFMax, len(line))]))
		if room -= columns(shown); room < 0 {
			return cells, crop{from > 0, true}
		}
		cells = append(cells, cell{at, shown})
		at += size
	}
	return append(cells, cell{at: len(line)}), crop{from > 0, false}
}

// columns is how much room a character is counted with when a line is cropped:
// one column at least, so that a heap of combining marks comes to an end.
func columns(shown string) int { return max(1, width(shown)) }
