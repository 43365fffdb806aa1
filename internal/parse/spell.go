package parse

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
)

// spell writes a type as generated code of the root can write it; false where
// it cannot: an unexported name of another package, or a package that may not
// be imported. An alias is kept where it can be named, because it may be the
// only way to name what it stands for.
func (c *converter) spell(t types.Type) (model.Expr, bool) { return c.spellOn(nil, t) }

// spellOn is spell for a type that is reached through the sources of packages,
// whose aliases are looked through as well.
func (c *converter) spellOn(trail []*types.Package, t types.Type) (model.Expr, bool) {
	return speller{c, trail}.spell(t)
}

type speller struct {
	*converter
	trail []*types.Package // outermost first
}

func (c speller) spell(t types.Type) (model.Expr, bool) {
	switch x := t.(type) {
	case *types.Alias:
		if e, ok := c.name(x.Obj(), x.TypeArgs()); ok {
			return e, true
		}
		return c.spell(x.Rhs())
	case *types.Named:
		if e, ok := c.name(x.Obj(), x.TypeArgs()); ok {
			return e, true
		}
		return c.byAlias(x)
	case *types.Basic:
		return model.Expr{Kind: model.ExprName, Name: x.Name()}, x.Kind() != types.Invalid
	case *types.Pointer:
		return c.parts(model.ExprPointer, x.Elem())
	case *types.Slice:
		return c.parts(model.ExprSlice, x.Elem())
	case *types.Array:
		e, ok := c.parts(model.ExprArray, x.Elem())
		e.Len = x.Len()
		return e, ok
	case *types.Map:
		return c.parts(model.ExprMap, x.Key(), x.Elem())
	case *types.Struct:
		return c.structure(x)
	case *types.Interface:
		if x.Empty() {
			return model.Expr{Kind: model.ExprAny, Name: "any"}, true
		}
	}
	// The other types have no schema, so their spelling is never asked for.
	return model.Expr{Kind: model.ExprName, Name: typeText(t, c.root.types)}, true
}

func (c speller) parts(kind model.ExprKind, parts ...types.Type) (model.Expr, bool) {
	e := model.Expr{Kind: kind}
	for _, p := range parts {
		x, ok := c.spell(p)
		if !ok {
			return e, false
		}
		e.Args = append(e.Args, x)
	}
	return e, true
}

func (c speller) name(obj *types.TypeName, args *types.TypeList) (model.Expr, bool) {
	e, ok := c.parts(model.ExprName, slices.Collect(args.Types())...)
	e.Name = obj.Name()
	pkg := obj.Pkg()
	if !ok || pkg == nil {
		return e, ok
	}
	if obj.Parent() != pkg.Scope() && obj.Parent() != nil {
		return e, false // declared in a function's body
	}
	if pkg.Path() == c.root.listed.PkgPath {
		return e, true
	}
	e.Kind, e.PkgPath, e.PkgName = model.ExprQualified, pkg.Path(), pkg.Name()
	return e, c.nameable(obj)
}

func (c speller) structure(s *types.Struct) (model.Expr, bool) {
	e := model.Expr{Kind: model.ExprStruct}
	for i := range s.NumFields() {
		f := s.Field(i)
		if !token.IsExported(f.Name()) && f.Pkg() != nil && f.Pkg().Path() != c.root.listed.PkgPath {
			return e, false
		}
		t, ok := c.spell(f.Type())
		if !ok {
			return e, false
		}
		e.Fields = append(e.Fields, model.ExprField{Name: f.Name(), Embedded: f.Embedded(), Type: t, Tag: s.Tag(i)})
	}
	return e, true
}

// nameable reports whether the root can write the name of a package's type or
// constant.
func (c *converter) nameable(obj types.Object) bool {
	return obj.Pkg().Path() == c.root.listed.PkgPath || obj.Exported() && c.importable(obj.Pkg())
}

// importable reports whether the root may import a package: main packages
// never, internal ones only from below their parent.
func (c *converter) importable(pkg *types.Package) bool {
	if pkg.Name() == "main" {
		return false
	}
	path := pkg.Path()
	i := strings.LastIndex("/"+path+"/", "/internal/")
	if i < 0 {
		return true
	}
	parent := strings.TrimSuffix(path[:i], "/")
	if parent == "" { // the standard library's, or those of a module named internal/…
		parent = "internal"
	}
	return c.root.listed.PkgPath == parent || strings.HasPrefix(c.root.listed.PkgPath, parent+"/")
}
