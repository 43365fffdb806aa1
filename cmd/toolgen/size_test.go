package main

import (
	"context"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// largeSource has a description of a megabyte, and two enums of many values: an
// author's and a type's.
func largeSource(values int) string {
	var b strings.Builder
	b.WriteString("package tools\n\n// Big is big.\n")
	b.WriteString(strings.Repeat("// "+strings.Repeat("Word, ", 20)+"\n", 8500))
	b.WriteString("//\n//tool:export\n//tool:param code enum=")
	for i := range values {
		fmt.Fprintf(&b, "c%05d,", i)
	}
	b.WriteString("last\nfunc Big(code string, kind Kind) {}\n\ntype Kind string\n\nconst (\n")
	for i := range values {
		fmt.Fprintf(&b, "\tK%05d Kind = \"k%05d\"\n", i, i)
	}
	b.WriteString(")\n")
	return b.String()
}

// TestLargeSources: what is generated for very large sources is one literal a
// schema, tables instead of comparisons, and code that Go's tools can take.
//
// Cases: G38.
func TestLargeSources(t *testing.T) {
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	dir := t.TempDir()
	require.NoError(t, writeModule(dir, root))
	writeTree(t, dir, map[string]string{"tools.go": largeSource(20_000)})
	loaded, err := parse.Load(parse.Config{Dir: dir})
	require.NoError(t, err)
	require.False(t, loaded.Packages[0].Diagnostics.HasErrors())
	files, err := emit.Files(loaded.Packages[0].Model)
	require.NoError(t, err)
	require.Len(t, files, 1)

	formatted, err := format.Source(files[0].Content)
	require.NoError(t, err)
	assert.True(t, string(formatted) == string(files[0].Content), "gofmt would change it")
	parsed, err := parser.ParseFile(token.NewFileSet(), files[0].Name, files[0].Content, 0)
	require.NoError(t, err)
	assertFlat(t, parsed)

	writeTree(t, dir, map[string]string{files[0].Name: string(files[0].Content)})
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	for _, command := range []string{"vet", "build"} {
		cmd := exec.CommandContext(ctx, "go", command, ".")
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, "go %s: %.500s", command, out)
	}
}

// assertFlat holds that no expression joins values, which takes compilers to the
// end of their stack, and that arguments are looked up in tables: what reads them
// does not grow with the number of values.
func assertFlat(t *testing.T, file *ast.File) {
	t.Helper()
	ast.Inspect(file, func(n ast.Node) bool {
		binary, ok := n.(*ast.BinaryExpr)
		return !ok || assert.NotEqual(t, token.ADD, binary.Op, "values are joined")
	})
	for _, decl := range file.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || fn.Name.Name != "toolgenBig" {
			continue
		}
		nodes := 0
		ast.Inspect(fn, func(ast.Node) bool { nodes++; return true })
		assert.Less(t, nodes, 1000, "the nodes of the syntax of toolgenBig")
		return
	}
	assert.Fail(t, "toolgenBig is not there")
}
