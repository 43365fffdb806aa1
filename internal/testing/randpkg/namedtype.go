package randpkg

import (
	"fmt"
	"slices"
	"strings"
)

// A namedTyp is a type as a speller spells it.
type namedTyp struct {
	src     string
	rune    bool // its leaf is spelled so
	pointer bool
}

// typ spells a type. It has one leaf, so that it never holds a rune and an int32
// both, which reflection could not tell apart.
func (s *speller) typ(depth int) namedTyp {
	if depth <= 0 || s.oneIn(4) {
		return s.leaf()
	}
	if s.oneIn(2) {
		if o, ok := s.offer(plainOffer, structOffer, genericOffer); ok {
			return s.use(o, depth)
		}
	}
	t := s.typ(depth - 1)
	with := func(format string) namedTyp { return namedTyp{src: fmt.Sprintf(format, t.src), rune: t.rune} }
	switch s.IntN(9) {
	case 0, 1:
		if t.pointer {
			return t
		}
		p := with(pickName(s.Rand, []string{"*%s", "basics.Opt[%s]"}))
		p.pointer = true
		return p
	case 2, 3:
		return with(pickName(s.Rand, []string{"[]%s", "basics.List[%s]"}))
	case 4:
		return with("[2]%s")
	case 5:
		return with("basics.Dict[%s]")
	case 6:
		return with("map[" + s.predeclared("string", "basics.String") + "]%s")
	case 7:
		return with("stditer.Seq[%s]")
	}
	key := []namedTyp{{src: "basics.String"}, {src: "basics.Rune", rune: true}, {src: "basics.Int32"}, {src: "basics.Uint64"}}[s.IntN(4)]
	return namedTyp{src: "map[" + key.src + "]struct{}", rune: key.rune}
}

// predeclared is a predeclared name, or another where the package hides it.
func (s *speller) predeclared(name, other string) string {
	if s.hiding[name] || s.oneIn(3) {
		return other
	}
	return name
}

var namedLeaves = [][2]string{
	{"bool", "basics.Bool"}, {"int", "basics.Int"}, {"int8", "basics.Int8"}, {"uint", "basics.Uint"}, {"uint64", "basics.Uint64"}, {"int32", "basics.Int32"}, {"rune", "basics.Rune"},
	{"float32", "basics.Float32"}, {"float64", "basics.Float64"}, {"string", "basics.String"}, {"string", "basics.String"}, {"any", "basics.Any"}, {"", "basics.Bytes"}, {"", "stdtime.Time"},
	{"", "stdtime.Duration"}, {"", "stdjson.RawMessage"}, {"", "stdjson.Number"}, {"", "stdnetip.Addr"}, {"", "stdurl.URL"}, {"", "[]interface{}"}, {"", "[]byte"},
}

func (s *speller) leaf() namedTyp {
	l := namedLeaves[s.IntN(len(namedLeaves))]
	t := namedTyp{src: l[1], rune: l[0] == "rune"}
	if l[0] != "" {
		t.src = s.predeclared(l[0], l[1])
	}
	return t
}

// offer picks a type of this package or of one that it imports.
func (s *speller) offer(kinds ...offerKind) (offer, bool) {
	var fit []offer
	for _, o := range append(s.imported, s.offers...) {
		if slices.Contains(kinds, o.kind) {
			fit = append(fit, o)
		}
	}
	if len(fit) == 0 {
		return offer{}, false
	}
	return fit[s.IntN(len(fit))], true
}

func (s *speller) use(o offer, depth int) namedTyp {
	name := o.name
	if alias := s.aliases[o.pkg]; o.pkg != s.path && alias != "." {
		name = alias + "." + name
	}
	if o.kind != genericOffer {
		return namedTyp{src: name, rune: o.rune}
	}
	arg := s.typ(depth - 1)
	return namedTyp{src: name + "[" + arg.src + "]", rune: arg.rune}
}

// types declares n types, each of which may use those before it.
func (s *speller) types(n int) {
	names := append([]string(nil), typeNames...)
	s.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	for _, name := range names[:n+2] {
		dotted := slices.ContainsFunc(s.imported, func(o offer) bool { return s.aliases[o.pkg] == "." && strings.TrimSuffix(o.name, "List") == name })
		if dotted || len(s.offers) == n {
			continue
		}
		s.offers = append(s.offers, s.declareType(name))
	}
}

func (s *speller) declareType(name string) offer {
	o := offer{pkg: s.path, name: name}
	add := func(format string, args ...any) { s.decls = append(s.decls, fmt.Sprintf(format, args...)) }
	known := NamedType{}
	switch s.IntN(13) { // structs most often
	case 0:
		t := s.leaf()
		for strings.Contains(t.src, "std") || strings.HasSuffix(t.src, "ny") {
			t = s.leaf() // the row of a table's type, and an interface, is no type of it
		}
		known.Rune = t.rune
		add("type %s %s", name, t.src)
	case 1:
		known.Members = s.enum(name)
	case 2:
		o.kind = genericOffer
		parameter := pickName(s.Rand, []string{"T", "string", "len", "error", "any", "V"})
		add("type %s[%[2]s interface{}] struct {\n\tOne %[2]s `json:\"one\" as:\"T\"`\n\tMany []%[2]s `as:\"T\"`\n\tPtr map[basics.String]*[1]%[2]s `json:\"ptr,omitempty\" as:\"T\"`\n}", name, parameter)
	case 3:
		t := s.typ(2)
		o.rune = t.rune
		add("type %s = %s", name, t.src)
		if t.pointer {
			return s.unusable(o)
		}
	case 4:
		o.kind = genericOffer
		add("type %s[T interface{}] = []T", name)
	case 5:
		add("type %[1]s struct{ text basics.String }\n\nfunc (t *%[1]s) UnmarshalText(b basics.Bytes) basics.Error { t.text = basics.String(b); return %[2]s }\n\nfunc (t %[1]s) MarshalText() (basics.Bytes, basics.Error) { return basics.Bytes(t.text), %[2]s }", name, "*new(basics.Error)")
	case 6:
		t := s.typ(2)
		for t.pointer || !strings.HasPrefix(t.src, "[]") && !strings.HasPrefix(t.src, "map") {
			t = s.typ(2)
		}
		known.Rune = t.rune
		add("type %s %s", name, t.src)
	default:
		o.kind = structOffer
		add("type %s struct {\n%s%s}", name, s.fields(3), s.hiddenField())
	}
	s.named[s.path+"."+name] = known
	return o
}

// unusable makes an alias of a pointer one that only a slice is made of.
func (s *speller) unusable(o offer) offer {
	s.decls = append(s.decls, fmt.Sprintf("type %sList = []%s", o.name, o.name))
	o.name += "List"
	return o
}

func (s *speller) enum(name string) []string {
	if s.oneIn(2) {
		s.decls = append(s.decls, fmt.Sprintf("type %[1]s basics.Int\n\nconst (\n\t%[1]sOpen %[1]s = 7\n\t%[1]sÄ %[1]s = -5\n\t%[1]sNil = %[1]s(0)\n)", name))
		return []string{"Open", "Ä", "Nil"}
	}
	s.decls = append(s.decls, fmt.Sprintf("type %[1]s basics.String\n\nconst (\n\t%[1]sB %[1]s = \"b c\"\n\t%[1]sA = %[1]s(\"\\u00e9\")\n)", name))
	return []string{"b c", "é"}
}
