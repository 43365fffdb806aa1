package parse

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/listed"
)

// A listing is what an author lists for a type: the schema of its JSON, or how
// its constants count.
type listing struct {
	word   string        // open, closed or names; "" where a schema is listed
	schema *model.Schema // nil beside a word, and where the schema is faulty
	at     diag.Range    // of the schema's text
	name   diag.Range    // of the type's name in //tool:type
}

// listing finds the schema that is listed for a type: by the package that uses
// it, which wins, or at the type's declaration, in whatever package that is.
func (c *converter) listing(t *types.Named, u use) *listing {
	if t.Obj().Pkg() == nil {
		return nil
	}
	if l := c.listings[typeKey(t.Obj())]; l != nil && l.word == "" {
		return l
	}
	d := c.typeDecl(t)
	if d.spec == nil {
		return nil
	}
	if mark := find(c.typeMarks(d), "schema"); mark != nil {
		return c.listedBy(mark, u)
	}
	if len(c.malformed(d.doc(), directive.OnType, "schema"))+len(c.malformed(d.spec.Comment, directive.OnType, "schema")) > 0 {
		return &listing{}
	}
	return nil
}

// typeKey is a declared type's name. The type of a generic declaration stands
// for all its instances.
func typeKey(obj *types.TypeName) string { return obj.Pkg().Path() + "." + obj.Name() }

// typeMarks are the directives on a type's declaration.
func (rd *reader) typeMarks(d typeDecl) []*directive.Directive {
	return rd.single(append(rd.directives(d.doc(), directive.OnType), rd.directives(d.spec.Comment, directive.OnType)...))
}

// malformed are the directives of a name that the grammar refused. What they
// were to say is not known, but that they were to say something is.
func (rd *reader) malformed(g *ast.CommentGroup, place directive.Place, name string) []ast.Directive {
	if g == nil {
		return nil
	}
	read := rd.directives(g, place)
	var out []ast.Directive
	for _, c := range g.List {
		raw, ok := ast.ParseDirective(c.Slash, c.Text)
		isRead := func(d *directive.Directive) bool { return d.Pos == c.Pos() }
		if ok && raw.Tool == "tool" && raw.Name == name && !slices.ContainsFunc(read, isRead) {
			out = append(out, raw)
		}
	}
	return out
}

// listedBy reads the schema that a directive lists, and reports what is wrong
// with it where it stands.
func (rd *reader) listedBy(d *directive.Directive, u use) *listing {
	l := &listing{at: rd.span(d.Text.Pos, d.Text.End)}
	schema, faults := rd.schema(d)
	l.schema = schema // none where a fault is an error
	at := func(offset int) token.Pos { return d.Text.Pos + token.Pos(offset) }
	for _, f := range faults {
		found := rd.errorf(f.Code, at(f.Start), at(f.End), "%s", f.Message).WithHint(f.Hint)
		if u.at.File != "" && u.at.File != l.at.File {
			found.WithRelated(u.at, "it is reached from here")
		}
	}
	return l
}

// A readSchema is a listed schema with its faults.
type readSchema struct {
	schema *model.Schema
	faults []listed.Fault
}

// schema reads a listed schema, once a load: every package that uses the type
// asks for it.
func (l *loader) schema(d *directive.Directive) (*model.Schema, []listed.Fault) {
	r, ok := l.schemas[d]
	if !ok {
		r.schema, r.faults = listed.Parse(d.Text.Text)
		l.schemas[d] = r
	}
	return r.schema, r.faults
}
