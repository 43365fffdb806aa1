package wire

import (
	"encoding/json"
	"regexp"
	"strings"

	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/runtime/wire/pattern"
)

// schemaOf makes the table of a schema as generated code holds it, or false
// where the schema has a keyword, a pattern or a form that the contract has
// not.
func schemaOf(t require.TestingT, text string) (*Schema, bool) {
	var keywords map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &keywords) != nil {
		return nil, false // true or false
	}
	s := &Schema{}
	for name, value := range keywords {
		if !s.set(t, name, value) {
			return nil, false
		}
	}
	return s, true
}

// schema is schemaOf for a schema of the contract.
func schema(text string) *Schema {
	s, ok := schemaOf(panics{}, text)
	if !ok {
		panic("not a schema of the contract: " + text)
	}
	return s
}

type panics struct{}

func (panics) Errorf(format string, _ ...any) { panic(format) }
func (panics) FailNow()                       { panic("failed") }

func (s *Schema) set(t require.TestingT, name string, value json.RawMessage) bool {
	decode := func(into any) { require.NoError(t, json.Unmarshal(value, into), "%s: %s", name, value) }
	nested := func(into **Schema) (ok bool) {
		*into, ok = schemaOf(t, string(value))
		return ok
	}
	ok := true
	switch name {
	case "$schema", "description", "default":
	case "type":
		s.Types = testTypes(t, value)
	case "format":
		var format string
		decode(&format)
		s.Format, _ = ParseFormat(format) // one that the contract has not is left out
	case "enum":
		var members []json.RawMessage
		decode(&members)
		s.Enum = []string{}
		for _, m := range members {
			s.Enum = append(s.Enum, string(AppendCanonical(nil, m)))
		}
	case "minimum":
		s.ranged().MinText = string(value)
	case "maximum":
		s.ranged().MaxText = string(value)
	case "minLength":
		bounds(&s.Length).Min = testCount(t, value)
	case "maxLength":
		bounds(&s.Length).Max = testCount(t, value)
	case "minItems":
		bounds(&s.Count).Min = testCount(t, value)
	case "maxItems":
		bounds(&s.Count).Max = testCount(t, value)
	case "pattern":
		decode(&s.PatternText)
		s.Pattern = &pattern.Pattern{Expr: s.PatternText}
		_, err := regexp.Compile(s.PatternText)
		ok = err == nil
	case "contentEncoding":
		s.Base64, ok = true, string(value) == `"base64"`
	case "items":
		ok = nested(&s.Items)
	case "uniqueItems":
		decode(&s.Unique)
	case "required":
		decode(&s.Required)
	case "additionalProperties":
		if s.Closed = string(value) == "false"; !s.Closed {
			ok = nested(&s.Additional)
		}
	case "properties":
		ok = s.setProperties(t, value)
	default:
		return false
	}
	return ok
}

func (s *Schema) setProperties(t require.TestingT, value []byte) bool {
	d := json.NewDecoder(strings.NewReader(string(value)))
	_, err := d.Token()
	require.NoError(t, err)
	for d.More() {
		name, err := d.Token()
		require.NoError(t, err)
		var text json.RawMessage
		require.NoError(t, d.Decode(&text))
		of, ok := schemaOf(t, string(text))
		if !ok {
			return false
		}
		s.Properties = append(s.Properties, PropertySchema{name.(string), of})
	}
	return true
}

func (s *Schema) ranged() *Range {
	if s.Range == nil {
		s.Range = &Range{}
	}
	return s.Range
}

func bounds(b **Bounds) *Bounds {
	if *b == nil {
		*b = &Bounds{Max: -1}
	}
	return *b
}

func testCount(t require.TestingT, value []byte) int {
	var n float64 // for 2.0 is a count
	require.NoError(t, json.Unmarshal(value, &n))
	return int(n)
}

func testTypes(t require.TestingT, value []byte) (types Types) {
	var names []string
	if json.Unmarshal(value, &names) != nil {
		names = make([]string, 1)
		require.NoError(t, json.Unmarshal(value, &names[0]))
	}
	for _, name := range names {
		types |= map[string]Types{
			"null": TypeNull, "boolean": TypeBoolean, "integer": TypeInteger, "number": TypeNumber,
			"string": TypeString, "array": TypeArray, "object": TypeObject,
		}[name]
	}
	return types
}
