package parse

import (
	"cmp"
	"go/ast"
	"go/format"
	"go/token"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// A correction makes directives of all near misses of a comment at once, so that
// the fixes of several never meet.
type correction struct {
	lines []string // of the comment, the corrected ones among them
	words []string // what was meant
	found []*diag.Diagnostic
	wrong bool // a miss would be wrong even as a directive
}

// add corrects one line of the comment.
func (x *correction) add(line int, miss directive.Miss, place directive.Place, d *diag.Diagnostic) {
	x.wrong = x.wrong || miss.Comment == "" || !belongsAt(miss.Comment, place) || strings.HasPrefix(x.lines[line], "/*")
	x.lines[line] = miss.Comment
	x.words = append(x.words, miss.Suggestion)
	x.found = append(x.found, d)
}

// suggest adds the fix to what was reported.
func (rd *reader) suggest(x *correction, g *ast.CommentGroup, place directive.Place) {
	if x.wrong || len(x.found) == 0 {
		return
	}
	text := strings.Join(x.lines, "\n")
	if place != directive.OnParam { // no doc comment, so gofmt leaves it as it is
		text = formatted(x.lines)
	}
	edit := diag.Edit{Range: rd.span(g.Pos(), g.End()), NewText: rd.indented(text, g)}
	for _, d := range x.found {
		d.WithFix("write "+strings.Join(x.words, ", "), edit)
	}
}

// rejoin adds to a directive that stands apart the edit that joins its comment
// to the declaration below, if blank lines are all that lies between and what is
// said there may be said of it.
func (rd *reader) rejoin(d *diag.Diagnostic, f *ast.File, g *ast.CommentGroup) {
	pos, place := below(f, g)
	if place == 0 || rd.fset.PositionFor(g.Pos(), false).Column != 1 {
		return
	}
	var faults diag.List
	for _, c := range g.List {
		mark := directive.Scan(c, rd.span, &faults)
		alone := mark != nil || place != directive.OnPackage // other text there may be a licence
		if !alone || mark != nil && mark.Spec.Places&place == 0 || strings.HasPrefix(c.Text, "/*") {
			return
		}
	}
	if len(faults.All()) == 0 {
		text := formatted(commentTexts(g)) + "\n"
		d.WithFix("remove the blank lines below", diag.Edit{Range: rd.span(g.Pos(), pos), NewText: text})
	}
}

// below is where the declaration, or the package clause, begins that a comment
// stands above with nothing between, and what directives there speak of.
func below(f *ast.File, g *ast.CommentGroup) (token.Pos, directive.Place) {
	i, _ := slices.BinarySearchFunc(f.Comments, g.End(), func(g *ast.CommentGroup, p token.Pos) int { return cmp.Compare(g.Pos(), p) })
	next := f.FileEnd
	if i < len(f.Comments) {
		next = f.Comments[i].Pos()
	}
	if g.End() < f.Package {
		return f.Package, onlyBefore(f.Package, next, directive.OnPackage)
	}
	i, _ = slices.BinarySearchFunc(f.Decls, g.End(), func(d ast.Decl, p token.Pos) int { return cmp.Compare(d.Pos(), p) })
	if i == len(f.Decls) || i > 0 && g.Pos() < f.Decls[i-1].End() {
		return token.NoPos, 0
	}
	switch d := f.Decls[i].(type) {
	case *ast.FuncDecl:
		return d.Pos(), onlyBefore(d.Pos(), next, directive.OnFunc)
	case *ast.GenDecl:
		if !d.Lparen.IsValid() {
			place, _ := declSpot(d.Tok)
			return d.Pos(), onlyBefore(d.Pos(), next, place)
		}
	}
	return token.NoPos, 0
}

func onlyBefore(pos, next token.Pos, place directive.Place) directive.Place {
	if pos < next {
		return place
	}
	return 0
}

// describeStub adds to a parameter without a description the edit that gives it
// an empty one, for the author to fill in; until then it is still reported.
func (rd *reader) describeStub(d *diag.Diagnostic, fn *function, p *declaredParam, kw *keywords) {
	const stub = `description=""`
	export := find(fn.directives, "export")
	switch {
	case kw.description != nil:
	case len(p.marks) > 0:
		d.WithFix("add "+stub, rd.insertion(p.marks[0].End, " "+stub))
	case p.name() != "" && p.name() != "_" && rd.fset.PositionFor(export.Pos, false).Column == 1:
		line := "//tool:param " + p.name() + " " + stub
		d.WithFix("write "+line, rd.insertion(export.Pos, line+"\n"))
	}
}

func (rd *reader) insertion(pos token.Pos, text string) diag.Edit {
	return diag.Edit{Range: rd.span(pos, pos), NewText: text}
}

// belongsAt reports whether a directive may stand at a place.
func belongsAt(comment string, place directive.Place) bool {
	raw, ok := ast.ParseDirective(token.NoPos, comment)
	spec, known := directive.Lookup(raw.Name)
	return ok && known && spec.Places&place != 0
}

func commentTexts(g *ast.CommentGroup) []string {
	lines := make([]string, len(g.List))
	for i, c := range g.List {
		lines[i] = c.Text
	}
	return lines
}

// formatted lays the lines of a doc comment out as gofmt does, which puts
// directives behind the text and a blank line before them.
func formatted(lines []string) string {
	const before, after = "package p\n\n", "\nfunc f()\n"
	text := strings.Join(lines, "\n")
	out, err := format.Source([]byte(before + text + after))
	if err != nil {
		return text
	}
	return strings.TrimSuffix(strings.TrimPrefix(string(out), before), after)
}

// indented moves the lines of a comment, but for the first, under its start.
func (rd *reader) indented(text string, g *ast.CommentGroup) string {
	tabs := strings.Repeat("\t", rd.fset.PositionFor(g.Pos(), false).Column-1)
	return strings.ReplaceAll(text, "\n", "\n"+tabs)
}
