package emit

import (
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// enumReader declares the function that reads a member of an enum.
func (g *generator) enumReader(e *model.Enum) string {
	var texts []string
	for _, m := range e.Members {
		texts = append(texts, m.Name)
	}
	key := "read " + e.Go.Key() + "\x00" + strings.Join(texts, "\x00")
	return g.declare(key, "toolgenRead"+g.enumWord(e), func(name string) {
		var values []jen.Code
		for _, m := range e.Members {
			values = append(values, g.memberValue(m))
		}
		value := jen.Id(g.enumValues(e)).Index(jen.Id(g.names.local("k", 1)))
		g.decl("%s reads a member of %s.", name, shownType(e.Go))
		g.textReader(name, g.expr(e.Go), g.enumTable(e), texts, values, value)
	})
}

// isWord reports whether a value is one of an author's enum= on a text.
func isWord(t *model.Type) bool {
	return (t.Kind == model.KindString || t.Kind == model.KindRune) && len(t.Check.Enum) > 0
}

// wordReader declares the function that reads one of those, and says what it
// returns.
func (g *generator) wordReader(t *model.Type) (name, has string) {
	texts := comparedTexts(t.Check.Enum)
	if has = "string"; t.Kind == model.KindRune {
		has = "rune"
	}
	return g.declare("read "+has+" "+strings.Join(texts, "\x00"), "toolgenReadWord", func(name string) {
		table := g.wordsTable(t)
		value := jen.Id(table).Dot("Names").Index(jen.Id(g.names.local("k", 1)))
		if has == "rune" {
			value = jen.Index().Rune().Call(value).Index(jen.Lit(0))
		}
		var values []jen.Code
		for _, text := range texts {
			if has == "rune" {
				values = append(values, runeLiteral(text))
			} else {
				values = append(values, literal(text))
			}
		}
		g.decl("%s reads one of the values that are listed for it.", name)
		g.textReader(name, jen.Id(has), table, texts, values, value)
	}), has
}

// fewMembers is up to how many members a text is compared with each of them
// before it is looked up in the table.
const fewMembers = 8

// textReader writes a function that reads a text and returns a value for it, and
// the offset behind it; found is the value at the index that the text has in the
// table.
func (g *generator) textReader(name string, typ jen.Code, table string, texts []string, values []jen.Code, found jen.Code) {
	v, k := jen.Id(g.names.local("v", 1)), jen.Id(g.names.local("k", 1))
	var body []jen.Code
	if len(texts) <= fewMembers {
		var cases []jen.Code
		for n, text := range texts {
			quoted := model.Quote(text)
			behind := g.offset().Op("+").Lit(len(quoted))
			cases = append(cases, jen.Case(g.at("Has", literal(quoted))).Block(jen.Return(values[n], behind)))
		}
		body = append(body, jen.Switch().Block(cases...))
	}
	body = append(body,
		jen.List(k, g.behind()).Op(":=").Add(g.at("Enum", jen.Op("&").Id(table))),
		jen.If(k.Clone().Op(">=").Lit(0)).Block(v.Clone().Op("=").Add(found)),
		jen.Return(v.Clone(), g.behind()),
	)
	g.file.Func().Id(name).Params(g.reader().Op("*").Add(g.wire("Reader")), g.offset().Int()).
		Params(v.Clone().Add(typ), g.behind().Int()).Block(body...)
}
