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

// readerFunc begins the function that reads into a variable v of a type.
func (g *generator) readerFunc(name string, typ jen.Code) *jen.Statement {
	return g.file.Func().Id(name).Params(
		g.reader().Op("*").Add(g.wire("Reader")), jen.Id(g.names.local("v", 1)).Op("*").Add(typ),
	)
}

// read writes what reads one value of a type into a place and checks every
// keyword of it. depth numbers the locals of nested loops.
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
	case model.KindStruct:
		return []jen.Code{jen.Id(g.structReader(t.Struct)).Call(g.reader(), jen.Op("&").Add(to()))}
	case model.KindListed:
		return []jen.Code{jen.Id(g.listedReader(t)).Call(g.reader(), jen.Op("&").Add(to()))}
	case model.KindURL:
		return []jen.Code{jen.Id(g.urlReader()).Call(g.reader(), jen.Op("&").Add(to()))}
	case model.KindText:
		return g.readText(t, to, depth)
	case model.KindEnum:
		return g.readEnum(t, to, depth)
	case model.KindAnyArray:
		if checksItems(t) {
			return g.readSlice(anySlice(t), to, depth)
		}
	case model.KindString, model.KindRune:
		if len(t.Check.Enum) > 0 {
			return append(g.readWord(t, to, depth), g.checks(t, to)...)
		}
	}
	return append([]jen.Code{to().Op("=").Add(g.scalar(t))}, g.checks(t, to)...)
}

// scalar is the expression that reads a value without parts.
func (g *generator) scalar(t *model.Type) *jen.Statement {
	method, has, args := g.scalarReader(t)
	return g.convert(t, has, g.call(method, args...))
}

// plain reports that one expression reads a value and checks all of it.
func (g *generator) plain(t *model.Type) bool {
	return isScalar(t) && len(g.checks(t, func() *jen.Statement { return jen.Id("_") })) == 0
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
			body = append(body, g.call("Length", jen.Lit(max(c.MinLength, 0)), jen.Lit(c.MaxLength)))
		}
	}
	if p := c.Pattern; p != nil && (t.Kind == model.KindString || t.Kind == model.KindRune) {
		body = append(body, g.patternCheck(p, t, of))
	}
	return body
}

// patternCheck matches the text of a string or rune that has been read.
func (g *generator) patternCheck(p *model.Pattern, t *model.Type, of place) jen.Code {
	text := of()
	if t.Go.Key() != "string" {
		text = jen.String().Call(of())
	}
	matched := jen.Id(g.patternTable(p)).Dot("Match").Call(text)
	return g.call("Pattern", matched, literal(p.Source))
}

var formatConstants = map[string]string{
	"date-time": "FormatDateTime", "date": "FormatDate", "time": "FormatTime", "duration": "FormatDuration",
	"email": "FormatEmail", "hostname": "FormatHostname", "ipv4": "FormatIPv4", "ipv6": "FormatIPv6",
	"uri": "FormatURI", "uuid": "FormatUUID",
}

// readPointer reads null as nil, and anything else into a new value.
func (g *generator) readPointer(t *model.Type, to place, depth int) []jen.Code {
	item := g.names.local("item", depth)
	block := append(g.readNew(item, t.Elem, depth), to().Op("=").Op("&").Id(item))
	return []jen.Code{jen.If(g.call("Null")).Block(to().Op("=").Nil()).Else().Block(block...)}
}

// readNew reads a value into a new variable.
func (g *generator) readNew(name string, t *model.Type, depth int) []jen.Code {
	to := func() *jen.Statement { return jen.Id(name) }
	if isScalar(t) {
		return append([]jen.Code{to().Op(":=").Add(g.scalar(t))}, g.checks(t, to)...)
	}
	return append([]jen.Code{jen.Var().Id(name).Add(g.expr(t.Go))}, g.read(t, to, depth+1)...)
}

// readEnum maps the text of a member to its value.
func (g *generator) readEnum(t *model.Type, to place, depth int) []jen.Code {
	i := g.names.local("i", depth)
	table := g.enumTable(t.Enum)
	value := jen.Id(g.enumValues(t.Enum)).Index(jen.Id(i))
	return []jen.Code{
		jen.If(jen.Id(i).Op(":=").Add(g.call("Enum", jen.Op("&").Id(table))), jen.Id(i).Op(">=").Lit(0)).Block(
			to().Op("=").Add(value),
		),
	}
}

// readWord reads a string that is one of an author's enum=.
func (g *generator) readWord(t *model.Type, to place, depth int) []jen.Code {
	i := g.names.local("i", depth)
	table := g.wordsTable(t)
	has, word := "string", jen.Id(table).Dot("Names").Index(jen.Id(i))
	if t.Kind == model.KindRune {
		has, word = "rune", jen.Index().Rune().Call(word).Index(jen.Lit(0))
	}
	return []jen.Code{
		jen.If(jen.Id(i).Op(":=").Add(g.call("Enum", jen.Op("&").Id(table))), jen.Id(i).Op(">=").Lit(0)).Block(
			to().Op("=").Add(g.convert(t, has, word)),
		),
	}
}
