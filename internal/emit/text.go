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
	body, _ := g.readNew(text, plain, depth)
	return append(body,
		jen.If(g.at("Accepted")).Block(g.unmarshal(to(), "UnmarshalText", jen.Index().Byte().Call(jen.Id(text)))),
		g.offset().Op("=").Add(g.behind()),
	)
}

// unmarshal hands a value its text; what it says against it becomes a problem of
// the call.
func (g *generator) unmarshal(v *jen.Statement, method string, text jen.Code) jen.Code {
	return g.at("Refused", v.Dot(method).Call(text))
}

// textWriter declares the function that writes what a type's own method makes
// of a value. It takes the value's address, because the method may have a pointer
// receiver.
func (g *generator) textWriter(t *model.Type) string {
	return g.declare("text "+t.Go.Key(), "toolgenWrite"+word(t.Go.Name), func(name string) {
		v, text, err := g.names.local("v", 1), g.names.local("text", 1), g.names.local("err", 1)
		g.decl("%s writes the text that %s makes of itself.", name, shownType(t.Go))
		g.writerFunc(name, jen.Op("*").Add(g.expr(t.Go)), []jen.Code{
			jen.List(jen.Id(text), jen.Id(err)).Op(":=").Id(v).Dot("MarshalText").Call(),
			g.put("Text", jen.Id(text), jen.Id(err)),
		})
	})
}
