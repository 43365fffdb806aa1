package parse

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// Positions in export data are lines of the file that was compiled, named as the
// last //line comment above them says. Where cgo wrote that file, it put a few
// lines above those of its author. Export data of go vet has the lines of //line
// comments, too.
type lineForm int

const (
	linesOfFile lineForm = iota
	linesOfCgo
	linesOfComments
)

// cgoLines are how many lines cgo puts above those of a file that imports "C".
const cgoLines = 3

// lineIn is the line of a file at which a field of a package stands, and 0 where
// there is none.
func (l *loader) lineIn(f *ast.File, v *types.Var) int {
	p := l.fset.PositionFor(v.Pos(), false)
	if l.fromSource[v.Pkg().Path()] != nil {
		return p.Line
	}
	switch l.lineForm(f, v.Pkg()) {
	case linesOfCgo:
		return p.Line - cgoLines
	case linesOfComments:
		return l.sources.commentedLines(f)[givenPlace{filepath.Base(p.Filename), p.Line}]
	}
	return p.Line
}

// lineForm tells by one of a package's types, which are known by name, how its
// positions are meant in one of its files.
func (l *loader) lineForm(f *ast.File, pkg *types.Package) lineForm {
	form, ok := l.sources.lineForms[f]
	if !ok {
		form = linesOfFile
		if importsC(f) || len(l.sources.commentedLines(f)) > 0 {
			form = l.findLineForm(f, pkg)
		}
		l.sources.lineForms[f] = form
	}
	return form
}

func (l *loader) findLineForm(f *ast.File, pkg *types.Package) lineForm {
	for _, name := range pkg.Scope().Names() {
		d := l.sources.in(f).types[name]
		if d.spec == nil {
			continue
		}
		at := d.spec.Name.Pos()
		own, given := l.fset.PositionFor(at, false).Line, l.fset.PositionFor(at, true).Line
		switch line := l.fset.PositionFor(pkg.Scope().Lookup(name).Pos(), false).Line; {
		case importsC(f) && line == own+cgoLines:
			return linesOfCgo
		case line != own && line == given:
			return linesOfComments
		}
	}
	return linesOfFile
}

// commentedFile is the file of a package that a position of export data is from,
// if a //line comment gives that place another file's name.
func (l *loader) commentedFile(pos token.Pos, pkgPath string) *ast.File {
	if err := l.listAround(pkgPath); err != nil || l.listed[pkgPath] == nil {
		return nil
	}
	p := l.fset.PositionFor(pos, false)
	for _, name := range l.listed[pkgPath].GoFiles {
		if f := l.sources.file(name); f != nil && l.sources.gives(f, p) {
			return f
		}
	}
	return nil
}

// A givenPlace is one that a //line comment gives. Its folder counts for nothing,
// as export data has it in another form.
type givenPlace struct {
	base string
	line int
}

// gives reports whether a //line comment of a file gives a place, or its name to
// the line of that number.
func (s *sourceCache) gives(f *ast.File, p token.Position) bool {
	base := filepath.Base(p.Filename)
	lines := s.commentedLines(f)
	switch {
	case len(lines) == 0:
		return false
	case lines[givenPlace{base, p.Line}] > 0:
		return true
	}
	text := s.fset.File(f.FileStart)
	return p.Line <= text.LineCount() && filepath.Base(text.PositionFor(text.LineStart(p.Line), true).Filename) == base
}

// commentedLines are the lines of a file by the places that its //line comments
// give them.
func (s *sourceCache) commentedLines(f *ast.File) map[givenPlace]int {
	lines, ok := s.commented[f]
	if ok {
		return lines
	}
	if hasLineComment(f) {
		lines = map[givenPlace]int{}
		text := s.fset.File(f.FileStart)
		for line := text.LineCount(); line > 0; line-- { // of two the first counts
			at := text.PositionFor(text.LineStart(line), true)
			lines[givenPlace{filepath.Base(at.Filename), at.Line}] = line
		}
	}
	s.commented[f] = lines
	return lines
}

func hasLineComment(f *ast.File) bool {
	return slices.ContainsFunc(f.Comments, func(g *ast.CommentGroup) bool {
		return slices.ContainsFunc(g.List, func(c *ast.Comment) bool {
			return strings.HasPrefix(c.Text, "//line ") || strings.HasPrefix(c.Text, "/*line ")
		})
	})
}
