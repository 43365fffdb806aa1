package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// listedReader declares the function that reads a type with a listed schema: the
// value is held to the schema, and then handed to the type as it stands.
func (g *generator) listedReader(t *model.Type) string {
	return g.declare("read "+t.Go.Key(), "toolgenRead"+word(t.Listed.Name), func(name string) {
		v, text := g.names.local("v", 1), g.names.local("text", 1)
		method, own := "UnmarshalJSON", jen.Id(text)
		if t.Listed.Text {
			method, own = "UnmarshalText", g.wire("Unquoted").Call(jen.Id(text))
		}
		g.decl("%s reads a value of the form that is listed for %s.", name, shownType(t.Go))
		g.readerFunc(name, g.expr(t.Go)).Block(
			jen.List(jen.Id(text), g.behind()).Op(":=").Add(g.at("Own", jen.Op("&").Id(g.listedTable(t)))),
			jen.If(jen.Id(text).Op("!=").Nil()).Block(g.unmarshal(jen.Id(v), method, own)),
			jen.Return(g.behind()),
		)
	})
}

// listedWriter declares the function that writes such a type: what its method
// returns is held to the same schema.
func (g *generator) listedWriter(t *model.Type) string {
	return g.declare("write "+t.Go.Key(), "toolgenWrite"+word(t.Listed.Name), func(name string) {
		v, text, err := g.names.local("v", 1), g.names.local("text", 1), g.names.local("err", 1)
		marshal, own := "MarshalJSON", "Own"
		if t.Listed.Text {
			marshal, own = "MarshalText", "OwnText"
		}
		g.decl("%s writes what %s makes of itself, if that has the form listed for it.", name, shownType(t.Go))
		g.writerFunc(name, jen.Op("*").Add(g.expr(t.Go)), []jen.Code{
			jen.List(jen.Id(text), jen.Id(err)).Op(":=").Id(v).Dot(marshal).Call(),
			g.put(own, jen.Op("&").Id(g.listedTable(t)), jen.Id(text), jen.Id(err)),
		})
	})
}

// listedTable declares the schema that a type's values are held to, for both
// directions.
func (g *generator) listedTable(t *model.Type) string {
	return g.declare("schema "+t.Go.Key(), "toolgen"+word(t.Listed.Name)+"Schema", func(name string) {
		g.decl("%s is the form that is listed for %s.", name, shownType(t.Go))
		g.file.Var().Id(name).Op("=").Add(g.schemaTable(t.Listed.Schema))
	})
}
