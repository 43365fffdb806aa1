package listed

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/model"
)

// written is a schema as the contract writes it.
func written(s *model.Schema) string {
	var parts []string
	put := func(there bool, key, value string) {
		if there {
			parts = append(parts, `"`+key+`":`+value)
		}
	}
	count := func(key string, n int) { put(n >= 0, key, strconv.Itoa(n)) }
	switch len(s.Types) {
	case 0:
	case 1:
		put(true, "type", model.Quote(s.Types[0]))
	default:
		put(true, "type", list(s.Types))
	}
	put(s.Format != "", "format", model.Quote(s.Format))
	put(s.Description != "", "description", model.Quote(s.Description))
	put(s.Enum != nil, "enum", "["+strings.Join(enumTexts(s.Enum), ",")+"]")
	put(s.Minimum != "", "minimum", s.Minimum)
	put(s.Maximum != "", "maximum", s.Maximum)
	count("minLength", s.MinLength)
	count("maxLength", s.MaxLength)
	if s.Pattern != nil {
		put(true, "pattern", model.Quote(s.Pattern.Source))
	}
	put(s.Base64, "contentEncoding", `"base64"`)
	if s.Items != nil {
		put(true, "items", written(s.Items))
	}
	count("minItems", s.MinItems)
	count("maxItems", s.MaxItems)
	put(s.UniqueItems, "uniqueItems", "true")
	put(s.Properties != nil, "properties", properties(s.Properties))
	put(s.Required != nil, "required", list(s.Required))
	put(s.Closed, "additionalProperties", "false")
	if s.Additional != nil {
		put(true, "additionalProperties", written(s.Additional))
	}
	put(s.Default != "", "default", s.Default)
	return "{" + strings.Join(parts, ",") + "}"
}

func list(texts []string) string {
	var quoted []string
	for _, t := range texts {
		quoted = append(quoted, model.Quote(t))
	}
	return "[" + strings.Join(quoted, ",") + "]"
}

func properties(list []model.SchemaProperty) string {
	var parts []string
	for _, p := range list {
		parts = append(parts, model.Quote(p.Name)+":"+written(p.Schema))
	}
	return "{" + strings.Join(parts, ",") + "}"
}

func FuzzParse(f *testing.F) {
	f.Add(`{"type":["string","null"],"format":"date","minLength":1,"pattern":"\\d","enum":["2026-01-31",null],"default":null}`)
	f.Add(`{"type":"object","properties":{"a":{"type":"array","items":{},"uniqueItems":true}},"required":["a"],"additionalProperties":false}`)
	f.Add(`{"minimum":-1.5e3,"maximum":0,"description":"\ud83d\ude00","additionalProperties":{},"contentEncoding":"base64"}`)
	f.Add(`{"const":1,"pattern":"\u0061(?=","items":true,"enum":[1,1.0]}`)
	f.Fuzz(func(t *testing.T, text string) {
		s, faults := Parse(text)
		for i, fault := range faults {
			require.True(t, 0 <= fault.Start && fault.Start <= fault.End && fault.End <= len(text), "%+v", fault)
			require.NotContains(t, faults[:i], fault, "reported twice")
		}
		if s == nil {
			require.NotEmpty(t, faults)
			return
		}
		require.True(t, json.Valid([]byte(text)))
		again, faults := Parse(written(s))
		require.Empty(t, faults)
		require.Equal(t, s, again)
	})
}

// TestLinear holds texts that a quadratic reader would take minutes for.
func TestLinear(t *testing.T) {
	const n = 200_000
	for name, text := range map[string]func(n int) string{
		"names":   func(n int) string { return `{"required":[` + numbered(n, `"a%"`) + `]}` },
		"strange": func(n int) string { return `{` + numbered(n, `"a%":1`) + `}` },
		"enum":    func(n int) string { return `{"enum":[` + numbered(n, `[{"a":%}]`) + `],"default":[{"a":1}]}` },
		"required": func(n int) string {
			return `{"properties":{` + numbered(n, `"a%":{}`) + `},"additionalProperties":false,"required":[` + numbered(n, `"b%"`) + `]}`
		},
		"default": func(n int) string {
			return `{"items":{"properties":{` + numbered(n, `"a%":{}`) + `}},"default":[` + numbered(n, `{"a1":%}`) + `]}`
		},
		"escapes": func(n int) string { return `{"pattern":"` + strings.Repeat(`\u0061`, n/10) + `("}` },
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			Parse(text(n))
			assert.Less(t, time.Since(start), time.Minute)
		})
	}
}

func numbered(n int, pattern string) string {
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(strings.ReplaceAll(pattern, "%", strconv.Itoa(i)))
	}
	return b.String()
}

func enumTexts(words []model.Word) []string {
	var texts []string
	for _, w := range words {
		texts = append(texts, w.JSON)
	}
	return texts
}
