package provider_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/provider"
)

const (
	anthropic = runtime.ProviderAnthropic
	openAI    = runtime.ProviderOpenAI
	gemini    = runtime.ProviderGemini
)

var providers = []runtime.Provider{anthropic, openAI, gemini}

func rewrite(t *testing.T, p runtime.Provider, schema string) provider.Form {
	t.Helper()
	f, err := provider.Rewrite(p, schema)
	require.NoError(t, err, schema)
	assert.Equal(t, p, f.Provider)
	return f
}

// around is the schema of a tool with one parameter x, required, and inside
// takes such a schema, of any provider's form, off again.
func around(fragment string) string {
	return `{"type":"object","properties":{"x":` + fragment + `},"required":["x"],"additionalProperties":false}`
}

func inside(t *testing.T, form string) string {
	t.Helper()
	form = strings.Replace(form, `,"propertyOrdering":["x"]}`, "}", 1)
	before, after, _ := strings.Cut(around("|"), "|")
	require.True(t, strings.HasPrefix(form, before) && strings.HasSuffix(form, after), form)
	return strings.TrimSuffix(strings.TrimPrefix(form, before), after)
}

// lines shows losses one a line: path, keyword, where, text.
func lines(lost []provider.Loss) []string {
	var out []string
	for _, l := range lost {
		out = append(out, l.Place()+" "+l.Keyword+" "+l.Where.String()+": "+l.Text)
	}
	return out
}
