package runtime

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNewRegistryRefuses(t *testing.T) {
	tests := []struct {
		name   string
		change func(*Tool)
		want   string // "" for a tool that is accepted
	}{
		{"nothing", func(*Tool) {}, ""},
		{"the longest name", func(t *Tool) { t.Name = strings.Repeat("a", 64) }, ""},
		{"no name", func(t *Tool) { t.Name = "" }, "tool 0 '': a name is 1 to 64 of"},
		{"a name that is too long", func(t *Tool) { t.Name = strings.Repeat("a", 65) }, "aaa': a name is 1 to 64 of"},
		{"a dot", func(t *Tool) { t.Name = "a.b" }, "tool 0 'a.b': a name is"},
		{"a letter beyond ASCII", func(t *Tool) { t.Name = "é" }, "tool 0 'é': a name is"},
		{"a line break", func(t *Tool) { t.Name = "a\nb" }, `tool 0 'a\nb': a name is`},
		{"a nil Bind", func(t *Tool) { t.Bind = nil }, "tool 0 'x': Bind is nil"},
		{"no input schema", func(t *Tool) { t.InputSchema = "" }, "tool 0 'x': InputSchema is not a JSON object"},
		{"a blank input schema", func(t *Tool) { t.InputSchema = " " }, "InputSchema is not a JSON object"},
		{"null as an input schema", func(t *Tool) { t.InputSchema = "null" }, "InputSchema is not a JSON object"},
		{"an array as an input schema", func(t *Tool) { t.InputSchema = "[{}]" }, "InputSchema is not a JSON object"},
		{"half an input schema", func(t *Tool) { t.InputSchema = `{"a":` }, "InputSchema is not a JSON object"},
		{"two input schemas", func(t *Tool) { t.InputSchema = `{}{}` }, "InputSchema is not a JSON object"},
		{"white space around an input schema", func(t *Tool) { t.InputSchema = "\n {} \t" }, ""},
		{"an output schema", func(t *Tool) { t.OutputSchema = `{"type":"object"}` }, ""},
		{"true as an output schema", func(t *Tool) { t.OutputSchema = "true" }, "OutputSchema is not a JSON object"},
		{"a form", func(t *Tool) { t.Forms = []Form{{ProviderOpenAI, "[]", true}} }, "the form for openai is not a JSON object"},
		{"a form for no one", func(t *Tool) { t.Forms = []Form{{}} }, "the form for no provider is not a JSON object"},
		{"MaxOutput 63", func(t *Tool) { t.MaxOutput = 63 }, "MaxOutput is from 1 to 63"},
		{"MaxOutput 1", func(t *Tool) { t.MaxOutput = 1 }, "MaxOutput is from 1 to 63"},
		{"MaxOutput 64", func(t *Tool) { t.MaxOutput = 64 }, ""},
		{"MaxOutput -1", func(t *Tool) { t.MaxOutput = -1 }, "MaxOutput is negative"},
		{"a negative timeout", func(t *Tool) { t.Timeout = -time.Second }, "Timeout is negative"},
		{"approval", func(t *Tool) { t.Approval = true }, "it needs approval, and the registry has no approver"},
		{"a permission", func(t *Tool) { t.Permission = "orders.submit" }, "it needs the permission 'orders.submit', and the registry has no authorizer"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			one := tool("x", textRun(""))
			test.change(&one)
			r, err := NewRegistry([]Tool{one})
			if test.want == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, test.want)
			assert.NotContains(t, err.Error(), "\n", "one fault, one line")
			assert.Nil(t, r)
		})
	}
}

func TestNewRegistryNamesAllFaults(t *testing.T) {
	b, a := tool("b", textRun("")), tool("a", textRun(""))
	b.Timeout, b.Bind = -1, nil
	a.InputSchema = ""
	_, err := NewRegistry([]Tool{b, a, tool("a", textRun("")), tool("B", textRun(""))})
	require.EqualError(t, err, strings.Join([]string{
		"tool 1 'a': InputSchema is not a JSON object",
		"tool 2 'a': the name is taken by tool 1 already",
		"tool 0 'b': Bind is nil",
		"tool 0 'b': Timeout is negative",
	}, "\n"))
}

func TestRegistryIsASnapshot(t *testing.T) {
	first := tool("first", textRun("1"))
	first.Forms = []Form{{ProviderGemini, "{}", true}}
	tools := []Tool{tool("second", textRun("2")), first}
	r := registry(t, tools...)
	tools[1].Forms[0].Strict = false
	tools[0], tools[1] = Tool{}, Tool{}
	for tool := range r.All() {
		if tool.Name == "first" {
			tool.Forms[0].Schema = "gone"
		}
	}

	var names []string
	for tool := range r.All() {
		names = append(names, tool.Name)
	}
	assert.Equal(t, []string{"first", "second"}, names)
	found, ok := r.Lookup("first")
	require.True(t, ok)
	assert.Equal(t, []Form{{ProviderGemini, "{}", true}}, found.Forms)
	_, ok = r.Lookup("third")
	assert.False(t, ok)
	assert.Len(t, slices.Collect(func(yield func(Tool) bool) { r.All()(func(t Tool) bool { yield(t); return false }) }), 1)
}

func TestEmptyRegistry(t *testing.T) {
	applied := 0
	r, err := NewRegistry(nil, Option{}, Option{func(*Registry) { applied++ }})
	require.NoError(t, err)
	assert.Equal(t, 1, applied)
	assert.Empty(t, slices.Collect(r.All()))
	result, err := r.Invoke(t.Context(), Call{Tool: "x"})
	require.NoError(t, err)
	assert.Equal(t, "There is no tool 'x'.", result.Text())
}
