package emit

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// manyMembers is from how many members on an enum gets an index for a search
// by halves.
const manyMembers = 16

// enumTable declares the texts of an enum's members.
func (g *generator) enumTable(e *model.Enum) string {
	var texts []string
	for _, m := range e.Members {
		texts = append(texts, m.Name)
	}
	return g.textsTable("toolgen"+g.enumWord(e)+"Names", texts)
}

// enumWord is the word for an enum in generated names.
func (g *generator) enumWord(e *model.Enum) string { return model.Title(e.Go.Name) }

// wordsTable declares the texts of an author's enum= on a string.
func (g *generator) wordsTable(t *model.Type) string {
	return g.textsTable("toolgenWords", comparedTexts(t.Check.Enum))
}

// comparedTexts are the values of an author's enum as a call's are compared with
// them.
func comparedTexts(words []model.Word) []string {
	var texts []string
	for _, w := range words {
		texts = append(texts, w.Text)
	}
	return texts
}

func (g *generator) textsTable(want string, texts []string) string {
	return g.declare("texts "+want+strings.Join(texts, "\x00"), want, func(name string) {
		fields := []jen.Code{entry("Names", jen.Index().String().Values(literals(texts)...))}
		if len(texts) > manyMembers {
			fields = append(fields, entry("Sorted", jen.Index().Uint32().Values(sortedIndex(texts)...)))
		}
		g.file.Line()
		g.file.Var().Id(name).Op("=").Add(g.wire("Enum")).Add(literalOf(fields...))
	})
}

func literals(texts []string) []jen.Code {
	var out []jen.Code
	for _, s := range texts {
		out = append(out, literal(s))
	}
	return out
}

// sortedIndex are the indexes of the texts in byte order.
func sortedIndex(texts []string) []jen.Code {
	order := make([]int, len(texts))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return strings.Compare(texts[a], texts[b]) })
	var out []jen.Code
	for _, i := range order {
		out = append(out, jen.Lit(i))
	}
	return out
}

// enumValues declares the Go values of an enum's members, by their index.
func (g *generator) enumValues(e *model.Enum) string {
	var key strings.Builder
	for _, m := range e.Members {
		key.WriteString(m.Name + "\x00")
	}
	return g.declare("values "+e.Go.Key()+" "+key.String(), "toolgen"+g.enumWord(e)+"Values", func(name string) {
		var values []jen.Code
		for _, m := range e.Members {
			values = append(values, g.memberValue(m))
		}
		g.file.Line()
		g.file.Var().Id(name).Op("=").Index(jen.Op("...")).Add(g.expr(e.Go)).Values(values...)
	})
}

// rangeTable declares the bounds of a number: nil where there are none.
func (g *generator) rangeTable(t *model.Type) jen.Code {
	lo, hi := t.Check.Minimum, t.Check.Maximum
	if lo == "" && hi == "" {
		return jen.Nil()
	}
	name := g.declare("range "+lo+" "+hi, "toolgenRange", func(name string) {
		g.file.Line()
		g.file.Var().Id(name).Op("=").Add(g.rangeOf(lo, hi))
	})
	return jen.Op("&").Id(name)
}

// rangeOf are bounds, each as a number to compare with and as the text that
// decides where that is equal.
func (g *generator) rangeOf(lo, hi string) *jen.Statement {
	var fields []jen.Code
	if lo != "" {
		fields = append(fields, entry("Min", g.floatLiteral(lo, 64)), entry("MinText", literal(lo)))
	}
	if hi != "" {
		fields = append(fields, entry("Max", g.floatLiteral(hi, 64)), entry("MaxText", literal(hi)))
	}
	return g.wire("Range").Values(fields...)
}

// floatLiteral writes a number as a constant of a float type. Those that Go
// refuses as a constant, though JSON and strconv take them, are rounded first:
// integers of hundreds of digits, and exponents beyond any float.
func (g *generator) floatLiteral(text string, bits int) jen.Code {
	const usual = 20
	v, _ := strconv.ParseFloat(text, bits)
	switch {
	case math.IsInf(v, 0):
		g.importAs("math", "math")
		return jen.Qual("math", "Inf").Call(jen.Lit(int(math.Copysign(1, v))))
	case v == 0:
		return jen.Lit(0)
	case len(text) > usual:
		return jen.Op(strconv.FormatFloat(v, 'g', -1, bits))
	}
	return jen.Op(text)
}

// integersTable declares the values of an author's enum= on an integer.
func (g *generator) integersTable(t *model.Type, typ string) string {
	texts := comparedTexts(t.Check.Enum)
	return g.declare("integers "+typ+strings.Join(texts, " "), "toolgenIntegers", func(name string) {
		var values []jen.Code
		for _, s := range texts {
			values = append(values, jen.Op(s))
		}
		g.file.Line()
		g.file.Var().Id(name).Op("=").Index().Id(typ).Values(values...)
	})
}
