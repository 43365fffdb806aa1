package listed

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// shown writes faults as "CODE «the text it speaks of»: message (hint)".
func shown(text string, faults []Fault) []string {
	var out []string
	for _, f := range faults {
		line := fmt.Sprintf("%s «%s»: %s", f.Code, text[f.Start:f.End], f.Message)
		if f.Hint != "" {
			line += " (" + f.Hint + ")"
		}
		out = append(out, line)
	}
	return out
}

func TestAccepted(t *testing.T) {
	none := func() *model.Schema { return &model.Schema{MinLength: -1, MaxLength: -1, MinItems: -1, MaxItems: -1} }
	with := func(change func(*model.Schema)) *model.Schema {
		s := none()
		change(s)
		return s
	}
	for text, want := range map[string]*model.Schema{
		`{}`:    none(),
		" { } ": none(),
		`{"type":"string","format":"email","description":"d\u00e9\ud83d\ude00\/","minLength":1,"maxLength":9,"pattern":"@"}`: with(func(s *model.Schema) {
			s.Types, s.Format, s.Description = []string{"string"}, "email", "dé😀/"
			s.MinLength, s.MaxLength, s.Pattern = 1, 9, &model.Pattern{Source: "@", RE2: "@"}
		}),
		`{"type":["integer","null"],"minimum":-1.0,"maximum":1e2,"enum":[1, 1e1,null],"default":1.0}`: with(func(s *model.Schema) {
			s.Types, s.Minimum, s.Maximum = []string{"integer", "null"}, "-1.0", "1e2"
			s.Enum, s.Default = []model.Word{{JSON: "1", Text: "1"}, {JSON: "1e1", Text: "1e1"}, {JSON: "null", Text: "null"}}, "1.0"
		}),
		`{"enum":[ {"b": [ ], "a":"\u0041\n"} , false]}`: with(func(s *model.Schema) {
			s.Enum = []model.Word{{JSON: `{"b":[],"a":"A\n"}`, Text: `{"a":"A\n","b":[]}`}, {JSON: "false", Text: "false"}}
		}),
		`{"type":"array","items":{},"minItems":0,"maxItems":2147483647,"uniqueItems":true}`: with(func(s *model.Schema) {
			s.Types, s.Items, s.MinItems, s.MaxItems, s.UniqueItems = []string{"array"}, none(), 0, 2147483647, true
		}),
		`{"type":"string","contentEncoding":"base64"}`: with(func(s *model.Schema) {
			s.Types, s.Base64 = []string{"string"}, true
		}),
		`{"properties":{"a":{}},"required":["a"],"additionalProperties":false}`: with(func(s *model.Schema) {
			s.Properties, s.Required, s.Closed = []model.SchemaProperty{{Name: "a", Schema: none()}}, []string{"a"}, true
		}),
		`{"properties":{},"required":[],"additionalProperties":false}`: with(func(s *model.Schema) {
			s.Properties, s.Closed = []model.SchemaProperty{}, true
		}),
		`{"properties":{"b":{"type":"null"},"a":{}},"required":["a","x"],"additionalProperties":{}}`: with(func(s *model.Schema) {
			s.Properties = []model.SchemaProperty{{Name: "b", Schema: with(func(s *model.Schema) { s.Types = []string{"null"} })}, {Name: "a", Schema: none()}}
			s.Required, s.Additional = []string{"a", "x"}, none()
		}),
		`{"type":["string"],"uniqueItems":false}`: nil,
	} {
		got, faults := Parse(text)
		if want == nil { // left out with a warning
			require.Equal(t, []string{`OLT013 «"uniqueItems"»: uniqueItems does not apply to the type string, and was left out`}, shown(text, faults))
			want = with(func(s *model.Schema) { s.Types = []string{"string"} })
		} else {
			require.Empty(t, shown(text, faults), text)
		}
		assert.Equal(t, want, got, text)
	}
}

func TestSchemasNestAsDeepAsArguments(t *testing.T) {
	s, faults := Parse(strings.Repeat(`{"items":`, maxDepth-1) + "{}" + strings.Repeat("}", maxDepth-1))
	assert.Empty(t, faults)
	assert.NotNil(t, s)
}

func TestRefused(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		// What is no JSON ends the reading.
		{``, []string{"OLT015 «»: the schema is not valid JSON: a value is missing at the end"}},
		{`{"a":1,}`, []string{"OLT015 «,»: the schema is not valid JSON: a comma stands before the closing }"}},
		{`{"a":[1 2]}`, []string{"OLT015 «2»: the schema is not valid JSON: a comma or ] is missing"}},
		{`{"a" 1}`, []string{"OLT015 «1»: the schema is not valid JSON: a colon is missing behind the name"}},
		{`{a:1}`, []string{"OLT015 «a»: the schema is not valid JSON: a name in double quotes is missing"}},
		{`{"a":01}`, []string{"OLT015 «1»: the schema is not valid JSON: a comma or } is missing"}},
		{`{"a":1.}`, []string{"OLT015 «}»: the schema is not valid JSON: a digit is missing in the number"}},
		{`{"a":nul}`, []string{"OLT015 «n»: the schema is not valid JSON: no value begins like this"}},
		{`{"a`, []string{"OLT015 «\"»: the schema is not valid JSON: the string that begins here is not closed"}},
		{`{"\x":1}`, []string{"OLT015 «\\»: the schema is not valid JSON: no such escape"}},
		{`{"a":"\u12`, []string{"OLT015 «\\»: the schema is not valid JSON: no such escape"}},
		{`{"a":"\ud800\u`, []string{"OLT015 «\\»: the schema is not valid JSON: a lone surrogate is no character"}},
		{`{"a":"\ud800"}`, []string{"OLT015 «\\»: the schema is not valid JSON: a lone surrogate is no character"}},
		{`{"a":"\udc00\ud800"}`, []string{"OLT015 «\\»: the schema is not valid JSON: a lone surrogate is no character"}},
		{"{\"a\":\"\t\"}", []string{"OLT015 «\t»: the schema is not valid JSON: a control character in a string must be escaped"}},
		{"{\"a\":\"\xff\"}", []string{"OLT015 «\xff»: the schema is not valid JSON: the string is not valid UTF-8"}},
		{`{} {}`, []string{"OLT015 «{»: the schema is not valid JSON: text follows the value"}},
		{strings.Repeat(`{"items":`, 65) + "{}", []string{"OLT005 «{»: the schema nests deeper than 64 levels"}},

		// What is no schema.
		{`[]`, []string{"OLT005 «[]»: a schema must be an object, not an array"}},
		{`true`, []string{"OLT005 «true»: a schema that is true is not one of the contract's (write {} for any value)"}},
		{`{"items":false}`, []string{"OLT005 «false»: a schema that is false is not one of the contract's (leave out what no value may have; only additionalProperties can be false)"}},
		{`{"properties":{"a":true,"b":3}}`, []string{
			"OLT005 «true»: a schema that is true is not one of the contract's (write {} for any value)",
			"OLT005 «3»: a schema must be an object, not a number",
		}},
		{`{"additionalProperties":true}`, []string{"OLT005 «true»: additionalProperties must be false or a schema (leave it out: further properties are allowed without it)"}},

		// Keywords.
		{`{"minlength":3,"const":1,"$ref":"#","fooBarBaz":1,"nullable":true,"exclusiveMinimum":0}`, []string{
			`OLT005 «"minlength"»: "minlength" is not one of the contract's keywords (did you mean minLength?)`,
			`OLT005 «"const"»: "const" is not one of the contract's keywords (write enum with the one value)`,
			`OLT005 «"$ref"»: "$ref" is not one of the contract's keywords (write the schema in its place)`,
			`OLT005 «"fooBarBaz"»: "fooBarBaz" is not one of the contract's keywords (the keywords are type, format, description, enum, minimum, maximum, minLength, maxLength, pattern, contentEncoding, items, minItems, maxItems, uniqueItems, properties, required, additionalProperties, default)`,
			`OLT005 «"nullable"»: "nullable" is not one of the contract's keywords (write "type":["string","null"], with the type in place of string)`,
			`OLT005 «"exclusiveMinimum"»: "exclusiveMinimum" is not one of the contract's keywords (write minimum with the least value that is allowed)`,
		}},
		{`{"type":"string","type":5,"oneOf":[],"oneOf":[]}`, []string{
			`OLT005 «"type"»: "type" is given twice (keep one of them)`,
			`OLT005 «"oneOf"»: "oneOf" is not one of the contract's keywords (list the types in type, or leave it out and say in the description what fits)`,
			`OLT005 «"oneOf"»: "oneOf" is given twice (keep one of them)`,
		}},
		{`{"properties":{"a":{},"a":{}}}`, []string{`OLT005 «"a"»: the property "a" is given twice (keep one of them)`}},

		// Values.
		{`{"type":"int","minimum":"1","minLength":-1,"maxLength":1.5,"pattern":1,"items":[{}],"minItems":"2","uniqueItems":1}`, []string{
			`OLT005 «"int"»: "int" is no type of JSON Schema (did you mean integer?)`,
			`OLT005 «"1"»: minimum must be a number, not a string`,
			`OLT005 «-1»: minLength must be a whole number from 0 to 2147483647`,
			`OLT005 «1.5»: maxLength must be a whole number from 0 to 2147483647`,
			`OLT005 «1»: pattern must be a string, not a number`,
			`OLT005 «[{}]»: items must be one schema for all items, not an array`,
			`OLT005 «"2"»: minItems must be a whole number from 0 to 2147483647, not a string`,
			`OLT005 «1»: uniqueItems must be true or false, not a number`,
		}},
		{`{"type":["strng","string","string",1,"any"],"minimum":1}`, []string{
			`OLT005 «"strng"»: "strng" is no type of JSON Schema (did you mean string?)`,
			`OLT005 «"string"»: the type string is listed twice`,
			`OLT005 «1»: type must be the name of a type or an array of such names, not a number`,
			`OLT005 «"any"»: "any" is no type of JSON Schema (the types are null, boolean, integer, number, string, array, object; without the keyword every value fits)`,
		}},
		{`{"type":[],"enum":[],"description":null,"format":1,"contentEncoding":"hex"}`, []string{
			`OLT019 «[]»: type lists no type, so no value has one`,
			`OLT019 «[]»: enum lists no value, so none is allowed`,
			`OLT005 «null»: description must be a string, not null`,
			`OLT005 «1»: format must be a string, not a number`,
			`OLT005 «"hex"»: the only contentEncoding is base64, not "hex"`,
		}},
		{`{"enum":3,"properties":[],"required":"a","additionalProperties":1}`, []string{
			`OLT005 «3»: enum must be an array of values, not a number`,
			`OLT005 «[]»: properties must be an object of schemas, not an array`,
			`OLT005 «"a"»: required must be an array of names, not a string`,
			`OLT005 «1»: a schema must be an object, not a number`,
		}},
		{`{"required":["a",1,"a"]}`, []string{
			`OLT005 «1»: required must be an array of names, not a number`,
			`OLT005 «"a"»: the property "a" is listed twice`,
		}},
		{`{"minimum":1e400}`, []string{`OLT019 «1e400»: no Go type holds the number`}},
		{`{"pattern":"\u0061\\\\(?<!a)"}`, []string{`OLT017 «(?<!a)"»: the pattern cannot be used: look-behind cannot be matched in linear time by Go's regexp (spell out what may stand there, or check it in the function)`}},

		// Contradictions.
		{`{"maximum":1,"minimum":2,"minLength":3,"maxLength":2,"minItems":2,"maxItems":1,"enum":[5],"default":5}`, []string{
			`OLT019 «2»: nothing is left between minimum 2 and maximum 1`,
			`OLT019 «2»: nothing is left between minLength 3 and maxLength 2`,
			`OLT019 «1»: nothing is left between minItems 2 and maxItems 1`,
		}},
		{`{"type":["integer","null"],"minimum":0.5}`, []string{`OLT019 «0.5»: minimum of an integer is a fraction (write a whole number)`}},
		{`{"type":"integer","enum":[1,"a",1.5,1.0,9],"maximum":5,"default":7}`, []string{
			`OLT019 «"a"»: a value of the enum can never be given: it is not of the type integer`,
			`OLT019 «1.5»: a value of the enum can never be given: it is not of the type integer`,
			`OLT019 «1.0»: the value is listed twice`,
			`OLT019 «9»: a value of the enum can never be given: it is above maximum 5`,
			`OLT019 «7»: the default contradicts the schema: it is none of the enum`,
		}},
		{`{"type":"object","properties":{"name":{},"b":{"type":"null"}},"additionalProperties":false,"required":["nmae","q"],"default":{"name":1,"x":2}}`, []string{
			`OLT019 «"nmae"»: the property "nmae" is required, and the closed object has none of that name (did you mean name?)`,
			`OLT019 «"q"»: the property "q" is required, and the closed object has none of that name`,
			`OLT019 «"x"»: the default contradicts the schema: the property "x" is not declared`,
		}},
	} {
		s, faults := Parse(c.text)
		assert.Equal(t, c.want, shown(c.text, faults), c.text)
		assert.Nil(t, s, c.text)
	}
}

// Each default but the last of a schema fits it.
func TestDefaults(t *testing.T) {
	for _, c := range []struct{ schema, good, bad, why string }{
		{`"type":["string","null"]`, `null`, `1`, "it is not of the type string or null"},
		{`"type":"number","minimum":1`, `1.5`, `0.99`, "it is below minimum 1"},
		{`"minLength":2`, `"é\ud83d\ude00"`, `"é"`, "it is shorter than minLength 2"},
		{`"maxLength":1`, `"😀"`, `"ab"`, "it is longer than maxLength 1"},
		{`"pattern":"^a"`, `"ab"`, `"ba"`, "it does not match the pattern"},
		{`"format":"uuid"`, `7`, `"x"`, "it is no uuid"},
		{`"contentEncoding":"base64"`, `"AA=="`, `"AA\n=="`, "it is no base64 text"},
		{`"minItems":1`, `[1]`, `[]`, "it has fewer items than minItems 1"},
		{`"maxItems":1`, `{}`, `[1,2]`, "it has more items than maxItems 1"},
		{`"items":{"enum":[1]}`, `[1.0,1]`, `[[]]`, "it is none of the enum"},
		{`"uniqueItems":true`, `[1,"1"]`, `[1,1.0]`, "it repeats an earlier item"},
		{`"properties":{"a":{"type":"null"}}`, `{"b":1}`, `{"a":1}`, "it is not of the type null"},
		{`"additionalProperties":{"type":"null"}`, `{"b":null}`, `{"a":1}`, "it is not of the type null"},
		{`"required":["a"]`, `{"a":1}`, `{}`, `the required property "a" is missing`},
		{`"properties":{"a":{}}`, `{"a":1}`, `{"a":1,"a":1}`, "the name is given twice"},
	} {
		_, faults := Parse("{" + c.schema + `,"default":` + c.good + "}")
		assert.Empty(t, faults, c.schema)
		_, faults = Parse("{" + c.schema + `,"default":` + c.bad + "}")
		require.Len(t, faults, 1, c.schema)
		assert.Equal(t, "the default contradicts the schema: "+c.why, faults[0].Message, c.schema)
	}
}

func TestWarningsLeaveTheRest(t *testing.T) {
	text := `{"type":"integer","format":"int64","maxLength":3,"properties":{"a":true},"required":["a"],"maximum":3}`
	s, faults := Parse(text)
	assert.Equal(t, []string{
		`OLT013 «"format"»: format does not apply to the type integer, and was left out`,
		`OLT013 «"maxLength"»: maxLength does not apply to the type integer, and was left out`,
		`OLT013 «"properties"»: properties does not apply to the type integer, and was left out`,
		`OLT013 «"required"»: required does not apply to the type integer, and was left out`,
	}, shown(text, faults))
	require.NotNil(t, s)
	assert.Equal(t, `{"type":"integer","maximum":3}`, written(s))

	for format, hint := range map[string]string{"emial": "did you mean email?", "regex": "the formats are date-time, date, time, duration, email, hostname, ipv4, ipv6, uri, uuid"} {
		text := `{"format":"` + format + `"}`
		s, faults := Parse(text)
		assert.Equal(t, []string{fmt.Sprintf("OLT013 «%q»: the format %q is not one that can be checked, and was left out (%s)", format, format, hint)}, shown(text, faults))
		require.NotNil(t, s)
		assert.Equal(t, "{}", written(s))
	}
}

// Only what the table of codes calls a warning leaves a schema.
func TestSeverities(t *testing.T) {
	for _, code := range []diag.Code{malformed, unlisted, inapplicable, badPattern, contradictory} {
		e, ok := diag.Lookup(string(code))
		require.True(t, ok)
		assert.Equal(t, code == inapplicable, e.Severity == diag.Warning, code)
	}
}
