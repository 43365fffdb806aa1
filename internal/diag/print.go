package diag

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
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
	p := page{Writer: bufio.NewWriter(w), dir: dir}
	return p.write(ds)
}

// A page is what findings are written to for people. Errors are left to the
// Flush of its writer, which reports the first.
type page struct {
	*bufio.Writer
	dir      string
	terminal bool // see WriteTerminal
	colour   bool
	sources  sources // of a terminal's excerpts
}

func (p *page) write(ds []Diagnostic) error {
	for _, d := range ds {
		p.writeOne(d)
	}
	return p.Flush()
}

func (p *page) writeOne(d Diagnostic) {
	first, rest, _ := strings.Cut(d.Message, "\n")
	if d.Severity == Warning {
		first += " (warning)"
	}
	at, code := p.paint(bold, p.place(d.Range)), p.paint(severityColour(d.Severity), string(d.Code))
	fmt.Fprintf(p, "%s%s: %s\n", at, code, p.shown(first))
	p.indent(rest)
	if d.Adjusted != "" {
		p.indent(adjusted(d))
	}
	p.excerpt(d)
	p.indent(d.Hint)
	for _, r := range d.Related {
		p.indent(p.place(r.Range) + r.Message)
	}
}

func adjusted(d Diagnostic) string { return d.Adjusted + ": the place that a //line comment gives" }

// indent writes every line of text below its finding, because the compiler's
// own messages, passed on in OLT022, may have several.
func (p *page) indent(text string) {
	if text == "" {
		return
	}
	for line := range strings.SplitSeq(text, "\n") {
		fmt.Fprintf(p, "\t%s\n", p.shown(strings.TrimPrefix(line, "\t")))
	}
}

func (p *page) place(r Range) string {
	r.File = Relative(p.dir, r.File)
	return p.shown(placed(r))
}

// placed returns "file:line:col: " without the parts that are not known.
func placed(r Range) string {
	switch {
	case r.File == "":
		return ""
	case r.Line == 0:
		return r.File + ": "
	case r.Column == 0:
		return fmt.Sprintf("%s:%d: ", r.File, r.Line)
	}
	return fmt.Sprintf("%s:%d:%d: ", r.File, r.Line, r.Column)
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
