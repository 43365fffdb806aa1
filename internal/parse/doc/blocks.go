package doc

import "strings"

type blockKind uint8

const (
	paragraph blockKind = iota
	heading
	code
	list
)

// A block is a run of lines that belong together.
type block struct {
	kind  blockKind
	lines []line
	items []item // of a list
}

// parseBlocks splits a comment into blocks. Each line is looked at a bounded
// number of times.
func parseBlocks(lines []line) []block {
	p := blockParser{lines: lines, fenceEnd: fenceEnds(lines)}
	for p.next < len(lines) {
		if l := lines[p.next]; l.blank() {
			p.next++
		} else {
			p.blocks = append(p.blocks, p.block(l))
		}
	}
	return p.blocks
}

type blockParser struct {
	lines    []line
	fenceEnd []int // by the line of an opening fence: the line after its closing one, else 0
	next     int
	blocks   []block
}

// block reads the block that begins with l, the next line.
func (p *blockParser) block(l line) block {
	switch {
	case bullet(l.text) > 0:
		return p.list()
	case l.indented():
		return p.code()
	case p.fenceEnd[p.next] > 0:
		return p.fenced()
	case p.headingAt(p.next):
		return p.take(heading, p.next+1)
	}
	return p.paragraph()
}

func (p *blockParser) take(kind blockKind, end int) block {
	b := block{kind: kind, lines: p.lines[p.next:end]}
	p.next = end
	return b
}

// fenced reads the lines between two fences.
func (p *blockParser) fenced() block {
	b := p.take(code, p.fenceEnd[p.next])
	b.lines = b.lines[1 : len(b.lines)-1]
	return b
}

// code reads indented lines, and the blank ones among them.
func (p *blockParser) code() block {
	end := p.next
	for i := p.next; i < len(p.lines) && (p.lines[i].blank() || p.lines[i].indented()); i++ {
		if !p.lines[i].blank() {
			end = i + 1
		}
	}
	return p.take(code, end)
}

func (p *blockParser) paragraph() block {
	end := p.next + 1
	for end < len(p.lines) && !p.endsParagraph(end) {
		end++
	}
	return p.take(paragraph, end)
}

// endsParagraph reports whether line i does not go on with the paragraph before
// it. A number ends one only as the first of its list: a wrapped line may well
// begin with "2024. ".
func (p *blockParser) endsParagraph(i int) bool {
	l := p.lines[i]
	switch {
	case l.blank(), l.indented(), p.fenceEnd[i] > 0, isDeprecated(l):
		return true
	case bullet(l.text) == 0:
		return false
	}
	number := strings.TrimRight(l.text[:bullet(l.text)], " \t.)")
	return strings.Trim(number, "0123456789") != "" || number == "1"
}

// headingAt reports whether line i, the first of its block, is a heading: as
// for go/doc/comment, a number sign and a space, apart from paragraph text.
// Markdown's deeper levels count as well.
func (p *blockParser) headingAt(i int) bool {
	rest := strings.TrimLeft(p.lines[i].text, "#")
	if rest == "" || rest == p.lines[i].text || !isSpace(rest[0]) {
		return false
	}
	return i+1 == len(p.lines) || p.endsParagraph(i+1)
}

// isDeprecated reports whether l begins a paragraph that tells Go programmers
// not to use something. Go asks for a blank line before it; people forget it.
func isDeprecated(l line) bool { return strings.HasPrefix(l.text, "Deprecated:") }

// fenceEnds finds Markdown's code blocks, which Go takes for paragraphs. An
// opening fence without a closing one is text: it shall not swallow the rest.
func fenceEnds(lines []line) []int {
	ends := make([]int, len(lines))
	open := -1
	for i, l := range lines {
		switch {
		case open < 0 && strings.HasPrefix(l.text, "```") && !strings.Contains(l.text[3:], "`"):
			open = i
		case open >= 0 && l.text == "```":
			ends[open] = i + 1
			open = -1
		}
	}
	return ends
}
