package parse

import (
	"go/types"
	"regexp"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
)

// A fault is one error that the parser or the type checker found. It is kept,
// and reported when something that is read rests on the place.
type fault struct {
	at      diag.Range
	message string
	hint    string
	related []diag.Related
	// instantiation says that a type's instances grow without end. It is told
	// where our own words about such a type are not.
	instantiation bool
}

// diagnostic is the fault as it is shown. A package that is read reports it as
// often as it is met, and all of them are one.
func (f *fault) diagnostic() diag.Diagnostic {
	return diag.Diagnostic{Code: "OLT022", Range: f.at, Message: f.message, Hint: f.hint, Related: slices.Clone(f.related)}
}

// A faultList keeps the type checker's errors by each file that they speak of.
type faultList struct {
	byFile map[string][]*fault
	last   *fault
}

// add keeps an error. The checker reports the parts of one error one after the
// other, the later ones behind a tab. What it calls soft, an unused import for
// instance, is about no type, but for a type argument that its constraint refuses.
func (l *faultList) add(e types.Error, at diag.Range) {
	switch part, later := strings.CutPrefix(e.Msg, "\t"); {
	case later && l.last == nil:
	case later:
		l.last.related = append(l.last.related, diag.Related{Range: at, Message: part})
		l.index(at.File, l.last)
	case !e.Soft || strings.Contains(e.Msg, " does not satisfy "):
		l.last = checkerFault(e.Msg, at)
		l.index(at.File, l.last)
	default:
		l.last = nil
	}
}

func (l *faultList) index(file string, f *fault) {
	if !slices.Contains(l.byFile[file], f) {
		l.byFile[file] = append(l.byFile[file], f)
	}
}

// foreignPlace is a place within the message of a checker's error, which shows
// whole paths there.
var foreignPlace = regexp.MustCompile(`\S*[/\\]([^/\\\s]+\.go:\d+:\d+)`)

func checkerFault(message string, at diag.Range) *fault {
	f := &fault{at: at, message: foreignPlace.ReplaceAllString(message, "$1")}
	if strings.HasPrefix(message, "instantiation cycle") {
		f.message, f.instantiation = "instantiation cycle", true
	}
	if rest, ok := strings.CutPrefix(message, "could not import "); ok {
		name, reason, _ := strings.Cut(strings.TrimSuffix(rest, ")"), " (")
		reason, cure, _ := strings.Cut(reason, "; to add it:")
		f.message, f.hint = "could not import "+name+": "+reason, strings.TrimSpace(cure)
	}
	return f
}

// within are the faults that speak of a place inside a range.
func (l *faultList) within(r diag.Range) []*fault {
	var found []*fault
	for _, f := range l.byFile[r.File] {
		if contains(r, f.at) || slices.ContainsFunc(f.related, func(x diag.Related) bool { return contains(r, x.Range) }) {
			found = append(found, f)
		}
	}
	return found
}

// contains reports whether a range begins inside another one.
func contains(r, at diag.Range) bool {
	return at.File == r.File && !before(at, r) && before(at, diag.Range{Line: r.EndLine, Column: r.EndColumn})
}

func before(a, b diag.Range) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Column < b.Column
}
