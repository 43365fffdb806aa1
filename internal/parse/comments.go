package parse

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/doc"
)

// paramComments are the comments of a function's parameters, without those
// inside of a type that is written out there, which speak of its fields.
func paramComments(f *ast.File, fd *ast.FuncDecl) []*ast.CommentGroup {
	inner := map[*ast.CommentGroup]bool{}
	ast.Inspect(fd.Type.Params, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.StructType:
			markAll(inner, commentsIn(f, n.Fields))
		case *ast.InterfaceType:
			markAll(inner, commentsIn(f, n.Methods))
		}
		return true
	})
	return slices.DeleteFunc(slices.Clone(commentsIn(f, fd.Type.Params)), func(g *ast.CommentGroup) bool { return inner[g] })
}

func markAll(set map[*ast.CommentGroup]bool, groups []*ast.CommentGroup) {
	for _, g := range groups {
		set[g] = true
	}
}

// attachComments gives each parameter the comments of its line and those above
// it. go/parser attaches comments between parameters to nothing, so they are
// matched by line: a comment that follows a parameter on its line is that
// parameter's, one on a line of its own is the next parameter's.
func (rd *reader) attachComments(fn *function, ps []*declaredParam) {
	above := map[*ast.Field]string{}
	beside := map[*ast.Field]string{}
	for _, g := range paramComments(fn.file.ast, fn.decl) {
		marks := rd.directives(g, directive.OnParam)
		field, own := rd.owner(fn.decl.Type.Params, g)
		if field == nil {
			for _, d := range marks {
				rd.errorf("OLT015", d.Pos, d.End, "//tool:%s stands at no parameter, so it has no effect", d.Spec.Name).
					WithHint("put it on the line of its parameter, or above it")
			}
			continue
		}
		for _, p := range ps {
			if p.field == field {
				p.marks = append(p.marks, marks...)
			}
		}
		texts := beside
		if own {
			texts = above
		}
		name := ""
		if len(field.Names) > 0 {
			name = field.Names[0].Name
		}
		text := doc.ForValue(g, name, rd.linkResolver(fn.file.ast, rd.root.types))
		texts[field] = strings.TrimSpace(texts[field] + " " + text)
	}
	for _, p := range ps {
		if p.text = above[p.field]; p.text == "" {
			p.text = beside[p.field]
		}
	}
}

// owner is the parameter that a comment speaks of, and whether the comment has
// a line of its own, above the parameter.
func (rd *reader) owner(list *ast.FieldList, g *ast.CommentGroup) (owner *ast.Field, own bool) {
	line := func(p token.Pos) int { return rd.fset.PositionFor(p, false).Line }
	for _, f := range list.List {
		if f.Pos() <= g.Pos() && line(f.End()) == line(g.Pos()) {
			owner = f // the last that begins before it
		}
	}
	if owner != nil || line(list.Opening) == line(list.Closing) {
		return owner, false
	}
	for _, f := range list.List {
		if f.Pos() >= g.End() {
			return f, true
		}
	}
	return nil, false
}

// strayParams reports directives in the parameter list of a function that is
// no tool.
func (rd *reader) strayParams(f *file, fd *ast.FuncDecl) {
	for _, g := range paramComments(f.ast, fd) {
		for _, d := range rd.directives(g, directive.OnParam) {
			rd.errorf("OLT015", d.Pos, d.End, "//tool:%s has no effect on a function without //tool:export", d.Spec.Name).
				WithHint("add //tool:export to make " + fd.Name.Name + " a tool, or remove the directive")
		}
	}
}
