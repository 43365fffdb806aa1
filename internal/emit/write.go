package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

func (g *generator) writer() *jen.Statement { return jen.Id(g.names.local("w", 1)) }

// buffer is what has been written so far.
func (g *generator) buffer() *jen.Statement { return jen.Id(g.names.local("b", 1)) }

// put calls a method of the writer.
func (g *generator) put(method string, args ...jen.Code) jen.Code {
	return g.append(g.writer().Dot(method).Call(append([]jen.Code{g.buffer()}, args...)...))
}

// putBy calls a function that is declared by writerFunc.
func (g *generator) putBy(name string, v jen.Code) jen.Code {
	return g.append(jen.Id(name).Call(g.writer(), g.buffer(), v))
}

// writerFunc declares the function that writes a parameter v of a type.
func (g *generator) writerFunc(name string, typ jen.Code, body []jen.Code) {
	g.file.Func().Id(name).Params(
		g.writer().Op("*").Add(g.wire("Writer")), g.buffer().Index().Byte(), jen.Id(g.names.local("v", 1)).Add(typ),
	).Index().Byte().Block(g.returned(g.joined(body))...)
}

// write writes what encodes one value.
func (g *generator) write(t *model.Type, v place, depth int) []jen.Code {
	switch t.Kind {
	case model.KindPointer:
		return []jen.Code{jen.If(v().Op("==").Nil()).Block(g.put("Null")).Else().Block(g.writePointed(t, v, depth)...)}
	case model.KindSlice, model.KindArray:
		return g.writeItems(t, v, depth)
	case model.KindSet:
		return g.writeSet(t, v, depth)
	case model.KindMap:
		return g.writeMap(t, v, depth)
	case model.KindSeq:
		return g.writeSeq(t, v, depth)
	case model.KindStruct:
		return []jen.Code{g.putBy(g.structWriter(t.Struct), jen.Op("&").Add(v()))}
	case model.KindListed:
		return []jen.Code{g.putBy(g.listedWriter(t), jen.Op("&").Add(v()))}
	case model.KindURL:
		return []jen.Code{g.writeURL(v())}
	case model.KindText:
		return []jen.Code{g.putBy(g.textWriter(t), jen.Op("&").Add(v()))}
	case model.KindEnum:
		return []jen.Code{g.putBy(g.enumWriter(t.Enum), v())}
	}
	method, typ := scalarWriter(t)
	value := v()
	if typ != "" && t.Go.Key() != typ {
		value = conversionTo(typ).Call(v())
	}
	return []jen.Code{g.put(method, value)}
}

// writePointed writes what a pointer points to, when it is not nil.
func (g *generator) writePointed(t *model.Type, v place, depth int) []jen.Code {
	switch {
	case t.Elem.Kind == model.KindStruct:
		return []jen.Code{g.putBy(g.structWriter(t.Elem.Struct), v())}
	case t.Elem.Kind == model.KindListed:
		return []jen.Code{g.putBy(g.listedWriter(t.Elem), v())}
	case t.Elem.Kind == model.KindURL:
		return []jen.Code{g.writeURL(receiverOf(t, v))}
	case t.Elem.Kind == model.KindText:
		return []jen.Code{g.putBy(g.textWriter(t.Elem), v())}
	case hasParts(t.Elem):
		// A variable keeps the indexes below free of dereferences.
		item := g.names.local("item", depth)
		write := g.write(t.Elem, func() *jen.Statement { return jen.Id(item) }, depth+1)
		return append([]jen.Code{jen.Id(item).Op(":=").Op("*").Add(v())}, write...)
	}
	return g.write(t.Elem, func() *jen.Statement { return jen.Op("*").Add(v()) }, depth)
}

// hasParts finds the kinds whose parts are reached one by one.
func hasParts(t *model.Type) bool {
	switch t.Kind {
	case model.KindSlice, model.KindArray, model.KindSet, model.KindMap, model.KindSeq:
		return true
	}
	return false
}

// needsAddress finds the kinds that are written through their address, by a
// function or by a method that may have a pointer receiver.
func needsAddress(t *model.Type) bool {
	switch t.Kind {
	case model.KindStruct, model.KindURL, model.KindText, model.KindListed:
		return true
	}
	return false
}

// receiverOf is a pointer as the receiver of a method of what it points to. Go
// looks through a pointer for methods by itself, but not where the pointer's
// type has a name.
func receiverOf(t *model.Type, v place) *jen.Statement {
	if t.Named {
		return jen.Parens(jen.Op("*").Add(v()))
	}
	return v()
}

// scalarWriter is the writer's method for a kind, and the type it takes where
// values of the kind may have to be converted to it.
func scalarWriter(t *model.Type) (method, typ string) {
	switch t.Kind {
	case model.KindFloat:
		if t.Bits == 32 {
			return "Float32", "float32"
		}
		return "Float64", "float64"
	case model.KindQuoted:
		method, typ = scalarWriter(t.Elem)
		return "Quoted" + method, typ
	case model.KindTime:
		return timeMethods[t.Check.Format], ""
	case model.KindDuration:
		if t.Check.Format != "" {
			return "ISODuration", ""
		}
		return "Duration", ""
	}
	m := writerMethods[t.Kind]
	return m.name, m.takes
}

// writerMethods are the writer's methods that need to know no more than the
// kind.
var writerMethods = map[model.Kind]struct{ name, takes string }{
	model.KindBool:      {"Bool", "bool"},
	model.KindInt:       {"Int64", "int64"},
	model.KindUint:      {"Uint64", "uint64"},
	model.KindNumber:    {"Number", "string"},
	model.KindString:    {"String", "string"},
	model.KindRune:      {"Rune", "rune"},
	model.KindBytes:     {"Bytes", ""},
	model.KindUUID:      {"UUID", ""},
	model.KindAny:       {"Any", ""},
	model.KindRawJSON:   {"RawJSON", ""},
	model.KindAnyObject: {"Any", anyObjectKey},
	model.KindAnyArray:  {"Any", anyArrayKey},
}

// conversionTo writes a conversion to one of the writer's parameter types.
func conversionTo(typ string) *jen.Statement {
	switch typ {
	case anyObjectKey:
		return jen.Map(jen.String()).Any()
	case anyArrayKey:
		return jen.Index().Any()
	}
	return jen.Id(typ)
}

func (g *generator) comma() jen.Code { return g.put("Comma") }

// writeItems writes the items of a slice or array. They are reached by index,
// so that none is copied.
func (g *generator) writeItems(t *model.Type, v place, depth int) []jen.Code {
	i := g.names.local("i", depth)
	item := func() *jen.Statement { return v().Index(jen.Id(i)) }
	loop := append([]jen.Code{g.comma()}, g.write(t.Elem, item, depth+1)...)
	return []jen.Code{g.raw("["), jen.For(jen.Id(i).Op(":=").Range().Add(v())).Block(loop...), g.raw("]")}
}

// sortedKeys are a map's keys in order: strings by the bytes that are written,
// integers by value.
func (g *generator) sortedKeys(key *model.Type, v place) jen.Code {
	if key.Kind == model.KindString || key.Kind == model.KindEnum && !key.Enum.Integer {
		return g.wire("Keys").Call(g.writer(), g.buffer(), v())
	}
	g.importAs("maps", "maps")
	g.importAs("slices", "slices")
	return jen.Qual("slices", "Sorted").Call(jen.Qual("maps", "Keys").Call(v()))
}

func (g *generator) writeSet(t *model.Type, v place, depth int) []jen.Code {
	item := g.names.local("item", depth)
	loop := append([]jen.Code{g.comma()}, g.write(t.Key, func() *jen.Statement { return jen.Id(item) }, depth+1)...)
	return []jen.Code{
		g.raw("["),
		jen.For(jen.List(jen.Id("_"), jen.Id(item)).Op(":=").Range().Add(g.sortedKeys(t.Key, v))).Block(loop...),
		g.raw("]"),
	}
}

func (g *generator) writeMap(t *model.Type, v place, depth int) []jen.Code {
	key, item := g.names.local("key", depth), g.names.local("item", depth)
	name := jen.Id(key)
	if t.Key.Go.Key() != "string" {
		name = jen.String().Call(jen.Id(key))
	}
	loop := []jen.Code{
		g.comma(),
		g.put("String", name),
		g.raw(":"),
	}
	value := func() *jen.Statement { return v().Index(jen.Id(key)) }
	if needsAddress(t.Elem) || hasParts(t.Elem) {
		// An element of a map has no address, and reaching its parts would take
		// a lookup for each.
		loop = append(loop, jen.Id(item).Op(":=").Add(value()))
		value = func() *jen.Statement { return jen.Id(item) }
	}
	loop = append(loop, g.write(t.Elem, value, depth+1)...)
	return []jen.Code{
		g.raw("{"),
		jen.For(jen.List(jen.Id("_"), jen.Id(key)).Op(":=").Range().Add(g.sortedKeys(t.Key, v))).Block(loop...),
		g.raw("}"),
	}
}
