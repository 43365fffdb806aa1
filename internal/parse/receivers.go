package parse

import (
	"go/ast"
	"go/token"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// A declaredType is one declaration of a package-level type. A name may have
// several, in files that exclude each other.
type declaredType struct {
	file *file
	spec *ast.TypeSpec
}

// typeDecls are the declarations of all builds by name, but for those of tests.
func (rd *reader) typeDecls() map[string][]declaredType {
	if rd.typesDeclared != nil {
		return rd.typesDeclared
	}
	rd.typesDeclared = map[string][]declaredType{}
	for _, f := range rd.root.inPackage() {
		if f.test {
			continue
		}
		for _, d := range f.ast.Decls {
			gen, ok := d.(*ast.GenDecl)
			if !ok || gen.Tok != token.TYPE {
				continue
			}
			for _, s := range gen.Specs {
				if spec, ok := s.(*ast.TypeSpec); ok {
					rd.typesDeclared[spec.Name.Name] = append(rd.typesDeclared[spec.Name.Name], declaredType{f, spec})
				}
			}
		}
	}
	return rd.typesDeclared
}

// syntacticReceiver is a method's receiver without the type checker, which does
// not see other builds. Aliases are followed, as far as they are the package's.
func (rd *reader) syntacticReceiver(f *file, fd *ast.FuncDecl) *model.Receiver {
	if fd.Recv.NumFields() == 0 {
		return nil
	}
	recv := &model.Receiver{}
	t := fd.Recv.List[0].Type
	for seen := map[string]bool{}; ; {
		switch x := ast.Unparen(t).(type) {
		case *ast.StarExpr:
			recv.Pointer, t = true, x.X
			continue
		case *ast.Ident:
			recv.Type = x.Name
		}
		alias := rd.aliasedBy(f, recv.Type)
		if alias == nil || seen[recv.Type] {
			return recv
		}
		seen[recv.Type] = true
		t = alias
	}
}

// aliasedBy is what an alias stands for in a file, and nil where the name is no
// alias. Of several declarations that of the file's own constraint counts, else
// that of every build.
func (rd *reader) aliasedBy(f *file, name string) ast.Expr {
	var best *ast.TypeSpec
	for _, d := range rd.typeDecls()[name] {
		switch {
		case d.file.key() == f.key():
			best = d.spec
		case best == nil && d.file.constraint == nil:
			best = d.spec
		}
	}
	if best == nil || !best.Assign.IsValid() {
		return nil
	}
	return best.Type
}

// placeReceivers decides in which file the functions stand that return the tools
// of a type: in that of every build where a tool or the type's declaration
// does, else in that of the constraint which both are under.
func (rd *reader) placeReceivers() {
	everywhere := map[string]bool{}
	for _, t := range rd.tools {
		if t.Receiver != nil && t.Constraint == "" {
			everywhere[t.Receiver.Type] = true
		}
	}
	for _, b := range rd.model.Builds {
		for _, e := range b.Exports {
			if e.Receiver != nil && !everywhere[e.Receiver.Type] {
				rd.placeReceiver(b, e)
			}
		}
	}
}

func (rd *reader) placeReceiver(b *model.Build, e *model.Export) {
	name := e.Receiver.Type
	decls := rd.typeDecls()[name]
	under := func(key string) bool {
		return slices.ContainsFunc(decls, func(d declaredType) bool { return d.file.key() == key })
	}
	switch {
	case under(""):
	case under(b.Constraint):
		if i, found := slices.BinarySearch(b.Receivers, name); !found {
			b.Receivers = slices.Insert(b.Receivers, i, name)
		}
	case len(decls) > 0:
		d := rd.diags.Errorf("OLT001", diag.Range(e.Pos), "%s is a method of %s, which is not declared under the same build constraint", e.Func, name).
			WithHint("declare the type in a file that every build holds, or the method in a file with the constraint of the type")
		id := decls[0].spec.Name
		d.WithRelated(rd.span(id.Pos(), id.End()), name+" is declared here")
	case !b.Here: // where the type checker reports it too
		rd.undefinedReceiver(rd.exports[e])
	}
}

func (rd *reader) undefinedReceiver(fd *ast.FuncDecl) {
	if id, _ := receiverType(fd); id != nil {
		rd.errorf("OLT022", id.Pos(), id.End(), "undefined: %s", id.Name)
		return
	}
	at := fd.Recv.List[0].Type
	rd.errorf("OLT022", at.Pos(), at.End(), "the receiver's type is not one of this package")
}
