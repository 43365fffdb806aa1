package parse

import (
	"go/types"
	"slices"

	"github.com/toolgen/toolgen/internal/parse/directive"
)

// jsonMethods and textMethods make a type read or write its own form.
var (
	jsonMethods = []string{"UnmarshalJSON", "MarshalJSON", "UnmarshalJSONFrom", "MarshalJSONTo"}
	textMethods = []string{"UnmarshalText", "MarshalText", "AppendText"}
)

// ownForms are types that encoding/json, or their users, write in a form of their
// own without a method that says so.
var ownForms = [][2]string{{"encoding/json", "Number"}, {"net/url", "URL"}}

// hasOwnForm reports types that decide themselves what their JSON looks like: a
// schema made from their fields would be a guess. A struct without a name has
// the methods of what it embeds.
func (c *converter) hasOwnForm(t types.Type, u use) bool {
	for _, f := range ownForms {
		if isNamed(t, f[0], f[1]) {
			return c.needsSchema(t, "", u)
		}
	}
	switch n := types.Unalias(t).(type) {
	case *types.Named:
		if c.listsSchema(n) {
			c.fault("OLT005", u, typeText(t, u.pkg)+" has a listed schema, and listed schemas are not supported")
			return true
		}
	case *types.Struct:
	default:
		return false
	}
	for _, m := range slices.Concat(jsonMethods, textMethods) {
		if hasMethod(t, m) {
			return c.needsSchema(t, " (it has the method "+m+")", u)
		}
	}
	return false
}

func (c *converter) listsSchema(t *types.Named) bool {
	if t.Obj().Pkg() == nil {
		return false
	}
	d := c.typeDecl(t)
	return d.spec != nil && find(c.directives(d.doc(), directive.OnType), "schema") != nil
}

func (c *converter) needsSchema(t types.Type, because string, u use) bool {
	c.fault("OLT005", u, typeText(t, u.pkg)+" reads or writes its own JSON"+because+" and needs a listed schema").
		WithHint("take a plain type here and convert it in the function")
	return true
}

// isHosts refuses types that stand for what the runtime gives to a tool or takes
// from it. As arguments or inside of results they are most likely a slip.
func (c *converter) isHosts(t types.Type, u use) bool {
	text := typeText(t, u.pkg)
	switch n, _ := types.Unalias(t).(*types.Named); {
	case n == nil:
		return false
	case n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == runtimePath:
		c.refuse(u, text, "belongs to the runtime and has no schema").WithHint(hostHints[n.Obj().Name()])
	case isNamed(t, "context", "Context") && !c.result:
		c.refuse(u, text, "is filled in by the runtime where it is a parameter by itself, and nowhere else").
			WithHint("take one context.Context parameter")
	case isContextLike(t) && !c.result:
		c.refuse(u, text, "is a context, and the runtime fills in no context but context.Context").
			WithHint("take a context.Context parameter")
	case isContextLike(t):
		c.refuse(u, text, "is a context and has no schema")
	default:
		return false
	}
	return true
}

var hostHints = map[string]string{
	"Call":   "take a *Call parameter, which the runtime fills in",
	"Part":   "return a Part or a []Part, as the type of the result itself",
	"Result": "return a Result, as the type of the result itself",
}

// isContextLike finds types that are contexts, and context.Context itself where
// it is no parameter.
func isContextLike(t types.Type) bool {
	for _, name := range []string{"Deadline", "Done", "Err", "Value"} {
		if !hasMethod(t, name) {
			return false
		}
	}
	return true
}

// hasMethod looks for a method of a type or of its pointer, promoted ones too.
func hasMethod(t types.Type, name string) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
	_, ok := obj.(*types.Func)
	return ok
}
