package parse

import (
	"go/ast"
	"go/types"
	"strconv"
	"strings"
)

// A fileScope is what the identifiers in a comment of a file can refer to: the
// package's own names and the packages that the file imports.
type fileScope struct {
	l       *loader
	file    *ast.File
	pkg     *types.Package
	resolve func(string) string // an import path as written → as loaded
}

func (l *loader) scopeOf(f *ast.File, pkg *types.Package) fileScope {
	s := fileScope{l: l, file: f, pkg: l.whole(pkg), resolve: func(p string) string { return p }}
	if pkg != nil && l.fromSource[pkg.Path()] != nil {
		s.resolve = l.fromSource[pkg.Path()].resolve
	}
	return s
}

// lookup finds "Name" or "pkg.Name", and nil where there is none.
func (s fileScope) lookup(name string) types.Object {
	if s.pkg == nil {
		return nil
	}
	qualifier, rest, qualified := strings.Cut(name, ".")
	if !qualified {
		return s.unqualified(name)
	}
	p := s.imported(qualifier)
	if p == nil {
		return nil
	}
	if obj := p.Scope().Lookup(rest); obj != nil && obj.Exported() {
		return obj
	}
	return nil
}

// unqualified finds a name of the package, or one that a dot import brings in.
func (s fileScope) unqualified(name string) types.Object {
	if obj := s.pkg.Scope().Lookup(name); obj != nil || s.file == nil {
		return obj
	}
	if obj := s.l.hiddenObject(s.pkg.Path(), name); obj != nil {
		return obj
	}
	for _, spec := range s.file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil || spec.Name == nil || spec.Name.Name != "." {
			continue
		}
		if p, err := s.l.importPackage(s.resolve(path)); err == nil {
			if obj := p.Scope().Lookup(name); obj != nil && obj.Exported() {
				return obj
			}
		}
	}
	return nil
}

// imported finds the package that the file knows by a name.
func (s fileScope) imported(name string) *types.Package {
	if s.file == nil {
		return nil
	}
	for _, spec := range s.file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil || spec.Name != nil && spec.Name.Name != name {
			continue
		}
		if spec.Name == nil && !strings.Contains(path, name) && s.l.imported[s.resolve(path)] == nil {
			continue // the package's name is not known without loading it
		}
		if p, err := s.l.importPackage(s.resolve(path)); err == nil && (spec.Name != nil || p.Name() == name) {
			return p
		}
	}
	return nil
}

// constants are the names of the constants that a name may have been meant to
// be: those of the same package.
func (s fileScope) constants(name string) []string {
	p, prefix := s.pkg, ""
	if qualifier, _, ok := strings.Cut(name, "."); ok {
		p, prefix = s.imported(qualifier), qualifier+"."
	}
	if p == nil {
		return nil
	}
	var names []string
	for _, n := range p.Scope().Names() {
		if k, ok := p.Scope().Lookup(n).(*types.Const); ok && (prefix == "" || k.Exported()) {
			names = append(names, prefix+n)
		}
	}
	if prefix == "" {
		names = append(names, s.l.hiddenNames(p.Path())...)
	}
	return names
}

// link reports whether a doc link names something: Name, pkg.Name, Type.Method
// or pkg.Type.Method, or a package that the file imports, which may be spelled by
// its import path too.
func (s fileScope) link(text string) bool {
	text = strings.TrimPrefix(text, "*")
	if s.pkg == nil {
		return false
	}
	if strings.Contains(text, "/") {
		p, names := s.importedAt(text)
		return p != nil && hasNames(p, names)
	}
	parts := strings.Split(text, ".")
	if obj := s.lookup(parts[0]); obj != nil && (len(parts) == 1 || len(parts) == 2 && hasMember(obj, parts[1])) {
		return true
	}
	if p := s.imported(parts[0]); p != nil {
		return hasNames(p, parts[1:])
	}
	return s.file != nil && s.l.linksElsewhere(s.pkg.Path(), s.pkg.Name())[text]
}

// importedAt finds the imported package whose path a link begins with, and the
// names that follow.
func (s fileScope) importedAt(link string) (p *types.Package, names []string) {
	if s.file == nil {
		return nil, nil
	}
	for _, spec := range s.file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		rest, found := strings.CutPrefix(link, path)
		if err != nil || !found || rest != "" && rest[0] != '.' {
			continue
		}
		if p, err := s.l.importPackage(s.resolve(path)); err == nil {
			return p, strings.Split(rest, ".")[1:]
		}
	}
	return nil, nil
}

// hasNames reports whether a package declares what no name, one, or a type's and
// its member's stand for.
func hasNames(p *types.Package, names []string) bool {
	if len(names) == 0 {
		return true
	}
	obj := p.Scope().Lookup(names[0])
	return obj != nil && (len(names) == 1 || len(names) == 2 && hasMember(obj, names[1]))
}

func hasMember(obj types.Object, name string) bool {
	if _, ok := obj.(*types.TypeName); !ok {
		return false
	}
	if w := (&embedWalk{seen: map[*types.Named]bool{}}); w.walk(obj.Type()) {
		return false // the look-up would not end
	}
	m, _, _ := types.LookupFieldOrMethod(obj.Type(), true, obj.Pkg(), name)
	return m != nil
}
