package parse

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/runtime/wire"
)

// structure converts a struct to a closed object. Each struct is read once for
// arguments and once for results.
func (c *converter) structure(t types.Type, s *types.Struct, m *model.Type, u use) *model.Type {
	m.Kind = model.KindStruct
	found := &model.Struct{Go: m.Go, Name: structName(t, u)}
	if s.NumFields() > 0 {
		at := s.Field(0).Pos()
		found.Pos = pos(c.span(at, at))
	}
	key := found.Key()
	entry := c.structs[key]
	if entry == nil {
		entry = &structEntry{s: found, ok: true}
		c.structs[key] = entry
		entry.ok = c.fields(t, s, entry.s, u)
	}
	if !entry.ok {
		return nil
	}
	m.Struct = entry.s
	return m
}

// structName is a word for the generated functions of a struct: its type's
// name with those of its type arguments, or the path that leads to it.
func structName(t types.Type, u use) string {
	switch x := t.(type) {
	case *types.Alias:
		return typeWord(x.Obj(), x.TypeArgs())
	case *types.Named:
		return typeWord(x.Obj(), x.TypeArgs())
	}
	name := ""
	for _, part := range strings.FieldsFunc(u.path, func(r rune) bool { return strings.ContainsRune(".[]", r) }) {
		name += model.Title(part)
	}
	if name == "" {
		return "Result"
	}
	return name
}

func typeWord(obj *types.TypeName, args *types.TypeList) string {
	name := model.Title(obj.Name())
	for i := range args.Len() {
		switch x := types.Unalias(args.At(i)).(type) {
		case *types.Named:
			name += model.Title(x.Obj().Name())
		case *types.Basic:
			name += model.Title(x.Name())
		}
	}
	return name
}

// fields reads a struct's properties; false where one of them was refused.
func (c *converter) fields(t types.Type, s *types.Struct, out *model.Struct, u use) bool {
	found, embeddedOK := c.collect(t, s, u)
	if embeddedOK && len(found) == 0 && s.NumFields() > 0 && allUnexported(s) {
		c.needsSchema(t, "has no exported fields", u).WithHint(c.opaqueHint(t))
		return false
	}
	ok := embeddedOK
	for _, f := range found {
		if m := c.field(f, u); m != nil {
			out.Fields = append(out.Fields, m)
		} else {
			ok = false
		}
	}
	return ok
}

// typeName begins the paths to a struct's parts: the outermost named struct does,
// such as Order in Order.Items[].Price.
func typeName(t types.Type, s *types.Struct, u use) string {
	if _, ok := t.(*types.Struct); ok || u.inside {
		return cmp.Or(u.path, "result") // a result has no name
	}
	if s.NumFields() > 0 {
		return typeText(t, s.Field(0).Pkg()) // as the declaring package has it
	}
	return typeText(t, u.pkg)
}

func allUnexported(s *types.Struct) bool {
	for f := range s.Fields() {
		if f.Exported() {
			return false
		}
	}
	return true
}

// fieldUse is the place of a field's type within a use of its struct.
func (c *converter) fieldUse(f *foundField, u use) use {
	inner := use{path: f.owner + "." + f.v.Name(), inside: true, at: f.at(c.loader, u), pkg: u.pkg, trail: u.through(f.v.Pkg()).trail, root: u.at, file: f.file}
	if f.syntax != nil {
		inner.pkg, inner.syntax = f.v.Pkg(), f.syntax.Type
	}
	if u.root.File != "" {
		inner.root = u.root
	}
	return inner
}

// field converts one field that became a property.
func (c *converter) field(f *foundField, u use) *model.Field {
	inner := c.fieldUse(f, u)
	at, kw := inner.at, f.keywords
	if kw.inline != nil {
		c.errorf("OLT013", kw.inline.Pos, kw.inline.End, "inline does not apply to a field, and was left out").
			WithHint("embed the struct, and its fields stand in its place")
	}
	t := c.convert(f.v.Type(), inner)
	if t == nil {
		return nil
	}
	if f.tag.quoted {
		t = c.quoted(f, t, inner)
	}
	m := &model.Field{Path: f.path, OmitEmpty: f.tag.omitEmpty}
	m.Name, m.Type, m.Pos = f.name, t, model.Pos(at)
	m.Description = f.text(c.loader)
	m.Required = !f.tag.omitEmpty && !f.tag.omitZero && !f.throughPointer
	if f.tag.omitZero {
		if m.OmitZero = zeroTest(f.v.Type()); m.OmitZero == model.ZeroFields && c.result && c.hidesZero(f.v.Type(), inner) {
			return nil
		}
	}
	c.applyField(&m.Property, f, at)
	return m
}

// applyField adds the field's keywords. On a result only its name, its
// description and the form of a time hold: the function alone could keep the
// others.
func (c *converter) applyField(p *model.Property, f *foundField, at diagRange) {
	kw := f.keywords
	if c.result {
		p.Required = p.Required && (kw.def == nil && kw.optional == nil || kw.required != nil)
		kw.applyForms(p.Type)
		return
	}
	c.apply(p, kw)
	if f.syntax == nil && c.folders != nil {
		return // a pass does not always show a source, and nobody can tell what it says
	}
	c.describe("OLT012", p, at, "the property "+wire.ShowName(p.Name))
}

// tagOptions are the parts of a json tag.
type tagOptions struct {
	name                        string
	skip                        bool
	omitEmpty, omitZero, quoted bool
}

func parseJSONTag(tag string, ok bool) tagOptions {
	if !ok {
		return tagOptions{}
	}
	if tag == "-" {
		return tagOptions{skip: true}
	}
	name, rest, _ := strings.Cut(tag, ",")
	options := strings.Split(rest, ",")
	o := tagOptions{
		name:      name,
		omitEmpty: slices.Contains(options, "omitempty"),
		omitZero:  slices.Contains(options, "omitzero"),
		quoted:    slices.Contains(options, "string"),
	}
	if !validTagName(name) {
		o.name = ""
	}
	return o
}

// validTagName is encoding/json's rule for names in tags.
func validTagName(name string) bool {
	return name != "" && strings.IndexFunc(name, func(r rune) bool {
		return !strings.ContainsRune("!#$%&()*+-./:;<=>?@[]^_{|}~ ", r) && !isLetterOrDigit(r)
	}) < 0
}
