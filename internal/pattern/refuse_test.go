package pattern_test

import (
	"errors"
	"math/rand/v2"
	"regexp/syntax"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/pattern"
)

// The message is that of Error.Error: the reason, and after a semicolon the cure.
var refused = []struct {
	source  string
	offset  int
	message string
}{
	// What RE2 cannot match.
	{"^(?!a)", 1, "look-ahead cannot be matched in linear time by Go's regexp; spell out what may stand there, or check it in the function"},
	{"a(?=b)", 1, "look-ahead cannot be"},
	{"(?<=a)b", 0, "look-behind cannot be"},
	{"(?<!a)b", 0, "look-behind cannot be"},
	{`(a)\1`, 3, "a back-reference cannot be matched in linear time by Go's regexp; write the group's expression once more"},
	{`(?<n>a)\k<n>`, 7, "a back-reference cannot be"},
	{"a{1001}", 1, "Go's regexp takes counts up to 1000; write minLength or maxLength where they serve"},
	{"a{1,99999999999999999999}", 1, "Go's regexp takes counts up to 1000"},
	{"(?:a{30}b){2,40}", 10, "nested counts multiply to 1200 here, and Go's regexp takes up to 1000; write minLength"},
	{`\uD83D`, 0, `\uD83D is half of a surrogate pair, which matches nothing in valid UTF-8; write whole characters, as in \u{1F600} or [\u{10000}-\u{10FFFF}]`},
	{`a\uDE00`, 1, `\uDE00 is half of`},
	{`\uD83D\u{DE00}`, 0, `\uD83D is half of`},
	{`\u{D83D}\u{DE00}`, 0, `\u{D83D} is half of`},
	{`[\uD800-\uDBFF][\uDC00-\uDFFF]`, 1, `\uD800 is half of`},
	{`\uD83D\uD83D\uDE00`, 0, `\uD83D is half of`},

	// What ECMA-262 refuses and RE2 takes.
	{`\Aabc`, 0, `\A is no ECMA-262 escape; write ^`},
	{`abc\z`, 3, `\z is no ECMA-262 escape; write $`},
	{`abc\Z`, 3, `\Z is no ECMA-262 escape; write $`},
	{`\Qa\E`, 0, `\Q is no ECMA-262 escape; escape each special character with a backslash`},
	{`\a`, 0, `\a is no ECMA-262 escape; write \x07`},
	{`\_`, 0, `\_ is no ECMA-262 escape under the u flag; write _ without the backslash`},
	{`a\-b`, 1, `\- is an ECMA-262 escape in classes only; write -`},
	{`\ `, 0, `\  is no ECMA-262 escape under the u flag`},
	{`\é`, 0, `\é is no ECMA-262 escape under the u flag`},
	{"\\\n", 0, `\\u{A} is no ECMA-262 escape under the u flag`},
	{`\y`, 0, `\y is no ECMA-262 escape`},
	{`\x{41}`, 0, `\x needs two hexadecimal digits; write \x41 or \u{41}`},
	{`\pL`, 0, `\p needs a name in braces; write \p{L} for a letter`},
	{`\PN`, 0, `\P needs a name in braces`},
	{"(?i)abc", 0, "a pattern cannot set flags, as (?i) does; write both cases, as in [Aa]"},
	{"(?s:.)", 0, "a pattern cannot set flags, as (?s) does; write [^] for any character"},
	{"(?i-s)a", 0, "a pattern cannot set flags, as (?i-s) does"},
	{"(?P<n>a)", 0, "(?P<name>…) is no ECMA-262 group; write (?<name>…)"},
	{"(?P=n)", 0, "a back-reference"},
	{"(?>a)", 0, "(?>…) is no ECMA-262 group; write (?:…)"},
	{"a(?#b)", 1, "ECMA-262 expressions have no comments; leave it out"},
	{"(?", 0, "(? begins no ECMA-262 group; write (?:…) or (?<name>…)"},
	{"(?|a)", 0, "(? begins no ECMA-262 group"},
	{"^[[:alpha:]]+$", 2, "ECMA-262 has no POSIX classes such as [:alpha:]; write A-Za-z between the brackets"},
	{"[_[:digit:].]", 2, `ECMA-262 has no POSIX classes such as [:digit:]; write \d between the brackets`},
	{"[[:^alpha:]]", 1, "ECMA-262 has no POSIX classes such as [:^alpha:]"},
	{"[[::]]", 5, "] closes nothing"},
	{"^*", 1, "* repeats an assertion; leave it out"},
	{"a$?", 2, "? repeats an assertion"},
	{`\b{2}`, 2, "{2} repeats an assertion"},
	{`\B+`, 2, "+ repeats an assertion"},
	{"{", 0, `{ begins no count; write {n}, {n,} or {n,m} for a count and \{ for the character itself`},
	{"a{", 1, "{ begins no count"},
	{"a{,5}", 1, "{ begins no count"},
	{"a{1, 2}", 1, "{ begins no count"},
	{"a{1", 1, "{ begins no count"},
	{"a{-1}", 1, "{ begins no count"},
	{"a}", 1, `} closes nothing; write \} for the character itself`},
	{"a]", 1, `] closes nothing; write \] for the character itself`},
	{"[]]", 2, "] closes nothing"},

	// What both refuse.
	{"a**", 2, "* follows another quantifier; put what is to be repeated into (?:…)"},
	{"a++", 2, "+ follows another quantifier"},
	{"a{2}{3}", 4, "{3} follows another quantifier"},
	{"a???", 3, "? follows another quantifier"},
	{"*a", 0, `there is nothing to repeat before *; write \* for the character itself`},
	{"(+a)", 1, "there is nothing to repeat before +"},
	{"a|?", 2, "there is nothing to repeat before ?"},
	{"(?:{2})", 3, `there is nothing to repeat before {2}; write \{ for the character itself`},
	{"a{2,1}", 1, "the counts of {2,1} are out of order; write the smaller count first"},
	{"a(b", 1, `the group has no closing ); write \( for the character itself`},
	{"a)b", 1, `) closes no group; write \) for the character itself`},
	{"a[b", 1, `the class has no closing ]; write \[ for the character itself`},
	{`[\]`, 0, "the class has no closing ]"},
	{"[b-", 0, "the class has no closing ]"},
	{`a\`, 1, `the pattern ends with a lone \; write \\ for the character itself`},
	{`[a\`, 2, `the pattern ends with a lone \`},
	{"[z-a]", 1, `the range z-a is out of order; write \- for a hyphen`},
	{"[😀-a]", 1, "the range 😀-a is out of order"},
	{`[\w-.]`, 1, `the range \w-. has a set of characters for an end; write \- for a hyphen`},
	{`[a-\d]`, 1, `the range a-\d has a set`},
	{`[--\d]`, 1, `the range --\d has a set`},
	{`[\p{L}-z]`, 1, `the range \p{L}-z has a set`},
	{`[\B]`, 1, `\B is no escape in a class`},
	{`[\1]`, 1, `\1 is no escape in a class`},
	{`[\k]`, 1, `\k is no escape in a class`},
	{`[\_]`, 1, `\_ is no ECMA-262 escape under the u flag`},
	{`\01`, 0, `ECMA-262 has no octal escapes under the u flag; write \xHH with two hexadecimal digits`},
	{`[\00]`, 1, "ECMA-262 has no octal escapes"},
	{`\c1`, 0, `\c needs a letter from A to Z; write \cA to \cZ or \xHH`},
	{`\c`, 0, `\c needs a letter`},
	{`\x4`, 0, `\x needs two hexadecimal digits`},
	{`\xg1`, 0, `\x needs two hexadecimal digits`},
	{`\x+1`, 0, `\x needs two hexadecimal digits`},
	{`\u004`, 0, `\u needs four hexadecimal digits, or a code point up to 10FFFF in braces; write \u0041 or \u{1F600}`},
	{`\u00_1`, 0, `\u needs four`},
	{`\u{}`, 0, `\u needs four`},
	{`\u{110000}`, 0, `\u needs four`},
	{`\u{99999999999999999999}`, 0, `\u needs four`},
	{`\u{41`, 0, `\u needs four`},
	{"a\xffb", 1, "the pattern is not valid UTF-8"},
	{"\xed\xa0\x80", 0, "the pattern is not valid UTF-8"},

	// Names of groups.
	{"(?<a>x)|(?<a>y)", 8, "two groups have the name a; write another name"},
	{`(?<a>x)(?<\u0061>y)`, 7, "two groups have the name a"},
	{"(?<>x)", 0, "the name of the group is empty; write ( for a group without a name"},
	{"(?<1>x)", 3, "1 cannot stand here in the name of a group; write an identifier such as (?<year>…)"},
	{"(?<a-b>x)", 4, "- cannot stand here"},
	{"(?<a\n>x)", 4, `\u{A} cannot stand here`},
	{"(?<a", 0, "the name of the group has no closing >"},
	{`(?<a\x41>b)`, 4, `only \u escapes can stand in the name of a group`},
	{`(?<a\uD800>b)`, 4, `\uD800 is half of a surrogate pair`},

	// Properties.
	{`\p{Alphabetic}`, 0, `\p{Alphabetic} is not among the properties that both ECMA-262 and Go's regexp have; write a property such as \p{L}`},
	{`\P{Emoji}`, 0, `\P{Emoji} is not among`},
	{`\p{letter}`, 0, `\p{letter} is not among`},
	{`\p{^L}`, 0, `\p{^L} is not among`},
	{`\p{ L}`, 0, `\p{ L} is not among`},
	{`\p{}`, 0, `\p{} is not among`},
	{`\p{Greek}`, 0, `ECMA-262 takes the script Greek with Script= only; write \p{Script=Greek}`},
	{`\p{Script=Grek}`, 0, `Go's regexp has no script "Grek"; write a script by its long name, such as Script=Greek`},
	{`\p{Script=greek}`, 0, `Go's regexp has no script "greek"`},
	{`\p{scx=Greek}`, 0, "Go's regexp has no Script_Extensions; write Script= if that will do"},
	{`\p{gc=Greek}`, 0, `"Greek" is no General_Category; write a value such as Lu or Letter`},
	{`\p{Letter=L}`, 0, `"Letter" is no property of ECMA-262 that has values; write General_Category= or Script=`},
	{`a\p{L`, 1, `\p{ has no closing }`},
}

func TestRefusedPatternsSayWhy(t *testing.T) {
	for _, tt := range refused {
		t.Run(tt.source, func(t *testing.T) {
			re2, err := pattern.Translate(tt.source)
			require.NotNil(t, err, "became %s", re2)
			assert.Empty(t, re2)
			assert.Equal(t, tt.offset, err.Offset)
			assert.True(t, strings.HasPrefix(err.Error(), tt.message), "%s", err)
		})
	}
}

func TestCuresAreThemselvesAccepted(t *testing.T) {
	sources := []string{`\A`, `\z`, `\Z`, `\a`, `\e`, `\h`, `\H`, `\R`, `\N`, `\X`, `\-`, `\pL`, `\p{Greek}`}
	for _, class := range []string{"alnum", "alpha", "ascii", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "word", "xdigit"} {
		sources = append(sources, "[[:"+class+":]]")
	}
	for _, source := range sources {
		_, err := pattern.Translate(source)
		require.NotNil(t, err, source)
		cure, found := strings.CutPrefix(err.Cure, "write ")
		require.True(t, found, err)
		cure = strings.TrimSuffix(cure, " for a letter")
		if members, inside := strings.CutSuffix(cure, " between the brackets"); inside {
			cure = "[" + members + "]"
		}
		_, err = pattern.Translate(cure)
		assert.Nil(t, err, "%s, the cure of %s", cure, source)
	}
}

// What the POSIX classes are replaced by is compared with RE2's own.
func TestCuresOfPOSIXClassesAreTheirMembers(t *testing.T) {
	for _, name := range []string{"alnum", "alpha", "ascii", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "upper", "word", "xdigit"} {
		_, err := pattern.Translate("[[:" + name + ":]]")
		require.NotNil(t, err)
		members := strings.TrimSuffix(strings.TrimPrefix(err.Cure, "write "), " between the brackets")
		got, err := pattern.Translate("[" + members + "]")
		require.Nil(t, err)
		want, parseErr := syntax.Parse("[[:"+name+":]]", syntax.Perl)
		require.NoError(t, parseErr)
		parsed, parseErr := syntax.Parse(got, syntax.Perl)
		require.NoError(t, parseErr)
		assert.Equal(t, want.String(), parsed.String(), name)
	}
}

func TestSizesThatOnlyGoRefuses(t *testing.T) {
	deep := strings.Repeat("(", 100_000) + strings.Repeat(")", 100_000)
	large := strings.Repeat("(?:a{1000})", 5_000)
	for _, source := range []string{deep, large} {
		_, err := pattern.Translate(source)
		require.NotNil(t, err)
		assert.Contains(t, err.Reason, "Go's regexp refuses the pattern: expression ")
		assert.NotEmpty(t, err.Cure)
	}
}

// The bound on nested counts has to be the one that RE2's parser draws.
func TestNestedCountsAreBoundedAsByRE2(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	quantifiers := []string{"", "*", "+", "?", "{0}", "{0,}", "{1}", "{2}", "{3,}", "{5,10}", "{0,20}", "{40}", "{100,}", "{334}", "{500}", "{1000}"}
	var nested func(depth int) string
	nested = func(depth int) string {
		inner := "a"
		if depth > 0 {
			inner = "(?:" + nested(depth-1) + nested(random.IntN(depth)) + "|b)"
		}
		return inner + quantifiers[random.IntN(len(quantifiers))]
	}
	verdicts := map[bool]int{}
	for range 5_000 {
		source := nested(random.IntN(4))
		_, parseErr := syntax.Parse(source, syntax.Perl)
		_, err := pattern.Translate(source)
		bad := parseErr != nil
		verdicts[bad]++
		require.Equal(t, bad, err != nil, "%s: %v", source, parseErr)
		var syntaxErr *syntax.Error
		if errors.As(parseErr, &syntaxErr) && syntaxErr.Code == syntax.ErrInvalidRepeatSize {
			require.Contains(t, err.Reason, "nested counts", source)
		}
	}
	assert.Greater(t, verdicts[true], 500)
	assert.Greater(t, verdicts[false], 500)
}
