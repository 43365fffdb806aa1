package parse

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strconv"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// A reader turns one type-checked root into its model.
type reader struct {
	*loader
	root  *root
	diags *diag.List
	model *model.Package
	tools []*model.Tool // the unsound ones too, whose names count as well

	camelCase bool
	named     map[any]diag.Range  // where a directive names a *model.Tool or *model.Property
	listings  map[string]*listing // of //tool:type, by typeKey
	types     *converter          // of arguments
	results   *converter          // of results

	// constraints are those of the files that not every build holds, constants
	// the names of constants in directives, by the constraint of the file.
	constraints map[*ast.File]string
	constants   map[string][]string
	builds      map[string]*buildFiles // by constraint
	unbuilt     []*model.Tool          // of other builds, as far as syntax tells
	exports     map[*model.Export]*ast.FuncDecl
	// typesDeclared is the index of typeDecls, nil until asked for.
	typesDeclared map[string][]declaredType

	refused map[refusal]diag.Code
	endless map[*types.Named]bool // generic types that grow within themselves
}

// read makes the model of a root, or says why there is none.
func (l *loader) read(r *root) *Package {
	p := &Package{Path: r.listed.PkgPath, Dir: r.listed.Dir}
	if len(r.syntax) > 0 {
		for _, f := range r.syntax {
			p.Diagnostics.Add(f.diagnostic())
		}
		return p
	}
	p.Model = &model.Package{Path: p.Path, Name: r.packageName(), Constraint: r.programConstraint(), Declared: r.declared(), Imported: r.importNames(l)}
	rd := &reader{loader: l, root: r, diags: &p.Diagnostics, model: p.Model, listings: map[string]*listing{}, named: map[any]diag.Range{}}
	rd.constraints, rd.constants, rd.builds = r.constraints(), map[string][]string{}, map[string]*buildFiles{}
	rd.exports = map[*model.Export]*ast.FuncDecl{}
	rd.refused, rd.endless = map[refusal]diag.Code{}, map[*types.Named]bool{}
	rd.types = newConverter(rd, false)
	rd.results = newConverter(rd, true)
	rd.packageDirectives()
	for _, f := range slices.Concat(r.files, r.others) {
		if f.ast != nil {
			rd.scanFile(f)
		}
	}
	rd.checkDeclared()
	rd.functions()
	rd.addBuilds()
	rd.validate()
	p.Stale, p.Elsewhere = r.leftOver(p.Model.Builds), rd.elsewhere()
	return p
}

// errorf reports a finding between two positions.
func (rd *reader) errorf(code diag.Code, pos, end token.Pos, format string, args ...any) *diag.Diagnostic {
	return rd.diags.Errorf(code, rd.span(pos, end), format, args...)
}

// declared are the package-level names of all the folder's files: those of
// tests and of other builds live in the same package as the generated file.
func (r *root) declared() []string {
	names := map[string]bool{}
	for _, f := range r.inPackage() {
		for _, d := range f.ast.Decls {
			for _, id := range declaredBy(d) {
				names[id.Name] = true
			}
		}
	}
	delete(names, "_")
	return slices.Sorted(maps.Keys(names))
}

// importNames are the names that the folder's files import packages under. Go
// lets no package-level name be equal to one of them.
func (r *root) importNames(l *loader) []string {
	names := map[string]bool{}
	for _, f := range r.inPackage() {
		for _, spec := range f.ast.Imports {
			names[importedAs(l, r, spec)] = true
		}
	}
	return slices.Sorted(maps.Keys(names))
}

// importedAs is the name that a file knows an imported package by.
func importedAs(l *loader, r *root, spec *ast.ImportSpec) string {
	path, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		return ""
	}
	return l.importName(spec, r.resolve(path))
}

func declaredBy(d ast.Decl) []*ast.Ident {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return []*ast.Ident{d.Name}
		}
	case *ast.GenDecl:
		var ids []*ast.Ident
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.TypeSpec:
				ids = append(ids, s.Name)
			case *ast.ValueSpec:
				ids = append(ids, s.Names...)
			}
		}
		return ids
	}
	return nil
}

// packageDirectives reads the directives of the package's doc comment, which
// may stand in any of its files.
func (rd *reader) packageDirectives() {
	var all []*directive.Directive
	for _, f := range rd.root.files {
		all = append(all, rd.directives(f.ast.Doc, directive.OnPackage)...)
	}
	all = rd.single(all)
	for _, d := range all {
		switch d.Spec.Name {
		case "naming":
			rd.camelCase = d.Text.Text == "camelCase"
		case "register":
			rd.model.Register = d.Text.Text
		case "providers":
			rd.model.Providers = providerList(d)
		}
	}
	rd.listTypes(slices.DeleteFunc(all, func(d *directive.Directive) bool { return d.Spec.Name != "type" }))
}

// providerList keeps the contract's order, however the directive lists them.
func providerList(d *directive.Directive) []string {
	var out []string
	for _, p := range []string{"anthropic", "openai", "gemini"} {
		if slices.ContainsFunc(d.List, func(w directive.Word) bool { return w.Text == p }) {
			out = append(out, p)
		}
	}
	return out
}

func pos(r diag.Range) model.Pos { return model.Pos(r) }
