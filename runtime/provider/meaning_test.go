package provider_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/provider"
)

const randomTools = 1000

func forRandomTools(t *testing.T, check func(g generator, schema string, p runtime.Provider, f provider.Form)) {
	t.Helper()
	g := generator{rand.New(rand.NewPCG(7, 20))}
	for range randomTools {
		schema := g.tool()
		for _, p := range providers {
			check(g, schema, p, rewrite(t, p, schema))
		}
		if t.Failed() {
			t.Fatalf("with %s", schema)
		}
	}
}

// A form keeps to what its vendor states, or is the schema itself, not strict.
func TestFormsAreTheVendors(t *testing.T) {
	strict := map[runtime.Provider]int{}
	forRandomTools(t, func(_ generator, schema string, p runtime.Provider, f provider.Form) {
		if f.Strict || p == gemini {
			strict[p]++
			assert.Empty(t, vendors[p].outside([]byte(f.Schema)), "%s: %s", p, f.Schema)
		} else {
			assert.Equal(t, schema, f.Schema)
			assert.NotEmpty(t, vendors[p].outside([]byte(schema)), "%s: %s would have been taken", p, schema)
		}
	})
	for _, p := range providers {
		assert.Greater(t, strict[p], randomTools/10, "%s: too few schemas say something", p)
	}
}

// A form that has been made strict is that of itself.
func TestStrictFormsAreTheirOwn(t *testing.T) {
	forRandomTools(t, func(_ generator, _ string, p runtime.Provider, f provider.Form) {
		if f.Strict {
			again := rewrite(t, p, f.Schema)
			assert.Equal(t, f.Form, again.Form)
			assert.True(t, !slices.ContainsFunc(again.Lost, func(l provider.Loss) bool { return l.Where != provider.WhereKept }))
		}
	})
}

// What fits the contract's schema fits the form, absent written as null where
// the form has no other way: a form takes nothing away.
func TestWhatFitsTheSchemaFitsTheForm(t *testing.T) {
	forRandomTools(t, func(g generator, schema string, p runtime.Provider, f provider.Form) {
		var s map[string]any
		require.NoError(t, json.Unmarshal([]byte(schema), &s))
		original, form := compile(t, schema), compile(t, f.Schema)
		for range 5 {
			value := g.value(s)
			require.NoError(t, original.Validate(reread(t, value)), "the generator is wrong")
			if p == openAI && f.Strict {
				fillIn(s, value)
			}
			assert.NoError(t, form.Validate(reread(t, value)), "%s: %s", p, f.Schema)
		}
	})
}

// fillIn writes null for every property that is absent.
func fillIn(schema map[string]any, value any) {
	switch value := value.(type) {
	case map[string]any:
		properties, _ := schema["properties"].(map[string]any)
		for name, p := range properties {
			if inner, ok := value[name]; ok {
				fillIn(p.(map[string]any), inner)
			} else {
				value[name] = nil
			}
		}
	case []any:
		items, _ := schema["items"].(map[string]any)
		for _, item := range value {
			fillIn(items, item)
		}
	}
}

func compile(t *testing.T, schema string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(schema))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	require.NoError(t, c.AddResource("schema.json", doc))
	s, err := c.Compile("schema.json")
	require.NoError(t, err, schema)
	return s
}

// reread gives a value the types that the validator knows.
func reread(t *testing.T, value any) any {
	t.Helper()
	text, err := json.Marshal(value)
	require.NoError(t, err)
	out, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err)
	return out
}

// Every keyword of the schema is in the form as it was, or among the losses, or
// one of those that say nothing; and what is said in a description is there.
func TestNothingIsLostInSilence(t *testing.T) {
	said := 0
	forRandomTools(t, func(_ generator, schema string, p runtime.Provider, f provider.Form) {
		var before, after map[string]any
		require.NoError(t, json.Unmarshal([]byte(schema), &before))
		require.NoError(t, json.Unmarshal([]byte(f.Schema), &after))
		for _, l := range f.Lost {
			if l.Where == provider.WhereDescription || l.Where == provider.WhereBoth {
				said++
				text, _ := at(after, l.Path)["description"].(string)
				assert.Contains(t, text, oneSided(l.Text, text), "%s %v", f.Schema, l)
			}
		}
		walk(before, nil, func(fragment map[string]any, path []string) {
			for keyword, value := range fragment {
				if keyword == "properties" || keyword == "items" || keyword == "additionalProperties" || keyword == "description" || isOwn(fragment, keyword) {
					continue
				}
				if !assert.ObjectsAreEqual(value, at(after, path)[keyword]) {
					assert.True(t, isLost(f, path, keyword), "%s: %s of %v in %s", p, keyword, path, f.Schema)
				}
			}
		})
	})
	assert.Greater(t, said, randomTools)
}

// oneSided is what is left of a phrase where a description has joined it with
// that of the other bound: "at least 1", "exactly 3".
func oneSided(phrase, description string) string {
	word := strings.Fields(phrase)
	if word[0] != "at" {
		return phrase
	}
	if exactly := "exactly " + word[2]; strings.Contains(description, exactly) {
		return exactly
	}
	return strings.Join(word[:3], " ")
}

// isLost finds a loss. What makes a property nullable changes its type and
// enum, and the required of the object around it.
func isLost(f provider.Form, path []string, keyword string) bool {
	return slices.ContainsFunc(f.Lost, func(l provider.Loss) bool {
		if l.Where == provider.WhereNullable {
			inside := keyword == "required" && len(l.Path) == len(path)+1 && slices.Equal(l.Path[:len(path)], path)
			return inside || slices.Equal(l.Path, path) && (keyword == "type" || keyword == "enum")
		}
		return slices.Equal(l.Path, path) && l.Keyword == keyword
	})
}

// isOwn knows the ranges that the generator takes from Go's types.
func isOwn(fragment map[string]any, keyword string) bool {
	switch keyword {
	case "minimum":
		return fragment["minimum"] == float64(-1<<63) || fragment["minimum"] == 0.0
	case "maximum":
		return fragment["maximum"].(float64) > 1<<60 || fragment["maximum"] == 255.0
	}
	return false
}

func walk(fragment map[string]any, path []string, visit func(map[string]any, []string)) {
	visit(fragment, path)
	properties, _ := fragment["properties"].(map[string]any)
	for name, p := range properties {
		walk(p.(map[string]any), append(slices.Clone(path), name), visit)
	}
	if items, ok := fragment["items"].(map[string]any); ok {
		walk(items, append(slices.Clone(path), "[]"), visit)
	}
	if more, ok := fragment["additionalProperties"].(map[string]any); ok {
		walk(more, append(slices.Clone(path), "{}"), visit)
	}
}

// at finds the fragment at a path.
func at(fragment map[string]any, path []string) map[string]any {
	for _, step := range path {
		switch step {
		case "[]":
			fragment, _ = fragment["items"].(map[string]any)
		case "{}":
			fragment, _ = fragment["additionalProperties"].(map[string]any)
		default:
			properties, _ := fragment["properties"].(map[string]any)
			fragment, _ = properties[step].(map[string]any)
		}
	}
	return fragment
}
