package parse

import (
	"cmp"
	"go/ast"
	"go/constant"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// enum gives the members of a named type, or nil where the type is none: its
// own package must declare two constants of exactly that type with different
// values, or one that is closed by a directive. It is not ok where a constant has
// a fault.
func (c *converter) enum(t *types.Named, m *model.Type, u use) (e *model.Enum, ok bool) {
	basic, isBasic := t.Underlying().(*types.Basic)
	if !isBasic || basic.Info()&(types.IsString|types.IsInteger) == 0 || t.Obj().Pkg() == nil {
		return nil, true
	}
	key := m.Go.Key()
	entry := c.enums[key]
	if entry == nil {
		consts := c.constants(t)
		entry = &enumEntry{faults: c.constantFaults(consts)}
		if len(entry.faults) == 0 {
			entry.e = c.readEnum(t, basic, m.Go, consts)
		}
		c.enums[key] = entry
	}
	for _, f := range entry.faults {
		c.reportFault(f, u)
	}
	return entry.e, len(entry.faults) == 0
}

// enumEntry remembers a named type: its enum, if it is one, or what keeps it
// from being read.
type enumEntry struct {
	e      *model.Enum
	faults []*fault
}

// constantFaults are those of the declarations that the constants of a type
// stand in, other constants of the same groups included: without a value they
// may have lost their type too.
func (c *converter) constantFaults(consts []*types.Const) []*fault {
	var found []*fault
	seen := map[*ast.GenDecl]bool{}
	for _, k := range consts {
		if c.fromSource[k.Pkg().Path()] == nil {
			return nil
		}
		d := c.constDecl(k)
		if d.gen == nil || seen[d.gen] {
			continue
		}
		seen[d.gen] = true
		found = append(found, c.causes(c.source(k.Pos(), k.Pkg().Path()), d.gen)...)
	}
	return found
}

func (c *converter) readEnum(t *types.Named, basic *types.Basic, spelled model.Expr, consts []*types.Const) *model.Enum {
	word := c.enumWord(t)
	if word == "open" {
		return nil
	}
	e := &model.Enum{
		Go: spelled, Pos: c.objectPos(t.Obj()),
		Integer: basic.Info()&types.IsInteger != 0,
	}
	byName := e.Integer || word == "names"
	consts = distinct(consts)
	if len(consts) == 0 || len(consts) == 1 && word != "closed" {
		return nil
	}
	names := memberNames(t.Obj().Name(), consts)
	for i, k := range consts {
		m := model.Member{Name: names[i], Value: k.Val().ExactString()}
		if !e.Integer {
			m.Value = strconv.Quote(constant.StringVal(k.Val()))
			if !byName {
				m.Name = constant.StringVal(k.Val())
			}
		}
		if c.builtWith(k, t.Obj()) {
			m.Const = c.spellConst(k)
		}
		e.Members = append(e.Members, m)
	}
	return e
}

// enumWord is what is said of a type's constants: open, closed, names or
// nothing. What the package says that uses the type wins.
func (c *converter) enumWord(t *types.Named) string {
	if l := c.listings[typeKey(t.Obj())]; l != nil && l.word != "" {
		return l.word
	}
	d := c.typeDecl(t)
	if d.spec == nil {
		return ""
	}
	if mark := find(c.typeMarks(d), "enum"); mark != nil {
		return mark.Text.Text
	}
	return ""
}

// typeDecl is the declaration of a type, with a nil spec where its source
// cannot be found.
func (l *loader) typeDecl(t *types.Named) typeDecl {
	f := l.source(t.Obj().Pos(), t.Obj().Pkg().Path())
	if f == nil {
		return typeDecl{}
	}
	return l.sources.in(f).types[t.Obj().Name()]
}

func (l *loader) objectPos(obj types.Object) model.Pos {
	p := l.fset.PositionFor(obj.Pos(), false)
	return model.Pos{File: p.Filename, Line: p.Line, Column: p.Column}
}

// constants are a type's constants in declaration order: by file name, then by
// position in the file.
func (c *converter) constants(t *types.Named) []*types.Const {
	type placed struct {
		k    *types.Const
		file string
		line int
		col  int
	}
	var all []placed
	for _, k := range c.constantsOf(c.hiddenType(t.Obj())) {
		if t.Obj().Exported() && !k.Exported() {
			continue
		}
		pos := k.Pos()
		if d := c.constDecl(k); d.ident != nil {
			if c.ignored(d) {
				continue
			}
			// Export data knows no columns, and files by what //line comments
			// say; the source does better.
			pos = d.ident.Pos()
		}
		at := c.fset.PositionFor(pos, false)
		all = append(all, placed{k, at.Filename, at.Line, at.Column})
	}
	slices.SortFunc(all, func(a, b placed) int {
		return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.line, b.line), cmp.Compare(a.col, b.col), cmp.Compare(a.k.Name(), b.k.Name()))
	})
	out := make([]*types.Const, len(all))
	for i, p := range all {
		out[i] = p.k
	}
	return out
}

// constantsOf are the constants that a type's package declares of exactly that
// type. The package is looked through once for all its types.
func (l *loader) constantsOf(t *types.TypeName) []*types.Const {
	pkg := l.whole(t.Pkg())
	byType, ok := l.constantIndex[pkg]
	if !ok {
		byType = map[string][]*types.Const{}
		l.constantIndex[pkg] = byType
		for _, name := range pkg.Scope().Names() {
			k, _ := pkg.Scope().Lookup(name).(*types.Const)
			if k == nil {
				continue
			}
			if named, ok := types.Unalias(k.Type()).(*types.Named); ok && named.Obj().Pkg() == pkg {
				byType[named.Obj().Name()] = append(byType[named.Obj().Name()], k)
			}
		}
	}
	return byType[t.Name()] // by name, for the same package may have been read twice
}

func (l *loader) constDecl(k *types.Const) constDecl {
	f := l.source(k.Pos(), k.Pkg().Path())
	if f == nil {
		return constDecl{}
	}
	return l.sources.in(f).consts[k.Name()]
}

func (c *converter) ignored(d constDecl) bool {
	marks := append(c.directives(d.doc(), directive.OnConst), c.directives(d.spec.Comment, directive.OnConst)...)
	return find(c.single(marks), "ignore") != nil
}

// distinct keeps the first constant of each value.
func distinct(consts []*types.Const) []*types.Const {
	seen := map[string]bool{}
	return slices.DeleteFunc(consts, func(k *types.Const) bool {
		v := k.Val().ExactString()
		twice := seen[v]
		seen[v] = true
		return twice
	})
}

// memberNames are the constants' names. The type's name is cut off in front
// where all of them bear it, an upper-case letter follows, and they stay
// distinct, which cutting the same prefix cannot change.
func memberNames(typeName string, consts []*types.Const) []string {
	names := make([]string, len(consts))
	cut := true
	for i, k := range consts {
		names[i] = k.Name()
		rest, ok := strings.CutPrefix(k.Name(), typeName)
		first, _ := utf8.DecodeRuneInString(rest)
		cut = cut && ok && unicode.IsUpper(first)
	}
	if cut {
		for i := range names {
			names[i] = names[i][len(typeName):]
		}
	}
	return names
}

// builtWith reports whether every build that has a type has a constant of it too.
// What is generated in one build must not name what another one lacks.
func (l *loader) builtWith(k *types.Const, t *types.TypeName) bool {
	constraint := l.constraintOf(k)
	return constraint == "" || constraint == l.constraintOf(t)
}

// spellConst names a constant in generated code, where that is possible.
func (c *converter) spellConst(k *types.Const) model.Expr {
	if k.Pkg().Path() == c.root.listed.PkgPath {
		return model.Expr{Kind: model.ExprName, Name: k.Name()}
	}
	if !k.Exported() || !c.importable(k.Pkg()) {
		return model.Expr{}
	}
	return model.Expr{Kind: model.ExprQualified, Name: k.Name(), PkgPath: k.Pkg().Path(), PkgName: k.Pkg().Name()}
}
