package doc

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPositions(t *testing.T) {
	for name, source := range map[string]string{
		"lines":    lined(" F does.", "", "\t- `a`, b: c", "\t- 漢: x", "\t- no name"),
		"block":    "/*\nF does.\n\n  - `a`, b: c\n  - 漢: x\n  - no name\n*/",
		"one line": "/* - a: c */",
	} {
		for _, end := range []string{"\n", "\r\n"} {
			fset, g := comment(t, strings.ReplaceAll(source, "\n", end))
			text := "package x\n\n" + strings.ReplaceAll(source, "\n", end)
			items := ForFunc(g, "F", []string{"a"}, nil).Params
			require.NotEmpty(t, items, name)
			for _, i := range items {
				word := i.Name
				if word == "" {
					word = i.Text
				}
				f := fset.File(g.Pos())
				from, to := i.In(f)
				assert.Equal(t, word, text[f.Offset(from):f.Offset(to)], "%s %q", name, end)
				if end == "\n" {
					assert.Equal(t, from, i.Pos)
					assert.Equal(t, to, i.End)
				}
			}
		}
	}
}

func FuzzDoc(f *testing.F) {
	f.Add(" F does.\n Parameters:\n   - a: b\n\n\tcode\n # H\n```\n1. x\n[x]: y://z\n[Order]\nDeprecated: x", false)
	f.Add("*\n * - `a`, **b** — c\n * 2) x", true)
	f.Fuzz(func(t *testing.T, text string, star bool) {
		g := &ast.CommentGroup{}
		if star {
			g.List = append(g.List, &ast.Comment{Slash: 1, Text: "/*" + strings.ReplaceAll(text, "*/", "") + "*/"})
		} else {
			at := token.Pos(1)
			for l := range strings.SplitSeq(text, "\n") {
				g.List = append(g.List, &ast.Comment{Slash: at, Text: "//" + l})
				at += token.Pos(len(l) + 3)
			}
		}
		fn := ForFunc(g, "F", []string{"a"}, resolveOrders)
		texts := []string{fn.Description, ForValue(g, "F", resolveOrders)}
		for _, i := range fn.Params {
			texts = append(texts, i.Name, i.Text)
			require.True(t, g.Pos() <= i.Pos && i.Pos <= i.End && i.End <= g.End(), "%+v", i)
		}
		for _, s := range texts {
			require.NotContains(t, s, "\n")
			require.NotContains(t, s, "  ")
			require.True(t, utf8.ValidString(s) || !utf8.ValidString(text), "%q", s)
		}
	})
}
