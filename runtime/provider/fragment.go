package provider

import (
	"errors"
	"slices"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/wire"
)

// A fragment is the schema of one value, taken apart.
type fragment struct {
	values   [keywords]*node
	verdicts [keywords]verdict
	foreign  []foreign
	types    []string
	optional bool // a property that may be absent
}

// foreign is a keyword that the contract does not know.
type foreign struct {
	*member
	verdict verdict
}

func (f *fragment) has(typeName string) bool { return slices.Contains(f.types, typeName) }

// isNullable reports whether a fragment becomes nullable in the form: OpenAI
// takes no optional property, and null stands for absent.
func (f *fragment) isNullable(p runtime.Provider) bool {
	return p == runtime.ProviderOpenAI && f.optional
}

// fragment takes a schema apart, which is an object, and notes what of it is
// lost.
func (w *writer) fragment(s *node, optional bool) *fragment {
	f := &fragment{optional: optional}
	for i := range s.members {
		m := &s.members[i]
		k, ok := byName(m.name)
		if !ok {
			f.foreign = append(f.foreign, foreign{m, judgeForeign(m.name)})
			continue
		}
		w.check(k, &m.value)
		f.values[k] = &m.value
	}
	if w.err != nil {
		return f
	}
	if t := f.values[kType]; t != nil {
		f.types = textsOf(t)
	}
	for k := range keywords {
		f.verdicts[k] = judge(w.provider, f, k)
	}
	return f
}

// kindNames are words for what a keyword's value is.
var kindNames = map[byte]string{
	kindObject: "an object", kindArray: "an array", kindString: "a string", kindNumber: "a number", kindBoolean: "a boolean", kindNull: "null",
}

// check reports a keyword whose value JSON Schema does not allow.
func (w *writer) check(k keyword, v *node) {
	if !slices.Contains([]byte(rules[k].kinds), v.kind()) {
		w.malformed(k, kindNames[v.kind()])
		return
	}
	if k != kType && k != kRequired {
		return
	}
	for i := range v.items {
		if kind := v.items[i].kind(); kind != kindString {
			w.malformed(k, "an array with "+kindNames[kind]+" in it")
			return
		}
	}
	if k == kType {
		w.checkTypes(textsOf(v))
	}
}

// typeNames are the types of JSON Schema.
var typeNames = []string{"null", "boolean", "integer", "number", "string", "array", "object"}

func (w *writer) checkTypes(types []string) {
	for _, t := range types {
		if !slices.Contains(typeNames, t) {
			w.malformed(kType, "'"+wire.ShowName(t)+"'")
		}
	}
}

func (w *writer) malformed(k keyword, what string) {
	if w.err == nil {
		at := place(w.path)
		if at == "" {
			at = "the arguments"
		}
		w.err = errors.New("provider: the schema of " + at + " is malformed: " + k.String() + " is " + what)
	}
}

// textsOf returns a string, or the strings of an array.
func textsOf(v *node) []string {
	if v.kind() == kindString {
		return []string{v.text()}
	}
	texts := make([]string, len(v.items))
	for i := range v.items {
		texts[i] = v.items[i].text()
	}
	return texts
}
