package parse

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFileOrder parses a package's files in random orders, one after the other:
// the order of positions between files must not show in the model.
func TestFileOrder(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module case.test\n\ngo 1.26\n",
		"a.go":   "package p\n\n// A is first.\n//\n//tool:export\nfunc A(s S, k K) {}\n\nconst K1 K = \"one\"\n",
		"b.go":   "package p\n\n// B is second.\n//\n//tool:export\nfunc B(k K, s ...S) S { return S{} }\n\nconst K2 K = \"two\"\n",
		"c.go":   "package p\n\n// S is a struct.\ntype S struct {\n\tX int // X is x.\n\tE\n}\n",
		"d.go":   "package p\n\n// E is embedded.\ntype E struct{ Y K }\n\n// K is an enum.\ntype K string\n\nconst K3 K = \"three\"\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	want := ""
	for range 20 {
		l := newLoader(Config{Dir: dir})
		roots, err := l.listRoots()
		require.NoError(t, err)
		roots[0].addFiles()
		files := slices.Clone(roots[0].files)
		rand.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
		for _, f := range files {
			f.parse(l.fset)
		}
		require.NoError(t, l.listImports(roots...))
		l.check(roots[0])
		p := l.read(roots[0])
		require.False(t, p.Diagnostics.HasErrors(), "%v", p.Diagnostics.All())
		dump, err := p.Model.Dump()
		require.NoError(t, err)
		if want == "" {
			want = string(dump)
		}
		require.Equal(t, want, string(dump))
	}
	require.Contains(t, want, `"three"`)
}
