package parse

import (
	"go/token"
	"go/types"
	"slices"
)

// A hiddenPackage is the source of a package that is read from export data,
// which holds no unexported names: directives and doc links in its comments may
// speak of them. What becomes of a comment must not depend on whether a pattern
// named its package.
type hiddenPackage struct {
	root  *root
	names map[string]bool // declared at package level
	types *types.Package  // nil until a declared name is asked for
}

// hiddenObject finds an unexported name of a package that is read from export
// data. The package is type-checked beside the one that is in use, whose types
// it does not share.
func (l *loader) hiddenObject(pkgPath, name string) types.Object {
	if token.IsExported(name) || !token.IsIdentifier(name) {
		return nil
	}
	h := l.hiddenPackage(pkgPath)
	if h == nil || !h.names[name] {
		return nil
	}
	return l.hiddenScope(h).Lookup(name)
}

func (l *loader) hiddenScope(h *hiddenPackage) *types.Scope {
	if h.types == nil {
		h.types = l.checkFiles(h.root.listed.PkgPath, goVersion(h.root.listed), astFiles(h.root.files), rootImporter{l, h.root})
	}
	return h.types.Scope()
}

// hiddenType is an unexported type as its source declares it, with all its
// constants around it: export data holds the exported ones.
func (l *loader) hiddenType(t *types.TypeName) *types.TypeName {
	if hidden, ok := l.hiddenObject(t.Pkg().Path(), t.Name()).(*types.TypeName); ok {
		return hidden
	}
	return t
}

// hiddenPackage parses the files of a package, once. It is nil for one that is
// read from source, where nothing is hidden, and one that cannot be found.
func (l *loader) hiddenPackage(pkgPath string) *hiddenPackage {
	if l.fromSource[pkgPath] != nil {
		return nil
	}
	h, ok := l.hidden[pkgPath]
	if ok {
		return h
	}
	if err := l.list([]string{pkgPath}, 0); err == nil && l.listed[pkgPath] != nil {
		h = &hiddenPackage{root: &root{listed: l.listed[pkgPath]}}
		h.root.addFiles()
		l.parseFiles(h.root.files)
		h.names = map[string]bool{}
		for _, name := range h.root.declared() {
			h.names[name] = true
		}
	}
	l.hidden[pkgPath] = h
	return h
}

// hiddenNames are the unexported names of a package that is read from export
// data.
func (l *loader) hiddenNames(pkgPath string) []string {
	h := l.hiddenPackage(pkgPath)
	if h == nil {
		return nil
	}
	return slices.DeleteFunc(h.root.declared(), token.IsExported)
}
