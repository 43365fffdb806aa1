package diag

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// WriteText writes findings for people, one after the other:
//
//	file:line:col: OLT012: message (warning)
//		how to mend it
//		file:line:col: a related place
//
// A file that lies below dir is named relative to it; separators are slashes.
// The first error of w is returned.
func WriteText(w io.Writer, dir string, ds []Diagnostic) error {
	b := bufio.NewWriter(w)
	for _, d := range ds {
		writeOne(b, dir, d)
	}
	return b.Flush()
}

// writeOne leaves errors to the Flush of b, which reports the first.
func writeOne(b *bufio.Writer, dir string, d Diagnostic) {
	first, rest, _ := strings.Cut(d.Message, "\n")
	if d.Severity == Warning {
		first += " (warning)"
	}
	fmt.Fprintf(b, "%s%s: %s\n", place(dir, d.Range), d.Code, first)
	indent(b, rest)
	if d.Adjusted != "" {
		indent(b, d.Adjusted+": the place that a //line comment gives")
	}
	indent(b, d.Hint)
	for _, r := range d.Related {
		indent(b, place(dir, r.Range)+r.Message)
	}
}

// indent writes every line of text below its finding, because the compiler's
// own messages, passed on in OLT022, may have several.
func indent(b *bufio.Writer, text string) {
	if text == "" {
		return
	}
	for line := range strings.SplitSeq(text, "\n") {
		fmt.Fprintf(b, "\t%s\n", strings.TrimPrefix(line, "\t"))
	}
}

// place returns "file:line:col: " without the parts that are not known.
func place(dir string, r Range) string {
	switch {
	case r.File == "":
		return ""
	case r.Line == 0:
		return Relative(dir, r.File) + ": "
	case r.Column == 0:
		return fmt.Sprintf("%s:%d: ", Relative(dir, r.File), r.Line)
	}
	return fmt.Sprintf("%s:%d:%d: ", Relative(dir, r.File), r.Line, r.Column)
}

// Relative returns a path as it is shown everywhere: relative to dir where it
// lies below it, else as it is, because a chain of "../" would be harder to read
// and to click. Separators are slashes.
func Relative(dir, file string) string {
	rel, err := filepath.Rel(dir, file)
	if file == "" || err != nil || !filepath.IsLocal(rel) {
		return filepath.ToSlash(file)
	}
	return filepath.ToSlash(rel)
}

type jsonDiagnostic struct {
	Code      Code          `json:"code"`
	Severity  string        `json:"severity"`
	File      string        `json:"file"`
	Line      int           `json:"line"`
	Column    int           `json:"column"`
	EndLine   int           `json:"endLine"`
	EndColumn int           `json:"endColumn"`
	Message   string        `json:"message"`
	Hint      string        `json:"hint,omitempty"`
	Related   []jsonRelated `json:"related,omitempty"`
}

type jsonRelated struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

// WriteJSON writes findings for programs: one JSON object a line, files named
// as WriteText names them. A hint or related places that are not there have no
// key; an end that is not known is the start. The first error of w is returned.
func WriteJSON(w io.Writer, dir string, ds []Diagnostic) error {
	b := bufio.NewWriter(w)
	enc := json.NewEncoder(b)
	enc.SetEscapeHTML(false)
	for _, d := range ds {
		if err := enc.Encode(toJSON(dir, d)); err != nil {
			return err
		}
	}
	return b.Flush()
}

func toJSON(dir string, d Diagnostic) jsonDiagnostic {
	out := jsonDiagnostic{
		Code:      d.Code,
		Severity:  d.Severity.String(),
		File:      Relative(dir, d.Range.File),
		Line:      d.Range.Line,
		Column:    d.Range.Column,
		EndLine:   d.Range.EndLine,
		EndColumn: d.Range.EndColumn,
		Message:   d.Message,
		Hint:      d.Hint,
	}
	if out.EndLine == 0 {
		out.EndLine, out.EndColumn = out.Line, out.Column
	}
	for _, r := range d.Related {
		out.Related = append(out.Related, jsonRelated{
			File:    Relative(dir, r.Range.File),
			Line:    r.Range.Line,
			Column:  r.Range.Column,
			Message: r.Message,
		})
	}
	return out
}
