package analyzer_test

import (
	"go/format"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/toolgen/toolgen/analyzer"
)

func TestAnalyzer(t *testing.T) {
	analysistest.Run(t, analysistest.TestData(), analyzer.Analyzer, "plain")
}

func TestFixes(t *testing.T) {
	analysistest.RunWithSuggestedFixes(t, analysistest.TestData(), analyzer.Analyzer, "fixes")
}

// TestFixedFiles holds that gofmt leaves a fixed file as it is, and that what a
// fix wrote is no finding of its own any more: only the stubs are, which are to
// be filled in, and what has no fix.
func TestFixedFiles(t *testing.T) {
	m := newModule(t)
	golden, err := filepath.Glob(filepath.Join(analysistest.TestData(), "src", "fixes", "*.golden"))
	require.NoError(t, err)
	require.NotEmpty(t, golden)
	for _, path := range golden {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		clean, err := format.Source(text)
		require.NoError(t, err)
		assert.Equal(t, string(clean), string(text), path)
		m.write(t, strings.TrimSuffix(filepath.Base(path), ".golden"), text)
	}
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: m.dir}, ".")
	require.NoError(t, err)
	graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, loaded, nil)
	require.NoError(t, err)
	require.NotEmpty(t, graph.Roots[0].Diagnostics)
	for _, d := range graph.Roots[0].Diagnostics {
		assert.Empty(t, d.SuggestedFixes, d.Message)
	}
}

// TestSeverity holds that two analyzers have two settings, and that an error
// cannot be silenced.
func TestSeverity(t *testing.T) {
	quiet := analyzer.New()
	require.NoError(t, quiet.Flags.Set("severity", "OLT012=off"))
	require.ErrorContains(t, quiet.Flags.Set("severity", "OLT015=off"), "cannot be lowered")
	for a, want := range map[*analysis.Analyzer]int{quiet: 0, analyzer.New(): 1} {
		m := newModule(t)
		m.write(t, "a.go", []byte("package a\n\n// Find finds.\n//\n//tool:export\nfunc Find(id string) {}\n"))
		loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: m.dir}, ".")
		require.NoError(t, err)
		graph, err := checker.Analyze([]*analysis.Analyzer{a}, loaded, nil)
		require.NoError(t, err)
		assert.Len(t, graph.Roots[0].Diagnostics, want)
	}
}
