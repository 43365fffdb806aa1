package parse

import (
	"go/types"

	"github.com/toolgen/toolgen/internal/model"
)

// mapping converts maps: sets, open objects, and objects of one value type.
func (c *converter) mapping(x *types.Map, m *model.Type, u use) *model.Type {
	s, isSet := types.Unalias(x.Elem()).(*types.Struct)
	isSet = isSet && s.NumFields() == 0
	if b, ok := x.Key().Underlying().(*types.Basic); !ok || b.Info()&(types.IsString|types.IsInteger) == 0 {
		return c.badKey(x, isSet, u)
	}
	if _, named := types.Unalias(x.Key()).(*types.Named); named && c.hasOwnForm(x.Key()) {
		return c.badKey(x, isSet, u)
	}
	key := c.convert(x.Key(), u.step("[key]"))
	switch {
	case key == nil:
		return nil
	case isSet:
		return c.set(x, key, m, u)
	case key.Kind == model.KindNumber:
		// A name is a string, whatever is in it.
		key.Kind, key.Named = model.KindString, true
	case key.Kind == model.KindEnum && !key.Enum.Integer:
		c.refuse(u, typeText(x, u.pkg), "has keys that are an enum, and JSON Schema cannot list the names of an open object").
			WithHint("say that the constants of " + key.Enum.Go.Name + " are suggestions, with //tool:enum open (//tool:type … open for a type of another package), or use a struct of optional fields")
		return nil
	case key.Kind != model.KindString:
		return c.badKey(x, false, u)
	}
	if !key.Named && isAny(x.Elem()) {
		m.Kind = model.KindAnyObject
		return m
	}
	m.Kind, m.Key = model.KindMap, key
	m.Elem = c.convert(x.Elem(), u.step("[]"))
	return orNil(m, m.Elem)
}

func (c *converter) set(x *types.Map, key *model.Type, m *model.Type, u use) *model.Type {
	switch key.Kind {
	case model.KindString, model.KindInt, model.KindUint, model.KindRune, model.KindEnum:
		m.Kind, m.Key = model.KindSet, key
		m.Check.UniqueItems = true
		return m
	}
	return c.badKey(x, true, u)
}

func (c *converter) badKey(x *types.Map, isSet bool, u use) *model.Type {
	text := typeText(x, u.pkg)
	if isSet {
		c.refuse(u, text, "is a set of something other than strings, integers, runes or enums").WithHint("use a slice")
	} else {
		c.refuse(u, text, "has keys that are not plain strings").WithHint("use a map with string keys, or a slice of structs")
	}
	return nil
}
