package directive

import (
	"go/ast"
	"go/token"
	"strings"
	"unicode"

	"github.com/toolgen/toolgen/internal/diag"
)

// prefix is how every directive begins, and the only way to begin one.
const prefix = "//tool:"

// malformed is the code of everything that the grammar itself refuses.
const malformed diag.Code = "OLT015"

// Scan reads one comment. It returns nil, and reports nothing, for a comment
// that is no directive, near misses included (see NearMiss). All problems of a
// directive are reported at once; what is sound of it is returned, or nil where
// the rest would mean something else than was written.
//
// A //tool:param is read as it is written on a function, with the parameter's
// name; for one on the parameter's own line use ScanParam.
func Scan(c *ast.Comment, at Locator, l *diag.List) *Directive {
	return scan(c, at, l, false)
}

// ScanParam is Scan for a comment on the line of a parameter, or above it,
// inside a signature: there //tool:param has no name, because the place says it.
func ScanParam(c *ast.Comment, at Locator, l *diag.List) *Directive {
	return scan(c, at, l, true)
}

func scan(c *ast.Comment, at Locator, l *diag.List, ownLine bool) *Directive {
	raw, ok := split(c)
	if !ok {
		return nil
	}
	s := &scanner{
		lexer:   lexer{text: raw.Args, base: raw.ArgsPos},
		word:    Word{Text: raw.Name, Pos: c.Slash + token.Pos(len(prefix))},
		ownLine: ownLine,
		at:      at,
		list:    l,
	}
	s.word.End = s.word.Pos + token.Pos(len(raw.Name))
	if s.spec, ok = Lookup(raw.Name); !ok {
		s.unknown()
		return nil
	}
	d := &Directive{Spec: s.spec, Pos: c.Pos(), End: c.End()}
	if !s.read(d) {
		return nil
	}
	return d
}

// split takes a directive apart as Go does. What begins as a directive and is
// none to Go, because its name is missing or begins with an upper-case letter,
// is split too, so that it is reported wherever it stands: only a space after
// the colon makes it prose, which NearMiss judges.
func split(c *ast.Comment) (ast.Directive, bool) {
	if d, ok := ast.ParseDirective(c.Slash, c.Text); ok {
		return d, d.Tool == "tool"
	}
	rest, ok := strings.CutPrefix(c.Text, prefix)
	if !ok {
		return ast.Directive{}, false
	}
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return ast.Directive{Tool: "tool"}, true
	}
	if strings.IndexFunc(rest, unicode.IsSpace) == 0 {
		return ast.Directive{}, false
	}
	return ast.Directive{Tool: "tool", Name: fields[0]}, true
}

// A scanner is one directive being read.
type scanner struct {
	lexer
	spec    Spec
	word    Word // the directive's name
	ownLine bool // it stands on a parameter's own line
	at      Locator
	list    *diag.List
}

// errorf reports a malformed stretch of the directive.
func (s *scanner) errorf(w Word, format string, args ...any) *diag.Diagnostic {
	return s.list.Errorf(malformed, s.at(w.Pos, w.End), format, args...)
}

func (s *scanner) unknown() {
	if s.word.Text == "" {
		s.errorf(Word{Pos: s.word.Pos - token.Pos(len(prefix)), End: s.word.End}, "a directive's name is missing after %s", prefix)
		return
	}
	d := s.errorf(s.word, "there is no directive %s%s%s", prefix, s.word.Text, didYouMean(prefix, s.word.Text, directiveNames()))
	if near := suggest(s.word.Text, directiveNames()); near != "" && faultless(near+" "+s.text) {
		d.WithFix("write "+prefix+near, diag.Edit{Range: s.at(s.word.Pos, s.word.End), NewText: near})
	}
}

// missing reports that the directive has no argument where it needs one.
func (s *scanner) missing(what string) {
	s.errorf(s.word, "%s%s needs %s", prefix, s.spec.Name, what).WithHint("for instance " + s.spec.Example)
}
