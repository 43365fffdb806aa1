package parse

import (
	"go/types"
)

// jsonMethods and textMethods make a type read or write its own form.
var (
	jsonMethods = []string{"UnmarshalJSON", "MarshalJSON", "UnmarshalJSONFrom", "MarshalJSONTo"}
	textMethods = []string{"UnmarshalText", "MarshalText", "AppendText"}
)

// hasOwnForm reports types whose methods decide what their JSON looks like: a
// schema made from their fields would be a guess.
func (c *converter) hasOwnForm(t *types.Named, u use) bool {
	for _, m := range append(jsonMethods, textMethods...) {
		if hasMethod(t, m) {
			c.fault("OLT005", u, typeText(t, c.root.types)+" reads or writes its own JSON (it has the method "+m+") and needs a listed schema").
				WithHint("take a plain type here and convert it in the function")
			return true
		}
	}
	return false
}

// hasMethod looks for a method of a type or of its pointer, promoted ones too.
func hasMethod(t types.Type, name string) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
	_, ok := obj.(*types.Func)
	return ok
}
