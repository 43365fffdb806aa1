package doc

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// layout lays the lines of a declaration's comment out as gofmt does since Go
// 1.19: headings marked, list items flat under one kind of bullet, code set
// apart. Which of its spellings a file has depends on the gofmt that touched it
// last, and a description must not. The reading is that of go/doc/comment, which
// gofmt prints; lines keep their places in the source.
//
// It is done twice, because gofmt is not done after once: the blank line that it
// puts behind a list may make a heading of the line after it.
func layout(lines []line) []line { return layoutOnce(layoutOnce(lines)) }

func layoutOnce(lines []line) []line {
	l := layouter{lines: trimBlank(lines)}
	for l.skipBlank(); l.next < len(l.lines); l.skipBlank() {
		if l.next < l.forced || l.lines[l.next].indented() {
			l.indentedSpan()
		} else {
			l.flushSpan()
		}
	}
	if len(l.links) > 0 {
		l.blank()
	}
	return append(l.out, l.links...)
}

type layouter struct {
	lines  []line
	next   int
	forced int // lines before this one count as indented
	out    []line
	links  []line // definitions, which go to the end
}

func (l *layouter) skipBlank() {
	for l.next < len(l.lines) && l.lines[l.next].blank() {
		l.next++
	}
}

// indentedSpan lays out a list or a code block: indented lines, the blank ones
// among them, and a closing brace that somebody forgot to indent.
func (l *layouter) indentedSpan() {
	start, end := l.next, l.next
	flushItems := l.next < l.forced && isItem(l.lines[start])
	for i := start; i < len(l.lines); i++ {
		own := l.lines[i]
		if own.blank() {
			flushItems = false
			continue
		}
		if i >= l.forced && !own.indented() && !(flushItems && isItem(own)) {
			break
		}
		end = i + 1
	}
	if end < len(l.lines) && strings.HasPrefix(l.lines[end].text, "}") {
		end++
	}
	l.next = end
	if isItem(l.lines[start]) {
		l.list(l.lines[start:end], start > 0 && l.lines[start-1].blank())
	} else {
		l.block(l.lines[start:end], "\t")
	}
}

// flushSpan lays out a paragraph or a heading.
func (l *layouter) flushSpan() {
	start, end := l.next, l.next+1
	for end < len(l.lines) && !l.lines[end].blank() && !l.lines[end].indented() {
		end++
	}
	if follows := end; end < len(l.lines) && !l.lines[end].blank() && !isItem(l.lines[end]) {
		end = l.misindented(start, end)
		if end < follows {
			l.forced = follows
		}
	}
	l.next = end
	switch {
	case end == start:
	case !slices.ContainsFunc(l.lines[start:end], isNoLinkDefinition):
		l.links = append(l.links, l.lines[start:end]...)
	case end-start == 1 && isOldHeading(l.lines, start):
		l.block([]line{l.lines[start].behind("# ")}, "")
	default:
		l.block(l.lines[start:end], "")
	}
}

// misindented returns the line before end from which on flush lines belong to the
// indented ones that follow them: items of a list, or code that begins with a
// brace or a backslash at the end of its first line.
func (l *layouter) misindented(start, end int) int {
	last := l.lines[end-1]
	switch {
	case isItem(last):
		for end--; end > start && isItem(l.lines[end-1]); end-- {
		}
	case strings.HasSuffix(last.text, "{") || strings.HasSuffix(last.text, `\`):
		end--
	}
	return end
}

// block puts lines apart from those before them.
func (l *layouter) block(lines []line, indent string) {
	l.blank()
	if indent != "" {
		unindent(lines)
	}
	for _, own := range lines {
		if !own.blank() {
			own = own.behind(indent)
		}
		l.out = append(l.out, own)
	}
}

// list puts every bullet of the first one's kind before an item of its own,
// however deep it stands, and all other lines below the item's text.
func (l *layouter) list(lines []line, apart bool) {
	if apart {
		l.blank()
	}
	number, _ := cutBullet(lines[0])
	for _, own := range lines {
		if own.blank() {
			l.out = append(l.out, own)
			continue
		}
		n, text := cutBullet(own)
		indent := "    "
		if text.text != "" && (n == "") == (number == "") {
			indent = "  - "
			if n != "" {
				indent = " " + n + ". "
			}
		} else {
			text = own.trimmedLeft()
		}
		l.out = append(l.out, text.behind(indent))
	}
}

// blank ends a block.
func (l *layouter) blank() {
	if len(l.out) > 0 && !l.out[len(l.out)-1].blank() {
		l.out = append(l.out, line{})
	}
}

// isItem reports whether own begins with a bullet of any depth.
func isItem(own line) bool {
	_, text := cutBullet(own)
	return text.text != ""
}

// cutBullet cuts the bullet off an item, and returns the number that it is, if
// it is one. The text is empty where own is no item.
func cutBullet(own line) (number string, text line) {
	own = own.trimmedLeft()
	n := anyMarker(own.text)
	if n == 0 || n == len(own.text) || !isSpace(own.text[n]) {
		return "", line{}
	}
	if '0' <= own.text[0] && own.text[0] <= '9' {
		number = own.text[:n-1]
	}
	return number, own.from(n).trimmedLeft()
}

// anyMarker is marker for numbers of any length.
func anyMarker(text string) int {
	if digits := len(text) - len(strings.TrimLeft(text, "0123456789")); digits > 0 {
		if digits < len(text) && (text[digits] == '.' || text[digits] == ')') {
			return digits + 1
		}
		return 0
	}
	return marker(text)
}

// isOldHeading reports whether line i is a heading as Go knew it before 1.19: a
// line of its own between paragraphs that looks like a title.
func isOldHeading(lines []line, i int) bool {
	if i == 0 || !lines[i-1].blank() || i+2 >= len(lines) || !lines[i+1].blank() || lines[i+2].indented() {
		return false
	}
	text := lines[i].text
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(text)
	if !unicode.IsUpper(first) || !unicode.IsLetter(last) && !unicode.IsDigit(last) {
		return false
	}
	if strings.ContainsAny(text, ";:!?+*/=[]{}_^°&§~%#@<\">\\") {
		return false
	}
	possessive := func(rest string) bool { return rest == "s" || strings.HasPrefix(rest, "s ") }
	inWord := func(rest string) bool { return rest != "" && rest[0] != ' ' }
	return allBehind(text, "'", possessive) && allBehind(text, ".", inWord)
}

// allBehind reports whether what follows each sign in text is as wanted.
func allBehind(text, sign string, wanted func(rest string) bool) bool {
	for {
		_, rest, found := strings.Cut(text, sign)
		if !found {
			return true
		}
		if !wanted(rest) {
			return false
		}
		text = rest
	}
}

// trimBlank is lines without the blank ones at the ends.
func trimBlank(lines []line) []line {
	for len(lines) > 0 && lines[0].blank() {
		lines = lines[1:]
	}
	for len(lines) > 0 && lines[len(lines)-1].blank() {
		lines = lines[:len(lines)-1]
	}
	return lines
}
