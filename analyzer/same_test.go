package analyzer_test

import (
	"fmt"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/toolgen/toolgen/analyzer"
	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// exceptions are the cases in which the analyzer says something else than toolgen,
// and why.
var exceptions = map[string]string{
	"OLT015_types":         absent,
	"OLT022_imports":       absent,
	"OLT022_cycle":         broken,
	"OLT022_cycle_outside": broken,
	"OLT022_outside":       broken,
	"OLT022_roots":         broken,
	"OLT022_types":         broken,
	"OLT022_build_lines":   unparsed,
	"OLT022_parse":         unparsed,
	"OLT022_parse_outside": unparsed,
	"vet/positions":        given,
	"vet/comments_outside": given,
}

const (
	absent   = "only the go command knows why a package is not there, and whether one is that nobody imports"
	broken   = "what does not compile in another package its types show, and their sources do not"
	given    = "go vet shows places as //line comments give them"
	unparsed = "a file that does not parse is told of by the driver"
)

// TestSameAsToolgen holds the analyzer to what toolgen says of every case: under
// go vet, and with drivers that have dependencies from export data or, as
// golangci-lint may, from source.
func TestSameAsToolgen(t *testing.T) {
	for _, kind := range []string{"diag", "golden"} {
		paths, err := filepath.Glob(filepath.Join(repository(t), "testdata", kind, "*.txtar"))
		require.NoError(t, err)
		require.NotEmpty(t, paths)
		t.Run(kind, func(t *testing.T) { compareCases(t, paths) })
	}
}

func compareCases(t *testing.T, paths []string) {
	m := newModule(t)
	loads, patterns := map[string]string{}, []string{}
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".txtar")
		if loads[name] = m.add(t, path); loads[name] == "" {
			patterns = append(patterns, "./"+name+"/...")
		}
	}
	want := byCase(m, toolgenSays(t, m.dir, "", patterns))
	for mode, says := range drivers {
		all, failed := says(t, m.dir, "", patterns)
		got := byCase(m, all)
		for _, name := range slices.Sorted(maps.Keys(loads)) {
			t.Run(mode+"/"+name, func(t *testing.T) {
				want, got, failed := want[name], got[name], failed
				if loads[name] != "" {
					dir, tags, patterns := alone(t, m, name, loads[name])
					want = toolgenSays(t, dir, tags, patterns)
					got, failed = says(t, dir, tags, patterns)
				}
				compare(t, mode, name, want, got, names(failed, name))
			})
		}
	}
}

// A driver runs the analyzer and gives what it says, a finding an item, and what
// it says of packages that the analyzer did not come to.
type driver func(t *testing.T, dir, tags string, patterns []string) (all []string, failed string)

var drivers = map[string]driver{
	"export": loading(packages.LoadSyntax),
	"source": loading(packages.LoadAllSyntax),
	"vet":    vet,
}

// names reports whether a text names a package of a case.
func names(text, name string) bool {
	return regexp.MustCompile(`case\.test/` + name + `[/\s\]]`).MatchString(text)
}

func compare(t *testing.T, mode, name string, want, got []string, failed bool) {
	why, excepted := exceptions[name]
	if !excepted {
		why, excepted = exceptions[mode+"/"+name]
	}
	switch {
	case failed: // of its packages only those are vetted that compile
		assert.Subset(t, want, got)
	case excepted:
		assert.NotEqual(t, want, got, "no exception any more: %s", why)
	default:
		assert.Equal(t, strings.Join(want, "\n"), strings.Join(got, "\n"))
	}
}

// alone reads how a case is loaded by itself: see cmd/toolgen/diag_test.go.
func alone(t *testing.T, m module, name, load string) (dir, tags string, patterns []string) {
	patterns = []string{"."}
	for line := range strings.Lines(load) {
		line = strings.TrimSpace(line)
		key, value, isSetting := strings.Cut(line, "=")
		switch {
		case key == "-tags":
			tags = value
		case isSetting:
			t.Setenv(key, value)
		default:
			patterns = strings.Fields(line)
		}
	}
	return filepath.Join(m.dir, name), tags, patterns
}

// byCase sorts findings by the folder of the case that they are about.
func byCase(m module, all []string) map[string][]string {
	out := map[string][]string{}
	for _, line := range all {
		name, _, _ := strings.Cut(strings.TrimPrefix(line, m.dir+"/"), "/")
		out[name] = append(out[name], line)
	}
	return out
}

func toolgenSays(t *testing.T, dir, tags string, patterns []string) []string {
	t.Helper()
	loaded, err := parse.Load(parse.Config{Dir: dir, Tags: tags, Patterns: patterns})
	require.NoError(t, err)
	var all []string
	for _, p := range loaded.Packages {
		found := p.Diagnostics.All()
		if p.Model != nil {
			found = append(found, emit.Losses(p.Model, p.Model.Providers)...)
		}
		for _, d := range found {
			line := fmt.Sprintf("%s:%d:%d-%d:%d: %s: %s", d.Range.File, d.Range.Line, d.Range.Column, d.Range.EndLine, d.Range.EndColumn, d.Code, d.Message)
			if d.Hint != "" {
				line += "; " + d.Hint
			}
			for _, r := range d.Related {
				line += fmt.Sprintf("\n\t%s:%d:%d: %s", r.Range.File, r.Range.Line, r.Range.Column, r.Message)
			}
			all = append(all, line)
		}
	}
	return sorted(all)
}

// loading is a driver that loads packages with their tests.
func loading(mode packages.LoadMode) driver {
	return func(t *testing.T, dir, tags string, patterns []string) (all []string, failed string) {
		t.Helper()
		cfg := &packages.Config{Mode: mode | packages.NeedModule, Dir: dir, Tests: true, BuildFlags: []string{"-tags=" + tags}}
		loaded, err := packages.Load(cfg, patterns...)
		require.NoError(t, err)
		graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, loaded, nil)
		require.NoError(t, err)
		for _, action := range graph.Roots {
			require.NoError(t, action.Err, action.Package.PkgPath)
			for _, d := range action.Diagnostics {
				all = append(all, shown(action.Package.Fset, d))
			}
		}
		return sorted(all), ""
	}
}

func shown(fset *token.FileSet, d analysis.Diagnostic) string {
	start, end := fset.PositionFor(d.Pos, false), fset.PositionFor(d.End, false)
	line := fmt.Sprintf("%s:%d:%d-%d:%d: %s", start.Filename, start.Line, start.Column, end.Line, end.Column, d.Message)
	for _, r := range d.Related {
		at := fset.PositionFor(r.Pos, false)
		line += fmt.Sprintf("\n\t%s:%d:%d: %s", at.Filename, at.Line, at.Column, r.Message)
	}
	return line
}

// sorted drops what is said twice: of a package and of the same package with its
// tests, and of a type that several packages use.
func sorted(all []string) []string {
	slices.Sort(all)
	return slices.Compact(all)
}
