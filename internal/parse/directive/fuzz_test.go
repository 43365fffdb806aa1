package directive

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

// FuzzScan reads any comment that the Go parser accepts: nothing panics, every
// position lies inside the comment, and a directive is no near miss besides.
func FuzzScan(f *testing.F) {
	for _, s := range Registry() {
		f.Add(s.Example)
	}
	for _, s := range []string{
		"// tool:export", "//tool: param x", "/*\r\n * tool:serial\r\n*/", "//tool:Ü=\"\\", "//tool:field enum=\"a\",@B,,`c` minimum = 5",
		"//tool:param = 5", "//tool:param x a b c=\"d\"e", "//tool:type a.b/c.D {", "//tool:providers ,openai , ,", "//tool:description `", "//tool:",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, comment string) {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "x.go", "package x\n"+comment+"\n", parser.ParseComments)
		if err != nil {
			return
		}
		for _, g := range file.Comments {
			for _, c := range g.List {
				check(t, fset.File(c.Pos()), c)
			}
		}
	})
}

func check(t *testing.T, f *token.File, c *ast.Comment) {
	var list diag.List
	inside := func(start, end token.Pos) {
		require.LessOrEqual(t, c.Pos(), start)
		require.LessOrEqual(t, start, end)
		require.LessOrEqual(t, end, c.End())
	}
	at := func(start, end token.Pos) diag.Range {
		inside(start, end)
		return diag.Range{}
	}
	misses := NearMisses(f, c)
	_, near := NearMiss(c)
	require.Equal(t, near, len(misses) > 0)
	for _, m := range misses {
		require.LessOrEqual(t, c.Pos(), m.Pos)
		require.Less(t, m.Pos, m.End)
	}
	for _, scan := range []scanFunc{Scan, ScanParam} {
		d := scan(c, at, &list)
		require.False(t, near && d != nil)
		if d == nil {
			continue
		}
		inside(d.Pos, d.End)
		words := append([]Word{d.Name, d.Text}, d.List...)
		for _, a := range d.Args {
			words = append(words, a.Key, a.Value)
			for _, e := range a.Elements {
				words = append(words, e.Word)
			}
		}
		for _, w := range words {
			if w != (Word{}) {
				inside(w.Pos, w.End)
			}
		}
	}
}
