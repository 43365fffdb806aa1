package doc

import "strings"

// curlQuotes writes “ and ” as curly quotes, which is what gofmt makes of
// them in the comments of declarations. Longer runs of backquotes are Markdown's,
// and what follows :// in a word is a URL's.
func curlQuotes(text string) string {
	if !strings.Contains(text, "``") && !strings.Contains(text, "''") {
		return text
	}
	var b strings.Builder
	for i, word := range strings.Split(text, " ") {
		if i > 0 {
			b.WriteByte(' ')
		}
		curl(&b, word)
	}
	return b.String()
}

func curl(b *strings.Builder, word string) {
	url := strings.Index(word, "://")
	if url < 0 {
		url = len(word)
	}
	for i := 0; i < len(word); {
		rest := word[i:]
		run := len(rest) - len(strings.TrimLeft(rest, "`"))
		switch {
		case i >= url:
			b.WriteString(rest)
			return
		case run == 2:
			b.WriteString("“")
			i += 2
		case run > 0:
			b.WriteString(rest[:run])
			i += run
		case strings.HasPrefix(rest, "''"):
			b.WriteString("”")
			i += 2
		default:
			b.WriteByte(rest[0])
			i++
		}
	}
}
