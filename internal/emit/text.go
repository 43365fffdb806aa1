package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// readText reads a string, checks the keywords, and hands the type its text.
// The type is asked only about a text that the schema allows: it may take more
// than that, and its error would be a second one for the same slip.
func (g *generator) readText(t *model.Type, to place, depth int) []jen.Code {
	text := g.names.local("text", depth)
	plain := &model.Type{Kind: model.KindString, Go: model.Expr{Kind: model.ExprName, Name: "string"}, Check: t.Check}
	return append(g.readNew(text, plain, depth), jen.If(g.call("Accepted")).Block(
		g.unmarshal(to(), "UnmarshalText", jen.Id(text)),
	))
}

// unmarshal hands a value its text; what it says against it becomes a problem of
// the call.
func (g *generator) unmarshal(v *jen.Statement, method string, text jen.Code) jen.Code {
	return g.call("Refused", v.Dot(method).Call(jen.Index().Byte().Call(text)))
}

// writeText writes what a value's own method makes of it. The value must have
// an address, because the method may have a pointer receiver.
func (g *generator) writeText(v *jen.Statement) jen.Code {
	return g.put("Text", v.Dot("MarshalText").Call())
}
