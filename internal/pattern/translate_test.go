package pattern_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/pattern"
)

// compile translates a pattern that is to be accepted.
func compile(t *testing.T, source string) *regexp.Regexp {
	t.Helper()
	re2, err := pattern.Translate(source)
	require.Nil(t, err, "%s", source)
	re, compileErr := regexp.Compile(re2)
	require.NoError(t, compileErr, "%s became %s", source, re2)
	return re
}

// What matches and what does not was checked against V8 (Node.js 20) with
// new RegExp(source, "u").test(text), except where a row says otherwise.
var accepted = []struct {
	source  string
	matches []string
	misses  []string
}{
	// Unanchored, and alternatives.
	{"", []string{"", "a"}, nil},
	{"a+", []string{"xxaayy"}, []string{"", "xyz"}},
	{"a||b", []string{""}, nil},
	{"^(?:ab|)$", []string{"ab", ""}, []string{"a"}},
	{"()", []string{""}, nil},
	{"(?:)*", []string{""}, nil},

	// Assertions. $ is the end of the text even before a last line break.
	{"^abc$", []string{"abc"}, []string{"abc\n", "\nabc", "xabc"}},
	{`\bword\b`, []string{"a word", "éword"}, []string{"swords", "_word"}},
	{`\B`, []string{"", "ab", "éé"}, []string{"a"}},
	{`a\Bé`, nil, []string{"aé"}},
	// V8 finds this one in the middle of the surrogate pair, where the
	// specification, which goes by code points, has no position.
	{`\B`, nil, []string{"a😀b"}},
	{"(?:^)*a", []string{"ba"}, nil},
	{"a|^", []string{"b"}, nil},

	// Characters that are special to one side only.
	{"a/b", []string{"a/b"}, nil},
	{`a\/b`, []string{"a/b"}, []string{`a\/b`}},
	{"^-,:<=>!&~#@%'\"` $", []string{"-,:<=>!&~#@%'\"` "}, nil},
	{`^\^\$\\\.\*\+\?\(\)\[\]\{\}\|$`, []string{`^$\.*+?()[]{}|`}, nil},
	{"^\x00\n\u2028\ufffd$", []string{"\x00\n\u2028\ufffd"}, nil},

	// The dot leaves out four line terminators and nothing else.
	{"^.$", []string{"a", "😀", "\x00", "\v", "\f", "\u0085"}, []string{"", "\n", "\r", "\u2028", "\u2029", "ab"}},

	// Sets.
	{`^\d$`, []string{"0", "9"}, []string{"߀", "a"}},
	{`^\D$`, []string{"߀", "\n"}, []string{"5"}},
	{`^\w$`, []string{"a", "Z", "0", "_"}, []string{"é", "-", "ſ", "\u212a"}},
	{`^\W$`, []string{"é", "-", "\u2028"}, []string{"_"}},
	{`^\s$`,
		[]string{"\t", "\n", "\v", "\f", "\r", " ", "\u00a0", "\u1680", "\u2000", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000", "\ufeff"},
		[]string{"\u0085", "\u180e", "\u200b", "\u0001", "\u2013", "\u2060"}},
	{`^\S$`, []string{"\u0085", "\u200b", "a", "😀"}, []string{"\v", "\u00a0", "\ufeff"}},
	{`^[\s]$`, []string{"\v", "\ufeff"}, []string{"a"}},
	{`^[^\s]$`, []string{"a"}, []string{"\v", "\ufeff"}},
	{`^[\S\n]$`, []string{"a", "\n"}, []string{"\r"}},
	{`^[^\S]$`, []string{"\u3000"}, []string{"a"}},
	{`^[\s\S]$`, []string{"a", "\n", "\u2028"}, nil},
	{`[^\s\S]`, nil, []string{"", "a", "\n"}},

	// Escapes.
	{`^\t\n\v\f\r$`, []string{"\t\n\v\f\r"}, nil},
	{`^\0\cA\cz$`, []string{"\x00\x01\x1a"}, nil},
	{`^\0a$`, []string{"\x00a"}, nil},
	{`^\x41\xe9$`, []string{"Aé"}, nil},
	{`^\u0041\u00E9\u{41}\u{0000001F600}\u{10FFFF}$`, []string{"AéA😀\U0010ffff"}, nil},
	{`^\uD83D\uDE00$`, []string{"😀"}, []string{"😀😀"}},
	{`^\u{1F600}{2}$`, []string{"😀😀"}, []string{"😀"}},
	{`^\x5c\x2A$`, []string{`\*`}, nil},

	// Classes.
	{"[]", nil, []string{"", "a"}},
	{"^[^]$", []string{"a", "\n", "\u2028", "😀"}, []string{"", "ab"}},
	{"^a[]?$", []string{"a"}, nil},
	{"^[^a]$", []string{"\n", "b"}, []string{"a"}},
	{`^[\b]$`, []string{"\b"}, []string{"b"}},
	{`^[\-\]\^\[\\/\/]$`, []string{"-", "]", "^", "[", `\`, "/"}, []string{"a"}},
	{"^[-a]$", []string{"-", "a"}, []string{"b"}},
	{"^[a-]$", []string{"-", "a"}, []string{"b"}},
	{"^[a-c-e]$", []string{"b", "-", "e"}, []string{"d"}},
	{"^[--/]$", []string{"-", ".", "/"}, []string{"0", ","}},
	{"^[+--]$", []string{"+", ",", "-"}, []string{"."}},
	{`^[\d-]$`, []string{"5", "-"}, []string{"a"}},
	{`^[-\d]$`, []string{"5", "-"}, []string{"a"}},
	{`^[a-b-\d]$`, []string{"a", "-", "7"}, []string{"c"}},
	{"^[^-]$", []string{"^"}, []string{"-"}},
	{"^[a^]$", []string{"^", "a"}, []string{"b"}},
	{"^[.$*+?(){}|]$", []string{".", "$", "|", "{"}, []string{"a"}},
	{"^[[:alpha:]$", []string{"[", ":", "a", "l", "p", "h"}, []string{"b", "]"}},
	{"^[a&&b]$", []string{"a", "&", "b"}, []string{"&&"}},
	{`^[\uD83D\uDE00-\u{1F64F}]$`, []string{"😀", "🙏"}, []string{"\ufffd", "🚀"}},
	{`^[\x00-\x1F\cJ\0]$`, []string{"\x00", "\n"}, []string{" "}},
	{`^[\u{D7FF}-\u{E000}]$`, []string{"\ud7ff", "\ue000"}, []string{"a"}},
	{"^[\n\u2028]$", []string{"\n", "\u2028"}, []string{"n"}},

	// Quantifiers.
	{"^a{2}$", []string{"aa"}, []string{"a", "aaa"}},
	{"^a{2,}$", []string{"aa", "aaa"}, []string{"a"}},
	{"^a{1,2}$", []string{"a", "aa"}, []string{"", "aaa"}},
	{"^a{02,003}$", []string{"aa", "aaa"}, []string{"a", "a{02,003}"}},
	{"^a{0}$", []string{""}, []string{"a"}},
	{"^a*?b+?c??d{1,2}?e{1,}?f{2}?$", []string{"bdeff", "aabbcddeeff"}, []string{"bdef"}},
	{"^(?:a*)*$", []string{"", "aa"}, []string{"b"}},
	{"^(?:a{500}){2}$", []string{strings.Repeat("a", 1000)}, []string{strings.Repeat("a", 999)}},
	{"^(?:a{1000}){0}$", []string{""}, []string{"a"}},
	{"^(?:(?:a{1000}){0}b{500}){2}$", []string{strings.Repeat("b", 1000)}, []string{"b"}},
	{"^(?:a{1000})*$", []string{"", strings.Repeat("a", 2000)}, []string{"a"}},

	// Groups.
	{"^(?<year>\\d{4})-(?<été>\\d)(?<$_1>a)(?<\\u0061\\u{62}>b)(?<𝒳>c)$", []string{"2026-1abc"}, nil},
	{"^(a(?:b(c)))$", []string{"abc"}, nil},

	// Properties.
	{`^\p{Letter}\p{L}\p{Lu}\p{gc=Ll}\p{General_Category=Uppercase_Letter}$`, []string{"éaÉaA"}, []string{"éaéaA"}},
	{`^\p{digit}\p{punct}\p{cntrl}\p{Combining_Mark}$`, []string{"৪!\n\u0301"}, nil},
	{`^\p{LC}$`, []string{"a", "ǅ"}, []string{"ª", "1"}},
	{`^\P{L}$`, []string{"1"}, []string{"a"}},
	{`^[\p{L}\d]$`, []string{"é", "1"}, []string{"-"}},
	{`^[^\P{L}]$`, []string{"é"}, []string{"1"}},
	{`^\p{Script=Greek}\p{sc=Han}$`, []string{"α漢"}, nil},
	{`^\p{Script=Old_Italic}$`, []string{"𐌀"}, []string{"a"}},
	{`^\P{Script=Old_Italic}$`, []string{"a"}, []string{"𐌀"}},
	{`^[a\p{sc=SignWriting}]$`, []string{"a", "\U0001d800"}, []string{"b"}},
	{`^[^\P{Script=Old_Italic}]$`, []string{"𐌀"}, []string{"a"}},
	{`^\p{ASCII}$`, []string{"a", "\x7f"}, []string{"é"}},
	{`^\p{Any}$`, []string{"a", "\U0010ffff"}, nil},
	{`\P{Any}`, nil, []string{"a"}},
	{`^\p{Assigned}\p{Unassigned}$`, []string{"a\u0378"}, nil},

	// From life: the contract's own patterns and usual ones.
	{`^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`, []string{"-1.02:03:04.5"}, []string{"1:02:03"}},
	{`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`, []string{"-1.5e+9"}, []string{"01"}},
	{`^[^\x00]+$`, []string{"a\nb"}, []string{"a\x00"}},
	{"^[a-z0-9=,!() -]*$", []string{"a=b, c-d"}, []string{"A"}},
}

func TestAcceptedPatternsMeanWhatECMASays(t *testing.T) {
	for _, tt := range accepted {
		t.Run(tt.source, func(t *testing.T) {
			re := compile(t, tt.source)
			for _, s := range tt.matches {
				assert.True(t, re.MatchString(s), "%s must match %q", re, s)
			}
			for _, s := range tt.misses {
				assert.False(t, re.MatchString(s), "%s must not match %q", re, s)
			}
		})
	}
}

func TestWhatBothSidesReadAlikeStaysAsItIs(t *testing.T) {
	for _, source := range []string{
		"^[A-Z]{2}-[0-9]+$", `^\d{4}-\d{2}$`, `\bfoo\b`, "(?:a|b)*?c+?", `\p{L}\P{Lu}`, `^[^a-z\d_\-]?$`, "grün 😀", `a\.b`,
	} {
		re2, err := pattern.Translate(source)
		require.Nil(t, err, source)
		assert.Equal(t, source, re2)
	}
}

func TestTranslationsAreStable(t *testing.T) {
	for source, want := range map[string]string{
		".":                     `[^\n\r\x{2028}\x{2029}]`,
		`\s`:                    `[\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}]`,
		`\S`:                    `[^\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}]`,
		`[\S]`:                  `[\x{0}-\x{8}\x{e}-\x{1f}!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}]`,
		"[]":                    `[^\x{0}-\x{10ffff}]`,
		"[^]":                   `[\x{0}-\x{10ffff}]`,
		`(?<n>\u{1F600})\cA`:    `(😀)\x{1}`,
		`\p{Letter}`:            `\p{L}`,
		`[\p{Script=Phags_Pa}]`: `[\x{a840}-\x{a877}]`,
		"[[-]":                  `[\[\-]`,
		"a{01}b{1,}c{0,1}":      "a{1}b+c?",
	} {
		re2, err := pattern.Translate(source)
		require.Nil(t, err, source)
		assert.Equal(t, want, re2, source)
	}
}
