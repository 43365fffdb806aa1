package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// expr writes a type expression or a constant's name.
func (g *generator) expr(e model.Expr) *jen.Statement {
	switch e.Kind {
	case model.ExprPointer:
		return jen.Op("*").Add(g.expr(e.Args[0]))
	case model.ExprSlice:
		return jen.Index().Add(g.expr(e.Args[0]))
	case model.ExprArray:
		return jen.Index(jen.Lit(int(e.Len))).Add(g.expr(e.Args[0]))
	case model.ExprMap:
		return jen.Map(g.expr(e.Args[0])).Add(g.expr(e.Args[1]))
	case model.ExprStruct:
		return g.structExpr(e)
	case model.ExprAny:
		return jen.Id("any")
	case model.ExprQualified:
		g.importAs(e.PkgPath, e.PkgName)
		return jen.Qual(e.PkgPath, e.Name).Add(g.typeArgs(e.Args))
	}
	return jen.Id(e.Name).Add(g.typeArgs(e.Args))
}

// shownType is a declared type in a comment: its name, behind that of its package
// where it is another one.
func shownType(e model.Expr) string {
	if e.PkgName == "" {
		return e.Name
	}
	return e.PkgName + "." + e.Name
}

func (g *generator) typeArgs(args []model.Expr) *jen.Statement {
	if len(args) == 0 {
		return jen.Null()
	}
	return jen.TypesFunc(func(list *jen.Group) {
		for _, a := range args {
			list.Add(g.expr(a))
		}
	})
}

func (g *generator) structExpr(e model.Expr) *jen.Statement {
	var fields []jen.Code
	for _, f := range e.Fields {
		s := g.expr(f.Type)
		if !f.Embedded {
			s = jen.Id(f.Name).Add(s)
		}
		if f.Tag != "" {
			s.Add(literal(f.Tag))
		}
		fields = append(fields, s)
	}
	return jen.Struct(fields...)
}

// convert wraps a value in a conversion to a type, unless it has that type.
func (g *generator) convert(t *model.Type, has string, value jen.Code) *jen.Statement {
	if t.Go.Key() == has {
		return jen.Add(value)
	}
	if t.Go.Kind == model.ExprName || t.Go.Kind == model.ExprQualified {
		return g.expr(t.Go).Call(value)
	}
	return jen.Parens(g.expr(t.Go)).Call(value)
}

// The types of the reader's and writer's methods that are more than one name, as
// [model.Expr.Key] has them.
const (
	bytesKey     = "[][byte]"
	uuidKey      = "[16][byte]"
	anyArrayKey  = "[][any]"
	anyObjectKey = "map[string,any]"
)
