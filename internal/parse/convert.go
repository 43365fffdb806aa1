package parse

import (
	"go/types"

	"github.com/toolgen/toolgen/internal/model"
)

// A converter turns Go types into the model's, for arguments or for results.
// The two differ in what a type must be able to do, and in that no keyword of
// an author holds for a result: the function alone could keep it.
type converter struct {
	*reader
	result  bool
	structs map[string]*structEntry // by spelling: rune and int32 are two types here
	enums   map[string]*enumEntry
	// unlisted are the types of other packages that were reported for having no
	// listed schema, by typeKey.
	unlisted map[string]bool
	active   []*types.Named // the types being converted, outermost first
	uses     []use          // how each of them was reached
}

// structEntry remembers a struct that was refused too, so that its faults are
// reported once and every use of it fails.
type structEntry struct {
	s  *model.Struct
	ok bool
}

func newConverter(rd *reader, result bool) *converter {
	return &converter{reader: rd, result: result, structs: map[string]*structEntry{}, enums: map[string]*enumEntry{}, unlisted: map[string]bool{}}
}

// convert gives the model of a type, or nil after reporting why it has none.
//
// The order is the contract's: the table's own types, types with JSON of their
// own, types with a text form, enums, and the underlying type.
func (c *converter) convert(t types.Type, u use) *model.Type {
	if c.invalid(t, u) {
		return nil
	}
	if a, ok := t.(*types.Alias); ok {
		u = u.through(a.Obj().Pkg())
	}
	expr, ok := c.spellOn(u.trail, t)
	if !ok && c.unsoundUse(u) {
		return nil // the type checker says so too
	}
	if !ok {
		c.refuse(u, typeText(t, u.pkg), "cannot be named by this package").
			WithHint("export the type, or declare an alias of it in a package that may be imported")
		return nil
	}
	m := &model.Type{Go: expr, Check: model.NoCheck()}
	if c.known(t, m) {
		return m
	}
	if elem := sequenceOf(t); elem != nil {
		m.Kind = model.KindSeq
		m.Elem = c.convert(elem, u.step("[]"))
		return orNil(m, m.Elem)
	}
	if c.embedsEndlessly(t, u) || c.isHosts(t, u) {
		return nil
	}
	named, _ := types.Unalias(t).(*types.Named)
	if named != nil && c.unparsed(named, u) {
		return nil
	}
	unsound := named != nil && c.unsound(named, u)
	m = c.declared(t, named, m, u) // read even so, for the faults that it has beside
	if unsound || m != nil && named != nil && c.instantiatesEndlessly(named, u) {
		return nil
	}
	return m
}

// declared converts what the contract's table does not list by name. named is
// nil for a type without a name.
func (c *converter) declared(t types.Type, named *types.Named, m *model.Type, u use) *model.Type {
	if own, handled := c.ownForm(t, m, u); handled {
		return own
	}
	if named == nil {
		return c.underlying(t, t, m, u)
	}
	return c.named(t, named, m, u)
}

func (c *converter) named(t types.Type, named *types.Named, m *model.Type, u use) *model.Type {
	m.Named = true
	e, ok := c.enum(named, m, u)
	if !ok {
		return nil
	}
	if e != nil {
		m.Kind, m.Enum = model.KindEnum, e
		return m
	}
	if !c.enter(named, u) {
		return nil
	}
	defer c.leave()
	return c.underlying(t, named.Underlying(), m, u)
}

// underlying converts what a type is made of. t is the type as it was written,
// from which messages and generated code take its name.
func (c *converter) underlying(t, under types.Type, m *model.Type, u use) *model.Type {
	switch x := types.Unalias(under).(type) {
	case *types.Basic:
		return c.basic(x, m, u)
	case *types.Pointer:
		return c.pointer(x, m, u)
	case *types.Slice:
		return c.slice(x, m, u)
	case *types.Array:
		m.Kind, m.Len = model.KindArray, x.Len()
		m.Check.MinItems, m.Check.MaxItems = int(x.Len()), int(x.Len())
		m.Elem = c.convert(x.Elem(), u.step("[]"))
		return orNil(m, m.Elem)
	case *types.Map:
		return c.mapping(x, m, u)
	case *types.Struct:
		return c.structure(t, x, m, u)
	case *types.Interface:
		return c.iface(t, x, m, u)
	}
	return c.noSchema(t, u)
}

func orNil(m *model.Type, parts ...*model.Type) *model.Type {
	for _, p := range parts {
		if p == nil {
			return nil
		}
	}
	return m
}

func (c *converter) basic(b *types.Basic, m *model.Type, u use) *model.Type {
	switch b.Kind() {
	case types.Bool:
		m.Kind = model.KindBool
	case types.String:
		m.Kind = model.KindString
	case types.Float32, types.Float64:
		m.Kind, m.Bits = model.KindFloat, 32
		if b.Kind() == types.Float64 {
			m.Bits = 64
		}
	case types.Int, types.Int8, types.Int16, types.Int32, types.Int64,
		types.Uint, types.Uint8, types.Uint16, types.Uint32, types.Uint64:
		c.integer(b, m)
	default:
		return c.noSchema(b, u)
	}
	return m
}

// integer sets the range of an integer type. A rune is known by its spelling,
// which is all that sets it apart from an int32.
func (c *converter) integer(b *types.Basic, m *model.Type) {
	if b.Name() == "rune" {
		m.Kind = model.KindRune
		m.Check.MinLength, m.Check.MaxLength = 1, 1
		return
	}
	r := integerRanges[b.Kind()]
	m.Kind, m.Bits = model.KindInt, r.bits
	if b.Info()&types.IsUnsigned != 0 {
		m.Kind = model.KindUint
	}
	m.Check.Minimum, m.Check.Maximum = r.min, r.max
}

// integerRanges has the 64-bit range for int and uint on every platform, so
// that the output does not depend on where it is generated.
var integerRanges = map[types.BasicKind]struct {
	bits     int
	min, max string
}{
	types.Int:    {0, "-9223372036854775808", "9223372036854775807"},
	types.Int8:   {8, "-128", "127"},
	types.Int16:  {16, "-32768", "32767"},
	types.Int32:  {32, "-2147483648", "2147483647"},
	types.Int64:  {64, "-9223372036854775808", "9223372036854775807"},
	types.Uint:   {0, "0", "18446744073709551615"},
	types.Uint8:  {8, "0", "255"},
	types.Uint16: {16, "0", "65535"},
	types.Uint32: {32, "0", "4294967295"},
	types.Uint64: {64, "0", "18446744073709551615"},
}

func (c *converter) pointer(p *types.Pointer, m *model.Type, u use) *model.Type {
	if _, twice := p.Elem().Underlying().(*types.Pointer); twice {
		c.refuse(u, typeText(p, u.pkg), "is a pointer to a pointer, and JSON has one null").WithHint("use a single pointer")
		return nil
	}
	m.Kind = model.KindPointer
	m.Elem = c.convert(p.Elem(), u)
	return orNil(m, m.Elem)
}

func (c *converter) slice(s *types.Slice, m *model.Type, u use) *model.Type {
	elem := types.Unalias(s.Elem())
	if b, ok := elem.(*types.Basic); ok && b.Kind() == types.Uint8 {
		m.Kind = model.KindBytes
		return m
	}
	if isAny(elem) {
		m.Kind = model.KindAnyArray
		return m
	}
	m.Kind = model.KindSlice
	m.Elem = c.convert(s.Elem(), u.step("[]"))
	return orNil(m, m.Elem)
}

func isAny(t types.Type) bool {
	i, ok := types.Unalias(t).(*types.Interface)
	return ok && i.Empty()
}

func (c *converter) iface(t types.Type, x *types.Interface, m *model.Type, u use) *model.Type {
	if x.Empty() {
		m.Kind = model.KindAny
		return m
	}
	c.refuse(u, typeText(t, u.pkg), "is an interface and has no schema").
		WithHint("use a concrete type, or any for every JSON value")
	return nil
}
