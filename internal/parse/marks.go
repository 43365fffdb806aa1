package parse

import (
	"go/ast"
	"go/token"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// scanned is what one comment says to toolgen, and what is wrong in it.
type scanned struct {
	directives []*directive.Directive
	faults     []diag.Diagnostic
}

// scan reads the directives of a comment group, once a load: a type of another
// package is met by every package that uses it. On a parameter's own line
// //tool:param has no name.
func (l *loader) scan(g *ast.CommentGroup, place directive.Place) scanned {
	if g == nil {
		return scanned{}
	}
	if s, ok := l.scans[g]; ok {
		return s
	}
	var s scanned
	var faults diag.List
	read := directive.Scan
	if place == directive.OnParam {
		read = directive.ScanParam
	}
	for _, c := range g.List {
		d := misplaced(c, place)
		if d == nil {
			d = read(c, l.span, &faults)
		}
		if d != nil {
			s.directives = append(s.directives, d)
		}
	}
	s.faults = faults.All()
	l.scans[g] = s
	return s
}

// misplaced gives a directive that must not stand at a place, unread: what is
// wrong with its arguments there is beside the point.
func misplaced(c *ast.Comment, place directive.Place) *directive.Directive {
	raw, ok := ast.ParseDirective(c.Slash, c.Text)
	if !ok || raw.Tool != "tool" {
		return nil
	}
	spec, known := directive.Lookup(raw.Name)
	if !known || spec.Places&place != 0 {
		return nil
	}
	return &directive.Directive{Spec: spec, Pos: c.Pos(), End: c.End()}
}

// line is the line of a position, unadjusted by //line comments.
func (l *loader) line(pos token.Pos) int { return l.fset.PositionFor(pos, false).Line }

// span is the range between two positions, unadjusted by //line comments.
func (l *loader) span(pos, end token.Pos) diag.Range {
	a, b := l.fset.PositionFor(pos, false), l.fset.PositionFor(end, false)
	return diag.Range{File: a.Filename, Line: a.Line, Column: a.Column, EndLine: b.Line, EndColumn: b.Column}
}

// directives are those of a comment that may stand at a place. The others are
// reported by scanFile, which sees every comment of the package.
func (rd *reader) directives(g *ast.CommentGroup, place directive.Place) []*directive.Directive {
	s := rd.scan(g, place)
	for _, f := range s.faults {
		rd.diags.Add(f)
	}
	return slices.DeleteFunc(slices.Clone(s.directives), func(d *directive.Directive) bool { return d.Spec.Places&place == 0 })
}

// single keeps the first of each directive that may stand once only, and reports
// the others: of two timeouts nobody could tell which one holds.
func (rd *reader) single(ds []*directive.Directive) []*directive.Directive {
	first := map[string]*directive.Directive{}
	return slices.DeleteFunc(ds, func(d *directive.Directive) bool {
		name := d.Spec.Name
		if d.Spec.Repeats || first[name] == nil {
			first[name] = d
			return false
		}
		rd.errorf("OLT015", d.Pos, d.End, "//tool:%s is given twice", name).
			WithRelated(rd.span(first[name].Pos, first[name].End), "first given here")
		return true
	})
}

// find is the first directive of a name.
func find(ds []*directive.Directive, name string) *directive.Directive {
	for _, d := range ds {
		if d.Spec.Name == name {
			return d
		}
	}
	return nil
}

// scanFile reports directives that stand where they have no effect, and
// comments that were meant to be one.
func (rd *reader) scanFile(f *file) {
	where := spots(f.ast, rd.line)
	for _, g := range f.ast.Comments {
		at, attached := where[g]
		s := rd.scan(g, at.place)
		for _, fault := range s.faults {
			rd.diags.Add(fault)
		}
		for _, d := range s.directives {
			rd.checkPlace(f, g, d, at, attached)
		}
		if attached && at.what != inBody {
			rd.nearMisses(g, at.place)
		}
	}
}

func (rd *reader) nearMisses(g *ast.CommentGroup, place directive.Place) {
	x := &correction{lines: commentTexts(g)}
	for i, c := range g.List {
		for _, miss := range directive.NearMisses(rd.fset.File(c.Pos()), c) {
			d := rd.errorf("OLT015", miss.Pos, miss.End, "this comment looks like a directive and is none").
				WithHint("write " + miss.Suggestion)
			x.add(i, miss, place, d)
		}
	}
	rd.suggest(x, g, place)
}

func (rd *reader) checkPlace(f *file, g *ast.CommentGroup, d *directive.Directive, at spot, attached bool) {
	export := d.Spec.Name == "export"
	well := at.place != 0 && d.Spec.Places&at.place != 0
	switch {
	case f.test && well && !export:
		rd.errorf("OLT015", d.Pos, d.End, "//tool:%s has no effect in a _test.go file, which is not part of the package", d.Spec.Name).
			WithHint("move it to a file that is built, or remove it")
	case f.constraint != nil && well && at.place == directive.OnPackage:
		rd.errorf("OLT015", d.Pos, d.End, "//tool:%s stands in a file that is not part of every build", d.Spec.Name).
			WithHint("move it to the package's doc comment in a file that is")
	case export && f.test:
		rd.errorf("OLT001", d.Pos, d.End, "//tool:export stands in a _test.go file, which is not part of the package").
			WithHint("move the function to a file that is built")
	case well && at.alias != nil:
		rd.onAlias(d, at.alias)
	case well:
	case !attached:
		apart := rd.errorf("OLT015", d.Pos, d.End, "//tool:%s stands apart from any declaration, so it has no effect", d.Spec.Name).
			WithHint("put it into the comment directly above the declaration, without a blank line between")
		rd.rejoin(apart, f.ast, g)
	case export:
		rd.errorf("OLT001", d.Pos, d.End, "//tool:export stands %s, which generated code cannot call", at.what).
			WithHint("only a package-level function or a method of a named type can be a tool")
	default:
		hint := "it may stand on " + d.Spec.Places.String()
		if s, ok := standIn[d.Spec.Name]; ok && s.place == at.place {
			hint = "write //tool:" + s.name
		}
		rd.errorf("OLT015", d.Pos, d.End, "//tool:%s has no effect %s", d.Spec.Name, at.what).WithHint(hint)
	}
}

// standIn tells which directive says the same at another place.
var standIn = map[string]struct {
	place directive.Place
	name  string
}{
	"param": {directive.OnField, "field"},
	"field": {directive.OnParam, "param"},
}
