package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse"
)

// printTools is -list: the tools that are sound, those beside a faulty one too.
func (c *command) printTools(loaded *parse.Result) int {
	write := c.writeTable
	if c.format == "json" {
		write = c.writeToolsJSON
	}
	if err := write(c.stdout, loaded); err != nil {
		return c.fail(err)
	}
	return statusDone
}

// writeTable writes the tools for people, one a line.
func (c *command) writeTable(w io.Writer, loaded *parse.Result) error {
	if !anyTools(loaded) {
		return nil
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	withForms := c.anyForms(loaded)
	row := func(name, source, directives, forms, description string) {
		columns := []string{name, source, directives}
		if withForms {
			columns = append(columns, forms)
		}
		fmt.Fprintln(t, strings.Join(append(columns, description), "\t"))
	}
	row("TOOL", "SOURCE", "DIRECTIVES", "FORMS", "DESCRIPTION")
	for _, p := range loaded.Packages {
		if p.Model == nil {
			continue
		}
		for _, tool := range p.Model.Tools {
			place := fmt.Sprintf("%s:%d:%d", c.relative(tool.Pos.File), tool.Pos.Line, tool.Pos.Column)
			row(tool.Name, place, directives(tool), formWords(tool, formsOf(p, c.providers)), opening(tool.Description))
		}
	}
	return t.Flush()
}

// anyForms reports whether the forms of some package were asked for.
func (c *command) anyForms(loaded *parse.Result) bool {
	return slices.ContainsFunc(loaded.Packages, func(p *parse.Package) bool {
		return p.Model != nil && len(formsOf(p, c.providers)) > 0
	})
}

// formWords says what becomes of a tool in the forms of these providers, such as
// "openai (strict, 2 lost), gemini"; "-" where none was asked for.
func formWords(t *model.Tool, providers []string) string {
	var words []string
	for _, name := range providers {
		var notes []string
		f, ok := emit.Form(name, t)
		if !ok {
			notes = append(notes, "none")
		}
		if f.Strict {
			notes = append(notes, "strict")
		}
		if len(f.Lost) > 0 {
			notes = append(notes, fmt.Sprintf("%d lost", len(f.Lost)))
		}
		if len(notes) > 0 {
			name += " (" + strings.Join(notes, ", ") + ")"
		}
		words = append(words, name)
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, ", ")
}

// directives returns what the tool's directives say of its calls, in their own
// words, and "-" where they say nothing.
func directives(t *model.Tool) string {
	var words []string
	add := func(word string, given bool) {
		if given {
			words = append(words, word)
		}
	}
	add(t.Effect, t.Effect != "")
	add("approval", t.Approval)
	add("permission "+t.Permission, t.Permission != "")
	add("serial", t.Serial)
	add("repeatable", t.Repeatable)
	add("endsloop", t.EndsLoop)
	add("timeout "+t.Timeout.String(), t.Timeout != 0)
	add(fmt.Sprintf("maxoutput %d", t.MaxOutput), t.MaxOutput != 0)
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, ", ")
}

// openingLength is how much of a description fits beside the other columns, in
// code points.
const openingLength = 60

// opening returns the first words of a description.
func opening(description string) string {
	runes := []rune(description)
	if len(runes) <= openingLength {
		return description
	}
	// One more, so that a word that just fits is seen to end there.
	cut := string(runes[:openingLength+1])
	if end := strings.LastIndexByte(cut, ' '); end > 0 {
		return cut[:end] + " …"
	}
	return string(runes[:openingLength]) + "…"
}
