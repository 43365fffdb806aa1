package parse

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"
)

// An undefined says why a name is none of a declared type. at is the offset in
// the name of what is wrong.
type undefined struct {
	at            int
	message, hint string
	// unknown says that a pass does not show whether there is such a package.
	unknown bool
}

// lookupType finds the type of a name such as github.com/shopspring/decimal.Decimal.
// An alias stands for what it names.
func (rd *reader) lookupType(name string) (*types.Named, *undefined) {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return nil, &undefined{message: strconv.Quote(name) + " is no type of another package"}
	}
	path, base := name[:dot], name[dot+1:]
	pkg, f := rd.lookupPackage(path, base)
	if f != nil {
		return nil, f
	}
	obj, _ := pkg.Scope().Lookup(base).(*types.TypeName)
	if obj == nil || !obj.Exported() && pkg != rd.root.types {
		f := &undefined{at: dot + 1, message: "the package " + path + " declares no type " + base}
		if token.IsIdentifier(base) && !token.IsExported(base) {
			f.message = "the package " + path + " does not export " + base
		}
		if near, ok := nearest(base, typeNames(pkg)); ok {
			f.hint = "did you mean " + near + "?"
		}
		return nil, f
	}
	named, ok := types.Unalias(obj.Type()).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil, &undefined{message: base + " is an alias of " + typeText(types.Unalias(obj.Type()), pkg) + ", which is no declared type"}
	}
	return named, nil
}

func (rd *reader) lookupPackage(path, base string) (*types.Package, *undefined) {
	if path == rd.root.listed.PkgPath {
		return rd.root.types, nil
	}
	pkg, err := rd.importPackage(rd.root.resolve(path))
	if err == nil {
		return pkg, nil
	}
	if path == rd.root.packageName() {
		return rd.root.types, nil
	}
	f := &undefined{message: "could not import " + path + ": " + withoutPaths(err.Error())}
	if full := rd.importedPath(path); full != "" {
		f.message = path + " is the name of a package, and its import path is needed"
		f.hint = "write " + full + "." + base
	} else {
		f.unknown = rd.folders != nil
	}
	return nil, f
}

// importedPath is the import path of a package that the root's files know by a
// name.
func (rd *reader) importedPath(name string) string {
	for _, f := range rd.root.files {
		for _, spec := range f.ast.Imports {
			if path, err := strconv.Unquote(spec.Path.Value); err == nil && importedAs(rd.loader, rd.root, spec) == name {
				return path
			}
		}
	}
	return ""
}

func typeNames(pkg *types.Package) []string {
	var names []string
	for _, name := range pkg.Scope().Names() {
		if t, ok := pkg.Scope().Lookup(name).(*types.TypeName); ok && t.Exported() {
			names = append(names, name)
		}
	}
	return names
}
