package diag

import (
	"regexp"
	"strings"
)

// Help returns what an entry says below its title, as plain text: why, and the
// examples, indented by a tab as comments in Go set off code.
func (e Entry) Help() string {
	return e.Why + "\n\nWrong:\n\n" + indented(e.Wrong) + "\nRight:\n\n" + indented(e.Right)
}

func indented(source string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(source, "\n") {
		if line != "" {
			b.WriteByte('\t')
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

// MarkdownHelp returns what Help does, in Markdown.
func (e Entry) MarkdownHelp() string {
	return Markdown(e.Why) + "\n\nWrong:\n\n" + fenced(e.Wrong) + "\nRight:\n\n" + fenced(e.Right)
}

func fenced(source string) string { return "```go\n" + source + "\n```\n" }

// codeTexts are texts in quotes that hold a directive, directives with a NAME,
// and single words.
var codeTexts = regexp.MustCompile(`"[^"]*//[^"]*"|//tool:\w+ [A-Z]+\b|\S+`)

// looksLikeCode finds what Markdown would make something else of, and names
// that belong together.
var looksLikeCode = regexp.MustCompile(`[\\*_\[\]<>=@/]|\w\.\w`)

// Markdown sets the code in a text of the table apart from its words. In the
// table it is plain, as a terminal shows it.
func Markdown(text string) string {
	return codeTexts.ReplaceAllStringFunc(text, func(word string) string {
		if !looksLikeCode.MatchString(word) {
			return word
		}
		code := strings.Trim(strings.TrimRight(strings.TrimLeft(word, "("), ".,;)"), `"`)
		before, after, _ := strings.Cut(word, code)
		return strings.Trim(before, `"`) + "`" + code + "`" + strings.Trim(after, `"`)
	})
}
