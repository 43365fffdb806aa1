package parse

import (
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestNeededPredeclared holds that generated files use no predeclared name but
// those that a package is kept from hiding.
func TestNeededPredeclared(t *testing.T) {
	needed := map[string]bool{}
	for _, name := range neededPredeclared {
		needed[name] = true
		assert.NotNil(t, types.Universe.Lookup(name), name)
	}
	for name, text := range generatedFiles(t) {
		f, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
		require.NoError(t, err)
		for _, id := range f.Unresolved {
			if types.Universe.Lookup(id.Name) != nil {
				assert.True(t, needed[id.Name], "%s uses the predeclared %s", name, id.Name)
			}
		}
	}
}

// generatedFiles are those of the examples and of the golden cases.
func generatedFiles(t *testing.T) map[string]any {
	t.Helper()
	files := map[string]any{}
	examples, err := filepath.Glob("../../examples/*/zz_toolgen.go")
	require.NoError(t, err)
	require.NotEmpty(t, examples)
	for _, path := range examples {
		files[path] = nil // read from the path
	}
	cases, err := filepath.Glob("../../testdata/golden/*.txtar")
	require.NoError(t, err)
	for _, path := range cases {
		archive, err := txtar.ParseFile(path)
		require.NoError(t, err)
		for _, f := range archive.Files {
			if f.Name == "zz_toolgen.go" {
				files[path] = f.Data
			}
		}
	}
	return files
}
