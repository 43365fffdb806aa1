package parse

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
)

// A use is the place in a signature, or in a type that it reaches, at which a
// type stands.
type use struct {
	path string // as messages show it, such as Order.Items[].Price
	// inside says that path begins with a struct's name already, which those of
	// the structs in it do not replace.
	inside bool
	at     diag.Range     // where a fault is reported
	root   diag.Range     // the parameter or result that led here, where that is another place
	pkg    *types.Package // whose file at lies in; messages spell types as it would
	// trail are the other packages in whose sources the way to the type lies.
	trail []*types.Package
	// syntax is the type as its file spells it, nil where the source is not known.
	file   *ast.File
	syntax ast.Node
}

// through is the use with a package whose source the way to the type leads
// through.
func (u use) through(pkg *types.Package) use {
	if pkg != nil && !slices.Contains(u.trail, pkg) {
		u.trail = append(slices.Clip(u.trail), pkg)
	}
	return u
}

// step is the use of a part of the type, such as "[]" for its elements.
func (u use) step(s string) use {
	if u.path == "" { // a result has no name
		u.path = "result"
	}
	u.path += s
	return u
}
