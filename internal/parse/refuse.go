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

// maxInstances is how many instances of one generic type may lie within each
// other. A type such as Grow[T], which holds a Grow[[]T], never repeats itself;
// the type checker has reported it.
const maxInstances = 16

// enter begins the conversion of a named type; it reports a type that is being
// converted already, which therefore contains itself.
func (c *converter) enter(t *types.Named, u use) bool {
	instances := 0
	for i, a := range c.active {
		if a.Origin() == t.Origin() {
			instances++
		}
		if types.Identical(a, t) {
			c.cycle(i, t, u)
			return false
		}
	}
	if instances > maxInstances {
		return false
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
	name := typeText(t, u.pkg)
	path := u.path
	if rest, below := strings.CutPrefix(u.path, c.paths[from]+"."); below {
		path = name + "." + rest // the way to the type itself does not matter
	}
	d := c.diags.Errorf("OLT006", u.at, "%s refers to itself: %s → %s", name, path, name)
	d.WithHint("use a flat list whose items refer to each other by an identifier")
	if u.root.File != "" && u.root != u.at {
		d.WithRelated(u.root, "it is reached from here")
	}
}
