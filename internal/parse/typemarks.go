package parse

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/toolgen/toolgen/internal/parse/directive"
)

// listTypes reads the //tool:type lines of the package: what they say of types
// of other packages.
func (rd *reader) listTypes(marks []*directive.Directive) {
	for _, d := range marks {
		named := rd.listedType(d)
		if named == nil {
			continue
		}
		l := &listing{word: d.Text.Text}
		if strings.HasPrefix(d.Text.Text, "{") {
			l = rd.listedBy(d, use{})
		} else if !canBeEnum(named) {
			rd.errorf("OLT015", d.Text.Pos, d.Text.End, "%s has no effect on %s, whose values are neither strings nor integers", d.Text.Text, d.Name.Text).
				WithHint("remove it")
		}
		l.name = rd.span(d.Name.Pos, d.Name.End)
		rd.list(named, l, d.Name.Text)
	}
	rd.listMalformed()
}

// list keeps the first listing of a type: of two nobody could tell which holds.
func (rd *reader) list(t *types.Named, l *listing, name string) {
	first := rd.listings[typeKey(t.Obj())]
	if first == nil {
		rd.listings[typeKey(t.Obj())] = l
		return
	}
	rd.diags.Errorf("OLT015", l.name, "the type %s is listed twice", name).
		WithHint("keep one of the lines").
		WithRelated(first.name, "first listed here")
}

// listMalformed keeps the types that a refused //tool:type names from being
// reported for having no listed schema.
func (rd *reader) listMalformed() {
	for _, f := range rd.root.files {
		for _, raw := range rd.malformed(f.ast.Doc, directive.OnPackage, "type") {
			name, _, _ := strings.Cut(strings.TrimSpace(raw.Args), " ")
			if named, _ := rd.lookupType(name); named != nil && rd.listings[typeKey(named.Obj())] == nil {
				rd.listings[typeKey(named.Obj())] = &listing{}
			}
		}
	}
}

// checkDeclared checks what stands on the package's own types, whether a tool
// uses them or not.
func (rd *reader) checkDeclared() {
	for _, f := range rd.root.files {
		for _, d := range f.ast.Decls {
			gen, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, spec := range gen.Specs {
				if spec, ok := spec.(*ast.TypeSpec); ok && !spec.Assign.IsValid() {
					rd.checkTypeMarks(typeDecl{spec, gen})
				}
			}
		}
	}
}

func (rd *reader) checkTypeMarks(decl typeDecl) {
	marks := rd.typeMarks(decl)
	if d := find(marks, "schema"); d != nil {
		rd.listedBy(d, use{})
	}
	obj, _ := rd.info.Defs[decl.spec.Name].(*types.TypeName)
	d := find(marks, "enum")
	if d == nil || obj == nil {
		return
	}
	named, ok := types.Unalias(obj.Type()).(*types.Named)
	switch {
	case !canBeEnum(obj.Type()):
		rd.errorf("OLT015", d.Pos, d.End, "//tool:enum has no effect on %s, whose values are neither strings nor integers", obj.Name()).
			WithHint("remove it")
	case ok && d.Text.Text != "open" && len(rd.types.constants(named)) == 0:
		rd.errorf("OLT015", d.Pos, d.End, "//tool:enum has no effect on %s, of which there are no constants", obj.Name()).
			WithHint("declare the values as constants of the type, in its package")
	}
}

// canBeEnum reports whether constants of a type can be its values. An invalid
// type is reported by whoever uses it.
func canBeEnum(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && (b.Kind() == types.Invalid || b.Info()&(types.IsString|types.IsInteger) != 0)
}

// onAlias reports a directive on the declaration of an alias. An alias is no
// type of its own: what it stands for would have two forms.
func (rd *reader) onAlias(d *directive.Directive, alias *ast.TypeSpec) {
	rd.errorf("OLT015", d.Pos, d.End, "//tool:%s has no effect on the alias %s", d.Spec.Name, alias.Name.Name).
		WithHint(rd.aliasHint(d, alias))
}

func (rd *reader) aliasHint(d *directive.Directive, alias *ast.TypeSpec) string {
	obj := rd.info.Defs[alias.Name]
	if obj == nil { // of another build
		return "write it on the declaration of the type, or //tool:type in the package's doc comment for a type of another package"
	}
	named, ok := types.Unalias(obj.Type()).(*types.Named)
	switch {
	case !ok || named.Obj().Pkg() == nil:
		return "declare a type of its own: type " + alias.Name.Name + " " + typeText(types.Unalias(obj.Type()), rd.root.types)
	case named.Obj().Pkg().Path() == rd.root.listed.PkgPath:
		return "write it on the declaration of " + named.Obj().Name()
	}
	return "write " + typeDirective(typeKey(named.Obj()), d) + " in the package's doc comment"
}

// typeDirective is the //tool:type that says of a type what a directive says
// that may only stand at its declaration.
func typeDirective(name string, d *directive.Directive) string {
	if d.Spec.Name == "enum" {
		return "//tool:type " + name + " " + d.Text.Text
	}
	return "//tool:type " + name + " {…}"
}

// ownTypeDirective is the directive to write at the declaration of a type.
func ownTypeDirective(d *directive.Directive) string {
	if strings.HasPrefix(d.Text.Text, "{") {
		return "//tool:schema {…}"
	}
	return "//tool:enum " + d.Text.Text
}

// listedType finds the type that a //tool:type names, or says why it cannot be
// meant.
func (rd *reader) listedType(d *directive.Directive) *types.Named {
	named, f := rd.lookupType(d.Name.Text)
	switch {
	case f != nil && f.unknown:
		return nil
	case f != nil:
		rd.errorf("OLT015", d.Name.Pos+token.Pos(f.at), d.Name.End, "%s", f.message).WithHint(f.hint)
		return nil
	case named.Obj().Pkg().Path() == rd.root.listed.PkgPath:
		rd.errorf("OLT015", d.Name.Pos, d.Name.End, "%s is a type of this package", named.Obj().Name()).
			WithHint("write " + ownTypeDirective(d) + " on the declaration of " + named.Obj().Name())
		return nil
	case rd.types.inTable(named):
		rd.errorf("OLT015", d.Name.Pos, d.Name.End, "//tool:type has no effect on %s, which has a form of its own here", d.Name.Text).
			WithHint("remove it")
		return nil
	}
	return named
}
