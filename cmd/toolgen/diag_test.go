package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse"
)

// diagDir holds one txtar archive at least for each diagnostic. Its files are
// packages below case.test/ and the case's name, then
//
//   - load, in a few: how the case is loaded by itself; see loadAlone
//   - want: what toolgen prints about them, to the column
//
// A file whose name ends in " (CRLF)" is written with Windows line ends.
const diagDir = "../../testdata/diag"

// A diagCase is one archive, written to a folder of its own.
type diagCase struct {
	name, path, dir string
	archive         *txtar.Archive
}

// TestDiagnostics loads the cases as packages of one module, most of them at
// once as a user's ./... does, and compares what is said about each. To accept
// new output run `UPDATE=1 go test ./cmd/toolgen -run TestDiagnostics`.
func TestDiagnostics(t *testing.T) {
	module := newDiagModule(t)
	cases := readDiagCases(t, module)
	together := map[string][]*parse.Package{}
	for _, p := range loadTogether(t, module, cases) {
		name, _, _ := strings.Cut(strings.TrimPrefix(p.Path, "case.test/"), "/")
		together[name] = append(together[name], p)
	}
	seen := map[diag.Code]bool{}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			found := together[c.name]
			if load := c.section("load"); load != "" {
				found = c.loadAlone(t, load)
			}
			list := join(found)
			for _, d := range list.All() {
				seen[d.Code] = true
				checkRange(t, d.Range)
			}
			c.compare(t, list)
		})
	}
	if !t.Failed() {
		t.Run("every code", func(t *testing.T) { checkCoverage(t, seen) }) // of a run without filter
	}
}

// checkCoverage holds that every diagnostic has a case.
func checkCoverage(t *testing.T, seen map[diag.Code]bool) {
	for _, e := range diag.Entries() {
		assert.True(t, seen[e.Code], "no case reports %s", e.Code)
	}
}

// newDiagModule makes an empty module that uses the runtime of this working
// copy, without a network.
func newDiagModule(t *testing.T) string {
	t.Helper()
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOWORK", "off")
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, writeModule(dir, root))
	mod := filepath.Join(dir, "go.mod")
	text, err := os.ReadFile(mod)
	require.NoError(t, err)
	text = bytes.Replace(text, []byte("module example.com/m"), []byte("module case.test"), 1)
	require.NoError(t, os.WriteFile(mod, text, 0o644))
	return dir
}

func readDiagCases(t *testing.T, module string) []*diagCase {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(diagDir, "*.txtar"))
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	var cases []*diagCase
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".txtar")
		c := &diagCase{name: name, path: path, dir: filepath.Join(module, name)}
		c.archive, err = txtar.ParseFile(path)
		require.NoError(t, err)
		c.write(t)
		cases = append(cases, c)
	}
	return cases
}

// write lays the case's source files into its folder.
func (c *diagCase) write(t *testing.T) {
	t.Helper()
	for _, f := range c.archive.Files {
		if f.Name == "want" || f.Name == "load" {
			continue
		}
		name, crlf := strings.CutSuffix(f.Name, " (CRLF)")
		if crlf {
			f.Data = bytes.ReplaceAll(f.Data, []byte("\n"), []byte("\r\n"))
		}
		file := filepath.Join(c.dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, f.Data, 0o644))
	}
}

func (c *diagCase) section(name string) string {
	for _, f := range c.archive.Files {
		if f.Name == name {
			return string(f.Data)
		}
	}
	return ""
}

// loadTogether loads the cases that need no load of their own.
func loadTogether(t *testing.T, module string, cases []*diagCase) []*parse.Package {
	t.Helper()
	cfg := parse.Config{Dir: module}
	for _, c := range cases {
		if c.section("load") == "" {
			cfg.Patterns = append(cfg.Patterns, "./"+c.name+"/...")
		}
	}
	loaded, err := parse.Load(cfg)
	require.NoError(t, err)
	return loaded.Packages
}

// loadAlone loads a case as its load section says: in the order of its lines, a
// line NAME=VALUE for the environment, -tags=LIST, and a line with the patterns.
func (c *diagCase) loadAlone(t *testing.T, load string) []*parse.Package {
	t.Helper()
	cfg := parse.Config{Dir: c.dir}
	for line := range strings.Lines(load) {
		line = strings.TrimSpace(line)
		name, value, isSetting := strings.Cut(line, "=")
		switch {
		case name == "-tags":
			cfg.Tags = value
		case isSetting:
			t.Setenv(name, value)
		default:
			cfg.Patterns = strings.Fields(line)
		}
	}
	loaded, err := parse.Load(cfg)
	require.NoError(t, err)
	return loaded.Packages
}

// join makes one list of what is said about several packages, as the command
// does.
func join(packages []*parse.Package) *diag.List {
	var all diag.List
	for _, p := range packages {
		for _, d := range findings(p) {
			all.Add(d)
		}
	}
	return &all
}

// checkRange holds that a finding marks source that is there.
func checkRange(t *testing.T, r diag.Range) {
	t.Helper()
	src, err := os.ReadFile(r.File)
	require.NoError(t, err)
	lines := strings.Split(string(src), "\n")
	inside := func(line, column int) bool {
		return line >= 1 && line <= len(lines) && column >= 1 && column <= len(lines[line-1])+1
	}
	assert.True(t, inside(r.Line, r.Column), "%+v begins outside its file", r)
	if r.EndLine != 0 {
		assert.True(t, inside(r.EndLine, r.EndColumn), "%+v ends outside its file", r)
		backwards := r.EndLine < r.Line || r.EndLine == r.Line && r.EndColumn < r.Column
		assert.False(t, backwards, "%+v ends before it begins", r)
	}
}

func (c *diagCase) compare(t *testing.T, list *diag.List) {
	t.Helper()
	var got bytes.Buffer
	require.NoError(t, diag.WriteText(&got, c.dir, list.All()))
	assert.NotContains(t, got.String(), c.dir, "an absolute path is shown")
	if os.Getenv("UPDATE") == "" {
		assert.Equal(t, c.section("want"), got.String())
		return
	}
	fresh, err := txtar.ParseFile(c.path) // the one in hand may have Windows line ends
	require.NoError(t, err)
	fresh.Files = slices.DeleteFunc(fresh.Files, func(f txtar.File) bool { return f.Name == "want" })
	fresh.Files = append(fresh.Files, txtar.File{Name: "want", Data: got.Bytes()})
	require.NoError(t, os.WriteFile(c.path, txtar.Format(fresh), 0o644))
}
