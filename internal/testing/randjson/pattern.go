package randjson

import (
	"regexp/syntax"
	"strings"
	"sync"

	"github.com/toolgen/toolgen/internal/pattern"
)

// A patternCache holds patterns as trees, by their source.
type patternCache struct{ sync.Map }

func (c *patternCache) tree(source string) *syntax.Regexp {
	if t, ok := c.Load(source); ok {
		return t.(*syntax.Regexp)
	}
	re2, refused := pattern.Translate(source)
	if refused != nil {
		return nil
	}
	t, err := syntax.Parse(re2, syntax.Perl)
	if err != nil {
		return nil
	}
	c.Store(source, t)
	return t
}

// matching draws a text that a pattern matches, by walking its tree. What stands
// around an assertion is not looked at, so that a text in a few does not match.
func (d *drawer) matching(source string) string {
	t := d.patterns.tree(source)
	if t == nil {
		return ""
	}
	var b strings.Builder
	if oneIn(d.rand, 4) {
		b.WriteString(plainText(d.rand, d.rand.IntN(2))) // unanchored patterns match inside too
	}
	d.walk(&b, t)
	return b.String()
}

func (d *drawer) walk(b *strings.Builder, t *syntax.Regexp) {
	switch t.Op {
	case syntax.OpLiteral:
		b.WriteString(string(t.Rune))
	case syntax.OpCharClass:
		i := 2 * d.rand.IntN(len(t.Rune)/2)
		b.WriteRune(t.Rune[i] + d.rand.Int32N(min(t.Rune[i+1]-t.Rune[i]+1, 26)))
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		b.WriteString(plainText(d.rand, 1))
	case syntax.OpAlternate:
		d.walk(b, pick(d.rand, t.Sub))
	case syntax.OpStar:
		d.repeat(b, t.Sub[0], 0, d.many())
	case syntax.OpPlus:
		d.repeat(b, t.Sub[0], 1, d.many())
	case syntax.OpQuest:
		d.repeat(b, t.Sub[0], 0, 1)
	case syntax.OpRepeat:
		high := t.Max
		if high < 0 {
			high = t.Min + 3
		}
		d.repeat(b, t.Sub[0], t.Min, high)
	default: // concatenations, groups, and assertions, which have no parts
		for _, sub := range t.Sub {
			d.walk(b, sub)
		}
	}
}

// many is how often something unbounded is repeated at most: rarely so often that
// digits make a number that no type holds.
func (d *drawer) many() int {
	if oneIn(d.rand, 16) {
		return 40
	}
	return 3
}

func (d *drawer) repeat(b *strings.Builder, t *syntax.Regexp, low, high int) {
	for range low + d.rand.IntN(high-low+1) {
		d.walk(b, t)
	}
}
