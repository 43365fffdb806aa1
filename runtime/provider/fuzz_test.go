package provider_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/provider"
)

// FuzzRewrite holds that no text makes the rewriting panic, that a form is JSON
// of the vendor's subset, and that equal texts have equal forms.
func FuzzRewrite(f *testing.F) {
	for _, c := range cells {
		f.Add(around(c.fragment))
	}
	g := generator{rand.New(rand.NewPCG(1, 2))}
	for range 20 {
		f.Add(g.tool())
	}
	for _, text := range []string{``, `{}`, `[]`, `{"a":1,"a":2}`, `{"type":["object"],"properties":true}`, "{\"\xff\":0}", `{"required":["\ud83d\udce6"]}`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, schema string) {
		for p := runtime.ProviderUnset; p <= gemini; p++ {
			form, err := provider.Rewrite(p, schema)
			if err != nil {
				require.True(t, strings.HasPrefix(err.Error(), "provider: "), err)
				continue
			}
			again, _ := provider.Rewrite(p, schema)
			assert.Equal(t, form, again)
			assert.True(t, json.Valid([]byte(form.Schema)), form.Schema)
			checkFuzzed(t, p, schema, form)
		}
	})
}

func checkFuzzed(t *testing.T, p runtime.Provider, schema string, form provider.Form) {
	t.Helper()
	var compact bytes.Buffer
	require.NoError(t, json.Compact(&compact, []byte(schema)))
	barred := slices.ContainsFunc(form.Lost, func(l provider.Loss) bool { return l.Where == provider.WhereNotStrict })
	assert.Equal(t, form.Strict, (p == anthropic || p == openAI) && !barred)
	if !form.Strict && p != gemini {
		assert.Equal(t, compact.String(), form.Schema)
		return
	}
	if form.Strict {
		assert.Empty(t, vendors[p].outside([]byte(form.Schema)), form.Schema)
		next, err := provider.Rewrite(p, form.Schema)
		require.NoError(t, err)
		assert.Equal(t, form.Form, next.Form)
	}
}

// TestWideSchemasAreLinear would take minutes if the work were quadratic.
func TestWideSchemasAreLinear(t *testing.T) {
	const n = 50_000
	numbered := func(item string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(strings.ReplaceAll(item, "#", string(rune('a'+i%26))+strings.Repeat("b", i%7)+itoa(i)) + ",")
		}
		return strings.TrimSuffix(b.String(), ",")
	}
	for _, schema := range []string{
		`{"type":"object","properties":{` + numbered(`"#":{"type":"string","maxLength":3}`) + `},"additionalProperties":false}`,
		`{"type":"object","properties":{},"required":[` + numbered(`"#"`) + `],"additionalProperties":false}`,
		`{"type":"object",` + numbered(`"#":1`) + `}`,
		around(`{"type":"string","enum":[` + numbered(`"#"`) + `]}`),
		around(`{"type":"string","enum":[` + strings.TrimSuffix(strings.Repeat(`"a","A",`, n), ",") + `]}`),
		around(`{"type":"string","pattern":"` + strings.Repeat("(a", n) + strings.Repeat("{2})", n) + `"}`),
		around(`{"type":"integer","minimum":` + strings.Repeat("9", n) + `e` + strings.Repeat("9", n) + `}`),
	} {
		for _, p := range providers {
			_ = rewrite(t, p, schema)
		}
	}
}

func itoa(i int) string {
	b, _ := json.Marshal(i)
	return string(b)
}
