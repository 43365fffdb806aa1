package randpkg

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Plain writes a package of n tools for structs that encoding/json reads and
// writes in the contract's form: without enums, runes, sets, durations and free
// values, whose forms are the contract's own, and without times, of which the
// contract takes spellings that package time refuses. EchoN returns what it was
// given, and GetN the variable ValueN, which a test fills.
func Plain(r *rand.Rand, name string, n int) *Package {
	w := newWriter(r)
	p := &Package{Path: "case.test/" + name, Name: name}
	for i := range n {
		w.declare("type Struct%d struct {\n%s}", i, w.plainFields(3, false))
		w.declare("var Value%d Struct%d", i, i)
		w.declare("// Echo%[1]d repeats.\n//\n//tool:export\n//tool:param in inline\nfunc Echo%[1]d(in Struct%[1]d) Struct%[1]d { return in }", i)
		w.declare("// Get%[1]d gets.\n//\n//tool:export\nfunc Get%[1]d() Struct%[1]d { return Value%[1]d }", i)
		p.Tools = append(p.Tools, Tool{Func: fmt.Sprintf("Struct%d", i), Name: fmt.Sprintf("echo%d", i), Echoes: true})
	}
	p.Files = map[string]string{name + ".go": w.file(name)}
	return p
}

var plainLeaves = []string{
	"bool", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "float32", "float64", "string", "string", "string", "[]byte",
	"json.RawMessage", "json.Number", "netip.Addr",
}

// plainFields writes fields. Those without an option that leaves zeros out are
// required, so that no field of a value that was read is zero by being absent,
// except behind an embedded pointer.
func (w *writer) plainFields(depth int, behindPointer bool) string {
	var b strings.Builder
	for i := range 1 + w.IntN(4) {
		typ := w.plainType(depth)
		for behindPointer && strings.Contains(typ, "Number") {
			typ = w.plainType(depth) // the zero one is no number
		}
		options := pick(w, []string{"", "", ",omitempty", ",omitzero"})
		if i == 0 && w.oneIn(2) {
			typ = pick(w, []string{"", "*"}) + pick(w, plainLeaves[:13])
			options += ",string"
		}
		name := pick(w, []string{"", pick(w, propertyNames) + fmt.Sprint(w.n)})
		w.n++
		fmt.Fprintf(&b, "\tF%d %s `json:\"%s%s\"`\n", w.n, typ, name, options)
	}
	if depth > 1 && w.oneIn(2) {
		pointer := pick(w, []string{"", "*"})
		embedded := w.name("Embedded")
		w.declare("type %s struct {\n%s}", embedded, w.plainFields(depth-2, behindPointer || pointer != ""))
		b.WriteString("\t" + pointer + embedded + "\n")
	}
	return b.String()
}

func (w *writer) plainType(depth int) string {
	if depth <= 0 || w.oneIn(3) {
		leaf := pick(w, plainLeaves)
		switch leaf {
		case "json.RawMessage", "json.Number":
			w.use("encoding/json")
		case "netip.Addr":
			w.use("net/netip")
		default:
			if leaf != "uint8" && w.oneIn(4) { // encoding/json takes a slice of a named uint8 for bytes too
				name := w.name("T")
				w.declare("type %s %s", name, leaf)
				return name
			}
		}
		return leaf
	}
	switch w.IntN(6) {
	case 0:
		return "*" + strings.TrimLeft(w.plainType(depth-1), "*")
	case 1:
		return "[]" + w.plainType(depth-1)
	case 2:
		return fmt.Sprintf("[%d]%s", w.IntN(3), w.plainType(depth-1))
	case 3:
		return "map[string]" + w.plainType(depth-1)
	case 4:
		return "struct {\n" + w.plainFields(depth-1, false) + "}"
	}
	name := w.name("Part")
	w.declare("type %s struct {\n%s}", name, w.plainFields(depth-1, false))
	return name
}
