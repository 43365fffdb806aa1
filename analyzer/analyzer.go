// Package analyzer finds in an editor, in go vet or in golangci-lint what is
// wrong with the //tool: directives of a package and the functions that they
// make tools, with the words of the command toolgen: it reads packages with the
// same code. For some findings it suggests a fix.
//
// The command [github.com/toolgen/toolgen/cmd/toolgen-vet] runs it under go vet,
// the module github.com/toolgen/toolgen/adapters/golangci under golangci-lint.
//
// The analyzer never runs the go command. What it cannot know, because a pass
// does not tell, differs from toolgen:
//
//   - A package that does not parse is left to the driver.
//   - Of a package that only other builds hold no driver runs an analyzer.
//   - The tags of -tags count for the package itself, which the driver has
//     chosen the files of, and not for the sources of packages that it reaches
//     only through others.
//   - Drivers have no severities. A warning is a finding like an error, and
//     counts where toolgen would go on; the flag -severity silences it.
//   - A fault in a type of another package is reported by each package whose
//     tools use it. toolgen reports it once a run.
package analyzer

import (
	"flag"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// Docs is the page that describes the findings. The name of a code in lower case
// is the anchor of its entry.
const Docs = "https://github.com/toolgen/toolgen/blob/main/docs/diagnostics.md"

// Analyzer reports each finding with its code, such as OLT005, as category and at
// the beginning of its message, and with its cure behind a semicolon.
//
// Its flag -severity takes a list such as OLT012=off,OLT014=off: the warnings
// that are not reported. Programs that run several analyzers call the flag
// -toolgen.severity.
var Analyzer = New()

// New returns an analyzer of its own, with a flag of its own, for programs that
// hold several settings at once.
func New() *analysis.Analyzer {
	levels := diag.Levels{}
	flags := flag.NewFlagSet("toolgen", flag.ContinueOnError)
	flags.Var(levels, "severity", "warnings to silence, such as OLT012=off,OLT014=off; errors cannot be")
	return &analysis.Analyzer{
		Name:             "toolgen",
		Doc:              doc,
		URL:              Docs,
		Flags:            *flags,
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			run(pass, levels)
			return nil, nil
		},
	}
}

const doc = `find what is wrong with //tool: directives and the functions they make tools

A function with //tool:export in its doc comment is a tool that a language model
can call, through code that the command toolgen generates. This analyzer reports
what toolgen reports: types without a schema, directives that are misspelt or out
of place, keywords that contradict each other, parameters without a description.
What a code such as OLT005 means "toolgen explain OLT005" tells.`

func run(pass *analysis.Pass, levels diag.Levels) {
	a := parse.Pass(pass)
	if a == nil {
		return
	}
	var found diag.List
	for _, d := range a.Diagnostics.All() {
		found.Add(d)
	}
	if a.Model != nil {
		for _, d := range emit.Losses(a.Model, a.Model.Providers) {
			found.Add(d)
		}
	}
	for _, d := range levels.Apply(found.All()) {
		pass.Report(convert(pass, a, d))
	}
}

// convert gives a finding the form of package analysis, which has no findings
// without a place.
func convert(pass *analysis.Pass, a *parse.Analysis, d diag.Diagnostic) analysis.Diagnostic {
	out := analysis.Diagnostic{
		Category: string(d.Code),
		Message:  string(d.Code) + ": " + message(d),
		URL:      Docs + "#" + strings.ToLower(string(d.Code)),
	}
	if out.Pos, out.End = a.Pos(d.Range); !out.Pos.IsValid() {
		out.Pos = pass.Files[0].Package
	}
	for _, r := range d.Related {
		if pos, end := a.Pos(r.Range); pos.IsValid() {
			out.Related = append(out.Related, analysis.RelatedInformation{Pos: pos, End: end, Message: r.Message})
		}
	}
	for _, f := range d.Fixes {
		out.SuggestedFixes = append(out.SuggestedFixes, fix(a, f))
	}
	return out
}

// message is the fact and the cure on one line, as drivers print them.
func message(d diag.Diagnostic) string {
	text := d.Message
	if d.Hint != "" {
		text += "; " + d.Hint
	}
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\t' }), " ")
}

func fix(a *parse.Analysis, f diag.Fix) analysis.SuggestedFix {
	out := analysis.SuggestedFix{Message: f.Message}
	for _, e := range f.Edits {
		pos, end := a.Pos(e.Range)
		out.TextEdits = append(out.TextEdits, analysis.TextEdit{Pos: pos, End: end, NewText: []byte(e.NewText)})
	}
	return out
}
