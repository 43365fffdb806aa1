package emit

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/dave/jennifer/jen"
)

// literal writes a Go string: raw where that reads better and can hold the
// text, which a backquote, a carriage return or an invisible character rules
// out.
func literal(s string) *jen.Statement {
	if strings.ContainsAny(s, `"\`) && fitsRaw(s) {
		return jen.Op("`" + s + "`")
	}
	return jen.Op(strconv.Quote(s))
}

func fitsRaw(s string) bool {
	return utf8.ValidString(s) && strings.IndexFunc(s, func(r rune) bool {
		return r == '`' || r == '\uFEFF' || !unicode.IsPrint(r)
	}) < 0
}

// literalOf writes a composite literal over several lines.
func literalOf(fields ...jen.Code) jen.Code { return overLines("{", "}", fields) }

// callOf writes a call's arguments over several lines.
func callOf(arguments ...jen.Code) jen.Code { return overLines("(", ")", arguments) }

func overLines(open, end string, items []jen.Code) jen.Code {
	return jen.CustomFunc(jen.Options{Open: open, Close: end, Separator: ",", Multi: true}, func(g *jen.Group) {
		for _, f := range items {
			g.Add(f)
		}
	})
}

func entry(name string, value jen.Code) jen.Code { return jen.Id(name).Op(":").Add(value) }
