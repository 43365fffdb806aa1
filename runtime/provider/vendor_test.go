package provider_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/runtime"
)

// A vendor is the part of JSON Schema that a provider states it takes, written
// down from PROVIDERS.md and not from the rewriting.
type vendor struct {
	strict   bool
	keywords []string
	formats  []string
	check    func(fragment map[string]any, properties []string) string
}

var vendors = map[runtime.Provider]vendor{
	anthropic: {
		strict:   true,
		keywords: words("type description enum pattern format items minItems properties required additionalProperties"),
		formats:  words("date-time time date duration email hostname uri ipv4 ipv6 uuid"),
		check:    checkAnthropic,
	},
	openAI: {
		strict:   true,
		keywords: words("type description enum minimum maximum pattern format items minItems maxItems properties required additionalProperties"),
		formats:  words("date-time time date duration email hostname ipv4 ipv6 uuid"),
		check:    checkOpenAI,
	},
	gemini: {
		keywords: words("type description enum minimum maximum minLength maxLength format items minItems maxItems properties required additionalProperties propertyOrdering"),
		formats:  words("date-time date time"),
		check:    checkGemini,
	},
}

func words(s string) []string { return strings.Fields(s) }

// unsupportedPattern finds what Anthropic's documents name as unsupported.
var unsupportedPattern = regexp.MustCompile(`\\[bB1-9]|\(\?|\{\d{4}`)

func checkAnthropic(f map[string]any, _ []string) string {
	if p, ok := f["pattern"].(string); ok && unsupportedPattern.MatchString(p) {
		return "the pattern " + p
	}
	if n, ok := f["minItems"].(float64); ok && n != 0 && n != 1 {
		return fmt.Sprint("minItems ", n)
	}
	return ""
}

func checkOpenAI(f map[string]any, properties []string) string {
	if !isType(f, "object") {
		return ""
	}
	if _, ok := f["properties"]; !ok {
		return "an object without properties"
	}
	var required []string
	list, ok := f["required"].([]any)
	for _, name := range list {
		required = append(required, name.(string))
	}
	if !ok || !slices.Equal(required, properties) {
		return fmt.Sprint("required ", f["required"], " of ", properties)
	}
	return ""
}

func checkGemini(f map[string]any, properties []string) string {
	for _, bound := range []string{"minimum", "maximum"} {
		if n, ok := f[bound].(float64); ok && math.Abs(n) > 1<<53 {
			return fmt.Sprint("a bound of ", n)
		}
	}
	if _, ok := f["properties"]; !ok {
		return ""
	}
	var order []string
	list, ok := f["propertyOrdering"].([]any)
	for _, name := range list {
		order = append(order, name.(string))
	}
	if !ok || !slices.Equal(order, properties) {
		return fmt.Sprint("propertyOrdering ", f["propertyOrdering"], " of ", properties)
	}
	return ""
}

func isType(f map[string]any, name string) bool {
	list, _ := f["type"].([]any)
	return f["type"] == name || slices.Contains(list, any(name))
}

// outside says what in a schema a vendor does not state that it takes, "" for
// nothing.
func (v vendor) outside(schema []byte) string {
	var f map[string]any
	var raw map[string]json.RawMessage
	if json.Unmarshal(schema, &f) != nil || json.Unmarshal(schema, &raw) != nil {
		return "no object: " + string(schema)
	}
	for keyword := range f {
		if !slices.Contains(v.keywords, keyword) {
			return "the keyword " + keyword
		}
	}
	if format, ok := f["format"].(string); ok && !slices.Contains(v.formats, format) {
		return "the format " + format
	}
	if v.strict {
		if why := notStrict(f); why != "" {
			return why
		}
	}
	properties := names(raw["properties"])
	if why := v.check(f, properties); why != "" {
		return why
	}
	return v.outsideParts(raw, properties)
}

func (v vendor) outsideParts(raw map[string]json.RawMessage, properties []string) string {
	var parts []json.RawMessage
	var inner map[string]json.RawMessage
	_ = json.Unmarshal(raw["properties"], &inner)
	for _, name := range properties {
		parts = append(parts, inner[name])
	}
	for _, keyword := range []string{"items", "additionalProperties"} {
		if part := raw[keyword]; len(part) > 0 && part[0] == '{' {
			parts = append(parts, part)
		}
	}
	for _, part := range parts {
		if why := v.outside(part); why != "" {
			return why
		}
	}
	return ""
}

// notStrict says what strict mode of either vendor does not take.
func notStrict(f map[string]any) string {
	switch t := f["type"].(type) {
	case string:
	case []any:
		if len(t) > 2 || len(t) == 2 && !slices.Contains(t, any("null")) {
			return fmt.Sprint("the types ", t)
		}
	default:
		return "no type"
	}
	if isType(f, "object") && f["additionalProperties"] != false {
		return "an open object"
	}
	if items, ok := f["items"].(map[string]any); isType(f, "array") && (!ok || items["type"] == nil) {
		return "an array of anything"
	}
	return ""
}

// names are the names of an object's members in their order.
func names(object json.RawMessage) []string {
	var out []string
	if len(object) == 0 {
		return nil
	}
	d := json.NewDecoder(bytes.NewReader(object))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return nil
	}
	for d.More() {
		name, _ := d.Token()
		out = append(out, name.(string))
		var value json.RawMessage
		if d.Decode(&value) != nil {
			return out
		}
	}
	return out
}
