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
		g.writerFunc(name, jen.Op("*").Add(g.expr(s.Go)), g.writeFields(s, g.names.local("v", 1)))
	})
}

// writeFields writes the punctuation with the names as long as it is known
// whether a property is the first: it is not behind one that is always written.
func (g *generator) writeFields(s *model.Struct, v string) []jen.Code {
	body := []jen.Code{g.raw("{")}
	always := false
	for i, f := range s.Fields {
		quoted := model.Quote(f.Name) + ":"
		name := g.name(quoted)
		if always {
			name = g.raw("," + quoted)
		} else if i == 0 {
			name = g.raw(quoted)
		}
		property := append([]jen.Code{name}, g.writeField(f, v)...)
		if condition := g.present(f, v); condition != nil {
			body = append(body, jen.If(condition).Block(g.joined(property)...))
			continue
		}
		body = append(body, property...)
		always = true
	}
	return append(body, g.raw("}"))
}

func (g *generator) writeField(f *model.Field, v string) []jen.Code {
	value := func() *jen.Statement { return selectField(jen.Id(v), f.Path) }
	if f.OmitEmpty || f.OmitZero != model.ZeroNone {
		return g.writePresent(f.Type, value)
	}
	return g.write(f.Type, value, 1)
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
