package parse

import (
	"go/ast"
	"go/types"
	"slices"
)

// reportFault reports a fault that a use rests on.
func (c *converter) reportFault(f *fault, u use) {
	d := f.diagnostic()
	from := u.at
	if u.root.File != "" {
		from = u.root
	}
	if from.File != "" && !contains(from, f.at) {
		d.WithRelated(from, "it is reached from here")
	}
	c.diags.Add(d)
}

// invalid reports a type that did not type-check, by the type checker's own
// words: a type that is invalid must never be interpreted.
func (c *converter) invalid(t types.Type, u use) bool {
	declared, bad := invalidPart(t, map[types.Type]bool{})
	if !bad {
		return false
	}
	var found []*fault
	if declared != nil {
		found = c.declarationFaults(declared)
	}
	if len(found) == 0 {
		found = c.causes(u.file, u.syntax)
	}
	for _, f := range found {
		c.reportFault(f, u)
	}
	switch {
	case len(found) > 0:
	case c.importsC(u.pkg):
		c.refuse(u, spelled(t, u), "is made of types of C, which have no schema").
			WithHint("take a type of Go here and convert it in the function")
	default:
		c.fault("OLT022", u, "the type is invalid, because its package does not compile")
	}
	return true
}

// unparsed reports a type of a package that does not parse: methods, constants
// and whole types of it may be missing.
func (c *converter) unparsed(t *types.Named, u use) bool {
	pkg := t.Obj().Pkg()
	if pkg == nil || c.fromSource[pkg.Path()] == nil {
		return false
	}
	syntax := c.fromSource[pkg.Path()].syntax
	for _, f := range syntax {
		c.reportFault(f, u)
	}
	return len(syntax) > 0
}

// unsound reports a named type whose declaration has faults.
func (c *converter) unsound(t *types.Named, u use) bool {
	return c.reportFaults(c.declarationFaults(t.Obj()), false, u)
}

// instantiatesEndlessly reports a type whose instances grow without end where no
// schema shows it, such as in a field that is no property.
func (c *converter) instantiatesEndlessly(t *types.Named, u use) bool {
	return c.reportFaults(c.declarationFaults(t.Obj()), true, u)
}

// unsoundUse reports the faults of the type's own spelling.
func (c *converter) unsoundUse(u use) bool {
	return c.reportFaults(c.causes(u.file, u.syntax), false, u)
}

func (c *converter) reportFaults(all []*fault, instantiation bool, u use) bool {
	found := false
	for _, f := range all {
		if f.instantiation == instantiation {
			c.reportFault(f, u)
			found = true
		}
	}
	return found
}

// signatureFaults reports what is wrong with a function's declaration beside
// the types in it: a name declared twice, a receiver that cannot be one.
func (rd *reader) signatureFaults(fn *function) {
	start := fn.decl.Name.Pos()
	if fn.decl.Recv != nil {
		start = fn.decl.Recv.Pos()
	}
	_, explained := rd.importCauses(fn.file.ast, fn.decl.Type)
	for _, f := range rd.faultsWithout(rd.span(start, fn.decl.Type.End()), explained) {
		rd.types.reportFault(f, use{})
	}
}

// invalidPart looks for an invalid part in a type expression: a named type or an
// alias, or nil where it stands in the expression itself. It does not look into
// named types that are valid: their parts are met when they are converted.
func invalidPart(t types.Type, seen map[types.Type]bool) (declared *types.TypeName, bad bool) {
	if t == nil || t == types.Typ[types.Invalid] {
		return nil, true
	}
	if seen[t] {
		return nil, false
	}
	seen[t] = true
	switch x := t.(type) {
	case *types.Alias:
		if declared, bad = invalidPart(x.Rhs(), seen); bad && declared == nil {
			declared = x.Obj()
		}
		return declared, bad
	case *types.Named:
		if x.Underlying() == types.Typ[types.Invalid] {
			return x.Obj(), true
		}
		return invalidArgument(x.TypeArgs(), seen)
	case *types.Map:
		if declared, bad = invalidPart(x.Key(), seen); bad {
			return declared, bad
		}
		return invalidPart(x.Elem(), seen)
	case *types.Struct:
		for f := range x.Fields() {
			if declared, bad = invalidPart(f.Type(), seen); bad {
				return declared, bad
			}
		}
	case interface{ Elem() types.Type }: // a pointer, slice or array
		return invalidPart(x.Elem(), seen)
	}
	return nil, false
}

func invalidArgument(args *types.TypeList, seen map[types.Type]bool) (declared *types.TypeName, bad bool) {
	for arg := range args.Types() {
		if declared, bad = invalidPart(arg, seen); bad {
			return declared, bad
		}
	}
	return nil, false
}

// importsC reports whether a package has types of C in it, which are all invalid
// here without being a fault.
func (l *loader) importsC(pkg *types.Package) bool {
	if pkg == nil || l.fromSource[pkg.Path()] == nil {
		return false
	}
	return slices.ContainsFunc(l.fromSource[pkg.Path()].files, func(f *file) bool { return f.ast != nil && importsC(f.ast) })
}

// spelled is a type as its source has it, for messages about types that have no
// other text.
func spelled(t types.Type, u use) string {
	if x, ok := u.syntax.(ast.Expr); ok {
		return types.ExprString(x)
	}
	return typeText(t, u.pkg)
}
