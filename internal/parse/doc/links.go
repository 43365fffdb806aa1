package doc

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// takeLinks removes link definitions ("[Go home]: https://go.dev"): they are for
// a renderer. The texts that they define are returned, for a reference to one
// is a link too.
func takeLinks(lines []line) (kept []line, links map[string]bool) {
	kept = lines[:0]
	for _, l := range lines {
		text, ok := linkDefinition(l.text)
		if !ok {
			kept = append(kept, l)
			continue
		}
		if links == nil {
			links = map[string]bool{}
		}
		links[text] = true
	}
	return kept, links
}

func linkDefinition(line string) (text string, ok bool) {
	if !strings.HasPrefix(line, "[") {
		return "", false
	}
	text, url, ok := strings.Cut(line[1:], "]: ")
	url = strings.Trim(url, asciiSpace)
	if !ok || text == "" || strings.ContainsAny(text, "[]") || strings.ContainsAny(url, asciiSpace) {
		return "", false
	}
	return Collapse(text), strings.Contains(url, "://") || strings.HasPrefix(url, "mailto:")
}

func isNoLinkDefinition(l line) bool {
	_, ok := linkDefinition(l.text)
	return !ok
}

// unlink removes the brackets of links: of doc links that resolve, and of
// references to a definition in the same comment. As for go/doc/comment, a doc
// link stands between spaces or punctuation, so that m[Key] is none.
func (f flattener) unlink(text string) string {
	var b strings.Builder
	done, open := 0, -1
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '[':
			open = i
		case ']':
			if open >= 0 && f.isLink(text, open, i) {
				b.WriteString(text[done:open])
				b.WriteString(text[open+1 : i])
				done = i + 1
			}
			open = -1
		}
	}
	if done == 0 {
		return text
	}
	b.WriteString(text[done:])
	return b.String()
}

// isLink reports whether text[open:end+1] is a link in its brackets.
func (f flattener) isLink(text string, open, end int) bool {
	inner := text[open+1 : end]
	if f.links[inner] {
		return true
	}
	before, _ := utf8.DecodeLastRuneInString(text[:open])
	after, _ := utf8.DecodeRuneInString(text[end+1:])
	if open > 0 && !setsOff(before) || end+1 < len(text) && !setsOff(after) {
		return false
	}
	target := strings.TrimPrefix(inner, "*")
	return f.resolve != nil && isDocLink(target) && f.resolve(target)
}

func setsOff(r rune) bool { return r == ' ' || unicode.IsPunct(r) }

// isDocLink reports whether target looks like one: identifiers joined by dots,
// perhaps after an import path. Which of them exist only resolve knows.
func isDocLink(target string) bool {
	for i, r := range target {
		if !isNameRune(r) && (i == 0 || !strings.ContainsRune("./-~", r)) {
			return false
		}
	}
	last, _ := utf8.DecodeLastRuneInString(target)
	return isNameRune(last)
}
