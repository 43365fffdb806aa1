package parse

import (
	"go/ast"
	"strings"
)

// linksElsewhere are what doc links can name in a package's files of other
// builds, Name and Type.Member, as far as syntax tells: a link must not be one in
// some builds only, or descriptions would differ. It does not matter whether the
// package is a root.
func (l *loader) linksElsewhere(pkgPath, pkgName string) map[string]bool {
	names, ok := l.links[pkgPath]
	if ok {
		return names
	}
	names = map[string]bool{}
	l.links[pkgPath] = names
	for _, f := range l.filesElsewhere(pkgPath) {
		if f == nil || f.Name.Name != pkgName {
			continue
		}
		for _, d := range f.Decls {
			linkNames(d, names)
		}
	}
	return names
}

// filesElsewhere are a package's files that this build leaves out, but for those
// of tests and our own.
func (l *loader) filesElsewhere(pkgPath string) []*ast.File {
	var files []*ast.File
	if r := l.fromSource[pkgPath]; r != nil {
		for _, f := range r.others {
			switch {
			case f.test:
			case f.ast != nil:
				files = append(files, f.ast)
			default: // of a package that nobody asked for, and that does not compile
				files = append(files, l.sources.file(f.name))
			}
		}
		return files
	}
	if err := l.listAround(pkgPath); err != nil || l.listed[pkgPath] == nil {
		return nil
	}
	for _, name := range l.listed[pkgPath].IgnoredFiles {
		if !isOutput(name) && !strings.HasSuffix(name, "_test.go") {
			files = append(files, l.sources.file(name))
		}
	}
	return files
}

// linkNames adds what a declaration declares, with fields and methods.
func linkNames(d ast.Decl, names map[string]bool) {
	for _, id := range declaredBy(d) {
		names[id.Name] = true
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv.NumFields() > 0 {
			if t, _ := receiverType(d); t != nil {
				names[t.Name+"."+d.Name.Name] = true
			}
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			if t, ok := s.(*ast.TypeSpec); ok {
				for _, member := range members(t.Type) {
					names[t.Name.Name+"."+member.Name] = true
				}
			}
		}
	}
}

// members are the names of a struct's fields or an interface's methods.
func members(t ast.Expr) []*ast.Ident {
	var list *ast.FieldList
	switch t := t.(type) {
	case *ast.StructType:
		list = t.Fields
	case *ast.InterfaceType:
		list = t.Methods
	default:
		return nil
	}
	var ids []*ast.Ident
	for _, f := range list.List {
		ids = append(ids, f.Names...)
	}
	return ids
}
