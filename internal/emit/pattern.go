package emit

import (
	"strings"
	"unicode"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// matches is the expression that reports whether a text matches a pattern.
func (g *generator) matches(p *model.Pattern, text jen.Code) *jen.Statement {
	name, plain := g.patternName(p)
	if plain {
		return jen.Id(name).Call(text)
	}
	return jen.Id(name).Dot("Match").Call(text)
}

// matching is the value with a method that does.
func (g *generator) matching(p *model.Pattern) *jen.Statement {
	name, plain := g.patternName(p)
	if plain {
		return g.wire("MatchFunc").Call(jen.Id(name))
	}
	return jen.Op("&").Id(name)
}

// patternName declares what matches a pattern: a function if it is plain, and
// else a [pattern.Pattern], which brings regexp into the program.
func (g *generator) patternName(p *model.Pattern) (name string, plain bool) {
	m, known := g.matchers[p.RE2]
	if !known {
		m = matcherOf(p.RE2)
		g.matchers[p.RE2] = m
	}
	return g.declare("pattern "+p.RE2, "toolgenPattern", func(name string) {
		if m == nil {
			g.importAs(patternPath, "pattern")
			g.file.Line()
			g.file.Var().Id(name).Op("=").Qual(patternPath, "Pattern").Values(entry("Expr", literal(p.RE2)))
			return
		}
		g.decl("%s reports whether s matches %s.", name, onOneLine(p))
		g.file.Func().Id(name).Params(left().String()).Bool().Block(g.matcherCode(m)...)
	}), m != nil
}

// onOneLine is a pattern as a comment can show it: as it stands in the source,
// or in the escapes of its translation if there are invisible characters in it.
func onOneLine(p *model.Pattern) string {
	if strings.ContainsFunc(p.Source, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return p.RE2
	}
	return p.Source
}
