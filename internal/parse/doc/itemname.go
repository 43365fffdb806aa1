package doc

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A splitName is an item's first line taken apart.
type splitName struct {
	names []line // none when the line does not begin with a name and a separator
	text  line   // the rest, or the whole line
}

// splitItem reads "name: text", "name - text" and the like. Several names may
// share a text, each alone or in backquotes, brackets or stars.
func splitItem(l line) splitName {
	whole := splitName{text: l}
	var names []line
	for rest := l; ; {
		name, after, ok := cutItemName(rest)
		if !ok {
			return whole
		}
		names = append(names, name)
		after = after.trimmedLeft()
		if comma, ok := strings.CutPrefix(after.text, ","); ok {
			rest = after.from(len(after.text) - len(comma)).trimmedLeft()
			continue
		}
		n := separator(after.text)
		if n == 0 {
			return whole
		}
		return splitName{names, after.from(n).trimmedLeft()}
	}
}

// cutItemName cuts a name and what encloses it off l.
func cutItemName(l line) (name, rest line, ok bool) {
	for _, q := range [...][2]string{{"`", "`"}, {"[", "]"}, {"**", "**"}, {"*", "*"}} {
		if !strings.HasPrefix(l.text, q[0]) {
			continue
		}
		inner := l.from(len(q[0]))
		n := nameLength(inner.text)
		if n == 0 || !strings.HasPrefix(inner.text[n:], q[1]) {
			return line{}, line{}, false
		}
		return inner.to(n), inner.from(n + len(q[1])), true
	}
	n := nameLength(l.text)
	return l.to(n), l.from(n), n > 0
}

// nameLength returns the length of the name that text begins with. A name is
// what a parameter or a property can be called, so it may hold hyphens and dots
// between its letters.
func nameLength(text string) int {
	end := 0
	for i, r := range text {
		switch {
		case isNameRune(r):
			end = i + utf8.RuneLen(r)
		case r != '-' && r != '.' || end < i || i == 0:
			return end
		}
	}
	return end
}

// separator returns the length of the colon or dash that text begins with. A
// hyphen or en dash needs white space after it, lest "limit -1" or "a–z" fall apart;
// the full-width colon is what Chinese and Japanese keyboards write.
func separator(text string) int {
	r, n := utf8.DecodeRuneInString(text)
	switch r {
	case ':', '：', '—':
		return n
	case '-', '–':
		if n = len(text) - len(strings.TrimLeft(text, "-–")); n == len(text) || isSpace(text[n]) {
			return n
		}
	}
	return 0
}

func isNameRune(r rune) bool {
	return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r)
}

// to is the line's first n bytes.
func (l line) to(n int) line {
	l.text = l.text[:n]
	return l
}

func (l line) trimmedLeft() line {
	return l.from(len(l.text) - len(strings.TrimLeft(l.text, " \t")))
}
