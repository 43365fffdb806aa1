package parse

import (
	"go/ast"
	"go/token"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// A spot is where a comment stands: what a directive in it would speak about.
type spot struct {
	place directive.Place // 0 where no directive may stand
	what  string          // for messages: "a type", "an interface's method"
}

// spots finds the place of every comment of a file that belongs to something.
// A comment that is not in the map stands detached.
func spots(f *ast.File) map[*ast.CommentGroup]spot {
	m := map[*ast.CommentGroup]spot{}
	put := func(g *ast.CommentGroup, place directive.Place, what string) {
		if g != nil {
			m[g] = spot{place, what}
		}
	}
	put(f.Doc, directive.OnPackage, "the package's doc comment")
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			put(n.Doc, directive.OnFunc, "a function")
			for _, g := range commentsIn(f, n.Type.Params) {
				put(g, directive.OnParam, "a parameter")
			}
			if n.Body != nil {
				for _, g := range commentsIn(f, n.Body) {
					put(g, 0, "a function's body")
				}
			}
			return false
		case *ast.GenDecl:
			putDecl(n, put)
		case *ast.StructType:
			for _, field := range n.Fields.List {
				put(field.Doc, directive.OnField, "a struct field")
				put(field.Comment, directive.OnField, "a struct field")
			}
		case *ast.InterfaceType:
			for _, method := range n.Methods.List {
				put(method.Doc, 0, "an interface's method")
				put(method.Comment, 0, "an interface's method")
			}
		}
		return true
	})
	return m
}

func putDecl(d *ast.GenDecl, put func(*ast.CommentGroup, directive.Place, string)) {
	place, what := declSpot(d.Tok)
	if len(d.Specs) == 1 {
		put(d.Doc, place, what)
	} else {
		put(d.Doc, 0, "a group of declarations")
	}
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			put(s.Doc, place, what)
			put(s.Comment, place, what)
		case *ast.ValueSpec:
			put(s.Doc, place, what)
			put(s.Comment, place, what)
		case *ast.ImportSpec:
			put(s.Doc, place, what)
			put(s.Comment, place, what)
		}
	}
}

func declSpot(tok token.Token) (directive.Place, string) {
	switch tok {
	case token.TYPE:
		return directive.OnType, "a type"
	case token.CONST:
		return directive.OnConst, "a constant"
	case token.VAR:
		return 0, "a variable"
	}
	return 0, "an import"
}

// commentsIn are the comments between a node's first and last position.
func commentsIn(f *ast.File, n ast.Node) []*ast.CommentGroup {
	var in []*ast.CommentGroup
	for _, g := range f.Comments {
		if g.Pos() >= n.Pos() && g.End() <= n.End() {
			in = append(in, g)
		}
	}
	return in
}

// scanned is what one comment says to toolgen, and what is wrong in it.
type scanned struct {
	directives []*directive.Directive
	faults     []diag.Diagnostic
}

// scan reads the directives of a comment group, once a load: a type of another
// package is met by every package that uses it. On a parameter's own line
// //tool:param has no name.
func (l *loader) scan(g *ast.CommentGroup, place directive.Place) scanned {
	if g == nil {
		return scanned{}
	}
	if s, ok := l.scans[g]; ok {
		return s
	}
	var s scanned
	var faults diag.List
	read := directive.Scan
	if place == directive.OnParam {
		read = directive.ScanParam
	}
	for _, c := range g.List {
		if d := read(c, l.span, &faults); d != nil {
			s.directives = append(s.directives, d)
		}
	}
	s.faults = faults.All()
	l.scans[g] = s
	return s
}

// span is the range between two positions, unadjusted by //line comments.
func (l *loader) span(pos, end token.Pos) diag.Range {
	a, b := l.fset.PositionFor(pos, false), l.fset.PositionFor(end, false)
	return diag.Range{File: a.Filename, Line: a.Line, Column: a.Column, EndLine: b.Line, EndColumn: b.Column}
}

// directives are those of a comment that may stand at a place. The others are
// reported by scanFile, which sees every comment of the package.
func (rd *reader) directives(g *ast.CommentGroup, place directive.Place) []*directive.Directive {
	s := rd.scan(g, place)
	for _, f := range s.faults {
		rd.diags.Add(f)
	}
	return slices.DeleteFunc(slices.Clone(s.directives), func(d *directive.Directive) bool { return d.Spec.Places&place == 0 })
}

// find is the first directive of a name.
func find(ds []*directive.Directive, name string) *directive.Directive {
	for _, d := range ds {
		if d.Spec.Name == name {
			return d
		}
	}
	return nil
}

// scanFile reports directives that stand where they have no effect, and
// comments that were meant to be one.
func (rd *reader) scanFile(f *file) {
	where := spots(f.ast)
	for _, g := range f.ast.Comments {
		at, attached := where[g]
		s := rd.scan(g, at.place)
		for _, fault := range s.faults {
			rd.diags.Add(fault)
		}
		for _, d := range s.directives {
			rd.checkPlace(f, d, at, attached)
		}
		if attached && at.what != "a function's body" {
			rd.nearMisses(g)
		}
	}
}

func (rd *reader) nearMisses(g *ast.CommentGroup) {
	for _, c := range g.List {
		for _, miss := range directive.NearMisses(rd.fset.File(c.Pos()), c) {
			rd.errorf("OLT015", miss.Pos, miss.End, "this comment looks like a directive and is none").
				WithHint("write " + miss.Suggestion)
		}
	}
}

func (rd *reader) checkPlace(f *file, d *directive.Directive, at spot, attached bool) {
	export := d.Spec.Name == "export"
	switch {
	case export && f.test:
		rd.errorf("OLT001", d.Pos, d.End, "//tool:export stands in a _test.go file, which is not part of the package").
			WithHint("move the function to a file that is built")
	case at.place != 0 && d.Spec.Places&at.place != 0:
	case !attached:
		rd.errorf("OLT015", d.Pos, d.End, "//tool:%s stands apart from any declaration, so it has no effect", d.Spec.Name).
			WithHint("put it into the comment directly above the declaration, without a blank line between")
	case export:
		rd.errorf("OLT001", d.Pos, d.End, "//tool:export stands on %s, which generated code cannot call", at.what).
			WithHint("only a package-level function or a method of a named type can be a tool")
	default:
		rd.errorf("OLT015", d.Pos, d.End, "//tool:%s has no effect on %s", d.Spec.Name, at.what).
			WithHint("it may stand on " + d.Spec.Places.String())
	}
}
