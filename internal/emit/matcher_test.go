package emit

import (
	"math/rand/v2"
	"regexp"
	"regexp/syntax"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// match does what the code of a matcher does.
func (m *matcher) match(s string) bool {
	if m.words != nil {
		for _, w := range m.words {
			if s == w {
				return true
			}
		}
		return false
	}
	left, ok := m.items.take(s)
	return ok && (m.open || left == "")
}

// take matches a sequence at the beginning of s and returns what is left.
func (s sequence) take(left string) (string, bool) {
	for _, it := range s {
		var ok bool
		if left, ok = takeItem(it, left); !ok {
			return left, false
		}
	}
	return left, true
}

func takeItem(it item, left string) (string, bool) {
	switch it := it.(type) {
	case fixedText:
		return strings.CutPrefix(left, string(it))
	case run:
		return it.take(left)
	case optional:
		for n := 0; n != it.max && it.body.begins(left); n++ {
			var ok bool
			if left, ok = it.body.take(left); !ok {
				return left, false
			}
		}
		return left, true
	case times:
		for range it.n {
			var ok bool
			if left, ok = it.body.take(left); !ok {
				return left, false
			}
		}
		return left, true
	case choice:
		for _, s := range it {
			if s.nullable() || s.begins(left) {
				return s.take(left)
			}
		}
	}
	return left, false
}

func (r run) take(left string) (string, bool) {
	n := 0
	for n < len(left) && r.set.has(left[n]) && (n < r.min || !r.fixed()) {
		n++
	}
	if r.min == 0 && r.max == 1 {
		n = min(n, 1)
	}
	if n < r.min || r.max >= 0 && n > r.max {
		return left, false
	}
	return left[n:], true
}

func (s sequence) begins(left string) bool {
	if head, _ := s.stretch(); len(head) > 0 {
		_, ok := head.take(left)
		return ok
	}
	return left != "" && s.first().has(left[0])
}

// exprs writes expressions over few characters, so that their texts meet.
type exprs struct{ *rand.Rand }

func (x exprs) pick(from ...string) string { return from[x.IntN(len(from))] }

func (x exprs) anchored() string {
	return x.pick("^", "^", "^", "^", "") + x.expr(3) + x.pick("$", "$", "$", "")
}

func (x exprs) expr(depth int) string {
	var b strings.Builder
	for range 1 + x.IntN(4) {
		b.WriteString(x.atom(depth) + x.pick("", "", "", "?", "*", "+", "{2}", "{1,2}", "{2,}", "{0,1}", "{0}", "{9}", "+?"))
	}
	return b.String()
}

func (x exprs) atom(depth int) string {
	if depth == 0 || x.IntN(3) > 0 {
		return x.pick("a", "b", "-", "é", "aé", "[ab]", "[^a]", "[^-]", "[^ab]", "[a-z]", "[^a-z]", `\W`, "[b-]",
			`\x{d800}`, "[é-ü]", "[a-é]", `[^\x{d800}]`, ".", `[\s\S]`, "(?i:a)", "(?i:k)", "[Bb]", "$", `\b`, "(?:)", "\n", "\uFFFD")
	}
	alternatives := make([]string, 1+x.IntN(3))
	for i := range alternatives {
		alternatives[i] = x.expr(depth - 1)
	}
	if x.IntN(6) == 0 {
		alternatives = append(alternatives, "")
	}
	return "(?:" + strings.Join(alternatives, "|") + ")"
}

// textsOf are all texts of up to n of the parts.
func textsOf(n int, parts ...string) []string {
	all := []string{""}
	for from := 0; n > 0; n-- {
		upTo := len(all)
		for _, s := range all[from:upTo] {
			for _, p := range parts {
				all = append(all, s+p)
			}
		}
		from = upTo
	}
	return all
}

// near are texts about an expression: some that it matches, apart from anchors
// within, and those with a character more, less or changed.
func near(x *rand.Rand, expr string, n int) []string {
	re, err := syntax.Parse(expr, syntax.Perl)
	if err != nil {
		return nil
	}
	others := []rune("aZ0-/._ \n\x00\x7fé\u2028\uFFFD\U0001F600")
	var all []string
	for range n {
		s := sample(x, re)
		all = append(all, s, s+"\n")
		other := others[x.IntN(len(others))]
		runes := []rune(s)
		at := x.IntN(len(runes) + 1)
		all = append(all, string(runes[:at])+string(other)+string(runes[at:]))
		if at < len(runes) {
			all = append(all, string(runes[:at])+string(runes[at+1:]), string(runes[:at])+string(other)+string(runes[at+1:]),
				string(runes[:at])+string(runes[at]+1)+string(runes[at+1:]), string(runes[:at]))
		}
	}
	return all
}

// sample is a text that an expression matches.
func sample(x *rand.Rand, re *syntax.Regexp) string {
	var b strings.Builder
	repeat := func(lo, hi int) {
		if hi < 0 {
			hi = lo + 3
		}
		for range lo + x.IntN(hi-lo+1) {
			b.WriteString(sample(x, re.Sub[0]))
		}
	}
	switch re.Op {
	case syntax.OpLiteral:
		b.WriteString(string(re.Rune))
	case syntax.OpCharClass:
		if len(re.Rune) > 0 {
			at := x.IntN(len(re.Rune)/2) * 2
			b.WriteRune(re.Rune[at] + x.Int32N(min(re.Rune[at+1]-re.Rune[at], 300)+1))
		}
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		b.WriteString("é")
	case syntax.OpStar:
		repeat(0, -1)
	case syntax.OpPlus:
		repeat(1, -1)
	case syntax.OpQuest:
		repeat(0, 1)
	case syntax.OpRepeat:
		repeat(re.Min, re.Max)
	case syntax.OpCapture:
		return sample(x, re.Sub[0])
	case syntax.OpAlternate:
		return sample(x, re.Sub[x.IntN(len(re.Sub))])
	case syntax.OpConcat:
		for _, sub := range re.Sub {
			b.WriteString(sample(x, sub))
		}
	}
	return strings.ToValidUTF8(b.String(), "?")
}

// TestMatchersMatchAsRegexpDoes compares random expressions on all short texts
// and on those near to what they match.
func TestMatchersMatchAsRegexpDoes(t *testing.T) {
	x := exprs{rand.New(rand.NewPCG(5, 0))}
	short := textsOf(4, "a", "b", "B", "-", "é", "\n")
	plain, matched := 0, 0
	for range 8000 {
		expr := x.anchored()
		m := matcherOf(expr)
		if m == nil {
			continue
		}
		plain++
		re := regexp.MustCompile(expr)
		for _, texts := range [][]string{short, near(x.Rand, expr, 10)} {
			for _, s := range texts {
				want := re.MatchString(s)
				require.Equal(t, want, m.match(s), "%q on %q", expr, s)
				if want {
					matched++
				}
			}
		}
	}
	assert.Greater(t, plain, 500)
	assert.Greater(t, matched, 20000)
}

// TestNotDecidedByOneByte has the expressions of which going by the next byte
// alone, or by bytes for characters, would miss the text beside them.
func TestNotDecidedByOneByte(t *testing.T) {
	for expr, s := range map[string]string{
		"^a*ab$":                   "ab",
		"^(?:-a{1,2}){2}":          "-a-aaa",
		"^(?:c(?:ab+c)?){2}":       "ccax",
		"^(?:c(?:ab+c|)){2}":       "ccax",
		"^(?:ab-?a?)*$":            "abab",
		"^(?:a-*b)?ac$":            "ac",
		"^(?:a-*b|)ac$":            "ac",
		"^(?:a*|b*)$":              "aa",
		"^(?:b*|a*)$":              "aa",
		"^(?:a+b|a+c)$":            "ac",
		"^(?:a[^b]){2}":            "aéa-",
		"^[^a]b":                   "éb",
		"^[^a]{2}$":                "éb",
		"^[^a]?$":                  "é",
		"^[^a]{2,}$":               "éé",
		"^[^a]{2}":                 "éé",
		"^(?:éa|èb)$|^a*$":         "èb",
		"^(?i:k)$":                 "\u212a",
		`^[a\x{e9}-\x{10ffff}]+$`:  "é",
		`^[\x{0}-\x{7f}é]+$`:       "é",
		"^(?:x[^a]|y|" + zs + ")$": "x€",
	} {
		require.Regexp(t, expr, s)
		if m := matcherOf(expr); m != nil {
			assert.True(t, m.match(s), "%q on %q", expr, s)
		}
	}
}

// zs makes a pattern long, so that there may be many words for it.
var zs = strings.Repeat("z", 2000)

func FuzzMatcher(f *testing.F) {
	for _, tt := range roads {
		f.Add(re2(f, tt.source), "a-1")
	}
	f.Fuzz(func(t *testing.T, expr, s string) {
		m := matcherOf(expr)
		if m == nil || !utf8.ValidString(s) {
			return
		}
		re, err := regexp.Compile(expr)
		require.NoError(t, err)
		for _, s := range append(near(rand.New(rand.NewPCG(1, uint64(len(s)))), expr, 3), s) {
			require.Equal(t, re.MatchString(s), m.match(s), "%q on %q", expr, s)
		}
	})
}

// TestMatchersAreBounded holds that neither what repeats itself within itself nor
// a long pattern takes long or makes long code.
func TestMatchersAreBounded(t *testing.T) {
	for _, expr := range []string{
		"^" + strings.Repeat("(?:", 300) + "a" + strings.Repeat("b)+", 300) + "$",
		"^" + strings.Repeat("(?:", 30) + "a" + strings.Repeat("|b){1,2}", 8) + strings.Repeat(")", 22) + "$",
		"^" + strings.Repeat("(?:a|b|c)(?:d|e|fg)", 500) + "$",
		"^" + strings.Repeat("[a-z]-", 500) + "$",
		"^(?:" + strings.Repeat("[a-z]{3}|", 500) + ")$",
	} {
		if m := matcherOf(expr); m != nil {
			assert.Nil(t, m.words, "%.60s", expr)
			assert.LessOrEqual(t, m.items.size(), matcherSize, "%.60s", expr)
		}
	}
	m := matcherOf("^[a-z]{1000}$")
	require.NotNil(t, m)
	assert.Equal(t, 1, m.items.size())
}
