// Command gosdk serves the tool by the Go SDK of MCP.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/toolgen/toolgen/benchmarks/size/stdio/search"
)

type arguments struct {
	Query string   `json:"query"`
	Limit int32    `json:"limit"`
	Codes []string `json:"codes"`
	Exact bool     `json:"exact,omitempty"`
}

func main() {
	server := mcp.NewServer(&mcp.Implementation{Name: "search", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "search"},
		func(_ context.Context, _ *mcp.CallToolRequest, in arguments) (*mcp.CallToolResult, search.Found, error) {
			return nil, search.Search(in.Query, in.Limit, in.Codes, in.Exact), nil
		})
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
