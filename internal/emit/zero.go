package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// notZero is encoding/json's rule for omitzero: conditions that all hold for
// what is written, of which nil always does.
func (g *generator) notZero(f *model.Field, v place) []*jen.Statement {
	switch f.OmitZero {
	case model.ZeroMethod, model.ZeroPointer:
		isZero := jen.Op("!").Add(v()).Dot("IsZero").Call()
		if f.Type.Kind == model.KindPointer {
			return []*jen.Statement{v().Op("!=").Nil(), isZero}
		}
		return []*jen.Statement{isZero}
	case model.ZeroCompare:
		return []*jen.Statement{g.notZeroValue(f.Type, v)}
	case model.ZeroFields:
		if f.Type.Kind != model.KindStruct && f.Type.Kind != model.KindArray {
			return []*jen.Statement{g.notZeroValue(f.Type, v)}
		}
		return []*jen.Statement{jen.Op("!").Id(g.zeroTester(f.Type)).Call(jen.Op("&").Add(v()))}
	}
	return nil
}

// notZeroValue compares a value with the zero value of its type; nil where Go
// cannot.
func (g *generator) notZeroValue(t *model.Type, v place) *jen.Statement {
	switch t.Kind {
	case model.KindStruct, model.KindArray, model.KindTime, model.KindUUID, model.KindURL:
		return v().Op("!=").Parens(g.expr(t.Go).Values())
	case model.KindText, model.KindListed:
		return g.notZeroValue(baseOf(t), v)
	case model.KindSlice, model.KindMap, model.KindSet, model.KindBytes, model.KindRawJSON, model.KindAnyArray, model.KindAnyObject:
		return v().Op("!=").Nil()
	}
	return notEmpty(t, v)
}

// zeroTester declares the function that finds out whether a struct or array
// that Go cannot compare is zero: whether all its properties or items are.
func (g *generator) zeroTester(t *model.Type) string {
	want := t.Go.Key()
	key := want
	if t.Kind == model.KindStruct {
		want, key = t.Struct.Name, t.Struct.Key()
	}
	return g.declare("zero "+key, "toolgenZero"+word(want), func(name string) {
		v := g.names.local("v", 1)
		var body []jen.Code
		if t.Kind == model.KindStruct {
			body = g.zeroFields(t.Struct, v)
		} else {
			body = g.zeroItems(t, func() *jen.Statement { return jen.Id(v) }, 1)
		}
		g.decl("%s reports whether nothing in v is set.", name)
		g.file.Func().Id(name).Params(jen.Id(v).Op("*").Add(g.expr(t.Go))).Bool().Block(append(body, jen.Return(jen.True()))...)
	})
}

// zeroFields looks at each property, and instead of those behind an embedded
// pointer at that pointer.
func (g *generator) zeroFields(s *model.Struct, v string) []jen.Code {
	var body []jen.Code
	seen := map[string]bool{}
	for _, f := range s.Fields {
		path, pointer := toPointer(f.Path)
		value := func() *jen.Statement { return selectField(jen.Id(v), path) }
		if pointer == "" {
			body = append(body, g.zeroPart(f.Type, value, 1)...)
		} else if !seen[pointer] {
			seen[pointer] = true
			body = append(body, isSet(value().Op("!=").Nil()))
		}
	}
	return body
}

// toPointer cuts a path off behind its first embedded pointer, and spells it;
// without one the path stays and the text is empty.
func toPointer(path []model.Step) (cut []model.Step, text string) {
	for i, step := range path {
		text += "." + step.Name
		if step.Alloc != nil {
			return path[:i+1], text
		}
	}
	return path, ""
}

// zeroPart leaves the function where a part of the value is set.
func (g *generator) zeroPart(t *model.Type, v place, depth int) []jen.Code {
	switch t.Kind {
	case model.KindStruct:
		return []jen.Code{isSet(jen.Op("!").Id(g.zeroTester(t)).Call(jen.Op("&").Add(v())))}
	case model.KindArray:
		return g.zeroItems(t, v, depth)
	}
	return []jen.Code{isSet(g.notZeroValue(t, v))}
}

func (g *generator) zeroItems(t *model.Type, v place, depth int) []jen.Code {
	i := g.names.local("i", depth)
	item := func() *jen.Statement { return v().Index(jen.Id(i)) }
	return []jen.Code{jen.For(jen.Id(i).Op(":=").Range().Add(v())).Block(g.zeroPart(t.Elem, item, depth+1)...)}
}

func isSet(condition *jen.Statement) jen.Code {
	return jen.If(condition).Block(jen.Return(jen.False()))
}
