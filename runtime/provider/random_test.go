package provider_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
)

// A generator writes random schemas in the contract's dialect, and values that
// fit them.
type generator struct{ *rand.Rand }

func (g generator) chance(n int) bool { return g.IntN(n) == 0 }

func (g generator) pick(from ...string) string { return from[g.IntN(len(from))] }

// tool writes the schema of a tool's arguments.
func (g generator) tool() string { return g.object(3, `"object"`, "") }

func (g generator) object(depth int, typeText, description string) string {
	var properties, required []string
	for i := range g.IntN(5) {
		name := fmt.Sprintf("%q", g.pick("p", "q", "Order", "user-id", "größe")+fmt.Sprint(i))
		fragment := g.fragment(depth - 1)
		if g.chance(2) {
			required = append(required, name)
		} else if def := g.defaultOf(fragment); def != "" {
			fragment = strings.TrimSuffix(fragment, "}") + `,"default":` + def + "}"
		}
		properties = append(properties, name+":"+fragment)
	}
	text := `{"type":` + typeText + description + `,"properties":{` + strings.Join(properties, ",") + "}"
	if len(required) > 0 {
		text += `,"required":[` + strings.Join(required, ",") + "]"
	}
	return text + `,"additionalProperties":false}`
}

// defaultOf returns a default for some fragments that may have one.
func (g generator) defaultOf(fragment string) string {
	var f map[string]any
	if json.Unmarshal([]byte(fragment), &f) != nil || len(f) == 0 || g.chance(2) || isType(f, "object") || isType(f, "array") {
		return ""
	}
	def, _ := json.Marshal(g.value(f))
	return string(def)
}

func (g generator) fragment(depth int) string {
	kinds := []string{"boolean", "integer", "number", "string", "string", "string"}
	if depth > 0 {
		kinds = append(kinds, "array", "array", "object", "object", "map", "any")
	}
	kind := g.pick(kinds...)
	if kind == "any" && g.chance(2) {
		return g.pick(`{}`, `{"type":"object"}`, `{"type":"array"}`)
	}
	typeText, description := `"`+strings.Replace(strings.Replace(kind, "map", "object", 1), "any", "string", 1)+`"`, ""
	nullable := g.chance(4)
	if nullable {
		typeText = "[" + typeText + `,"null"]`
	}
	if g.chance(2) {
		description = `,"description":"What it is."`
	}
	switch kind {
	case "object":
		return g.object(depth, typeText, description)
	case "map":
		return `{"type":` + typeText + description + `,"additionalProperties":` + g.fragment(depth-1) + "}"
	case "array":
		return `{"type":` + typeText + description + `,"items":` + g.fragment(depth-1) + g.counts() + "}"
	case "integer":
		return `{"type":` + typeText + description + g.bounds() + "}"
	case "string":
		return g.string(typeText, description, nullable)
	}
	return `{"type":` + typeText + description + "}"
}

func (g generator) counts() string {
	return g.pick("", `,"minItems":1`, `,"minItems":2,"maxItems":3`, `,"minItems":3,"maxItems":3`, `,"maxItems":2`)
}

func (g generator) bounds() string {
	return g.pick(
		`,"minimum":-9223372036854775808,"maximum":9223372036854775807`, `,"minimum":0,"maximum":18446744073709551615`,
		`,"minimum":0,"maximum":255`, `,"minimum":1,"maximum":50`, `,"minimum":1,"maximum":9223372036854775807`,
	)
}

// samples are strings that fit each pattern or format.
var samples = map[string]string{
	`^[A-Z]+$`: "ABC", `\bA\b`: "an A", `^(?:x|y)$`: "x", `^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`: "01:30:00",
	"date-time": "2026-01-31T09:30:00Z", "date": "2026-01-31", "time": "09:30:00Z", "duration": "PT1H", "email": "a@example.com",
	"hostname": "example.com", "ipv4": "10.0.0.1", "ipv6": "::1", "uri": "https://example.com/a", "uuid": "01234567-89ab-cdef-0123-456789abcdef",
}

func (g generator) string(typeText, description string, nullable bool) string {
	switch g.IntN(6) {
	case 0:
		format := g.pick("date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid")
		return `{"type":` + typeText + `,"format":"` + format + `"` + description + "}"
	case 1:
		enum := g.pick(`"a","b"`, `"Open","open","Closed"`, `"x"`)
		if nullable {
			enum += ",null"
		}
		return `{"type":` + typeText + description + `,"enum":[` + enum + `]}`
	case 2:
		pattern, _ := json.Marshal(g.pick(`^[A-Z]+$`, `\bA\b`, `^(?:x|y)$`, `^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`))
		return `{"type":` + typeText + description + `,"pattern":` + string(pattern) + "}"
	case 3:
		return `{"type":` + typeText + description + `,"contentEncoding":"base64"}`
	}
	return `{"type":` + typeText + description + g.pick("", `,"minLength":1`, `,"minLength":1,"maxLength":1`, `,"maxLength":4`) + "}"
}

// value makes a value that fits a schema.
func (g generator) value(f map[string]any) any {
	if isType(f, "null") && g.chance(4) {
		return nil
	}
	if enum, ok := f["enum"].([]any); ok {
		return enum[g.IntN(len(enum))]
	}
	switch {
	case isType(f, "boolean"):
		return g.chance(2)
	case isType(f, "integer"):
		return json.Number(g.pick("1", "7", "50", "2.0"))
	case isType(f, "number"):
		return json.Number(g.pick("1", "-0.5", "1e300"))
	case isType(f, "string"):
		return g.text(f)
	case isType(f, "array"):
		return g.array(f)
	case isType(f, "object"):
		return g.members(f)
	}
	return []any{nil, "x", json.Number("1"), map[string]any{"a": true}}[g.IntN(4)]
}

func (g generator) text(f map[string]any) string {
	for _, keyword := range []string{"pattern", "format"} {
		if of, ok := f[keyword].(string); ok {
			return samples[of]
		}
	}
	if f["contentEncoding"] != nil {
		return g.pick("", "aGVsbG8=")
	}
	if f["maxLength"] == float64(1) || f["minLength"] != nil {
		return g.pick("a", "📦")
	}
	return g.pick("", "a", "äöü")
}

func (g generator) array(f map[string]any) []any {
	out := []any{}
	items, _ := f["items"].(map[string]any)
	least, _ := f["minItems"].(float64)
	for range int(least) {
		out = append(out, g.value(items))
	}
	if most, ok := f["maxItems"].(float64); g.chance(2) && (!ok || len(out) < int(most)) {
		out = append(out, g.value(items))
	}
	return out
}

func (g generator) members(f map[string]any) map[string]any {
	out := map[string]any{}
	properties, _ := f["properties"].(map[string]any)
	required, _ := f["required"].([]any)
	for name, p := range properties {
		if g.chance(2) || contains(required, name) {
			out[name] = g.value(p.(map[string]any))
		}
	}
	if f["additionalProperties"] != false && g.chance(2) {
		more, _ := f["additionalProperties"].(map[string]any)
		out["any name"] = g.value(more)
	}
	return out
}

func contains(list []any, name string) bool {
	for _, n := range list {
		if n == name {
			return true
		}
	}
	return false
}
