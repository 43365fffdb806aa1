package parse

import (
	"go/types"

	"github.com/toolgen/toolgen/internal/model"
)

// zeroTest says how the encoder finds a zero value, by encoding/json's rules
// for omitzero.
func zeroTest(t types.Type) model.Zero {
	if obj, _, indirect := types.LookupFieldOrMethod(t, false, nil, "IsZero"); obj != nil && !indirect {
		if isZeroMethod(obj) {
			return model.ZeroMethod
		}
	}
	if obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "IsZero"); isZeroMethod(obj) {
		return model.ZeroPointer
	}
	if types.Comparable(t) || hasNil(t) {
		return model.ZeroCompare
	}
	return model.ZeroFields
}

// hasNil finds the types that Go compares with nil and nothing else.
func hasNil(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map, *types.Signature:
		return true
	}
	return false
}

func isZeroMethod(obj types.Object) bool {
	f, ok := obj.(*types.Func)
	if !ok {
		return false
	}
	s := f.Signature()
	return s.Params().Len() == 0 && s.Results().Len() == 1 && types.Identical(s.Results().At(0).Type(), types.Typ[types.Bool])
}

// hidesZero reports a field under omitzero whose zero value nobody can tell: Go
// compares no such values, and a part of it keeps its fields to itself.
func (c *converter) hidesZero(t types.Type, u use) bool {
	part := c.hiddenPart(t)
	if part == nil {
		return false
	}
	c.fault("OLT005", u, typeText(part, u.pkg)+" lacks the method IsZero, which omitzero needs where Go cannot compare").
		WithHint("remove omitzero, or make the field a pointer")
	return true
}

// hiddenPart is the part of a type that cannot be held against its zero value:
// neither at once nor property by property.
func (c *converter) hiddenPart(t types.Type) types.Type {
	if types.Comparable(t) || hasNil(t) {
		return nil
	}
	if c.hasOwnForm(t) {
		return t
	}
	switch x := t.Underlying().(type) {
	case *types.Array:
		return c.hiddenPart(x.Elem())
	case *types.Struct:
		for f := range x.Fields() {
			if !f.Exported() && !f.Embedded() {
				continue
			}
			if part := c.hiddenPart(f.Type()); part != nil {
				return part
			}
		}
	}
	return nil
}
