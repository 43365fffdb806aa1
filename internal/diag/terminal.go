package diag

import (
	"bufio"
	"fmt"
	"io"
)

// WriteTerminal writes findings as WriteText does, for somebody who sits before
// the terminal that w is: with the source line and a caret under the column, in
// colour where that is wanted, and with nothing in it that a terminal would obey.
func WriteTerminal(w io.Writer, dir string, ds []Diagnostic, colour bool) error {
	p := page{Writer: bufio.NewWriter(w), dir: dir, terminal: true, colour: colour, sources: sources{}}
	return p.write(ds)
}

// The codes of ECMA-48 (SGR) that a page is coloured with.
const (
	bold   = "1"
	faint  = "2"
	red    = "1;31"
	yellow = "1;33"
)

func (p *page) paint(sgr, text string) string {
	if !p.colour || text == "" {
		return text
	}
	return "\x1b[" + sgr + "m" + text + "\x1b[0m"
}

func severityColour(s Severity) string {
	if s == Warning {
		return yellow
	}
	return red
}

// shown returns text as this page can hold it.
func (p *page) shown(text string) string {
	if !p.terminal {
		return text
	}
	return harmless(text)
}

// excerpt writes the line that a finding begins on. A line that is not there,
// because the file has changed or cannot be read, is left out.
func (p *page) excerpt(d Diagnostic) {
	if !p.terminal || d.Range.Line == 0 {
		return
	}
	line, ok := p.sources.open(d.Range.File).line(d.Range.Line)
	if !ok {
		return
	}
	text, marks := excerpt(line, d.Range)
	number := fmt.Sprintf("%5d", d.Range.Line)
	fmt.Fprintf(p, "%s%s\n", p.paint(faint, number+" | "), text)
	if marks != "" {
		fmt.Fprintf(p, "%s%s\n", p.paint(faint, fmt.Sprintf("%*s | ", len(number), "")), p.paint(severityColour(d.Severity), marks))
	}
}
