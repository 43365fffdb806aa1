package parse

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"

	"github.com/toolgen/toolgen/internal/model"
)

// TestLikelyImports: the go command is not asked ahead for what no build of ours
// needs, and never for the packages of the patterns themselves, which it would
// compile.
func TestLikelyImports(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":                  "module case.test/shop\n\ngo 1.26\n",
		"shop.go":                 "package shop\n\nimport (\n\t_ \"fmt\"\n\n\t_ \"case.test/shop/orders\"\n\t_ \"example.com/money\"\n)\n",
		"shop_test.go":            "package shop\n\nimport _ \"testing\"\n",
		"ignored.go":              "//go:build ignore\n\npackage main\n\nimport _ \"os\"\n",
		"tagged.go":               "//go:build store\n\npackage shop\n\nimport _ \"io\"\n",
		model.OutputName:          "package shop\n\nimport _ \"context\"\n",
		"broken.go":               "package shop\n\nimport (\n",
		"orders/orders.go":        "package orders\n\nimport _ \"errors\"\n",
		"orders/testdata/data.go": "package data\n\nimport _ \"net\"\n",
		"nested/go.mod":           "module case.test/nested\n",
		"nested/nested.go":        "package nested\n\nimport _ \"sort\"\n",
	} {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	for _, c := range []struct {
		patterns []string
		tags     string
		want     []string
	}{
		{patterns: []string{"./..."}, want: []string{"errors", "example.com/money", "fmt"}},
		{patterns: []string{"."}, want: []string{"case.test/shop/orders", "example.com/money", "fmt"}},
		{patterns: []string{".", "./orders"}, want: []string{"errors", "example.com/money", "fmt"}},
		{patterns: []string{"."}, tags: "store,other", want: []string{"case.test/shop/orders", "example.com/money", "fmt", "io"}},
		{patterns: []string{"./none"}},
		{patterns: []string{"case.test/shop/...", "std"}},
	} {
		l := newLoader(Config{Dir: dir, Patterns: c.patterns, Tags: c.tags})
		assert.Equal(t, c.want, l.likelyImports(), c.patterns)
	}
}

// TestGuessDecidesNothing: of what was listed ahead only that counts which an
// import asks for, and what the guess does not hold is listed.
func TestGuessDecidesNothing(t *testing.T) {
	l := newLoader(Config{Dir: t.TempDir()})
	guessed := &packages.Package{PkgPath: "errors", ExportFile: "guessed"}
	l.guessed = func() map[string]*packages.Package {
		return map[string]*packages.Package{"errors": guessed, "context": {PkgPath: "context"}}
	}
	require.NoError(t, l.listExports([]string{"errors", "cmp"}))
	require.Len(t, l.listed, 2)
	assert.Same(t, guessed, l.listed["errors"])
	assert.NotEmpty(t, l.listed["cmp"].ExportFile)
}
