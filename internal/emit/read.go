package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// A place is where a value is put: something that can be assigned to, written
// anew each time because jennifer's statements grow when they are used.
type place = func() *jen.Statement

func (g *generator) reader() *jen.Statement { return jen.Id(g.names.local("r", 1)) }

func (g *generator) call(method string, args ...jen.Code) *jen.Statement {
	return g.reader().Dot(method).Call(args...)
}

// offset is the variable that says where reading stands in the text.
func (g *generator) offset() *jen.Statement { return jen.Id(g.names.local("i", 1)) }

// behind is the variable for the offset behind a value, as long as the offset
// of the value itself is needed.
func (g *generator) behind() *jen.Statement { return jen.Id(g.names.local("next", 1)) }

// at calls a method of the reader for the value at the present offset.
func (g *generator) at(method string, args ...jen.Code) *jen.Statement {
	return g.call(method, append([]jen.Code{g.offset()}, args...)...)
}

// assign puts a value into a place; advance says that the offset moves behind
// the value, too.
func (g *generator) assign(to *jen.Statement, value jen.Code, advance bool) jen.Code {
	if !advance {
		return to.Op("=").Add(value)
	}
	return jen.List(to, g.offset()).Op("=").List(value, g.behind())
}

// readerFunc begins the function that reads into a variable v of a type and
// returns the offset behind the value.
func (g *generator) readerFunc(name string, typ jen.Code) *jen.Statement {
	return g.file.Func().Id(name).Params(
		g.reader().Op("*").Add(g.wire("Reader")), g.offset().Int(), jen.Id(g.names.local("v", 1)).Op("*").Add(typ),
	).Int()
}

// read writes what reads one value of a type into a place, checks every keyword
// of it, and moves the offset behind it. depth numbers the locals of nested
// loops.
func (g *generator) read(t *model.Type, to place, depth int) []jen.Code {
	switch t.Kind {
	case model.KindPointer:
		return g.readPointer(t, to, depth)
	case model.KindSlice:
		return g.readSlice(t, to, depth)
	case model.KindArray:
		return g.readArray(t, to, depth)
	case model.KindSet:
		return g.readSet(t, to, depth)
	case model.KindMap:
		return g.readMap(t, to, depth)
	case model.KindSeq:
		return g.readSeq(t, to, depth)
	case model.KindText:
		return g.readText(t, to, depth)
	case model.KindAnyArray:
		if checksItems(t) {
			return g.readSlice(anySlice(t), to, depth)
		}
	}
	if reader, ok := g.partsReader(t); ok {
		return []jen.Code{g.offset().Op("=").Id(reader).Call(g.reader(), g.offset(), jen.Op("&").Add(to()))}
	}
	call, has := g.scalar(t)
	checks := g.checks(t, g.value)
	if len(checks) == 0 && t.Go.Key() == has {
		return []jen.Code{jen.List(to(), g.offset()).Op("=").Add(call)}
	}
	body := append([]jen.Code{jen.List(g.value(), g.behind()).Op(":=").Add(call)}, checks...)
	return append(body, g.assign(to(), g.convert(t, has, g.value()), true))
}

// value is the variable for a value that is not yet in its place.
func (g *generator) value() *jen.Statement { return jen.Id(g.names.local("value", 1)) }

// readNew reads a value into a new variable. advance says that the offset is
// still that of the value, and is to be moved to the variable for the one behind
// it.
func (g *generator) readNew(name string, t *model.Type, depth int) (body []jen.Code, advance bool) {
	to := func() *jen.Statement { return jen.Id(name) }
	if reader, ok := g.partsReader(t); ok {
		return []jen.Code{
			jen.Var().Id(name).Add(g.expr(t.Go)),
			g.behind().Op(":=").Id(reader).Call(g.reader(), g.offset(), jen.Op("&").Add(to())),
		}, true
	}
	if !isScalar(t) {
		return append([]jen.Code{jen.Var().Id(name).Add(g.expr(t.Go))}, g.read(t, to, depth+1)...), false
	}
	call, has := g.scalar(t)
	if t.Go.Key() == has {
		return append([]jen.Code{jen.List(to(), g.behind()).Op(":=").Add(call)}, g.checks(t, to)...), true
	}
	body = append([]jen.Code{jen.List(g.value(), g.behind()).Op(":=").Add(call)}, g.checks(t, g.value)...)
	return append(body, to().Op(":=").Add(g.convert(t, has, g.value()))), true
}

// partsReader is the function that reads a value of parts, or that hands itself
// to a type's own method, if there is one for the type.
func (g *generator) partsReader(t *model.Type) (name string, ok bool) {
	switch t.Kind {
	case model.KindStruct:
		return g.structReader(t.Struct), true
	case model.KindListed:
		return g.listedReader(t), true
	case model.KindURL:
		return g.urlReader(), true
	}
	return "", false
}

// scalar is the call that reads a value without parts, and the type of what it
// returns.
func (g *generator) scalar(t *model.Type) (call *jen.Statement, has string) {
	switch {
	case t.Kind == model.KindEnum:
		return jen.Id(g.enumReader(t.Enum)).Call(g.reader(), g.offset()), t.Go.Key()
	case isWord(t):
		name, has := g.wordReader(t)
		return jen.Id(name).Call(g.reader(), g.offset()), has
	}
	method, has, args := g.scalarReader(t)
	return g.at(method, args...), has
}

// scalarReader is the reader's method for a kind, the type that it returns, and
// what it is told of the value's keywords.
func (g *generator) scalarReader(t *model.Type) (method, has string, args []jen.Code) {
	switch t.Kind {
	case model.KindInt, model.KindUint:
		return g.integerReader(t)
	case model.KindFloat:
		if t.Bits == 32 {
			return "Float32", "float32", []jen.Code{g.rangeTable(t)}
		}
		return "Float64", "float64", []jen.Code{g.rangeTable(t)}
	case model.KindNumber:
		return "Number", "string", []jen.Code{g.rangeTable(t)}
	case model.KindQuoted:
		return g.quotedReader(t.Elem)
	case model.KindString:
		if f := t.Check.Format; f != "" {
			return "Formatted", "string", []jen.Code{g.wire(formatConstants[f])}
		}
	case model.KindTime:
		return timeMethods[t.Check.Format], "time.Time", nil
	case model.KindDuration:
		if t.Check.Format != "" {
			return "ISODuration", "time.Duration", nil
		}
		return "Duration", "time.Duration", nil
	}
	m := readerMethods[t.Kind]
	return m.name, m.has, nil
}

// readerMethods are the reader's methods that need to know no more than the
// kind, and the types that they return.
var readerMethods = map[model.Kind]struct{ name, has string }{
	model.KindBool:      {"Bool", "bool"},
	model.KindString:    {"String", "string"},
	model.KindRune:      {"Rune", "rune"},
	model.KindBytes:     {"Bytes", bytesKey},
	model.KindUUID:      {"UUID", uuidKey},
	model.KindAny:       {"Any", "any"},
	model.KindRawJSON:   {"Raw", bytesKey},
	model.KindAnyObject: {"AnyObject", anyObjectKey},
	model.KindAnyArray:  {"AnyArray", anyArrayKey},
}

// timeMethods are the reader's and the writer's methods for the forms of a time.
var timeMethods = map[string]string{"date-time": "Time", "date": "Date", "time": "ClockTime"}

// integerReader is scalarReader for integers.
func (g *generator) integerReader(t *model.Type) (method, has string, args []jen.Code) {
	method, has = "Int", "int"
	if t.Kind == model.KindUint {
		method, has = "Uint", "uint"
	}
	if len(t.Check.Enum) > 0 {
		return "OneOf" + method + "64", has + "64", []jen.Code{jen.Id(g.integersTable(t, has+"64"))}
	}
	if t.Bits != 0 {
		method, has = method+"64", has+"64"
	}
	return method, has, []jen.Code{g.limit(t.Check.Minimum), g.limit(t.Check.Maximum)}
}

// limits are the ends of the 64-bit ranges, which read better by name.
var limits = map[string]string{
	"-9223372036854775808": "MinInt64", "9223372036854775807": "MaxInt64", "18446744073709551615": "MaxUint64",
}

func (g *generator) limit(text string) jen.Code {
	if name, ok := limits[text]; ok {
		g.importAs("math", "math")
		return jen.Qual("math", name)
	}
	return jen.Op(text)
}

// checks are the statements after the value has been read, for the keywords
// that reading it did not check.
func (g *generator) checks(t *model.Type, of place) []jen.Code {
	var body []jen.Code
	c := t.Check
	if t.Kind == model.KindString || t.Kind == model.KindBytes {
		if c.MinLength > 0 || c.MaxLength >= 0 {
			body = append(body, g.at("Length", g.behind(), jen.Lit(max(c.MinLength, 0)), jen.Lit(c.MaxLength)))
		}
	}
	if p := c.Pattern; p != nil && (t.Kind == model.KindString || t.Kind == model.KindRune) {
		body = append(body, g.at("Pattern", g.matches(p, textOf(t, of())), literal(p.Source)))
	}
	return body
}

// textOf is the text of a string or rune that the reader has returned.
func textOf(t *model.Type, value *jen.Statement) *jen.Statement {
	if t.Kind == model.KindRune {
		return jen.String().Call(value)
	}
	return value
}

var formatConstants = map[string]string{
	"date-time": "FormatDateTime", "date": "FormatDate", "time": "FormatTime", "duration": "FormatDuration",
	"email": "FormatEmail", "hostname": "FormatHostname", "ipv4": "FormatIPv4", "ipv6": "FormatIPv6",
	"uri": "FormatURI", "uuid": "FormatUUID",
}

// readPointer reads null as nil, and anything else into a new value.
func (g *generator) readPointer(t *model.Type, to place, depth int) []jen.Code {
	if isPlainString(t.Elem) {
		return []jen.Code{jen.List(to(), g.offset()).Op("=").Add(g.at("NullableString"))}
	}
	item, null := g.names.local("item", depth), jen.Id(g.names.local("null", 1))
	block, advance := g.readNew(item, t.Elem, depth)
	value := jen.Op("&").Id(item)
	if t.Elem.Go.Key() == "string" {
		value = g.call("NewString", jen.Id(item))
	}
	return []jen.Code{
		jen.If(jen.List(null, g.behind()).Op(":=").Add(g.at("Null")), null.Clone()).Block(
			g.assign(to(), jen.Nil(), true),
		).Else().Block(append(block, g.assign(to(), value, advance))...),
	}
}
