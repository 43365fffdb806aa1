package provider_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/provider"
)

// What has no strict form is sent as it is, keywords that strict mode refuses
// included, and Lost holds nothing but the reasons.
func TestBarsToStrictMode(t *testing.T) {
	for _, c := range []struct{ name, fragment, want string }{
		{"a map", `{"type":"object","additionalProperties":{"type":"string","maxLength":3}}`, "x additionalProperties not strict: a map, whose names are not known beforehand"},
		{"any value", `{"description":"anything"}`, "x type not strict: a value without a type"},
		{"an open object", `{"type":"object"}`, "x additionalProperties not strict: an object with any properties"},
		{"an object said to be open", `{"type":"object","properties":{},"additionalProperties":true}`, "x additionalProperties not strict: an object with any properties"},
		{"an open array", `{"type":"array"}`, "x items not strict: an array of any values"},
		{"items of any kind", `{"type":"array","items":{}}`, "x[] type not strict: a value without a type"},
		{"several types", `{"type":["string","integer","null"]}`, "x type not strict: a value of several types"},
		{"an unknown keyword", `{"oneOf":[{"type":"string"}]}`, "x oneOf not strict: described with the keyword oneOf"},
		{"an unknown keyword beside known ones", `{"type":"integer","multipleOf":2}`, "x multipleOf not strict: described with the keyword multipleOf"},
		{"true", `true`, "x schema not strict: described with true in place of a schema"},
		{"false", `false`, "x schema not strict: described with false in place of a schema"},
		{"an enum of arrays", `{"type":"array","items":{"type":"string"},"enum":[["a"]]}`, "x enum not strict: an enum with an array or object in it"},
		{"properties of no object", `{"type":"string","properties":{}}`, "x properties not strict: a value with properties that is no object"},
		{"a name that is only required", `{"type":"object","properties":{},"required":["a"],"additionalProperties":false}`, "x required not strict: an object that requires 'a' without declaring it"},
	} {
		t.Run(c.name, func(t *testing.T) {
			schema := around(c.fragment)
			for _, p := range []runtime.Provider{anthropic, openAI} {
				f := rewrite(t, p, schema)
				assert.Equal(t, schema, f.Schema, p)
				assert.False(t, f.Strict, p)
				assert.Equal(t, []string{c.want}, lines(f.Lost), p)
			}
		})
	}
}

// A hand-written schema may have no more to say than that it is one.
func TestArgumentsMustBeAnObject(t *testing.T) {
	for _, schema := range []string{`{}`, `{"type":["object","null"],"properties":{},"additionalProperties":false}`, `{"type":"array"}`} {
		for _, p := range []runtime.Provider{anthropic, openAI} {
			f := rewrite(t, p, schema)
			assert.Equal(t, schema, f.Schema)
			assert.False(t, f.Strict)
			assert.Equal(t, []string{" type not strict: not of the type object"}, lines(f.Lost))
		}
	}
}

// OpenAI takes no optional property: null stands for absent.
func TestOpenAIRequiresEverything(t *testing.T) {
	optional := func(fragment string) string {
		return `{"type":"object","properties":{"x":` + fragment + `},"additionalProperties":false}`
	}
	for _, c := range []struct{ name, fragment, want string }{
		{"a string", `{"type":"string"}`, `{"type":["string","null"]}`},
		{"nullable already", `{"type":["string","null"]}`, `{"type":["string","null"]}`},
		{"null alone", `{"type":"null"}`, `{"type":"null"}`},
		{"an enum", `{"type":"string","enum":["a"],"default":"a"}`, `{"type":["string","null"],"description":"(default \"a\")","enum":["a",null]}`},
		{"a nullable enum", `{"type":["string","null"],"enum":["a",null]}`, `{"type":["string","null"],"enum":["a",null]}`},
		{"a nullable enum that forgot null", `{"type":["string","null"],"enum":["a"]}`, `{"type":["string","null"],"enum":["a",null]}`},
		{"an array", `{"type":"array","items":{"type":"string"}}`, `{"type":["array","null"],"items":{"type":"string"}}`},
		{
			"an object", `{"type":"object","properties":{},"additionalProperties":false}`,
			`{"type":["object","null"],"properties":{},"required":[],"additionalProperties":false}`,
		},
		{"an escaped null", `{"type":["string","nul\u006c"]}`, `{"type":["string","nul\u006c"]}`},
		{"a default of null", `{"type":["string","null"],"default":null}`, `{"type":["string","null"],"description":"(default null)"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := rewrite(t, openAI, optional(c.fragment))
			assert.Equal(t, c.want, inside(t, f.Schema))
			assert.True(t, f.Strict)
			assert.Contains(t, lines(f.Lost), "x required nullable: required, with null for absent")
		})
	}

	// Null and absent are two things where only one of them has the default.
	schema := optional(`{"type":["integer","null"],"default":5}`)
	f := rewrite(t, openAI, schema)
	assert.Equal(t, schema, f.Schema)
	assert.False(t, f.Strict)
	assert.Equal(t, []string{"x default not strict: nullable and has a default, so that null cannot stand for absent"}, lines(f.Lost))
	assert.True(t, rewrite(t, openAI, around(`{"type":["integer","null"],"default":5}`)).Strict, "nothing is absent where it is required")
	assert.True(t, rewrite(t, anthropic, schema).Strict)
}

// All that stands in the way is said at once.
func TestEveryBarIsReported(t *testing.T) {
	f := rewrite(t, openAI, `{"type":"object","properties":{"m":{"type":"object","additionalProperties":{"type":"array"}},"a":{"type":"string","maxLength":2}},"required":["m"]}`)
	assert.Equal(t, []string{
		" additionalProperties not strict: an object with any properties",
		"m additionalProperties not strict: a map, whose names are not known beforehand",
		"m{} items not strict: an array of any values",
	}, lines(f.Lost))
}

func TestMembersEqualButForCase(t *testing.T) {
	fragment := `{"type":"string","enum":["Red","green","red","RED","KELVIN","\u212aelvin","GREEN","Green",1,"1"]}`
	want := []string{
		"x enum kept: 'Red' and 'red' differ in letter case only, which answers need not keep",
		"x enum kept: 'KELVIN' and '\u212aelvin' differ in letter case only, which answers need not keep",
		"x enum kept: 'green' and 'GREEN' differ in letter case only, which answers need not keep",
	}
	f := rewrite(t, anthropic, around(fragment))
	assert.Equal(t, want, lines(f.Lost))
	assert.Equal(t, fragment, inside(t, f.Schema))
	assert.True(t, f.Strict)
	for _, p := range []runtime.Provider{openAI, gemini} {
		assert.Empty(t, rewrite(t, p, around(fragment)).Lost)
	}

	// The same holds where strict mode is off for another reason.
	f = rewrite(t, anthropic, `{"type":"object","properties":{"e":{"type":"string","enum":["a","A"],"default":"a"}}}`)
	assert.Equal(t, []string{
		" additionalProperties not strict: an object with any properties",
		"e enum kept: 'a' and 'A' differ in letter case only, which answers need not keep",
	}, lines(f.Lost))
}

const long65 = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

func TestNamesOfProperties(t *testing.T) {
	for name, refusedBy := range map[string][]runtime.Provider{
		"a": nil, "_a1": nil, "Type": nil, long65[:64]: nil,
		"user-id": {gemini}, "2nd": {gemini}, "a.b": {gemini},
		"größe": {anthropic, gemini}, "$filter": {anthropic, gemini}, "a b": {anthropic, gemini}, "a[]": {anthropic, gemini},
		"": {anthropic, gemini}, long65: {anthropic, gemini},
	} {
		schema := `{"type":"object","properties":{"in":{"type":"object","properties":{"` + name + `":{"type":"string"}},"required":["` + name + `"],"additionalProperties":false}},"required":["in"],"additionalProperties":false}`
		var got []runtime.Provider
		for _, p := range providers {
			f := rewrite(t, p, schema)
			assert.Contains(t, f.Schema, `"`+name+`":{"type":"string"}`, "a name is never changed")
			assert.Equal(t, p != gemini, f.Strict)
			if len(f.Lost) > 0 {
				assert.Equal(t, []string{"in", name}, f.Lost[0].Path)
				assert.Equal(t, "name", f.Lost[0].Keyword)
				assert.Equal(t, provider.WhereKept, f.Lost[0].Where)
				got = append(got, p)
			}
		}
		assert.Equal(t, refusedBy, got, name)
	}
}

func TestNamesOfTools(t *testing.T) {
	for name, refused := range map[string]bool{
		"a": false, "_get-docket-2": false, long65[:64]: false,
		"2fa": true, "-a": true, "": true, long65: true,
	} {
		loss, got := provider.NameLoss(gemini, name)
		assert.Equal(t, refused, got, name)
		assert.Equal(t, refused, loss.Keyword == "name", name)
		for _, p := range []runtime.Provider{runtime.ProviderUnset, anthropic, openAI} {
			_, got := provider.NameLoss(p, name)
			assert.False(t, got, name)
		}
	}
	loss, _ := provider.NameLoss(gemini, "2fa")
	assert.Equal(t, "the name '2fa' is refused by gemini, which takes a letter or _, then letters, digits, _ and -, at most 64", loss.Text)
}

func TestPlace(t *testing.T) {
	for want, path := range map[string][]string{
		"":                         nil,
		"order.items[].code":       {"order", "items", "[]", "code"},
		"labels{}.größe":           {"labels", "{}", "größe"},
		"['user-id'].a['2nd']['']": {"user-id", "a", "2nd", ""},
		`['a\nb']`:                 {"a\nb"},
	} {
		assert.Equal(t, want, provider.Loss{Path: path}.Place())
	}
}
