package emit

import (
	"strconv"

	"github.com/dave/jennifer/jen"
)

// An addition is what a statement appends to the buffer, as far as the
// statements around it are to know.
type addition struct {
	longer *jen.Statement // the buffer with it
	method string         // of the writer, that takes the text; append where it is ""
	text   string         // where it is a literal
}

// append writes a statement that makes the buffer longer.
func (g *generator) append(longer *jen.Statement) jen.Code {
	return g.add(addition{longer: longer})
}

func (g *generator) add(a addition) jen.Code {
	statement := g.buffer().Op("=").Add(a.longer)
	g.additions[statement] = a
	return statement
}

// raw writes punctuation and constants.
func (g *generator) raw(text string) jen.Code { return g.literal("", text) }

// name writes the name of a member that may be the first of its object.
func (g *generator) name(quoted string) jen.Code { return g.literal("Name", quoted) }

func (g *generator) literal(method, text string) jen.Code {
	longer := jen.Append(g.buffer(), literal(text).Op("..."))
	switch {
	case method != "":
		longer = g.writer().Dot(method).Call(g.buffer(), literal(text))
	case len(text) == 1:
		longer = jen.Append(g.buffer(), jen.Op(strconv.QuoteRune(rune(text[0]))))
	}
	return g.add(addition{longer, method, text})
}

// joined makes one statement of literals that are written one behind the other.
func (g *generator) joined(body []jen.Code) []jen.Code {
	var out []jen.Code
	for _, code := range body {
		if n := len(out) - 1; n >= 0 && g.isLiteral(out[n]) && g.isLiteral(code) && g.additions[code].method == "" {
			before := g.additions[out[n]]
			out[n] = g.literal(before.method, before.text+g.additions[code].text)
			continue
		}
		out = append(out, code)
	}
	return out
}

func (g *generator) isLiteral(code jen.Code) bool { return g.additions[code].text != "" }

// returned lets a function's body return the buffer.
func (g *generator) returned(body []jen.Code) []jen.Code {
	if n := len(body) - 1; n >= 0 && g.additions[body[n]].longer != nil {
		return append(body[:n:n], jen.Return(g.additions[body[n]].longer))
	}
	return append(body, jen.Return(g.buffer()))
}
