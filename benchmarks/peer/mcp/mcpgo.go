package mcp

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// MCPGo returns mcp-go's side of a call, a whole message: a typed handler, with
// the validation of arguments and results that is off by default.
func MCPGo[In, Out any](t Tool[In, Out]) Message {
	s := server.NewMCPServer("benchmarks", "1", server.WithInputSchemaValidation(), server.WithOutputSchemaValidation())
	tool := mcp.NewTool(t.Name,
		func(tool *mcp.Tool) { tool.InputSchema.Type = "" }, // mcp-go refuses a tool with two schemas
		mcp.WithRawInputSchema(json.RawMessage(t.InputSchema)), mcp.WithRawOutputSchema(json.RawMessage(t.OutputSchema)))
	s.AddTool(tool, mcp.NewStructuredToolHandler(
		func(_ context.Context, _ mcp.CallToolRequest, in In) (Out, error) { return t.Run(in) }))
	return func(message []byte) ([]byte, error) {
		answer := s.HandleMessage(context.Background(), message)
		if answer == nil {
			return nil, errors.New("mcp-go gave no answer")
		}
		return json.Marshal(answer)
	}
}
