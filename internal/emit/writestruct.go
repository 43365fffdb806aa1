package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// structWriter declares the function that writes a struct's properties in the
// order of declaration.
func (g *generator) structWriter(s *model.Struct) string {
	return g.declare("write "+s.Key(), "toolgenWrite"+word(s.Name), func(name string) {
		g.decl("%s writes the properties of %s.", name, structWord(s))
		g.writerFunc(name, jen.Op("*").Add(g.expr(s.Go))).Block(g.writeFields(s, g.names.local("v", 1))...)
	})
}

// writeFields joins the punctuation into the names as long as it is known
// which property is the first; behind one that may be left out it is not.
func (g *generator) writeFields(s *model.Struct, v string) []jen.Code {
	pending, known := "{", true
	var body []jen.Code
	for i, f := range s.Fields {
		value := func() *jen.Statement { return selectField(jen.Id(v), f.Path) }
		quoted := model.Quote(f.Name) + ":"
		write := g.write(f.Type, value, 1)
		if f.OmitEmpty || f.OmitZero != model.ZeroNone {
			write = g.writePresent(f.Type, value)
		}
		condition := g.present(f, v)
		if condition == nil && known {
			if i > 0 {
				pending = ","
			}
			body = append(body, g.raw(pending+quoted))
			body = append(body, write...)
			continue
		}
		if known && i == 0 {
			body = append(body, g.raw("{"))
		}
		known = false
		write = append([]jen.Code{g.put("Name", literal(quoted))}, write...)
		if condition != nil {
			write = []jen.Code{jen.If(condition).Block(write...)}
		}
		body = append(body, write...)
	}
	if len(s.Fields) == 0 {
		return []jen.Code{g.raw("{}")}
	}
	return append(body, g.raw("}"))
}

// writePresent writes a field that is known not to be nil.
func (g *generator) writePresent(t *model.Type, v place) []jen.Code {
	switch t.Kind {
	case model.KindPointer:
		return g.writePointed(t, v, 1)
	case model.KindSeq:
		return []jen.Code{g.raw("["), g.rangeOver(t, v, 1), g.raw("]")}
	}
	return g.write(t, v, 1)
}

// present is the condition under which a field is written: its embedded
// pointers are there, and its tag does not leave it out. nil is for always.
func (g *generator) present(f *model.Field, v string) *jen.Statement {
	var conditions []*jen.Statement
	for i, s := range f.Path {
		if s.Alloc != nil {
			conditions = append(conditions, selectField(jen.Id(v), f.Path[:i+1]).Op("!=").Nil())
		}
	}
	value := func() *jen.Statement { return selectField(jen.Id(v), f.Path) }
	if f.OmitEmpty {
		conditions = append(conditions, notEmpty(f.Type, value))
	}
	return allOf(append(conditions, g.notZero(f, value)...))
}

// allOf joins conditions. nil is for one that always holds, and two options of a
// tag may come to the same.
func allOf(conditions []*jen.Statement) *jen.Statement {
	var all *jen.Statement
	seen := map[string]bool{}
	for _, c := range conditions {
		if c == nil || seen[c.GoString()] {
			continue
		}
		seen[c.GoString()] = true
		if all == nil {
			all = c
		} else {
			all = jen.Add(all).Op("&&").Add(c)
		}
	}
	return all
}

// notEmpty is encoding/json's rule for omitempty; nil for what is never empty.
func notEmpty(t *model.Type, v place) *jen.Statement {
	switch t.Kind {
	case model.KindBool:
		if t.Named { // of which && allows no other type beside it
			return jen.Bool().Call(v())
		}
		return v()
	case model.KindInt, model.KindUint, model.KindFloat, model.KindRune, model.KindDuration:
		return v().Op("!=").Lit(0)
	case model.KindString, model.KindNumber:
		return v().Op("!=").Lit("")
	case model.KindEnum:
		if t.Enum.Integer {
			return v().Op("!=").Lit(0)
		}
		return v().Op("!=").Lit("")
	case model.KindPointer, model.KindAny, model.KindSeq:
		return v().Op("!=").Nil()
	case model.KindSlice, model.KindMap, model.KindSet, model.KindBytes, model.KindRawJSON, model.KindAnyArray, model.KindAnyObject:
		return jen.Len(v()).Op("!=").Lit(0)
	case model.KindArray:
		if t.Len == 0 {
			return jen.False()
		}
	case model.KindQuoted:
		return notEmpty(t.Elem, v)
	case model.KindText, model.KindListed:
		if t.Base == model.KindSeq || t.Base == model.KindFloat {
			return nil // functions and complex numbers, which encoding/json never finds empty
		}
		return notEmpty(baseOf(t), v)
	}
	return nil
}

// baseOf is what a type with a form of its own is made of, as far as its being
// empty goes.
func baseOf(t *model.Type) *model.Type {
	return &model.Type{Kind: t.Base, Go: t.Go, Named: true, Len: 1}
}
