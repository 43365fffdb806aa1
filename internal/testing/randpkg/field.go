package randpkg

import (
	"fmt"
	"strconv"
	"strings"
)

// A mode says what a struct is for, which decides how its zero fields may be
// left out.
type mode uint8

const (
	ordinary mode = iota
	// dropping structs are embedded by pointer: given one field the others are
	// zero, so all of them have a default or leave their zero value out.
	dropping
)

// propertyNames are names that a json tag can give, and that are hard on code.
var propertyNames = []string{
	"id", "type", "range", "func", "user-id", "größe", "名前", "a b", "x.y", "$ref", "A", "a", "__proto__", "items", "len", "ID", "Id", "iD", "string", "nil", "1st",
}

// wildNames are those that only name= can give.
var wildNames = []string{`q"uote`, `back\slash`, "com,ma", "tab\t", "\U0001f600", "line\n", "\u2028", "\ufeffbom", "nul\x00", "<&>", "'", "e\u0301"}

// fields writes the fields of a struct, and says whether it is restless.
func (w *writer) fields(depth int, m mode) (text string, restless bool) {
	names := append([]string(nil), propertyNames...)
	w.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	for i := range w.IntN(5) {
		f, r := w.field(fmt.Sprintf("F%d", i), names[i], depth, m)
		text, restless = text+f, restless || r
	}
	if depth > 0 && m == ordinary && w.oneIn(4) {
		f, r := w.embedded(depth - 1)
		text, restless = text+f, restless || r
	}
	return text, restless
}

// embedded declares a struct with names of its own and embeds it.
func (w *writer) embedded(depth int) (text string, restless bool) {
	name, pointer, m := w.name("Embedded"), "", ordinary
	if w.oneIn(2) {
		pointer, m, restless = "*", dropping, true
	}
	for i := range 1 + w.IntN(3) {
		f, r := w.field(fmt.Sprintf("%sF%d", name, i), fmt.Sprintf("%s.%d", name, i), depth, m)
		text, restless = text+f, restless || r
	}
	w.declare("type %s struct {\n%s}", name, text)
	return "\t" + pointer + name + "\n", restless
}

// field writes one field with its tag and its directive.
func (w *writer) field(goName, name string, depth int, m mode) (text string, restless bool) {
	t := w.anyType(depth)
	for m == dropping && t.restless {
		t = w.anyType(depth)
	}
	options := ""
	if w.oneIn(6) {
		t, options = w.quoted(), ",string"
	}
	words := w.keywords(t, options != "")
	byDefault := w.perhapsDefault(t, &words)
	restless = t.restless
	if optional := !byDefault && !t.restless && (m == dropping || w.oneIn(3)); optional {
		omit := t.omit(w)
		restless = omit == "omitempty" && t.emptyIsNotZero()
		options += "," + omit
		if w.oneIn(2) {
			words = append(words, "optional")
		}
	}
	if w.oneIn(10) {
		words = append(words, "name="+strconv.Quote(goName+pick(w, wildNames)))
	}
	words = append(words, "description="+strconv.Quote(t.leaf().fact))
	return fmt.Sprintf("\t//tool:field %s\n\t%s %s `json:\"%s%s\"`\n", strings.Join(words, " "), goName, t.src, name, options), restless
}

// quoted writes the type of a field whose number or boolean travels in a string.
func (w *writer) quoted() *typ {
	t := pick(w, []func(*writer) *typ{(*writer).integer, (*writer).float, leaves[0]})(w)
	q := &typ{src: t.src, kind: t.kind, base: t.base, fact: "quoted " + t.base}
	if w.oneIn(3) {
		return &typ{src: "*" + t.src, kind: pointerKind, elem: q}
	}
	return q
}
