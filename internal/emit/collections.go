package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// opened wraps what reads the parts of a value in the check that it is an
// array or object at all.
func (g *generator) opened(method string, depth int, usesAt bool, body ...jen.Code) []jen.Code {
	at := g.names.local("at", depth)
	if usesAt {
		return []jen.Code{jen.If(jen.Id(at).Op(":=").Add(g.call(method)), jen.Id(at).Op(">=").Lit(0)).Block(body...)}
	}
	return []jen.Code{jen.If(g.call(method).Op(">=").Lit(0)).Block(body...)}
}

// checksItems reports whether a collection has keywords of its own.
func checksItems(t *model.Type) bool {
	return t.Check.MinItems > 0 || t.Check.MaxItems >= 0 || t.Check.UniqueItems
}

// itemChecks are those of a collection's own keywords, after it has been read.
func (g *generator) itemChecks(t *model.Type, n jen.Code, depth int) []jen.Code {
	at := jen.Id(g.names.local("at", depth))
	var body []jen.Code
	if t.Check.MinItems > 0 || t.Check.MaxItems >= 0 {
		body = append(body, g.call("Count", at.Clone(), n, jen.Lit(max(t.Check.MinItems, 0)), jen.Lit(t.Check.MaxItems)))
	}
	if t.Check.UniqueItems && t.Kind != model.KindSet {
		body = append(body, g.call("Unique", at.Clone()))
	}
	return body
}

// anySlice is a []any as a slice of any, for those that have keywords.
func anySlice(t *model.Type) *model.Type {
	s := *t
	s.Kind = model.KindSlice
	s.Elem = &model.Type{Kind: model.KindAny, Go: model.Expr{Kind: model.ExprAny, Name: "any"}, Check: model.NoCheck()}
	return &s
}

func (g *generator) readSlice(t *model.Type, to place, depth int) []jen.Code {
	return g.opened("Array", depth, checksItems(t), g.readItems(t, to, "=", depth)...)
}

// readItems reads the items of an opened array into a slice, which is assigned
// or declared first.
func (g *generator) readItems(t *model.Type, to place, assign string, depth int) []jen.Code {
	body := []jen.Code{
		to().Op(assign).Add(g.expr(sliceType(t))).Values(),
		jen.For(g.call("Item")).Block(g.appendItem(t, to, depth)...),
	}
	return append(body, g.itemChecks(t, jen.Len(to()), depth)...)
}

// sliceType is a type that a composite literal can have.
func sliceType(t *model.Type) model.Expr {
	if t.Go.Kind == model.ExprSlice || t.Named {
		return t.Go
	}
	return model.Expr{Kind: model.ExprSlice, Args: []model.Expr{t.Elem.Go}}
}

// appendItem reads one item and appends it. An item that is one expression
// needs no variable.
func (g *generator) appendItem(t *model.Type, to place, depth int) []jen.Code {
	if g.plain(t.Elem) {
		return []jen.Code{to().Op("=").Append(to(), g.scalar(t.Elem))}
	}
	item := g.names.local("item", depth)
	return append(g.readNew(item, t.Elem, depth), to().Op("=").Append(to(), jen.Id(item)))
}

// isScalar finds the kinds that one call of the reader reads.
func isScalar(t *model.Type) bool {
	switch t.Kind {
	case model.KindPointer, model.KindSlice, model.KindArray, model.KindSet, model.KindMap, model.KindSeq,
		model.KindStruct, model.KindEnum, model.KindURL, model.KindText, model.KindListed:
		return false
	case model.KindAnyArray:
		return !checksItems(t)
	case model.KindString, model.KindRune:
		return len(t.Check.Enum) == 0
	}
	return true
}

// readArray reads exactly as many items as the array has room for; those
// beyond are skipped and counted.
func (g *generator) readArray(t *model.Type, to place, depth int) []jen.Code {
	n := g.names.local("n", depth)
	item := func() *jen.Statement { return to().Index(jen.Id(n)) }
	one := jen.If(jen.Id(n).Op("<").Len(to())).Block(g.read(t.Elem, item, depth+1)...).Else().Block(g.call("Skip"))
	if t.Len == 0 {
		// The compiler of Go 1.26 fails on an assignment to an element of an array
		// without elements.
		one = g.call("Skip")
	}
	body := []jen.Code{jen.Id(n).Op(":=").Lit(0), jen.For(g.call("Item")).Block(one, jen.Id(n).Op("++"))}
	body = append(body, g.itemChecks(t, jen.Id(n), depth)...)
	return g.opened("Array", depth, true, body...)
}

func (g *generator) readSet(t *model.Type, to place, depth int) []jen.Code {
	n, item, twice := g.names.local("n", depth), g.names.local("item", depth), g.names.local("twice", depth)
	read := append(g.readNew(item, t.Key, depth),
		jen.If(jen.List(jen.Id("_"), jen.Id(twice)).Op(":=").Add(to()).Index(jen.Id(item)), jen.Id(twice)).Block(
			g.call("Repeated"),
		).Else().If(g.call("OK")).Block(
			to().Index(jen.Id(item)).Op("=").Struct().Values(),
		),
	)
	body := []jen.Code{to().Op("=").Make(g.expr(t.Go))}
	counted := t.Check.MinItems > 0 || t.Check.MaxItems >= 0
	if counted {
		body = append([]jen.Code{jen.Id(n).Op(":=").Lit(0)}, body...)
		read = append(read, jen.Id(n).Op("++"))
	}
	body = append(body, jen.For(g.call("Item")).Block(read...))
	body = append(body, g.itemChecks(t, jen.Id(n), depth)...)
	return g.opened("Array", depth, counted, body...)
}

func (g *generator) readMap(t *model.Type, to place, depth int) []jen.Code {
	key, item, twice := g.names.local("key", depth), g.names.local("item", depth), g.names.local("twice", depth)
	read := []jen.Code{
		jen.Id(key).Op(":=").Add(g.expr(t.Key.Go)).Call(g.call("Name")),
		jen.If(jen.List(jen.Id("_"), jen.Id(twice)).Op(":=").Add(to()).Index(jen.Id(key)), jen.Id(twice)).Block(
			g.call("Twice"),
			jen.Continue(),
		),
	}
	if g.plain(t.Elem) {
		read = append(read, to().Index(jen.Id(key)).Op("=").Add(g.scalar(t.Elem)))
	} else {
		read = append(read, g.readNew(item, t.Elem, depth)...)
		read = append(read, to().Index(jen.Id(key)).Op("=").Id(item))
	}
	return g.opened("Object", depth, false,
		to().Op("=").Make(g.expr(t.Go)),
		jen.For(g.call("Member")).Block(read...),
	)
}
