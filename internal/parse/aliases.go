package parse

import (
	"go/types"
	"slices"

	"github.com/toolgen/toolgen/internal/model"
)

// byAlias spells a type whose own name is out of reach, such as that of an
// internal package, by an alias of it: one of the root's own, of the packages
// in whose sources the way to the type lies, or of those that the root imports.
func (c speller) byAlias(t *types.Named) (model.Expr, bool) {
	want := types.TypeString(t, nil)
	for _, pkg := range c.neighbours() {
		obj := c.aliasesOf(pkg)[want]
		if obj == nil || !c.nameable(obj) {
			continue
		}
		if e, ok := c.name(obj, nil); ok {
			return e, true
		}
	}
	return model.Expr{}, false
}

// neighbours are the packages whose aliases are looked through, the nearest
// first. They do not depend on what else is loaded, so that the output does not
// either.
func (c speller) neighbours() []*types.Package {
	var paths []string
	for _, pkg := range slices.Backward(c.trail) {
		paths = append(paths, pkg.Path())
	}
	all := []*types.Package{c.root.types}
	for _, path := range append(paths, c.root.importPaths(c.loader)...) {
		if pkg, err := c.importPackage(path); err == nil && !slices.Contains(all, pkg) {
			all = append(all, pkg)
		}
	}
	return all
}

// aliasesOf are the aliases that a package declares without type parameters, by
// the types that they stand for as their source spells those: rune and int32
// are two. Of several the first by name counts.
func (l *loader) aliasesOf(pkg *types.Package) map[string]*types.TypeName {
	found, ok := l.aliases[pkg]
	if ok {
		return found
	}
	found = map[string]*types.TypeName{}
	l.aliases[pkg] = found
	for _, name := range pkg.Scope().Names() {
		obj, _ := pkg.Scope().Lookup(name).(*types.TypeName)
		if obj == nil || !obj.IsAlias() || isGeneric(obj.Type()) {
			continue
		}
		if t, ok := types.Unalias(obj.Type()).(*types.Named); ok {
			if text := types.TypeString(t, nil); found[text] == nil {
				found[text] = obj
			}
		}
	}
	return found
}

func isGeneric(t types.Type) bool {
	a, ok := t.(*types.Alias)
	return ok && a.TypeParams().Len() > 0
}
