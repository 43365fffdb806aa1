package wire

import (
	"bytes"
	"encoding/json"
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// ownSchemas are checked against another validator. They have no formats and no
// base64, which are annotations to it.
var ownSchemas = []string{
	`{}`,
	price,
	`{"type":["integer","null"],"minimum":-1,"maximum":1e2}`,
	`{"minimum":0.1,"maximum":9007199254740993,"minLength":1,"maxLength":3,"pattern":"^[a-c\u00e9]","minItems":1,"maxItems":2}`,
	`{"enum":[1,"1",null,[1,{"a":[]}],{"a":{"b":1e1},"c":-0.0},"\u00e9\n",true]}`,
	`{"type":"array","items":{"type":["array","string","number"],"items":{"type":"boolean"}},"uniqueItems":true}`,
	`{"properties":{"a":{"enum":[1,2]},"b":{"type":"string"}},"additionalProperties":{"type":["integer","object"],"required":["a","x"]}}`,
	`{"items":{"type":"object","properties":{"b":{},"0":{"type":"integer"}},"required":["b"],"additionalProperties":false},"additionalProperties":{"uniqueItems":true,"maxItems":3}}`,
}

// longExponent finds numbers that would cost the other validator, which works
// with big.Rat, more memory than there is.
var longExponent = regexp.MustCompile(`[eE][+-]?[0-9]{4}`)

func FuzzOwn(f *testing.F) {
	addSeeds(f)
	for _, s := range []string{
		`{"amount":1,"currency":"EUR","tags":["a","b"],"user-id":{"x":1.0}}`, `{"amount":-1,"tags":["a","\u0061",5]}`, `[1,{"a":[]}]`, `[1.0,{"a":[] }]`,
		`{"c":0,"a":{"b":10}}`, `"\u00e9\u000a"`, `[[],[true],[true]]`, `{"x":{"a":1,"x":2},"b":1}`, `[{"b":1,"0":1e0}]`, `{"q":[1,10e-1]}`, `100.0`, `9007199254740993.0000`, `"cab"`, `"cab1"`,
	} {
		f.Add([]byte(s))
	}
	type pair struct {
		ours   *Schema
		theirs *jsonschema.Schema
	}
	var pairs []pair
	for _, text := range ownSchemas {
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(text)))
		require.NoError(f, err)
		c := jsonschema.NewCompiler()
		require.NoError(f, c.AddResource("schema.json", document))
		theirs, err := c.Compile("schema.json")
		require.NoError(f, err)
		pairs = append(pairs, pair{schema(text), theirs})
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		_, strict := readTop(text, (*cursor).Raw)
		for i, p := range pairs {
			value, err := readTop(text, func(r *cursor) []byte { return r.Own(p.ours) })
			if err == nil {
				require.Equal(t, string(bytes.Trim(text, " \t\r\n")), string(value))
				require.NotPanics(t, func() { write(t, func(w *Writer, b []byte) []byte { return w.Own(b, p.ours, text, nil) }) })
			} else {
				writeFailure(t, func(w *Writer, b []byte) []byte { return w.Own(b, p.ours, text, nil) })
			}
			if strict != nil {
				require.Error(t, err, "%s: %q", ownSchemas[i], text)
				require.Equal(t, isFault(strict), isFault(err))
				continue
			}
			if longExponent.Match(text) {
				continue
			}
			d := json.NewDecoder(bytes.NewReader(text))
			d.UseNumber()
			var v any
			require.NoError(t, d.Decode(&v))
			require.Equal(t, p.theirs.Validate(v) == nil, err == nil, "%s: %q: %v", ownSchemas[i], text, err)
		}
	})
}

func FuzzQuoted(f *testing.F) {
	for _, s := range []string{"0", "-0", "01", "1.0", "1e2", "+1", "true", "-9223372036854775808", "1e400", "١"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if utf8.ValidString(text) {
			checkQuoted(t, text)
		}
	})
}
