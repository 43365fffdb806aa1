package parse

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A sourceCache parses files of packages that come from export data, each once
// and only when asked for: export data holds no comments and no columns.
type sourceCache struct {
	fset   *token.FileSet
	parsed map[string]*ast.File
	// constraints are those of some of these files, by name.
	constraints map[string]string
	decls       map[*ast.File]*declarations
	fields      map[*ast.File]map[fieldKey][]fieldSyntax
	lineForms   map[*ast.File]lineForm
	commented   map[*ast.File]map[givenPlace]int
}

func newSourceCache(fset *token.FileSet) *sourceCache {
	return &sourceCache{
		fset: fset, parsed: map[string]*ast.File{}, constraints: map[string]string{}, decls: map[*ast.File]*declarations{},
		fields: map[*ast.File]map[fieldKey][]fieldSyntax{}, lineForms: map[*ast.File]lineForm{},
		commented: map[*ast.File]map[givenPlace]int{},
	}
}

// file parses one file, and gives nil where that is not possible.
func (s *sourceCache) file(name string) *ast.File {
	f, ok := s.parsed[name]
	if !ok {
		var err error
		if f, err = parser.ParseFile(s.fset, name, nil, parser.ParseComments|parser.SkipObjectResolution); err != nil {
			f = nil // a //line comment may name a file of another language
		}
		s.parsed[name] = f
	}
	return f
}

// onDisk turns a file name of export data into one that can be opened: under
// $GOROOT it is written so, and with -trimpath it begins with the module. The
// types of a pass may come from files that cgo has rewritten, in a folder that is
// gone.
func (l *loader) onDisk(name, pkgPath string) string {
	if rest, ok := strings.CutPrefix(name, "$GOROOT"); ok {
		return filepath.Join(build.Default.GOROOT, rest)
	}
	if filepath.IsAbs(name) && (l.folders == nil || isFile(name)) {
		return name
	}
	if err := l.listAround(pkgPath); err != nil || l.listed[pkgPath] == nil {
		return ""
	}
	return filepath.Join(l.listed[pkgPath].Dir, filepath.Base(name))
}

// source is the file that an object is declared in, from a root's own syntax
// or parsed on demand; nil where it cannot be found.
func (l *loader) source(pos token.Pos, pkgPath string) *ast.File {
	name := l.fset.PositionFor(pos, false).Filename
	if name == "" {
		return nil
	}
	if f := l.fromSource[pkgPath].file(name); f != nil {
		return f.ast
	}
	if l.folders != nil && rewritten(name) {
		name = l.fset.Position(pos).Filename
	}
	if f := l.sources.file(l.onDisk(name, pkgPath)); f != nil {
		return f
	}
	return l.commentedFile(pos, pkgPath)
}

// file is one of the files of this build, and nil where there is none of a name.
func (r *root) file(name string) *file {
	if r == nil {
		return nil
	}
	// The files are sorted by name.
	i, ok := slices.BinarySearchFunc(r.files, name, func(f *file, name string) int { return strings.Compare(f.name, name) })
	if !ok {
		return nil
	}
	return r.files[i]
}

// constraintOf is the build constraint of the file that declares an object: ""
// where every build has it, and where the source cannot be found.
func (l *loader) constraintOf(obj types.Object) string {
	syntax := l.source(obj.Pos(), obj.Pkg().Path())
	if syntax == nil {
		return ""
	}
	name := l.fset.PositionFor(syntax.FileStart, false).Filename
	if f := l.fromSource[obj.Pkg().Path()].file(name); f != nil {
		return f.key()
	}
	return l.sources.constraint(name)
}

// constraint is that of a file which has been parsed.
func (s *sourceCache) constraint(name string) string {
	key, ok := s.constraints[name]
	if !ok {
		f := &file{name: name, ast: s.parsed[name]}
		if src, err := os.ReadFile(name); err == nil {
			f.note(src)
		}
		key = f.key()
		s.constraints[name] = key
	}
	return key
}

// declarations are a file's types and constants by name.
type declarations struct {
	types  map[string]typeDecl
	consts map[string]constDecl
}

type typeDecl struct {
	spec *ast.TypeSpec
	gen  *ast.GenDecl
}

type constDecl struct {
	spec  *ast.ValueSpec
	gen   *ast.GenDecl
	ident *ast.Ident
}

// in indexes a file's declarations, once.
func (s *sourceCache) in(f *ast.File) *declarations {
	if d := s.decls[f]; d != nil {
		return d
	}
	d := &declarations{types: map[string]typeDecl{}, consts: map[string]constDecl{}}
	s.decls[f] = d
	for _, decl := range f.Decls {
		gen, ok := decl.(*ast.GenDecl)
		if !ok {
			continue
		}
		for _, spec := range gen.Specs {
			d.add(gen, spec)
		}
	}
	return d
}

func (d *declarations) add(gen *ast.GenDecl, spec ast.Spec) {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		d.types[spec.Name.Name] = typeDecl{spec, gen}
	case *ast.ValueSpec:
		if gen.Tok != token.CONST {
			return
		}
		for _, id := range spec.Names {
			d.consts[id.Name] = constDecl{spec, gen, id}
		}
	}
}

// doc is the comment of a type's declaration: its own, or that of a
// declaration which declares nothing else.
func (d typeDecl) doc() *ast.CommentGroup {
	if d.spec.Doc == nil && len(d.gen.Specs) == 1 {
		return d.gen.Doc
	}
	return d.spec.Doc
}

func (d constDecl) doc() *ast.CommentGroup {
	if d.spec.Doc == nil && len(d.gen.Specs) == 1 {
		return d.gen.Doc
	}
	return d.spec.Doc
}

// fieldKey finds a struct field's syntax by what export data knows of it.
type fieldKey struct {
	line int
	name string
}

type fieldSyntax struct {
	field *ast.Field
	ident token.Pos
}

// structFields indexes the fields of all struct types of a file, once. Those of
// function bodies no other declaration can name.
func (s *sourceCache) structFields(f *ast.File) map[fieldKey][]fieldSyntax {
	if m, ok := s.fields[f]; ok {
		return m
	}
	m := map[fieldKey][]fieldSyntax{}
	s.fields[f] = m
	ast.Inspect(f, func(n ast.Node) bool {
		switch t := n.(type) {
		case *ast.BlockStmt:
			return false
		case *ast.StructType:
			for _, field := range t.Fields.List {
				for _, id := range fieldIdents(field) {
					k := fieldKey{s.fset.PositionFor(id.Pos(), false).Line, id.Name}
					m[k] = append(m[k], fieldSyntax{field, id.Pos()})
				}
			}
		}
		return true
	})
	return m
}

// fieldIdents are the names of a field; an embedded one bears its type's.
func fieldIdents(f *ast.Field) []*ast.Ident {
	if len(f.Names) > 0 {
		return f.Names
	}
	t := f.Type
	for {
		switch x := t.(type) {
		case *ast.ParenExpr:
			t = x.X
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr:
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.SelectorExpr:
			return []*ast.Ident{x.Sel}
		case *ast.Ident:
			return []*ast.Ident{x}
		default:
			return nil
		}
	}
}
