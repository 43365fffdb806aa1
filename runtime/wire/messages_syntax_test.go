package wire

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMessagesOfSyntax(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"query":"tem`, "unexpected end at byte 13"},
		{`{"query":`, "unexpected end at byte 9"},
		{`{"query"`, "unexpected end at byte 8"},
		{`{`, "unexpected end at byte 1"},
		{`{"query":"temp"`, "unexpected end at byte 15"},
		{`{"query":"\`, "unexpected end at byte 11"},
		{`{"query":"\u12`, "unexpected end at byte 14"},
		{`{"query":tru`, "unexpected end at byte 12"},
		{`{"query":-`, "unexpected end at byte 10"},
		{`{"query":"a",}`, "unexpected character '}' at byte 13"},
		{`{'query':"a"}`, `unexpected character ''' at byte 1`},
		{`{query:"a"}`, "unexpected character 'q' at byte 1"},
		{`{"query":"a"/*x*/}`, "unexpected character '/' at byte 12"},
		{`{"query":True}`, "unexpected character 'T' at byte 9"},
		{`{"query": \n1}`, `unexpected character '\\' at byte 10`},
		{"{\"query\":\x00}", `unexpected character '\u0000' at byte 9`},
		{"\ufeff{}", `unexpected character '\ufeff' at byte 0`},
		{`{"limit":Infinity}`, "unexpected character 'I' at byte 9"},
		{`{"limit":NaN}`, "unexpected character 'N' at byte 9"},
		{`{"limit":-Infinity}`, "unexpected character 'I' at byte 10"},
		{`{"limit":01}`, "unexpected character '1' at byte 10"},
		{`{"limit":+1}`, "unexpected character '+' at byte 9"},
		{`{"limit":.5}`, "unexpected character '.' at byte 9"},
		{`{"limit":1.}`, "unexpected character '}' at byte 11"},
		{`{"limit":1e}`, "unexpected character '}' at byte 11"},
		{`{"limit":1e+}`, "unexpected character '}' at byte 12"},
		{`{"limit":1 2}`, "unexpected character '2' at byte 11"},
		{`{"limit":[1,]}`, "unexpected character ']' at byte 12"},
		{`{"limit":nul}`, "unexpected character '}' at byte 12"},
		{"{\"query\":\"a\nb\"}", `a raw control character in a string (write \n) at byte 11`},
		{"{\"query\":\"a\tb\"}", `a raw control character in a string (write \t) at byte 11`},
		{"{\"query\":\"a\x1bb\"}", `a raw control character in a string (write \u001b) at byte 11`},
		{`{"query":"D:\Gear"}`, `invalid escape '\G' at byte 12`},
		{`{"query":"\é"}`, `invalid escape '\é' at byte 10`},
		{"{\"query\":\"\\\n\"}", `invalid escape '\\n' at byte 10`},
		{`{"query":"\u12G4"}`, `invalid escape '\u' at byte 10`},
		{"{\"query\":\"a\xff\"}", "invalid UTF-8 at byte 11"},
		{"{\"query\":\"\\\xff\"}", "invalid UTF-8 at byte 11"},
		{"{\"query\":\xff}", "invalid UTF-8 at byte 9"},
		{`{"query":"a\ud800"}`, "a lone surrogate at byte 11"},
		{`{"query":"\ud800\u0041"}`, "a lone surrogate at byte 10"},
		{`{"query":"\udc00\ud800"}`, "a lone surrogate at byte 10"},
		{`{"query":"\ud800\ue000"}`, "a lone surrogate at byte 10"},
		{`{"query":"\ud800\`, "a lone surrogate at byte 10"},
		{`{"\ud800":1}`, "a lone surrogate at byte 2"},
		{`{}{}`, "more text after the value at byte 2"},
		{`{} {}`, "more text after the value at byte 3"},
		{`{}}`, "more text after the value at byte 2"},
		{"{}\n```", "more text after the value at byte 3"},
		{`null null`, "more text after the value at byte 5"},
		{`[1,2}`, "unexpected character '}' at byte 4"},
		{`[] x`, "more text after the value at byte 3"},
		// Problems of meaning before the fault are not reported.
		{`{"limit":"x","junk":1,"query":1,"query":2]`, "unexpected character ']' at byte 41"},
	} {
		assert.Equal(t, "The arguments are not valid JSON: "+c.want+".", orderError(c.text), "%.60s", c.text)
	}
}

// A text that nests too deep may well be JSON.
func TestMessagesOfDepth(t *testing.T) {
	for text, at := range map[string]string{
		strings.Repeat(`{"user-id":`, 65):                 "704",
		`{"query":` + strings.Repeat("[", 100000):         "72",
		`{"junk":` + strings.Repeat(`{"a":`, 100000):      "323",
		`{"limit":"x","query":` + strings.Repeat("[", 64): "84",
	} {
		assert.Equal(t, "The arguments nest deeper than 64 levels, at byte "+at+".", orderError(text), "%.60s", text)
	}
}

func TestDepthOf64IsAllowed(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	for name, read := range map[string]func(*cursor){
		"any": func(r *cursor) { r.Any() }, "raw": func(r *cursor) { r.Raw() }, "skip": (*cursor).Skip,
	} {
		assert.Empty(t, complaint(nested(63), read), name)
		assert.Contains(t, complaint(nested(64), read), "nest deeper than 64 levels, at byte 68", name)
		assert.Empty(t, complaint("["+strings.Repeat("[{}],", 99)+"[{}]]", read), "%s: siblings are no nesting", name)
	}
}
