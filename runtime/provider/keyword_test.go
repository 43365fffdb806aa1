package provider_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/provider"
)

func TestEveryCell(t *testing.T) {
	for _, c := range cells {
		t.Run(c.name, func(t *testing.T) {
			for _, p := range providers {
				want := map[runtime.Provider]string{anthropic: c.anthropic, openAI: c.openAI, gemini: c.gemini}[p]
				if want == same {
					want = c.fragment
				}
				f := rewrite(t, p, around(c.fragment))
				assert.Equal(t, want, inside(t, f.Schema), p)
				assert.Equal(t, p != gemini, f.Strict, p)
			}
		})
	}
}

// The maps and free-form values of the contract are Gemini's too.
func TestGeminiTakesOpenFragments(t *testing.T) {
	for _, fragment := range []string{
		`{}`, `{"type":"object"}`, `{"type":"array"}`, `{"type":"object","additionalProperties":{"type":"integer"}}`,
	} {
		f := rewrite(t, gemini, around(fragment))
		assert.Equal(t, fragment, inside(t, f.Schema))
		assert.False(t, f.Strict)
		assert.Empty(t, f.Lost)
	}
	f := rewrite(t, gemini, around(`{"type":"object","additionalProperties":{"type":"string","pattern":"a"}}`))
	assert.Equal(t, []string{"x{} pattern description: matches a"}, lines(f.Lost))
	assert.Equal(t, `{"type":"object","additionalProperties":{"type":"string","description":"(matches a)"}}`, inside(t, f.Schema))
}

// What the contract does not know is told under Gemini, which has no strict
// mode to switch off.
func TestGeminiIsToldForeignKeywords(t *testing.T) {
	f := rewrite(t, gemini, around(`{"anyOf": [ {"type":"string"}, {"type":"integer"} ],"description":"One"}`))
	assert.Equal(t, `{"description":"One (anyOf [{\"type\":\"string\"},{\"type\":\"integer\"}])"}`, inside(t, f.Schema))
	assert.Equal(t, []string{`x anyOf description: anyOf [{"type":"string"},{"type":"integer"}]`}, lines(f.Lost))

	f = rewrite(t, gemini, around(`true`))
	assert.Equal(t, `{}`, inside(t, f.Schema))
	f = rewrite(t, gemini, around(`false`))
	assert.Equal(t, `{"description":"(no value is allowed)"}`, inside(t, f.Schema))
	assert.Equal(t, []string{"x schema description: no value is allowed"}, lines(f.Lost))
}

func TestLosses(t *testing.T) {
	fragment := `{"type":"array","items":{"type":"object","properties":{"code":{"type":"string","title":"C","minLength":2,"maxLength":3,"default":"ab"},` +
		`"n":{"type":"integer","minimum":0,"maximum":255}},"required":["n"],"additionalProperties":false},"minItems":2}`
	want := map[runtime.Provider][]string{
		anthropic: {
			"x minItems description: at least 2 items",
			"x[].code minLength description: at least 2 characters",
			"x[].code maxLength description: at most 3 characters",
			`x[].code default description: default "ab"`,
			"x[].code title dropped: left out",
		},
		openAI: {
			"x[].code minLength description: at least 2 characters",
			"x[].code maxLength description: at most 3 characters",
			`x[].code default description: default "ab"`,
			"x[].code title dropped: left out",
			"x[].code required nullable: required, with null for absent",
		},
		gemini: {
			"x[].code minLength both: at least 2 characters",
			"x[].code maxLength both: at most 3 characters",
			`x[].code default description: default "ab"`,
			"x[].code title dropped: left out",
		},
	}
	for _, p := range providers {
		f := rewrite(t, p, around(fragment))
		assert.Equal(t, want[p], lines(f.Lost), p)
		assert.Equal(t, []string{"x", "[]", "code"}, f.Lost[len(f.Lost)-1].Path)
	}
}

// The contract itself takes everything, and no white space.
func TestUnsetIsTheContract(t *testing.T) {
	f := rewrite(t, runtime.ProviderUnset, " {\"b\" : [ 1.0, \"\\u00e9\" ],\n\t\"type\":\"object\" , \"a\":{ }, \"e\":[] }\n")
	assert.Equal(t, `{"b":[1.0,"\u00e9"],"type":"object","a":{},"e":[]}`, f.Schema)
	assert.False(t, f.Strict)
	assert.Empty(t, f.Lost)
}

func TestRefusedTexts(t *testing.T) {
	for text, want := range map[string]string{
		``:                             "the schema cannot be read: unexpected end at byte 0.",
		` `:                            "the schema cannot be read: unexpected end at byte 0.",
		`{"type":"object"`:             "the schema cannot be read: unexpected end at byte 16.",
		`[]`:                           "the schema is not a JSON object",
		`true`:                         "the schema is not a JSON object",
		`{"a":{"b":1,"b":2}}`:          "'a.b' stands twice in the schema",
		`{"a":` + nested(64) + `}`:     "the schema cannot be read: it nests deeper than 64 levels, at byte 68.",
		`{"type":5}`:                   "the schema of the arguments is malformed: type is a number",
		`{"type":["object",null]}`:     "the schema of the arguments is malformed: type is an array with null in it",
		`{"type":"int\n"}`:             "the schema of the arguments is malformed: type is 'int\\n'",
		`{"required":{}}`:              "the schema of the arguments is malformed: required is an object",
		`{"required":["a",1]}`:         "the schema of the arguments is malformed: required is an array with a number in it",
		`{"properties":{"a":5}}`:       "the schema of the arguments is malformed: properties is an object with a number in it",
		around(`{"minimum":"1"}`):      "the schema of x is malformed: minimum is a string",
		around(`{"items":[{}]}`):       "the schema of x is malformed: items is an array",
		around(`{"items":{"enum":0}}`): "the schema of x[] is malformed: enum is a number",
	} {
		for _, p := range providers {
			_, err := provider.Rewrite(p, text)
			require.EqualError(t, err, "provider: "+want, text)
		}
	}
	_, err := provider.Rewrite(gemini+1, `{}`)
	assert.EqualError(t, err, "provider: there is no provider(4)")
}

func nested(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }

func TestNamed(t *testing.T) {
	for _, p := range providers {
		found, ok := provider.Named(p.String())
		assert.True(t, ok)
		assert.Equal(t, p, found)
	}
	for _, name := range []string{"", "OpenAI", "ollama"} {
		_, ok := provider.Named(name)
		assert.False(t, ok, name)
	}
}

func TestWhereNames(t *testing.T) {
	assert.Equal(t, "nullable", provider.WhereNullable.String())
	assert.Equal(t, "where(9)", provider.Where(9).String())
}
