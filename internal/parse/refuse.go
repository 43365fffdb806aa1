package parse

import (
	"go/types"
	"strings"

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
	if u.root.File == "" { // a parameter or result itself
		return c.fault(c.code(), u, what+" "+why)
	}
	key := refusal{u.at, what + " " + why}
	if code, known := c.refused[key]; known && code != c.code() {
		return &diag.Diagnostic{} // which nobody shows
	}
	c.refused[key] = c.code()
	return c.fault(c.code(), u, what+" "+why)
}

// A refusal is a fault of a field. In a struct that is argument and result both
// it is reported for the one that is read first.
type refusal struct {
	at      diag.Range
	message string
}

func (c *converter) fault(code diag.Code, u use, message string) *diag.Diagnostic {
	if u.path != "" {
		message = u.path + ": " + message
	}
	d := c.diags.Errorf(code, u.at, "%s", message)
	c.reachedFrom(d, u)
	return d
}

// reachedFrom adds the parameter or result that led to a place.
func (c *converter) reachedFrom(d *diag.Diagnostic, u use) {
	if u.root.File != "" && u.root != u.at {
		d.WithRelated(u.root, "it is reached from here")
	}
}

func (c *converter) noSchema(t types.Type, u use) *model.Type {
	c.refuse(u, typeText(t, u.pkg), "has no schema").WithHint(c.insteadOf(t))
	return nil
}

// insteadOf is what can stand in the place of a type.
func (c *converter) insteadOf(t types.Type) string {
	switch x := t.Underlying().(type) {
	case *types.Signature, *types.Chan:
		if c.result {
			return "JSON holds data only: return what the model is to know as a value"
		}
		return "a model writes JSON, which holds data only: take what is to be done as a value"
	case *types.Basic:
		switch {
		case x.Info()&types.IsComplex != 0:
			return "use a struct of two numbers"
		case x.Kind() == types.Uintptr:
			return "use uint64"
		}
	}
	return ""
}

// typeText is a type as the package's own source would write it. Packages are
// told apart by path: one may have been read from source and from export data.
func typeText(t types.Type, pkg *types.Package) string {
	return types.TypeString(t, func(p *types.Package) string {
		if pkg != nil && p.Path() == pkg.Path() {
			return ""
		}
		return p.Name()
	})
}

// enter begins the conversion of a named type; it reports a type that is being
// converted already, which therefore contains itself.
func (c *converter) enter(t *types.Named, u use) bool {
	if c.endless[t.Origin()] {
		return false
	}
	for i, a := range c.active {
		if types.Identical(a, t) {
			c.cycle(t, c.uses[i].path, u)
			return false
		}
	}
	if from, to, found := growth(c.active, t); found {
		c.grows(c.active[from], c.active[to], c.uses[to])
		return false
	}
	c.active = append(c.active, t)
	c.uses = append(c.uses, u)
	return true
}

func (c *converter) leave() {
	c.active = c.active[:len(c.active)-1]
	c.uses = c.uses[:len(c.uses)-1]
}

// cycle reports a type that is met again within itself, which began at a path.
func (c *converter) cycle(t *types.Named, from string, u use) {
	name := typeText(t, u.pkg)
	path := u.path
	if rest, below := strings.CutPrefix(u.path, from+"."); below {
		path = name + "." + rest // the way to the type itself does not matter
	}
	d := c.diags.Errorf("OLT006", u.at, "%s refers to itself: %s → %s", name, path, name)
	d.WithHint("use a flat list whose items refer to each other by an identifier")
	c.reachedFrom(d, u)
}
