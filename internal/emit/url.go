package emit

import (
	"github.com/dave/jennifer/jen"
)

// urlReader declares the function that reads a URL. It stands in the user's
// package because package runtime carries no net/url.
func (g *generator) urlReader() string {
	return g.declare("read net/url.URL", "toolgenReadURL", func(name string) {
		g.importAs("net/url", "url")
		v, text := g.names.local("v", 1), g.names.local("text", 1)
		u, err := g.names.local("u", 1), g.names.local("err", 1)
		g.decl("%s reads an absolute URL.", name)
		g.readerFunc(name, jen.Qual("net/url", "URL")).Block(
			jen.List(jen.Id(text), g.behind()).Op(":=").Add(g.at("Formatted", g.wire("FormatURI"))),
			jen.If(jen.Op("!").Add(g.at("Accepted"))).Block(jen.Return(g.behind())),
			jen.List(jen.Id(u), jen.Id(err)).Op(":=").Qual("net/url", "Parse").Call(jen.Id(text)),
			jen.If(jen.Id(err).Op("!=").Nil()).Block(
				g.at("Misfit", g.wire("FormatURI")),
				jen.Return(g.behind()),
			),
			jen.Op("*").Id(v).Op("=").Op("*").Id(u),
			jen.Return(g.behind()),
		)
	})
}

// writeURL writes a URL, which must be absolute as the schema says.
func (g *generator) writeURL(v *jen.Statement) jen.Code {
	return g.put("Formatted", g.wire("FormatURI"), v.Dot("String").Call())
}
