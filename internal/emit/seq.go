package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// readSeq reads an array into a slice and gives its values as a sequence, which
// can be ranged over more than once.
func (g *generator) readSeq(t *model.Type, to place, depth int) []jen.Code {
	g.importAs("slices", "slices")
	list := &model.Type{
		Kind: model.KindSlice, Go: model.Expr{Kind: model.ExprSlice, Args: []model.Expr{t.Elem.Go}},
		Elem: t.Elem, Check: t.Check,
	}
	body, kept := g.readItems(list, depth)
	body = append(body, to().Op("=").Qual("slices", "Values").Call(kept))
	return append(body, g.itemChecks(t, jen.Len(jen.Id(g.names.local("items", depth))), depth)...)
}

// writeSeq writes the values of a sequence; nil, which cannot be ranged over,
// has none.
func (g *generator) writeSeq(t *model.Type, v place, depth int) []jen.Code {
	return []jen.Code{
		g.raw("["),
		jen.If(v().Op("!=").Nil()).Block(g.rangeOver(t, v, depth)),
		g.raw("]"),
	}
}

// rangeOver writes the values of a sequence that is not nil.
func (g *generator) rangeOver(t *model.Type, v place, depth int) jen.Code {
	item := g.names.local("item", depth)
	loop := append([]jen.Code{g.comma()}, g.write(t.Elem, func() *jen.Statement { return jen.Id(item) }, depth+1)...)
	return jen.For(jen.Id(item).Op(":=").Range().Add(v())).Block(loop...)
}
