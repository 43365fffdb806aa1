package randjson

import "math/rand/v2"

// A value is a JSON value on its way to a text. It remembers the schema that it
// was drawn from, whose bounds decide how it can be changed.
type value struct {
	schema *Schema // nil for a value that no schema was asked about
	form   form
	// text is the content of a string, and of any other scalar the text as
	// written.
	text    string
	items   []*value
	members []*member
}

type form uint8

const (
	scalar     form = iota // null, true, false, a number, or a text that is no JSON
	stringForm             // text is what the string stands for
	array
	object
)

type member struct {
	name  string
	value *value
}

func raw(text string) *value         { return &value{text: text} }
func text(content string) *value     { return &value{form: stringForm, text: content} }
func (v *value) of(s *Schema) *value { v.schema = s; return v }
func (v *value) become(other *value) { s := v.schema; *v = *other; v.schema = s }
func (v *value) add(name string, x *value) {
	v.members = append(v.members, &member{name, x})
}

// all are a value and those in it.
func (v *value) all() []*value {
	out := []*value{v}
	for _, item := range v.items {
		out = append(out, item.all()...)
	}
	for _, m := range v.members {
		out = append(out, m.value.all()...)
	}
	return out
}

// copied is a value that shares nothing with v.
func (v *value) copied() *value {
	c := *v
	c.items, c.members = nil, nil
	for _, item := range v.items {
		c.items = append(c.items, item.copied())
	}
	for _, m := range v.members {
		c.add(m.name, m.value.copied())
	}
	return &c
}

func pick[T any](r *rand.Rand, from []T) T { return from[r.IntN(len(from))] }

// oneIn is true once in n times.
func oneIn(r *rand.Rand, n int) bool { return r.IntN(n) == 0 }
