package parse

import (
	"go/ast"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// validate checks what only the whole package shows: names that stand twice,
// and names that the generated file declares and somebody else does too.
func (rd *reader) validate() {
	rd.uniqueTools()
	levels := newNester()
	for _, t := range rd.tools {
		rd.uniqueProperties(t)
		rd.nesting(levels, t)
	}
	for _, name := range rd.generatedNames() {
		rd.undeclared(name)
	}
	rd.distinctReceivers()
	if len(rd.allTools()) > 0 {
		rd.hiddenPredeclared()
	}
}

// allTools are the tools of this build, the unsound ones too, and those of
// others as far as syntax tells.
func (rd *reader) allTools() []*model.Tool { return slices.Concat(rd.tools, rd.unbuilt) }

// uniqueProperties reports two properties of one name, which can meet through
// name= and inline.
func (rd *reader) uniqueProperties(t *model.Tool) {
	first := map[string]diag.Range{}
	named := map[string]bool{}
	add := func(p *model.Property, at model.Pos) {
		if before, twice := first[p.Name]; twice {
			rd.diags.Errorf("OLT007", rd.namedAt(p, at), "a second property named %q of the tool %s", p.Name, t.Name).
				WithHint("give one of them another name with name=").
				WithRelated(before, "the first one")
			return
		}
		first[p.Name] = rd.namedAt(p, p.Pos)
	}
	for _, p := range t.Params {
		if named[p.GoName] && p.GoName != "_" {
			continue // declared twice, which the type checker reports
		}
		named[p.GoName] = p.GoName != ""
		if p.Property != nil {
			add(p.Property, p.Property.Pos)
		}
		if p.Inline != nil {
			for _, f := range p.Inline.Struct.Fields {
				add(&f.Property, p.Pos)
			}
		}
	}
}

// generatedNames are the exported-looking names of the generated file.
func (rd *reader) generatedNames() []string {
	var names []string
	for _, t := range rd.allTools() {
		names = append(names, rd.model.RegisterNames(t.Receiver)...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// distinctReceivers reports two receivers whose functions would bear one name,
// as those of Store and ScopedStore would.
func (rd *reader) distinctReceivers() {
	first, read := map[string]*model.Tool{}, map[string]bool{}
	for _, t := range rd.allTools() {
		if t.Receiver == nil || read[t.Receiver.Type] {
			continue
		}
		read[t.Receiver.Type] = true
		for _, name := range rd.model.RegisterNames(t.Receiver) {
			other := first[name]
			if other == nil {
				first[name] = t
			} else {
				rd.diags.Errorf("OLT018", diag.Range(t.Pos), "%s would return the tools of %s and also those of %s", name, other.Receiver.Type, t.Receiver.Type).
					WithHint("rename one of the types, or move one of them to another package").
					WithRelated(diag.Range(other.Pos), "a tool of the other")
			}
		}
	}
}

func (rd *reader) undeclared(name string) {
	_, declared := slices.BinarySearch(rd.model.Declared, name)
	_, imported := slices.BinarySearch(rd.model.Imported, name)
	if !declared && !imported {
		return
	}
	hint := "rename it, or choose another name for the generated functions with //tool:register in the package's comment"
	for _, f := range rd.root.inPackage() {
		for _, id := range declarationsOf(f, name) {
			rd.errorf("OLT018", id.Pos(), id.End(), "%s is declared here, and the generated file declares it too", name).WithHint(hint)
		}
		for _, s := range f.ast.Imports {
			if importedAs(rd.loader, rd.root, s) == name {
				rd.errorf("OLT018", s.Pos(), s.Path.End(), "a package is imported as %s, and the generated file declares that name", name).WithHint(hint)
			}
		}
	}
}

func declarationsOf(f *file, name string) []*ast.Ident {
	var out []*ast.Ident
	for _, d := range f.ast.Decls {
		for _, id := range declaredBy(d) {
			if id.Name == name {
				out = append(out, id)
			}
		}
	}
	return out
}

// neededPredeclared are the predeclared names that generated files use.
var neededPredeclared = []string{
	"any", "append", "bool", "byte", "error", "false", "float32", "float64", "int", "int16", "int32", "int64", "int8",
	"len", "make", "new", "nil", "rune", "string", "true", "uint", "uint16", "uint32", "uint64", "uint8",
}

// hiddenPredeclared reports declarations that hide a predeclared name from the whole
// package, the generated file included. No other spelling could be generated:
// what is hidden has no second name.
func (rd *reader) hiddenPredeclared() {
	for _, name := range neededPredeclared {
		if _, found := slices.BinarySearch(rd.model.Declared, name); !found {
			continue
		}
		for _, f := range rd.root.inPackage() {
			for _, id := range declarationsOf(f, name) {
				rd.errorf("OLT018", id.Pos(), id.End(), "%s is declared here, and the generated file needs the predeclared %s", name, name).
					WithHint("rename it, or move the tools to another package")
			}
		}
	}
}
