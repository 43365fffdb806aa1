package parse

import "go/types"

// isHosts refuses types that stand for what the runtime gives to a tool or takes
// from it. As arguments or inside of results they are most likely a slip.
func (c *converter) isHosts(t types.Type, u use) bool {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return false
	}
	text := typeText(t, u.pkg)
	switch {
	case n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == runtimePath:
		c.refuse(u, text, "belongs to the runtime and has no schema").WithHint(hostHints[n.Obj().Name()])
	case c.isCallLike(n) && !c.result:
		c.refuse(u, text, "is a call by another name, and the runtime fills in no call but *runtime.Call").
			WithHint("take a *runtime.Call parameter")
	case c.isCallLike(n):
		c.refuse(u, text, "is a call and has no schema")
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

// isCallLike finds types that are made of the runtime's Call.
func (c *converter) isCallLike(t *types.Named) bool {
	runtime := c.imported[runtimePath]
	if runtime == nil {
		return false
	}
	call := runtime.Scope().Lookup("Call")
	return call != nil && types.Identical(t.Underlying(), call.Type().Underlying())
}

// isContextLike finds types that are contexts, and context.Context itself where
// it is no parameter.
func isContextLike(t types.Type) bool {
	for _, name := range []string{"Deadline", "Done", "Err", "Value"} {
		if methodOf(t, name) == nil {
			return false
		}
	}
	return true
}
