package parse

import (
	"go/ast"
	"go/types"
	"path"
	"slices"
	"strconv"

	"github.com/toolgen/toolgen/internal/diag"
)

// causes are the faults that a piece of syntax suffers from. Where it names
// something of a package that could not be imported, or not parsed, that is the
// cause, and what follows from it at the same place is not told.
func (l *loader) causes(file *ast.File, n ast.Node) []*fault {
	if file == nil || n == nil {
		return nil
	}
	imports, explained := l.importCauses(file, n)
	return append(imports, l.faultsWithout(l.span(n.Pos(), n.End()), explained)...)
}

// importCauses are the faults of the packages that a piece of syntax names, and
// the places where it does.
func (l *loader) importCauses(file *ast.File, n ast.Node) (found []*fault, explained []diag.Range) {
	for _, s := range qualified(n) {
		if why := l.importFaults(file, s.X.(*ast.Ident).Name); len(why) > 0 {
			found = append(found, why...)
			explained = append(explained, l.span(s.Pos(), s.End()))
		}
	}
	return found, explained
}

// faultsWithout are the type checker's faults within a range, but for those at
// places that are explained already.
func (l *loader) faultsWithout(r diag.Range, explained []diag.Range) []*fault {
	return slices.DeleteFunc(l.faults.within(r), func(f *fault) bool {
		return slices.ContainsFunc(explained, func(r diag.Range) bool { return contains(r, f.at) })
	})
}

// qualified are the names of other packages in a piece of syntax.
func qualified(n ast.Node) []*ast.SelectorExpr {
	var found []*ast.SelectorExpr
	ast.Inspect(n, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if _, ok := s.X.(*ast.Ident); ok {
				found = append(found, s)
			}
		}
		return true
	})
	return found
}

// importFaults are those of the package that a file knows by a name: of its
// import, or of its files.
func (l *loader) importFaults(file *ast.File, name string) []*fault {
	for _, spec := range file.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		if err != nil || l.importName(spec, p) != name {
			continue
		}
		if r := l.fromSource[p]; r != nil && len(r.syntax) > 0 {
			return r.syntax
		}
		return l.faults.within(l.span(spec.Pos(), spec.End()))
	}
	return nil
}

// importName is the name of an import. That of a package which is not there or
// cannot be imported is the last element of its path, as the type checker has it.
func (l *loader) importName(spec *ast.ImportSpec, importPath string) string {
	if spec.Name != nil {
		return spec.Name.Name
	}
	if p := l.imported[importPath]; p != nil && p.Name() != "main" {
		return p.Name()
	}
	return path.Base(importPath)
}

// declarationFaults are those of a type's declaration. There are none in a
// package that is read from export data, because it has been compiled.
func (l *loader) declarationFaults(obj *types.TypeName) []*fault {
	if obj.Pkg() == nil || l.fromSource[obj.Pkg().Path()] == nil {
		return nil
	}
	found, ok := l.declared[obj]
	if !ok {
		if file := l.source(obj.Pos(), obj.Pkg().Path()); file != nil {
			if d := l.sources.in(file).types[obj.Name()]; d.spec != nil {
				found = l.causes(file, d.spec)
			}
		}
		l.declared[obj] = found
	}
	return found
}
