package golangci_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/golangci/plugin-module-register/register"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/toolgen/toolgen/adapters/golangci"
)

// TestPlugin takes the plugin from the register, as golangci-lint does, and runs
// its analyzers.
func TestPlugin(t *testing.T) {
	for _, c := range []struct {
		settings any
		want     []string
	}{
		{nil, []string{"OLT012", "OLT002"}},
		{map[string]any{"severity": "OLT012=off"}, []string{"OLT002"}},
	} {
		make, err := register.GetPlugin(golangci.Name)
		require.NoError(t, err)
		plugin, err := make(c.settings)
		require.NoError(t, err)
		assert.Equal(t, register.LoadModeTypesInfo, plugin.GetLoadMode())
		analyzers, err := plugin.BuildAnalyzers()
		require.NoError(t, err)
		require.NoError(t, analysis.Validate(analyzers))
		assert.Equal(t, c.want, codes(t, analyzers))
	}
}

func TestSettings(t *testing.T) {
	_, err := golangci.New(map[string]any{"severity": "OLT002=off"})
	require.ErrorContains(t, err, "OLT002 is an error, which cannot be lowered")
	_, err = golangci.New(map[string]any{"level": "high"})
	require.ErrorContains(t, err, `unknown field "level"`)
}

func codes(t *testing.T, analyzers []*analysis.Analyzer) []string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module case.test\n\ngo 1.26\n",
		"a.go":   "package a\n\n// Find finds.\n//\n//tool:export\nfunc Find(id string, c chan int) {}\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: dir}, ".")
	require.NoError(t, err)
	graph, err := checker.Analyze(analyzers, loaded, nil)
	require.NoError(t, err)
	var all []string
	for _, d := range graph.Roots[0].Diagnostics {
		all = append(all, d.Category)
	}
	return all
}
