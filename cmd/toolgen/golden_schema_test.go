package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/pattern"

	// The code of the cases is built against these; a change to them makes go
	// test run the cases again instead of repeating a cached result.
	_ "github.com/toolgen/toolgen/runtime"
	_ "github.com/toolgen/toolgen/runtime/wire/pattern"
)

// goldenSchemas are the compiled schemas of a tool.
type goldenSchemas struct{ input, output *jsonschema.Schema }

// checkGoldenSchemas compiles the schemas of a case's tools, by which they are
// checked against the meta-schema of 2020-12, and holds the contract's dialect.
func checkGoldenSchemas(t *testing.T, tools []goldenTool) map[string]goldenSchemas {
	t.Helper()
	out := map[string]goldenSchemas{}
	for _, tool := range tools {
		s := goldenSchemas{input: compileGolden(t, tool.Name, tool.InputSchema)}
		if tool.OutputSchema != "" {
			s.output = compileGolden(t, tool.Name, tool.OutputSchema)
		}
		out[tool.Name] = s
	}
	return out
}

// compileGolden compiles a schema with the validator's own formats, or others.
func compileGolden(t *testing.T, name, text string, formats ...*jsonschema.Format) *jsonschema.Schema {
	t.Helper()
	checkDialect(t, name, json.NewDecoder(strings.NewReader(text)))
	var compact bytes.Buffer
	require.NoError(t, json.Compact(&compact, []byte(text)), name)
	assert.Equal(t, compact.String(), text, "%s: the schema is not compact", name)
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	require.NoError(t, err, name)
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.AssertFormat()
	c.AssertContent()
	c.UseRegexpEngine(ecmaRegexp)
	for _, f := range formats {
		c.RegisterFormat(f)
	}
	c.RegisterContentEncoding(&jsonschema.Decoder{Name: "base64", Decode: strictBase64})
	require.NoError(t, c.AddResource("schema.json", doc))
	s, err := c.Compile("schema.json")
	require.NoError(t, err, "%s: %s", name, text)
	return s
}

// dialect is the contract's keywords in the order in which they are written.
var dialect = []string{
	"type", "format", "description", "enum", "minimum", "maximum", "minLength", "maxLength", "pattern",
	"contentEncoding", "items", "minItems", "maxItems", "uniqueItems", "properties", "required",
	"additionalProperties", "default",
}

// checkDialect reads a schema and checks its keywords and their order.
func checkDialect(t *testing.T, name string, d *json.Decoder) {
	t.Helper()
	open, err := d.Token()
	require.NoError(t, err)
	if open == false {
		return // additionalProperties
	}
	require.Equal(t, json.Delim('{'), open, name)
	last := -1
	for d.More() {
		key, err := d.Token()
		require.NoError(t, err)
		i := slices.Index(dialect, key.(string))
		assert.Greater(t, i, last, "%s: the keyword %s is unknown or in the wrong place", name, key)
		last = i
		switch key {
		case "items", "additionalProperties":
			checkDialect(t, name, d)
		case "properties":
			_, err := d.Token()
			require.NoError(t, err)
			for d.More() {
				_, err := d.Token()
				require.NoError(t, err)
				checkDialect(t, name, d)
			}
			_, err = d.Token()
			require.NoError(t, err)
		default:
			var value any
			require.NoError(t, d.Decode(&value))
		}
	}
	_, err = d.Token()
	require.NoError(t, err)
}

// ecmaRegexp makes the validator read patterns as ECMA-262 does, in which . and
// \s mean other characters than in package regexp.
func ecmaRegexp(source string) (jsonschema.Regexp, error) {
	re2, perr := pattern.Translate(source)
	if perr != nil {
		return nil, perr
	}
	return regexp.Compile(re2)
}

func strictBase64(s string) ([]byte, error) {
	if strings.ContainsAny(s, "\r\n") {
		return nil, errors.New("a line break")
	}
	return base64.StdEncoding.Strict().DecodeString(s)
}

// checkGoldenVerdict holds the first promise of the contract: the binder accepts
// exactly what the input schema allows, but for the stated exceptions.
func checkGoldenVerdict(t *testing.T, call *goldenCall, s goldenSchemas, a goldenAnswer) {
	t.Helper()
	if s.input == nil {
		assert.Equal(t, "unknown_tool", a.Outcome, call.line)
		return
	}
	bound := a.Outcome != "rejected"
	allowed := false
	if value, err := wholeJSON(call.arguments); err == nil {
		allowed = s.input.Validate(value) == nil
	}
	switch call.mark {
	case "stricter":
		assert.True(t, allowed && !bound, "%s: schema %t, binder %t", call.line, allowed, bound)
	case "looser":
		assert.True(t, !allowed && bound, "%s: schema %t, binder %t", call.line, allowed, bound)
	case "format":
		assert.NotEqual(t, allowed, bound, "%s: schema and binder agree", call.line)
	default:
		assert.Equal(t, allowed, bound, "%s: schema %t, binder %t", call.line, allowed, bound)
	}
}

// checkGoldenResult holds the second promise: what a tool returns fits its
// output schema.
func checkGoldenResult(t *testing.T, call *goldenCall, s goldenSchemas, a goldenAnswer) {
	t.Helper()
	if s.output == nil || a.Outcome != "finished" {
		return
	}
	require.Len(t, a.Content, 1, call.line)
	value, err := wholeJSON(a.Content[0].JSON)
	require.NoError(t, err, call.line)
	assert.NoError(t, s.output.Validate(value), call.line)
}

// wholeJSON reads a text that is one JSON value, its numbers exactly.
func wholeJSON(text []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var value any
	if err := d.Decode(&value); err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("more text after the value")
	}
	return value, nil
}
