package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// forItems writes the loop over the items of the array at the present offset.
func (g *generator) forItems(depth int, body ...jen.Code) []jen.Code {
	more := jen.Id(g.names.local("more", depth))
	advance := func(method string) *jen.Statement {
		return jen.List(g.offset(), more.Clone()).Op("=").Add(g.at(method))
	}
	return []jen.Code{
		more.Clone().Op(":=").False(),
		jen.For(advance("Array"), more.Clone(), advance("Item")).Block(body...),
	}
}

// start keeps the offset of a collection, for the checks after it has been read.
func (g *generator) start(depth int) jen.Code {
	return jen.Id(g.names.local("at", depth)).Op(":=").Add(g.offset())
}

// checksItems reports whether a collection has keywords of its own.
func checksItems(t *model.Type) bool {
	return checksCount(t) || t.Check.UniqueItems
}

// itemChecks are those of a collection's own keywords, after it has been read.
func (g *generator) itemChecks(t *model.Type, n jen.Code, depth int) []jen.Code {
	at := jen.Id(g.names.local("at", depth))
	var body []jen.Code
	if checksCount(t) {
		body = append(body, g.call("Count", at.Clone(), n, jen.Lit(max(t.Check.MinItems, 0)), jen.Lit(t.Check.MaxItems)))
	}
	if t.Check.UniqueItems && t.Kind != model.KindSet {
		body = append(body, g.call("Unique", at.Clone(), g.offset()))
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
	if isPlainString(t.Elem) {
		read := jen.List(to(), g.offset()).Op("=").Add(g.at("StringArray"))
		if !checksItems(t) {
			return []jen.Code{read}
		}
		return append([]jen.Code{g.start(depth), read}, g.itemChecks(t, jen.Len(to()), depth)...)
	}
	body, items := g.readItems(t, depth)
	return append(append(body, to().Op("=").Add(items)), g.itemChecks(t, jen.Len(to()), depth)...)
}

// readItems reads the items of an array into a new slice, which has room for as
// many as the text looks to hold, and gives the slice.
func (g *generator) readItems(t *model.Type, depth int) (body []jen.Code, items jen.Code) {
	name := g.names.local("items", depth)
	room, kept := g.room(t), jen.Id(name)
	if checksItems(t) {
		body = append(body, g.start(depth))
	}
	switch {
	case t.Elem.Go.Key() == "string":
		few := g.names.local("few", depth)
		body = append(body,
			jen.Var().Id(few).Index(jen.Lit(fewStrings)).String(),
			jen.Id(name).Op(":=").Add(g.call("Strings", jen.Id(few).Index(jen.Empty(), jen.Lit(0)))),
		)
		kept = g.call("Keep", jen.Id(name))
	case room == nil:
		body = append(body, jen.Id(name).Op(":=").Add(g.expr(sliceType(t))).Values())
	default:
		body = append(body, jen.Id(name).Op(":=").Make(g.expr(sliceType(t)), jen.Lit(0), room))
		if isObject(t.Elem) {
			kept = g.wire("Fit").Call(jen.Id(name))
		}
	}
	return append(body, g.forItems(depth, g.appendItem(t, name, depth)...)...), kept
}

// fewStrings is how many strings most arrays do not exceed.
const fewStrings = 8

// room estimates how many items an array has; nil where their texts tell nothing.
func (g *generator) room(t *model.Type) jen.Code {
	switch {
	case isObject(t.Elem):
		return g.at("RoomOf", jen.Lit(shortest(t.Elem, 1)), jen.Lit(t.Check.MaxItems))
	case isScalar(t.Elem) && t.Elem.Kind != model.KindAny && t.Elem.Kind != model.KindRawJSON && t.Elem.Kind != model.KindAnyArray:
		return g.at("Room")
	}
	return nil
}

// isObject reports whether a type's values are objects.
func isObject(t *model.Type) bool {
	switch t.Kind {
	case model.KindStruct, model.KindMap, model.KindAnyObject:
		return true
	case model.KindPointer:
		return isObject(t.Elem)
	}
	return false
}

// sliceType is a type that a composite literal can have.
func sliceType(t *model.Type) model.Expr {
	if t.Go.Kind == model.ExprSlice || t.Named {
		return t.Go
	}
	return model.Expr{Kind: model.ExprSlice, Args: []model.Expr{t.Elem.Go}}
}

// appendItem reads one item and appends it. A struct is read where it stands.
func (g *generator) appendItem(t *model.Type, items string, depth int) []jen.Code {
	if t.Elem.Kind == model.KindStruct {
		last := jen.Op("&").Id(items).Index(jen.Len(jen.Id(items)).Op("-").Lit(1))
		return []jen.Code{
			jen.Id(items).Op("=").Append(jen.Id(items), g.expr(t.Elem.Go).Values()),
			g.offset().Op("=").Id(g.structReader(t.Elem.Struct)).Call(g.reader(), g.offset(), last),
		}
	}
	item := g.names.local("item", depth)
	body, advance := g.readNew(item, t.Elem, depth)
	return append(body, g.assign(jen.Id(items), jen.Append(jen.Id(items), jen.Id(item)), advance))
}

// isPlainString finds the string without a keyword, which the reader knows arrays of
// and pointers to as well.
func isPlainString(t *model.Type) bool {
	c := t.Check
	return t.Kind == model.KindString && t.Go.Key() == "string" &&
		c.Format == "" && c.Pattern == nil && c.MinLength <= 0 && c.MaxLength < 0 && len(c.Enum) == 0
}

// isScalar finds the kinds that one call reads and returns.
func isScalar(t *model.Type) bool {
	switch t.Kind {
	case model.KindPointer, model.KindSlice, model.KindArray, model.KindSet, model.KindMap, model.KindSeq,
		model.KindStruct, model.KindURL, model.KindText, model.KindListed:
		return false
	case model.KindAnyArray:
		return !checksItems(t)
	}
	return true
}

// readArray reads exactly as many items as the array has room for; those
// beyond are skipped and counted.
func (g *generator) readArray(t *model.Type, to place, depth int) []jen.Code {
	n := g.names.local("n", depth)
	item := func() *jen.Statement { return to().Index(jen.Id(n)) }
	skip := g.offset().Op("=").Add(g.at("Skip"))
	one := jen.If(jen.Id(n).Op("<").Len(to())).Block(g.read(t.Elem, item, depth+1)...).Else().Block(skip)
	if t.Len == 0 {
		// The compiler of Go 1.26 fails on an assignment to an element of an array
		// without elements.
		one = skip
	}
	body := append([]jen.Code{g.start(depth), jen.Id(n).Op(":=").Lit(0)}, g.forItems(depth, one, jen.Id(n).Op("++"))...)
	return append(body, g.itemChecks(t, jen.Id(n), depth)...)
}

func (g *generator) readSet(t *model.Type, to place, depth int) []jen.Code {
	n, item, twice := g.names.local("n", depth), g.names.local("item", depth), g.names.local("twice", depth)
	one, _ := g.readNew(item, t.Key, depth)
	one = append(one,
		jen.If(jen.List(jen.Id("_"), jen.Id(twice)).Op(":=").Add(to()).Index(jen.Id(item)), jen.Id(twice)).Block(
			g.at("Repeated"),
		).Else().If(g.at("OK")).Block(
			to().Index(jen.Id(item)).Op("=").Struct().Values(),
		),
		g.offset().Op("=").Add(g.behind()),
	)
	var body []jen.Code
	if checksCount(t) {
		body = append(body, g.start(depth), jen.Id(n).Op(":=").Lit(0))
		one = append(one, jen.Id(n).Op("++"))
	}
	body = append(body, to().Op("=").Make(g.expr(t.Go)))
	body = append(body, g.forItems(depth, one...)...)
	return append(body, g.itemChecks(t, jen.Id(n), depth)...)
}

// checksCount reports whether the number of a collection's items is bounded.
func checksCount(t *model.Type) bool { return t.Check.MinItems > 0 || t.Check.MaxItems >= 0 }

func (g *generator) readMap(t *model.Type, to place, depth int) []jen.Code {
	name, key, item := g.names.local("name", depth), g.names.local("key", depth), g.names.local("item", depth)
	twice, more := g.names.local("twice", depth), g.names.local("more", depth)
	advance := func(method string) *jen.Statement {
		return jen.List(jen.Id(name), g.offset(), jen.Id(more)).Op("=").Add(g.at(method))
	}
	one := []jen.Code{
		jen.Id(key).Op(":=").Add(g.expr(t.Key.Go)).Call(jen.Id(name)),
		jen.If(jen.List(jen.Id("_"), jen.Id(twice)).Op(":=").Add(to()).Index(jen.Id(key)), jen.Id(twice)).Block(
			g.offset().Op("=").Add(g.at("Twice")),
			jen.Continue(),
		),
	}
	read, moved := g.readNew(item, t.Elem, depth)
	one = append(append(one, read...), g.assign(to().Index(jen.Id(key)), jen.Id(item), moved))
	return []jen.Code{
		to().Op("=").Make(g.expr(t.Go)),
		jen.List(jen.Id(name), jen.Id(more)).Op(":=").List(jen.Index().Byte().Call(jen.Nil()), jen.False()),
		jen.For(advance("Map"), jen.Id(more), advance("Entry")).Block(one...),
	}
}
