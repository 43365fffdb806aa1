package parse

import (
	"go/types"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// code is that of a type without a schema: parameters and results have one each.
func (c *converter) code() diag.Code {
	if c.result {
		return "OLT003"
	}
	return "OLT002"
}

// refuse reports a type that cannot travel as JSON, with the path to it.
func (c *converter) refuse(u use, what, why string) *diag.Diagnostic {
	return c.fault(c.code(), u, what+" "+why)
}

func (c *converter) fault(code diag.Code, u use, message string) *diag.Diagnostic {
	if u.path != "" {
		message = u.path + ": " + message
	}
	d := c.diags.Errorf(code, u.at, "%s", message)
	if u.root.File != "" && u.root != u.at {
		d.WithRelated(u.root, "it is reached from here")
	}
	return d
}

func (c *converter) noSchema(t types.Type, u use) *model.Type {
	c.refuse(u, typeText(t, c.root.types), "has no schema")
	return nil
}

// typeText is a type as the package's own source would write it.
func typeText(t types.Type, pkg *types.Package) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == pkg {
			return ""
		}
		return p.Name()
	})
}

// invalid reports a type that did not type-check, with the type checker's own
// words: a type that is invalid must never be interpreted.
func (c *converter) invalid(t types.Type, u use) bool {
	if !containsInvalid(t, map[types.Type]bool{}) {
		return false
	}
	d := c.typeError(u)
	if u.root.File != "" && u.root != u.at {
		d.WithRelated(u.root, "it is reached from here")
	}
	return true
}

// typeError finds the error of the type checker that lies at a use, or else
// the first one of the package, from which the others often follow.
func (c *converter) typeError(u use) *diag.Diagnostic {
	var first *types.Error
	for i := range c.root.errs {
		e := &c.root.errs[i]
		at := c.span(e.Pos, e.Pos)
		if at.File == u.at.File && !before(at, u.at) && !before(endOf(u.at), at) {
			return c.report("OLT022", at, e.Pos, e.Msg)
		}
		if first == nil && !e.Soft {
			first = e
		}
	}
	if first != nil {
		d := c.fault("OLT022", u, "the type is invalid")
		return d.WithRelated(c.span(first.Pos, first.Pos), first.Msg)
	}
	return c.fault("OLT022", u, "the type is invalid: its package does not compile")
}

func before(a, b diag.Range) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Column < b.Column
}

func endOf(r diag.Range) diag.Range {
	return diag.Range{File: r.File, Line: r.EndLine, Column: r.EndColumn}
}

// containsInvalid looks for an invalid part in a type expression. It does not
// look into named types: their parts are met when they are converted.
func containsInvalid(t types.Type, seen map[types.Type]bool) bool {
	if t == nil || t == types.Typ[types.Invalid] {
		return true
	}
	if seen[t] {
		return false
	}
	seen[t] = true
	switch x := t.(type) {
	case *types.Alias:
		return containsInvalid(types.Unalias(x), seen)
	case *types.Named:
		return x.Underlying() == types.Typ[types.Invalid]
	case *types.Pointer:
		return containsInvalid(x.Elem(), seen)
	case *types.Slice:
		return containsInvalid(x.Elem(), seen)
	case *types.Array:
		return containsInvalid(x.Elem(), seen)
	case *types.Map:
		return containsInvalid(x.Key(), seen) || containsInvalid(x.Elem(), seen)
	}
	return false
}

// enter begins the conversion of a named type; it reports a type that is being
// converted already, which therefore contains itself.
func (c *converter) enter(t *types.Named, u use) bool {
	for i, a := range c.active {
		if types.Identical(a, t) {
			c.cycle(i, t, u)
			return false
		}
	}
	c.active = append(c.active, t)
	c.paths = append(c.paths, u.path)
	return true
}

func (c *converter) leave() {
	c.active = c.active[:len(c.active)-1]
	c.paths = c.paths[:len(c.paths)-1]
}

func (c *converter) cycle(from int, t *types.Named, u use) {
	text := ""
	for i := from + 1; i < len(c.paths); i++ {
		text += c.paths[i] + " → "
	}
	text += u.path + " → " + typeText(t, c.root.types)
	d := c.diags.Errorf("OLT006", u.at, "%s refers to itself: %s", typeText(t, c.root.types), text)
	d.WithHint("use a flat list whose items refer to each other by an identifier")
	if u.root.File != "" && u.root != u.at {
		d.WithRelated(u.root, "it is reached from here")
	}
}
