package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/toolgen/toolgen/runtime"
)

// goldenAnswer is what became of a call.
type goldenAnswer struct {
	Outcome string
	Content []runtime.Part
	Value   string
	Err     string
}

// text is the answer as a calls section shows it: one line a part, those of a
// failure behind the outcome and split at their line ends, and the Go value of
// a tool that ends the loop.
func (a goldenAnswer) text() string {
	var lines []string
	for _, p := range a.Content {
		switch {
		case a.Outcome != "finished":
			for line := range strings.SplitSeq(cmp.Or(p.Text, string(p.JSON)), "\n") {
				lines = append(lines, a.Outcome+": "+shown(line))
			}
		case p.Kind == runtime.KindText:
			lines = append(lines, "text "+shown(p.Text))
		case p.Kind == runtime.KindJSON:
			lines = append(lines, "json "+shown(string(p.JSON)))
		default:
			lines = append(lines, fmt.Sprintf("%s %s%s %q", p.Kind, p.MIMEType, p.URI, p.Data))
		}
	}
	if len(a.Content) == 0 {
		lines = append(lines, "no content")
	}
	if a.Value != "" {
		lines = append(lines, "value "+shown(a.Value))
	}
	if a.Err != "" {
		lines = append(lines, "error "+a.Err)
	}
	return "\t" + strings.Join(lines, "\n\t") + "\n"
}

// shown is a text on one line: as a Go literal where it would not be seen
// otherwise.
func shown(s string) string {
	for _, r := range s {
		if !strconv.IsPrint(r) {
			return strconv.Quote(s)
		}
	}
	if strings.TrimSpace(s) != s || strings.HasPrefix(s, `"`) && !json.Valid([]byte(s)) || s == "" {
		return strconv.Quote(s)
	}
	return s
}

func goldenSchemasText(tools []goldenTool) string {
	var b strings.Builder
	for _, t := range tools {
		b.WriteString(t.Name)
		if words := t.metadata(); len(words) > 0 {
			b.WriteString(" (" + strings.Join(words, ", ") + ")")
		}
		b.WriteByte('\n')
		if t.Description != "" {
			b.WriteString("# " + t.Description + "\n")
		}
		b.WriteString(t.InputSchema + "\n")
		if t.OutputSchema == "" {
			t.OutputSchema = "none"
		}
		b.WriteString("-> " + t.OutputSchema + "\n")
	}
	return b.String()
}

func (t goldenTool) metadata() []string {
	var words []string
	add := func(when bool, word string) {
		if when {
			words = append(words, word)
		}
	}
	add(t.EndsLoop, "endsloop")
	add(t.Approval, "approval")
	add(t.Serial, "serial")
	add(t.Repeatable, "repeatable")
	add(t.Effect != "", "effect "+t.Effect)
	add(t.Permission != "", "permission "+t.Permission)
	add(t.Timeout != 0, "timeout "+time.Duration(t.Timeout).String())
	add(t.MaxOutput != 0, "maxoutput "+strconv.Itoa(t.MaxOutput))
	return words
}
