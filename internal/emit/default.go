package emit

import (
	"strconv"
	"unicode/utf8"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// setDefault writes the assignment of a property's default, which stays where
// the property is absent.
func (g *generator) setDefault(p *model.Property, target func() *jen.Statement) []jen.Code {
	if p.Default == nil {
		return nil
	}
	if p.Type.Kind == model.KindPointer {
		elem := p.Type.Elem
		return []jen.Code{
			target().Op("=").New(g.expr(elem.Go)),
			jen.Op("*").Add(target()).Op("=").Add(g.defaultValue(elem, p.Default)),
		}
	}
	return []jen.Code{target().Op("=").Add(g.defaultValue(p.Type, p.Default))}
}

// defaultValue is a constant that can be assigned to the type as it stands.
func (g *generator) defaultValue(t *model.Type, d *model.Default) jen.Code {
	switch t.Kind {
	case model.KindString, model.KindNumber:
		return literal(d.Text)
	case model.KindFloat:
		return g.floatLiteral(d.Text, t.Bits)
	case model.KindQuoted:
		return g.defaultValue(t.Elem, d)
	case model.KindRune:
		return runeLiteral(d.Text)
	case model.KindEnum:
		i, _ := strconv.Atoi(d.Text)
		return g.memberValue(t.Enum.Members[i])
	}
	return jen.Op(d.Text) // digits, true or false
}

// memberValue is an enum's member: its constant, or its value where the
// constant cannot be named.
func (g *generator) memberValue(m model.Member) jen.Code {
	if m.Const.Kind == model.ExprNone {
		return jen.Op(m.Value)
	}
	return g.expr(m.Const)
}

// runeLiteral writes a text of one code point as a rune.
func runeLiteral(text string) jen.Code {
	r, _ := utf8.DecodeRuneInString(text)
	return jen.Op(strconv.QuoteRune(r))
}
