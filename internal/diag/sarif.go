package diag

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
)

// A Run is all that is to be said of one run of the command, for formats that
// hold it in one document.
type Run struct {
	Version     string   // of toolgen
	Roots       Roots    // what files are named relative to
	ExitCode    int      // of the command
	Failures    []string // what kept toolgen from doing its work
	Diagnostics []Diagnostic
}

// WriteSARIF writes a run as one document of SARIF 2.1.0, the OASIS standard, with
// what GitHub code scanning wants of it (docs.github.com, "SARIF support for code
// scanning"): results only with a place, all four numbers of a region, and the
// fingerprint by which an alert is known again. Findings without a file are
// notifications, because GitHub refuses a whole document for one result without a
// place. The first error of w is returned.
func WriteSARIF(w io.Writer, run Run) error {
	s := sarif{roots: run.Roots, sources: sources{}}
	invocation := sarifInvocation{ExecutionSuccessful: len(run.Failures) == 0, ExitCode: run.ExitCode}
	results := []sarifResult{}
	for _, d := range run.Diagnostics {
		if d.Range.File == "" {
			invocation.ToolExecutionNotifications = append(invocation.ToolExecutionNotifications, s.notification(d))
		} else {
			results = append(results, s.result(d))
		}
	}
	for _, f := range run.Failures {
		invocation.ToolExecutionNotifications = append(invocation.ToolExecutionNotifications,
			sarifNotification{Level: Error.String(), Message: sarifMessage{Text: f}})
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{
		Schema:  "https://json.schemastore.org/sarif-2.1.0.json",
		Version: "2.1.0",
		Runs: []sarifRun{{
			Tool:        sarifTool{driver(run.Version)},
			Invocations: []sarifInvocation{invocation},
			OriginalURIBaseIDs: map[string]sarifArtifactLocation{
				sourceRoot: {Description: &sarifMessage{Text: "the root of the repository, or the folder that toolgen worked in"}},
			},
			ColumnKind: "utf16CodeUnits",
			Results:    results,
		}},
	})
}

// sourceRoot is the name by which consumers of SARIF know the root of the
// sources. The document does not say where that is: it is made on one machine and
// read on others.
const sourceRoot = "%SRCROOT%"

func driver(version string) sarifDriver {
	d := sarifDriver{Name: "toolgen", Version: version, InformationURI: "https://github.com/toolgen/toolgen"}
	for _, e := range entries {
		paragraph, _, _ := strings.Cut(e.Why, "\n\n")
		d.Rules = append(d.Rules, sarifRule{
			ID:                   e.Code,
			ShortDescription:     sarifMessage{Text: e.Title},
			FullDescription:      sarifMessage{Text: paragraph},
			Help:                 sarifMessage{Text: e.Help(), Markdown: e.MarkdownHelp()},
			DefaultConfiguration: sarifConfiguration{e.Severity.String()},
			Properties:           sarifRulesProperties{Precision: "very-high", ProblemSeverity: e.Severity.String()},
		})
	}
	return d
}

// sarif makes the results of one document.
type sarif struct {
	roots   Roots
	sources sources
}

func (s sarif) notification(d Diagnostic) sarifNotification {
	text := strings.Join(append([]string{d.Message}, notes(d)...), "\n")
	return sarifNotification{d.Severity.String(), sarifMessage{Text: text}, &sarifRuleReference{d.Code}}
}

func (s sarif) result(d Diagnostic) sarifResult {
	lines := append([]string{d.Message}, notes(d)...)
	r := sarifResult{
		RuleID:    d.Code,
		RuleIndex: slices.IndexFunc(entries, func(e Entry) bool { return e.Code == d.Code }), // -1 is SARIF's for none
		Level:     d.Severity.String(),
		Locations: []sarifLocation{{PhysicalLocation: s.place(d.Range)}},
	}
	for _, related := range d.Related {
		if related.Range.File == "" {
			lines = append(lines, related.Message)
			continue
		}
		id := len(r.RelatedLocations) + 1
		r.RelatedLocations = append(r.RelatedLocations, sarifLocation{
			ID: id, PhysicalLocation: s.place(related.Range), Message: &sarifMessage{Text: related.Message},
		})
		lines = append(lines, fmt.Sprintf("[%s](%d)", escapeLink.Replace(related.Message), id))
	}
	r.Message.Text = strings.Join(lines, "\n")
	if hash, ok := s.sources.open(d.Range.File).fingerprint(max(1, d.Range.Line)); ok {
		r.PartialFingerprints = map[string]string{"primaryLocationLineHash": hash}
	}
	return r
}

// escapeLink escapes the text of a link to a related location, which GitHub shows
// nowhere else. Braces stay as they are: they would only be placeholders beside
// arguments, and GitHub shows what stands there.
var escapeLink = strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`)

func (s sarif) place(r Range) sarifPhysicalLocation {
	return sarifPhysicalLocation{artifact(s.roots.name(r.File)), s.region(r)}
}

// region returns the range in lines and UTF-16 code units, as columnKind says. A
// file without a line has its place at its start, and a line without a column is
// meant as a whole.
func (s sarif) region(r Range) sarifRegion {
	src := s.sources.open(r.File)
	at := sarifRegion{StartLine: max(1, r.Line), StartColumn: max(1, r.Column)}
	at.EndLine, at.EndColumn = at.StartLine, at.StartColumn
	switch {
	case r.Line == 0:
		return at
	case r.Column == 0:
		if text, ok := src.line(r.Line); ok {
			at.EndColumn = src.utf16Column(r.Line, len(text)+1)
		}
		return at
	case r.EndLine != 0:
		at.EndLine, at.EndColumn = r.EndLine, max(1, r.EndColumn)
	}
	at.StartColumn = src.utf16Column(at.StartLine, at.StartColumn)
	at.EndColumn = src.utf16Column(at.EndLine, at.EndColumn)
	return at
}
