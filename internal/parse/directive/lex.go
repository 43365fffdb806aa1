package directive

import (
	"go/token"
	"strconv"
	"strings"
	"unicode"
)

// A lexer walks over the arguments of a directive. It never looks back, so a
// line of any length is read in one pass.
type lexer struct {
	text string
	base token.Pos // of text[0]
	off  int
}

func (x *lexer) skipSpace() {
	x.off = len(x.text) - len(strings.TrimLeftFunc(x.text[x.off:], unicode.IsSpace))
}

func (x *lexer) done() bool { return x.off == len(x.text) }

// atSpace reports whether the current token is over.
func (x *lexer) atSpace() bool {
	return x.done() || strings.IndexFunc(x.text[x.off:], unicode.IsSpace) == 0
}

// peek returns the next byte, 0 at the end.
func (x *lexer) peek() byte {
	if x.done() {
		return 0
	}
	return x.text[x.off]
}

// since returns what has been read from the offset start on.
func (x *lexer) since(start int) Word {
	return Word{
		Text: x.text[start:x.off],
		Pos:  x.base + token.Pos(start),
		End:  x.base + token.Pos(x.off),
	}
}

// takeUntil reads to the next space or one of the bytes in stops.
func (x *lexer) takeUntil(stops string) Word {
	start := x.off
	n := strings.IndexFunc(x.text[start:], func(r rune) bool {
		return unicode.IsSpace(r) || strings.ContainsRune(stops, r)
	})
	if n < 0 {
		n = len(x.text) - start
	}
	x.off += n
	return x.since(start)
}

// takeRest reads to the end of the line.
func (x *lexer) takeRest() Word {
	start := x.off
	x.off = len(x.text)
	return x.since(start)
}

// quoteEnd returns the offset behind the Go string literal that begins at the
// current offset, and false where its closing quote is missing.
func (x *lexer) quoteEnd() (int, bool) {
	quote := x.text[x.off]
	for i := x.off + 1; i < len(x.text); i++ {
		switch {
		case x.text[i] == quote:
			return i + 1, true
		case x.text[i] == '\\' && quote == '"':
			i++
		}
	}
	return len(x.text), false
}

// isQuote reports whether b begins a Go string literal.
func isQuote(b byte) bool { return b == '"' || b == '`' }

// badEscape returns where the escape begins that makes an interpreted string
// literal, quotes included, invalid.
func badEscape(literal string) (start, end int) {
	rest := literal[1 : len(literal)-1]
	for rest != "" {
		_, _, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil {
			break
		}
		rest = tail
	}
	start = len(literal) - 1 - len(rest)
	return start, min(start+2, len(literal))
}
