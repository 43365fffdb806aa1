package diag

import (
	"bufio"
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// Roots are folders that GitHub's formats name files relative to: the first that
// a file lies below counts. A file below none keeps its absolute path.
type Roots []string

func (roots Roots) name(file string) string {
	for _, root := range roots {
		if rel, err := filepath.Rel(root, file); err == nil && filepath.IsLocal(rel) {
			return filepath.ToSlash(rel)
		}
	}
	return filepath.ToSlash(file)
}

// WriteGitHub writes findings as the workflow commands error and warning of
// GitHub Actions, one a line, which its runner turns into annotations:
//
//	::error file=a.go,line=7,col=12,endLine=7,endColumn=23,title=OLT002::message
//
// The hint and related places are lines of the message. The first error of w is
// returned.
func WriteGitHub(w io.Writer, roots Roots, ds []Diagnostic) error {
	b := bufio.NewWriter(w)
	for _, d := range ds {
		fmt.Fprintf(b, "::%s %s::%s\n", d.Severity, properties(roots, d), escapeData.Replace(annotation(roots, d)))
	}
	return b.Flush()
}

// WriteGitHubFailure writes what kept a run from its work as an annotation
// without a place. The error is that of w.
func WriteGitHubFailure(w io.Writer, message string) error {
	_, err := fmt.Fprintf(w, "::error title=toolgen::%s\n", escapeData.Replace(message))
	return err
}

// How the runner takes back its commands apart: src/Runner.Common/ActionCommand.cs
// in github.com/actions/runner.
var (
	escapeData     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	escapeProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// properties are what is known of a finding's place, and its code. The runner
// takes columns only of a range within one line, and drops them otherwise.
func properties(roots Roots, d Diagnostic) string {
	var b strings.Builder
	number := func(name string, value int) {
		if value > 0 {
			fmt.Fprintf(&b, "%s=%d,", name, value)
		}
	}
	if r := d.Range; r.File != "" {
		b.WriteString("file=" + escapeProperty.Replace(roots.name(r.File)) + ",")
		number("line", r.Line)
		if r.EndLine > r.Line {
			number("endLine", r.EndLine)
		} else {
			number("col", r.Column)
			number("endLine", r.EndLine)
			number("endColumn", r.EndColumn)
		}
	}
	return b.String() + "title=" + escapeProperty.Replace(string(d.Code))
}

// annotation is the text of a finding with everything that its place does not
// say.
func annotation(roots Roots, d Diagnostic) string {
	lines := append([]string{d.Message}, notes(d)...)
	for _, r := range d.Related {
		at := r.Range
		at.File = roots.name(at.File)
		lines = append(lines, placed(at)+r.Message)
	}
	return strings.Join(lines, "\n")
}

// notes are what stands below a message, related places aside.
func notes(d Diagnostic) []string {
	var lines []string
	if d.Adjusted != "" {
		lines = append(lines, adjusted(d))
	}
	if d.Hint != "" {
		lines = append(lines, d.Hint)
	}
	return lines
}
