package parse

import (
	"go/token"
	"go/types"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
)

// spell writes a type as generated code of the root can write it; false where
// it cannot: an unexported name of another package, or a package that may not
// be imported. An alias is kept where it can be named, because it may be the
// only way to name what it stands for.
func (c *converter) spell(t types.Type) (model.Expr, bool) {
	switch x := t.(type) {
	case *types.Alias:
		if e, ok := c.spellName(x.Obj(), x.TypeArgs()); ok {
			return e, true
		}
		return c.spell(types.Unalias(x))
	case *types.Named:
		return c.spellName(x.Obj(), x.TypeArgs())
	case *types.Basic:
		return model.Expr{Kind: model.ExprName, Name: x.Name()}, x.Kind() != types.Invalid
	case *types.Pointer:
		return c.spellParts(model.ExprPointer, x.Elem())
	case *types.Slice:
		return c.spellParts(model.ExprSlice, x.Elem())
	case *types.Array:
		e, ok := c.spellParts(model.ExprArray, x.Elem())
		e.Len = x.Len()
		return e, ok
	case *types.Map:
		return c.spellParts(model.ExprMap, x.Key(), x.Elem())
	case *types.Struct:
		return c.spellStruct(x)
	case *types.Interface:
		if x.Empty() {
			return model.Expr{Kind: model.ExprAny, Name: "any"}, true
		}
	}
	// The other types have no schema, so their spelling is never asked for.
	return model.Expr{Kind: model.ExprName, Name: typeText(t, c.root.types)}, true
}

func (c *converter) spellParts(kind model.ExprKind, parts ...types.Type) (model.Expr, bool) {
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

func (c *converter) spellName(obj *types.TypeName, args *types.TypeList) (model.Expr, bool) {
	var parts []types.Type
	for i := range args.Len() {
		parts = append(parts, args.At(i))
	}
	e, ok := c.spellParts(model.ExprName, parts...)
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
	return e, obj.Exported() && c.importable(pkg)
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

func (c *converter) spellStruct(s *types.Struct) (model.Expr, bool) {
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
