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
}

// writeToolsJSON writes the tools for programs: one array, ordered by import
// path and then as in the source, indented for the people who read it after all.
// Schemas are raw, so that the order of their properties is the contract's.
func writeToolsJSON(w io.Writer, loaded *parse.Result) error {
	tools := []listedTool{}
	for _, p := range loaded.Packages {
		if p.Model == nil {
			continue
		}
		for _, t := range p.Model.Tools {
			tools = append(tools, listed(p.Path, t))
		}
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(tools)
}

func listed(path string, t *model.Tool) listedTool {
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
	}
	if t.Receiver != nil {
		out.Receiver = t.Receiver.Type
	}
	if t.Timeout != 0 {
		out.Timeout = t.Timeout.String()
	}
	return out
}
