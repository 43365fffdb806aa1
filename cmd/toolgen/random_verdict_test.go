package main

import (
	"bytes"
	"encoding/json"
	"math/big"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/testing/randjson"
)

// A verdict is what must become of a text.
type verdict struct {
	allowed bool   // by the validator
	binds   bool   // by the contract
	rule    string // the exception that decided, "" where the two are equal
}

// verdicts are those of one tool.
type verdicts struct {
	text          string
	schema        *randjson.Schema
	input, output *jsonschema.Schema
	// grammars is the input schema with the contract's grammars for formats
	// instead of the validator's; nil for a schema without a format.
	grammars *jsonschema.Schema
}

func newVerdicts(t *testing.T, tool goldenTool) *verdicts {
	t.Helper()
	v := &verdicts{text: tool.InputSchema, input: compileGolden(t, tool.Name, tool.InputSchema)}
	if tool.OutputSchema != "" {
		v.output = compileGolden(t, tool.Name, tool.OutputSchema, contractFormats()...)
	}
	if strings.Contains(tool.InputSchema, `"format"`) {
		v.grammars = compileGolden(t, tool.Name, tool.InputSchema, contractFormats()...)
	}
	var err error
	v.schema, err = randjson.Parse(tool.InputSchema)
	require.NoError(t, err)
	return v
}

// expect says what must become of a text. Each exception of the contract is one
// rule here, which decides by the text and the schema alone: it is no excuse for
// any verdict, but the only one that is right.
func (v *verdicts) expect(text []byte) verdict {
	if isNoArguments(text) {
		allowed := v.input.Validate(map[string]any{}) == nil
		return verdict{false, allowed, "no arguments"}
	}
	value, err := wholeJSON(text)
	if err != nil {
		return verdict{}
	}
	out := verdict{allowed: v.input.Validate(value) == nil}
	if rule := strictRule(text); rule != "" {
		return verdict{out.allowed, false, rule}
	}
	out.binds = out.allowed
	if v.grammars != nil {
		if out.binds = v.grammars.Validate(value) == nil; out.binds != out.allowed {
			out.rule = "format"
		}
	}
	if out.binds {
		if rule := refusedByType(value, v.schema, ""); rule != "" {
			return verdict{out.allowed, false, rule}
		}
	}
	return out
}

// isNoArguments recognises what providers send for a call without arguments.
func isNoArguments(text []byte) bool {
	trimmed := string(bytes.Trim(text, " \t\r\n"))
	return trimmed == "" || trimmed == "null"
}

// strictRule names what the binder refuses in every text, whatever its schema.
func strictRule(text []byte) string {
	switch {
	case !utf8.Valid(text):
		return "invalid UTF-8"
	case hasLoneSurrogate(text):
		return "lone surrogate"
	case nesting(text) > 64:
		return "nesting"
	case hasDuplicate(json.NewDecoder(bytes.NewReader(text))):
		return "duplicate member"
	}
	return ""
}

// hasLoneSurrogate looks at the escapes of a text that is valid JSON. All that
// begins with a backslash and a u there is an escape of four digits.
func hasLoneSurrogate(text []byte) bool {
	high := -1 // where the pair of a high surrogate must stand
	for i := 0; i+1 < len(text); i++ {
		if text[i] != '\\' {
			continue
		}
		i++
		if text[i] != 'u' {
			continue
		}
		digits := strings.ToLower(string(text[i+1 : i+5]))
		begins := i - 1
		i += 4
		switch {
		case digits[0] != 'd' || digits[1] < '8':
		case digits[1] < 'c' && high < 0:
			high = begins + 6
			continue
		case digits[1] >= 'c' && high == begins:
			high = -1
			continue
		default:
			return true
		}
		if high >= 0 {
			return true
		}
	}
	return high >= 0
}

// nesting is how deep arrays and objects nest in a text that is valid JSON.
func nesting(text []byte) int {
	depth, deepest, inString := 0, 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			inString = !inString
		case inString && c == '\\':
			i++
		case inString:
		case c == '[' || c == '{':
			depth++
			deepest = max(deepest, depth)
		case c == ']' || c == '}':
			depth--
		}
	}
	return deepest
}

// hasDuplicate reads one value and looks for names that an object has twice.
func hasDuplicate(d *json.Decoder) bool {
	open, err := d.Token()
	if err != nil {
		return false
	}
	if open != json.Delim('{') && open != json.Delim('[') {
		return false
	}
	names := map[string]bool{}
	for d.More() {
		if open == json.Delim('{') {
			name, _ := d.Token()
			if names[name.(string)] {
				return true
			}
			names[name.(string)] = true
		}
		if hasDuplicate(d) {
			return true
		}
	}
	_, err = d.Token()
	return err != nil
}

// repeats reports whether a value has equal items where its schema allows none.
// Two arguments may differ as texts and be one Go value (2026-01-31T00:00:00Z and
// …z, 0.1 and 0.10000000000000000001, a member left out and its default given),
// which is repeated twice.
func (v *verdicts) repeats(value any) bool { return repeatsIn(value, v.schema) }

func repeatsIn(value any, s *randjson.Schema) bool {
	switch x := value.(type) {
	case []any:
		if s == nil {
			return false
		}
		if s.UniqueItems && !keepsApart(s.Items) && hasEqualItems(x) {
			return true
		}
		for _, item := range x {
			if repeatsIn(item, s.Items) {
				return true
			}
		}
	case map[string]any:
		for name, item := range x {
			if s != nil && repeatsIn(item, s.Property(name)) {
				return true
			}
		}
	}
	return false
}

// keepsApart finds the schemas of types of which every two JSON values become
// two Go values.
func keepsApart(s *randjson.Schema) bool {
	if s == nil {
		return false
	}
	for _, typeName := range s.Types {
		if typeName != "boolean" && typeName != "integer" && typeName != "null" && (typeName != "string" || s.Format != "" || s.Pattern != "") {
			return false
		}
	}
	return len(s.Types) > 0
}

// hasEqualItems compares items as JSON values, numbers by their value.
func hasEqualItems(items []any) bool {
	seen := map[string]bool{}
	for _, item := range items {
		text, err := json.Marshal(withFractions(item))
		if err != nil || seen[string(text)] {
			return true
		}
		seen[string(text)] = true
	}
	return false
}

// withFractions has a number as a fraction, in which 1.5 and 1.50 are one.
func withFractions(value any) any {
	switch x := value.(type) {
	case []any:
		out := make([]any, len(x))
		for i, item := range x {
			out[i] = withFractions(item)
		}
		return out
	case map[string]any:
		out := map[string]any{}
		for name, item := range x {
			out[name] = withFractions(item)
		}
		return out
	case json.Number:
		if exact, ok := new(big.Rat).SetString(string(x)); ok {
			return []any{exact.Num().String(), exact.Denom().String()}
		}
	}
	return value
}
