package parse

import (
	"fmt"
	"go/types"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// A form is how a type reads and writes itself: which methods do it, for
// arguments and for results.
type form struct{ read, write string }

var (
	jsonForm = form{"UnmarshalJSON", "MarshalJSON"}
	textForm = form{"UnmarshalText", "MarshalText"}
)

// needed is the method that a converter's types must have.
func (c *converter) needed(f form) string {
	if c.result {
		return f.write
	}
	return f.read
}

// ownForm converts a type that decides itself what its JSON looks like, in the
// contract's order: by a listed schema, by JSON methods, which need one, and by
// text methods. A struct without a name has the methods of what it embeds.
// handled is false for all other types.
func (c *converter) ownForm(t types.Type, m *model.Type, u use) (out *model.Type, handled bool) {
	named, _ := types.Unalias(t).(*types.Named)
	_, unnamed := types.Unalias(t).(*types.Struct)
	if named == nil && !unnamed || types.IsInterface(t) {
		return nil, false
	}
	if c.brokenMethods(t, u) {
		return nil, true
	}
	if named != nil {
		if l := c.listing(named, u); l != nil {
			return c.listed(t, l, m, u), true
		}
	}
	if name := firstMethod(t, jsonMethods); name != "" {
		c.ownJSON(t, formMethod(t, name), u)
		return nil, true
	}
	if firstMethod(t, textMethods) != "" {
		return c.text(t, m, u), true
	}
	return nil, false
}

// hasOwnForm reports the types that ownForm converts or refuses.
func (c *converter) hasOwnForm(t types.Type) bool {
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if c.listing(named, use{}) != nil {
			return true
		}
	}
	return firstMethod(t, jsonMethods)+firstMethod(t, textMethods) != ""
}

// firstMethod is the first of some methods that a type has.
func firstMethod(t types.Type, names []string) string {
	for _, name := range names {
		if formMethod(t, name) != nil {
			return name
		}
	}
	return ""
}

// ownJSON reports a type with JSON methods. Where they come from an embedded
// field that is easily overlooked, and most often not meant.
func (c *converter) ownJSON(t types.Type, m *method, u use) {
	from, cure := "", ""
	if m.through != nil {
		embedded := typeText(m.through, u.pkg)
		from, cure = " of the embedded "+embedded, "give the embedded "+embedded+" a name, or "
	}
	c.needsSchema(t, "reads or writes its own JSON (it has the method "+m.fn.Name()+from+")", u).
		WithHint(cure + c.listingHint(t))
}

// text converts a type with text methods.
func (c *converter) text(t types.Type, m *model.Type, u use) *model.Type {
	if !c.hasNeeded(t, c.needed(textForm), u) {
		return nil
	}
	m.Kind = model.KindText
	setBase(t, m)
	return m
}

// listed converts a type with a listed schema. JSON methods come first; text
// methods serve where the schema takes nothing but strings.
func (c *converter) listed(t types.Type, l *listing, m *model.Type, u use) *model.Type {
	if l.schema == nil {
		return nil // reported where it is listed
	}
	name, isText := c.needed(jsonForm), false
	if formMethod(t, name) == nil && formMethod(t, c.needed(textForm)) != nil {
		name, isText = c.needed(textForm), true
	}
	if firstMethod(t, jsonMethods)+firstMethod(t, textMethods) == "" && !opaque(t) {
		c.diags.Errorf("OLT005", l.at, "%s has neither JSON nor text methods, so nothing can be handed to it, or asked of it, in a form of its own", typeText(t, u.pkg)).
			WithHint("remove this line: the type is described by what it is made of")
		return nil
	}
	if !c.hasNeeded(t, name, u) {
		return nil
	}
	if isText && !slices.Equal(l.schema.Types, []string{"string"}) {
		c.diags.Errorf("OLT005", l.at, "%s has %s and no %s, so its listed schema must be of the type string", typeText(t, u.pkg), name, c.needed(jsonForm)).
			WithHint(`write {"type":"string"}, or add the method ` + c.needed(jsonForm))
		return nil
	}
	m.Kind = model.KindListed
	m.Listed = &model.Listed{Name: structName(t, u), Schema: l.schema, Text: isText}
	setBase(t, m)
	return m
}

// hasNeeded reports a type that lacks the method by which it is read or written,
// or has it where it would fail.
func (c *converter) hasNeeded(t types.Type, name string, u use) bool {
	text, what := typeText(t, u.pkg), "an argument"
	if c.result {
		what = "a result"
	}
	switch m := formMethod(t, name); {
	case m == nil:
		c.fault("OLT005", u, fmt.Sprintf("%s lacks the method %s, which %s needs", text, name, what)).
			WithHint(c.methodHint(t, name))
	case m.nilAtFirst && !c.result:
		c.fault("OLT005", u, fmt.Sprintf("%s has the method %s of the embedded %s, which is nil in a value that is yet to be read", text, name, typeText(m.through, u.pkg))).
			WithHint(c.methodHint(t, name))
	default:
		return true
	}
	return false
}

// opaque finds types that show nothing of what they are made of.
func opaque(t types.Type) bool {
	switch x := t.Underlying().(type) {
	case *types.Struct:
		return x.NumFields() > 0 && allUnexported(x)
	case *types.Signature, *types.Chan:
		return true
	}
	return false
}

// methodHint is how a type gets a method that it lacks.
func (c *converter) methodHint(t types.Type, name string) string {
	named, _ := types.Unalias(t).(*types.Named)
	switch {
	case named == nil || named.Obj().Pkg() == nil || named.Obj().Pkg().Path() != c.root.listed.PkgPath:
		return c.plainHint()
	case c.result:
		return "declare func (v " + named.Obj().Name() + ") " + name + "() ([]byte, error)"
	}
	return "declare func (v *" + named.Obj().Name() + ") " + name + "(text []byte) error"
}

// opaqueHint is how a type becomes readable that shows nothing and does nothing.
func (c *converter) opaqueHint(t types.Type) string {
	obj := c.listable(t)
	if obj == nil || obj.Pkg().Path() != c.root.listed.PkgPath {
		return c.plainHint()
	}
	return "export its fields, or write //tool:schema {…} on the declaration of " + obj.Name() + " and declare its method " + c.needed(jsonForm)
}

func (c *converter) plainHint() string {
	if c.result {
		return "return a plain type and convert to it in the function"
	}
	return "take a plain type here and convert it in the function"
}

// needsSchema reports a type whose JSON only a listed schema can tell. One of
// another package is reported where it is met first: a single //tool:type cures
// all its uses, of which a large foreign struct may have dozens.
func (c *converter) needsSchema(t types.Type, why string, u use) *diag.Diagnostic {
	if named, ok := types.Unalias(t).(*types.Named); ok && named.Obj().Pkg() != nil && named.Obj().Pkg() != c.root.types {
		if c.unlisted[typeKey(named.Obj())] {
			return &diag.Diagnostic{} // which nobody shows
		}
		c.unlisted[typeKey(named.Obj())] = true
	}
	return c.fault("OLT005", u, typeText(t, u.pkg)+" "+why+" and needs a listed schema").WithHint(c.listingHint(t))
}

// listingHint is the directive to write for a type.
func (c *converter) listingHint(t types.Type) string {
	obj := c.listable(t)
	switch {
	case obj == nil:
		return "declare it as a type of its own, and write //tool:schema {…} on that with the JSON Schema of its JSON"
	case obj.Pkg().Path() == c.root.listed.PkgPath:
		return "write //tool:schema {…} on the declaration of " + obj.Name() + ", with the JSON Schema of its JSON"
	}
	return "write //tool:type " + obj.Pkg().Path() + "." + obj.Name() + " {…} in the package's doc comment, with the JSON Schema of its JSON"
}

// listable is the name by which a directive can speak of a type: its own, or
// where that is another package's secret the alias that was used.
func (c *converter) listable(t types.Type) *types.TypeName {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	a, ok := t.(*types.Alias)
	if ok && a.Obj().Pkg().Path() != c.root.listed.PkgPath && c.nameable(a.Obj()) && !c.nameable(named.Obj()) {
		return a.Obj()
	}
	return named.Obj()
}

// setBase tells what a type with a form of its own is made of.
func setBase(t types.Type, m *model.Type) {
	_, m.Named = types.Unalias(t).(*types.Named)
	m.Base = model.KindStruct
	switch x := t.Underlying().(type) {
	case *types.Basic:
		m.Base = basicBase(x)
	case *types.Slice:
		m.Base = model.KindSlice
	case *types.Map:
		m.Base = model.KindMap
	case *types.Pointer:
		m.Base = model.KindPointer
	case *types.Array:
		m.Base, m.Len = model.KindArray, x.Len()
	case *types.Signature, *types.Chan:
		m.Base = model.KindSeq
	}
}

func basicBase(b *types.Basic) model.Kind {
	switch info := b.Info(); {
	case info&types.IsBoolean != 0:
		return model.KindBool
	case info&types.IsString != 0:
		return model.KindString
	case info&types.IsComplex != 0:
		return model.KindFloat
	}
	return model.KindInt
}
