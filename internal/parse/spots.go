package parse

import (
	"cmp"
	"go/ast"
	"go/token"
	"slices"

	"github.com/toolgen/toolgen/internal/parse/directive"
)

// A spot is where a comment stands: what a directive in it would speak about.
type spot struct {
	place directive.Place // 0 where no directive may stand
	what  string          // for messages: "on a type", "in a function's body"
	alias *ast.TypeSpec   // the declaration that it stands on, where that is an alias
}

// spots finds the place of every comment of a file that belongs to something.
// A comment that is not in the map stands detached. line gives lines, by which a
// comment above a function literal is known.
func spots(f *ast.File, line func(token.Pos) int) map[*ast.CommentGroup]spot {
	m := map[*ast.CommentGroup]spot{}
	put := func(g *ast.CommentGroup, place directive.Place, what string) {
		if g != nil {
			m[g] = spot{place: place, what: what}
		}
	}
	putBody := func(b *ast.BlockStmt) {
		for _, g := range commentsIn(f, b) {
			put(g, 0, inBody)
		}
	}
	put(f.Doc, directive.OnPackage, "on the package's doc comment")
	// Bodies are not gone into: what is declared there is out of reach.
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			put(n.Doc, directive.OnFunc, "on a function")
			for _, g := range paramComments(f, n) {
				put(g, directive.OnParam, "on a parameter")
			}
			if n.Body != nil {
				putBody(n.Body)
			}
			ast.Inspect(n.Type, visit)
			return false
		case *ast.KeyValueExpr:
			if _, ok := n.Value.(*ast.FuncLit); ok {
				put(above(f, n, line), 0, onLiteral)
			}
		case *ast.FuncLit:
			put(above(f, n, line), 0, onLiteral)
			putBody(n.Body)
			return false
		case *ast.GenDecl:
			putDecl(n, put)
			markAliases(n, m)
		case *ast.StructType:
			for _, field := range n.Fields.List {
				put(field.Doc, directive.OnField, "on a struct field")
				put(field.Comment, directive.OnField, "on a struct field")
			}
		case *ast.InterfaceType:
			for _, method := range n.Methods.List {
				put(method.Doc, 0, "on an interface's method")
				put(method.Comment, 0, "on an interface's method")
			}
		}
		return true
	}
	ast.Inspect(f, visit)
	return m
}

func putDecl(d *ast.GenDecl, put func(*ast.CommentGroup, directive.Place, string)) {
	place, what := declSpot(d.Tok)
	if len(d.Specs) == 1 {
		put(d.Doc, place, what)
	} else {
		put(d.Doc, 0, "on a group of declarations")
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

// markAliases tells the comments of aliases from those of types.
func markAliases(d *ast.GenDecl, m map[*ast.CommentGroup]spot) {
	for _, s := range d.Specs {
		spec, ok := s.(*ast.TypeSpec)
		if !ok || !spec.Assign.IsValid() {
			continue
		}
		for _, g := range []*ast.CommentGroup{typeDecl{spec, d}.doc(), spec.Comment} {
			if at, ok := m[g]; ok {
				at.alias = spec
				m[g] = at
			}
		}
	}
}

func declSpot(tok token.Token) (directive.Place, string) {
	switch tok {
	case token.TYPE:
		return directive.OnType, "on a type"
	case token.CONST:
		return directive.OnConst, "on a constant"
	case token.VAR:
		return 0, "on a variable"
	}
	return 0, "on an import"
}

// inBody is where the comments stand that nobody reads.
const inBody = "in a function's body"

// onLiteral is for the comments above a function without a name.
const onLiteral = "on a function literal"

// above is the comment that ends on the line before a node's first, nil where
// there is none.
func above(f *ast.File, n ast.Node, line func(token.Pos) int) *ast.CommentGroup {
	i, _ := slices.BinarySearchFunc(f.Comments, n.Pos(), func(g *ast.CommentGroup, p token.Pos) int { return cmp.Compare(g.Pos(), p) })
	if i == 0 || line(f.Comments[i-1].End())+1 != line(n.Pos()) {
		return nil
	}
	return f.Comments[i-1]
}

// commentsIn are the comments between a node's first and last position.
func commentsIn(f *ast.File, n ast.Node) []*ast.CommentGroup {
	before := func(g *ast.CommentGroup, p token.Pos) int { return cmp.Compare(g.Pos(), p) }
	from, _ := slices.BinarySearchFunc(f.Comments, n.Pos(), before)
	to, _ := slices.BinarySearchFunc(f.Comments, n.End(), before)
	return f.Comments[from:max(from, to)]
}
