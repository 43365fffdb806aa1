package main

import (
	"encoding/json"
	"io"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse"
)

// listedTool is one element of the array that -list -format json prints. A key
// without a value is left out.
type listedTool struct {
	Package      string          `json:"package"` // import path
	Func         string          `json:"func"`
	Receiver     string          `json:"receiver,omitempty"` // the type's name
	Name         string          `json:"name"`
	Description  string          `json:"description,omitempty"`
	InputSchema  json.RawMessage `json:"inputSchema"`
	OutputSchema json.RawMessage `json:"outputSchema,omitempty"`
	EndsLoop     bool            `json:"endsLoop,omitempty"`
	Approval     bool            `json:"approval,omitempty"`
	Serial       bool            `json:"serial,omitempty"`
	Timeout      string          `json:"timeout,omitempty"` // a Go duration
	Effect       string          `json:"effect,omitempty"`
	Permission   string          `json:"permission,omitempty"`
	Repeatable   bool            `json:"repeatable,omitempty"`
	MaxOutput    int             `json:"maxOutput,omitempty"` // bytes

	// Forms are those that //tool:providers and -providers ask for, by the
	// provider's name. A tool that has no form for a provider has no key for it.
	Forms map[string]listedForm `json:"forms,omitempty"`
}

type listedForm struct {
	Schema json.RawMessage `json:"schema"`
	Strict bool            `json:"strict,omitempty"`
	Lost   []listedLoss    `json:"lost,omitempty"`
}

// listedLoss is one thing that a form does not hold a model to.
type listedLoss struct {
	Path    string `json:"path,omitempty"` // such as "order.items[].code"; none for the arguments as a whole
	Keyword string `json:"keyword"`
	Where   string `json:"where"` // what became of it, such as "description" or "dropped"
}

// writeToolsJSON writes the tools for programs: one array, ordered by import
// path and then as in the source, indented for the people who read it after all.
// Schemas are raw, so that the order of their properties is the contract's.
func (c *command) writeToolsJSON(w io.Writer, loaded *parse.Result) error {
	tools := []listedTool{}
	for _, p := range loaded.Packages {
		if p.Model == nil {
			continue
		}
		for _, t := range p.Model.Tools {
			tools = append(tools, listed(p.Path, t, formsOf(p, c.providers)))
		}
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(tools)
}

func listed(path string, t *model.Tool, providers []string) listedTool {
	out := listedTool{
		Package:      path,
		Func:         t.Func,
		Name:         t.Name,
		Description:  t.Description,
		InputSchema:  json.RawMessage(emit.InputSchema(t)),
		OutputSchema: json.RawMessage(emit.OutputSchema(t)),
		EndsLoop:     t.EndsLoop,
		Approval:     t.Approval,
		Serial:       t.Serial,
		Effect:       t.Effect,
		Permission:   t.Permission,
		Repeatable:   t.Repeatable,
		MaxOutput:    t.MaxOutput,
		Forms:        listedForms(t, providers),
	}
	if t.Receiver != nil {
		out.Receiver = t.Receiver.Type
	}
	if t.Timeout != 0 {
		out.Timeout = t.Timeout.String()
	}
	return out
}

func listedForms(t *model.Tool, providers []string) map[string]listedForm {
	forms := map[string]listedForm{}
	for _, name := range providers {
		f, ok := emit.Form(name, t)
		if !ok {
			continue
		}
		out := listedForm{Schema: json.RawMessage(f.Schema), Strict: f.Strict}
		for _, l := range f.Lost {
			out.Lost = append(out.Lost, listedLoss{l.Place(), l.Keyword, l.Where.String()})
		}
		forms[name] = out
	}
	return forms
}
