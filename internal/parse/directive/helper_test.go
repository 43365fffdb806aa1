package directive

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

// source is a parsed Go file.
type source struct {
	fset     *token.FileSet
	file     *ast.File
	comments []*ast.Comment
	problems diag.List
}

func parse(t testing.TB, text string) *source {
	t.Helper()
	s := &source{fset: token.NewFileSet()}
	// Some other file comes first, so that no position is an offset by chance.
	s.fset.AddFile("other.go", -1, 1000)
	file, err := parser.ParseFile(s.fset, "x.go", text, parser.ParseComments)
	require.NoError(t, err)
	s.file = file
	for _, g := range file.Comments {
		s.comments = append(s.comments, g.List...)
	}
	return s
}

func (s *source) at(start, end token.Pos) diag.Range {
	from, to := s.fset.PositionFor(start, false), s.fset.PositionFor(end, false)
	return diag.Range{File: from.Filename, Line: from.Line, Column: from.Column, EndLine: to.Line, EndColumn: to.Column}
}

// reports gives each problem as "column-endcolumn code message". All of them
// stand on the line of the only comment.
func (s *source) reports() []string {
	var found []string
	for _, d := range s.problems.All() {
		found = append(found, fmt.Sprintf("%d-%d %s %s", d.Range.Column, d.Range.EndColumn, d.Code, d.Message))
	}
	return found
}

type scanFunc = func(*ast.Comment, Locator, *diag.List) *Directive

// scanLine reads one comment as it stands at the beginning of a line.
func scanLine(t testing.TB, scan scanFunc, comment string) (*Directive, *source) {
	t.Helper()
	s := parse(t, "package x\n\n"+comment+"\n")
	require.Len(t, s.comments, 1)
	return scan(s.comments[0], s.at, &s.problems), s
}

// sound is scanLine for a directive without problems.
func sound(t testing.TB, scan scanFunc, comment string) (*Directive, *source) {
	t.Helper()
	d, s := scanLine(t, scan, comment)
	require.Empty(t, s.reports())
	require.NotNil(t, d)
	return d, s
}

// show writes a word with its columns, such as "2-5 abc".
func (s *source) show(w Word) string {
	r := s.at(w.Pos, w.End)
	return fmt.Sprintf("%d-%d %s", r.Column, r.EndColumn, w.Text)
}
