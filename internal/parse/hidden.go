package parse

import (
	"errors"
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
	// checking says that the types are being made: of an import that leads back
	// there are none.
	checking bool
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
	return l.hiddenTypes(h).Scope().Lookup(name)
}

func (l *loader) hiddenTypes(h *hiddenPackage) *types.Package {
	if h.types == nil {
		h.checking = true
		h.types = l.checkFiles(h.root.listed.PkgPath, goVersion(h.root.listed), astFiles(h.root.files), rootImporter{l, h.root})
		h.checking = false
	}
	return h.types
}

// beside is the whole of a package that the export data of a pass holds in part
// or not at all. Names, constants and types' names are what is asked of it.
func (l *loader) beside(path string) (*types.Package, error) {
	h := l.hiddenPackage(path)
	switch {
	case h == nil || len(h.root.files) == 0:
		return nil, errors.New("its sources are not found from here")
	case h.checking:
		return nil, errors.New("import cycle")
	}
	return l.hiddenTypes(h), nil
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
	if err := l.listAround(pkgPath); err == nil && l.listed[pkgPath] != nil {
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
