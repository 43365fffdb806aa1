package doc

import (
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// spellings are comments as they were written before Go 1.19, and what gofmt has
// made of them since.
var spellings = []struct{ name, before, since string }{
	{
		"a heading",
		"// F does.\n//\n// Details (all) of it\n//\n// Dropped.\n",
		"// F does.\n//\n// # Details (all) of it\n//\n// Dropped.\n",
	},
	{
		"a heading over the list",
		"// F does.\n//\n// Parameters\n//\n// * a: first\n// * b: second\n",
		"// F does.\n//\n// # Parameters\n//\n// * a: first\n// * b: second\n",
	},
	{
		"bullets",
		"// F does.\n//  * a: first\n//    of two\n//  * b: second\n// Kept.\n",
		"// F does.\n//   - a: first\n//     of two\n//   - b: second\n//\n// Kept.\n",
	},
	{
		"nested bullets",
		"// F does.\n//   * a: one of\n//       + x: fast\n//       + y: slow\n//   * b: second\n",
		"// F does.\n//   - a: one of\n//   - x: fast\n//   - y: slow\n//   - b: second\n",
	},
	{
		"numbers below bullets",
		"// F does.\n//  - a: one of\n//     1) fast\n//     2) slow\n//  - b: second\n",
		"// F does.\n//   - a: one of\n//     1) fast\n//     2) slow\n//   - b: second\n",
	},
	{
		"bullets at the margin",
		"// F does.\n//\n// - a: first\n//   of two\n// - b: second\n",
		"// F does.\n//\n// - a: first\n//   of two\n// - b: second\n",
	},
	{
		"code with a brace at the margin",
		"// F does.\n// if x {\n//  y()\n// }\n// Dropped.\n//  - a: first\n",
		"// F does.\n//\n//\tif x {\n//\t y()\n//\t}\n//\n// Dropped.\n//   - a: first\n",
	},
	{
		"quotes",
		"// F does ``this'' and ''that''.\n//  - a: a ``word''\n",
		"// F does “this” and ”that”.\n//   - a: a “word”\n",
	},
	{
		"directives and linters among the text",
		"// F does.\n//tool:export\n//nolint\n// And on.\n//  - a: first\n//nolint:dupl\n//  - b: second\n",
		"// F does.\n// nolint\n// And on.\n//   - a: first\n//   - b: second\n//\n//tool:export\n//nolint:dupl\n",
	},
}

// TestSpellings holds that a description does not depend on who formatted the
// file last.
func TestSpellings(t *testing.T) {
	for _, s := range spellings {
		t.Run(s.name, func(t *testing.T) {
			before, since := readSource(t, declared(s.before)), readSource(t, declared(s.since))
			assert.Equal(t, before, since)
			assert.NotEmpty(t, before.Description)
		})
	}
}

// gofmtLines are what comments are put together of.
var gofmtLines = []string{
	"", "", "", "", " F does it.", " It goes on", " and on.", " Parameters:", " Parameters", " # Parameters", " # Details",
	" Details", " More things (two)", "   - a: first", "   - b: second", " - a: flush", " - b: flush b", " * a: flush star",
	"   * a: star", "\t- a: tabbed", "     more text", "       - nested: deep", "   more", "\tcode here", "  x := 1", "   1. one",
	"   2) two", " 1. flush", " ```", " Deprecated: no.", " [Order]: https://x.y/z", " See [Order].", "nolint", " nolint:gocyclo",
	"nolint:dupl", "tool:export", " #no heading", " ## Sub", " Returns ``nothing''.", "   +optional", "   + a: plus", "   • b: dot",
	" }", " if x {", " Kept.", "   - c", "   - query text", ` \`,
}

// TestGofmtChangesNothing formats random comments.
func TestGofmtChangesNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		lines := []string{"// F does."}
		for range 1 + r.IntN(7) {
			lines = append(lines, "//"+gofmtLines[r.IntN(len(gofmtLines))])
		}
		text := strings.Join(append(lines, "// End."), "\n") + "\n"
		if strings.Contains(text, "```\n// ```") {
			continue // gofmt takes a part of two fences in a row for quotes
		}
		source := declared(text)
		formatted, err := format.Source([]byte(source))
		require.NoError(t, err)
		require.Equal(t, readSource(t, source), readSource(t, string(formatted)), "%s\n%s", source, formatted)
	}
}

func declared(comment string) string { return "package p\n\n" + comment + "func F() {}\n" }

// readSource reads the comment of the function in a source, without positions.
func readSource(t *testing.T, source string) Func {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "p.go", source, parser.ParseComments)
	require.NoError(t, err, source)
	fn := ForFunc(f.Decls[0].(*ast.FuncDecl).Doc, "F", []string{"a", "b"}, func(link string) bool { return link == "Order" })
	for i := range fn.Params {
		fn.Params[i] = Item{Name: fn.Params[i].Name, Text: fn.Params[i].Text}
	}
	return fn
}
