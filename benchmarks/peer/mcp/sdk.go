package mcp

import (
	"context"
	"encoding/json"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var implementation = &mcp.Implementation{Name: "benchmarks", Version: "1"}

// An SDK is a server of the Go SDK with one tool, added by mcp.AddTool with the
// schemas that toolgen made, so that it checks as much.
type SDK struct {
	name   string
	server *mcp.Server
	// What a call passes on its way: the method's handler behind all of the
	// server's own, and the request as it reached it.
	handle  mcp.MethodHandler
	request *mcp.CallToolRequest
}

// NewSDK returns a server of the tool.
func NewSDK[In, Out any](t Tool[In, Out]) (*SDK, error) {
	var in, out jsonschema.Schema
	if err := json.Unmarshal([]byte(t.InputSchema), &in); err != nil {
		return nil, err
	}
	if err := json.Unmarshal([]byte(t.OutputSchema), &out); err != nil {
		return nil, err
	}
	s := &SDK{name: t.Name, server: mcp.NewServer(implementation, nil)}
	mcp.AddTool(s.server, &mcp.Tool{Name: t.Name, InputSchema: &in, OutputSchema: &out},
		func(_ context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
			out, err := t.Run(in)
			return nil, out, err
		})
	s.server.AddReceivingMiddleware(s.watch)
	return s, nil
}

func (s *SDK) watch(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
		if call, ok := request.(*mcp.CallToolRequest); ok {
			s.handle, s.request = next, call
		}
		return next(ctx, method, request)
	}
}

// Bare returns a call that begins at the method's handler: no transport, no
// JSON-RPC and no client is in it. It must not be called twice at a time, for
// the request is made once.
func (s *SDK) Bare() (Call, error) {
	ctx := context.Background()
	here, there := mcp.NewInMemoryTransports()
	if _, err := s.server.Connect(ctx, here, nil); err != nil {
		return nil, err
	}
	session, err := mcp.NewClient(implementation, nil).Connect(ctx, there, nil)
	if err != nil {
		return nil, err
	}
	// What this call answers does not matter: it shows what a request is.
	if _, err := session.CallTool(ctx, &mcp.CallToolParams{Name: s.name, Arguments: struct{}{}}); err != nil {
		return nil, err
	}
	request, params := *s.request, *s.request.Params
	request.Params = &params
	return func(arguments []byte) ([]byte, error) {
		params.Arguments = arguments
		result, err := s.handle(ctx, "tools/call", &request)
		if err != nil {
			return nil, err
		}
		return answer(result.(*mcp.CallToolResult))
	}, nil
}

// answer is the text of a result. The SDK puts the JSON of a good one there too.
func answer(result *mcp.CallToolResult) ([]byte, error) {
	text := result.Content[0].(*mcp.TextContent).Text
	if result.IsError {
		return nil, refused(text)
	}
	return []byte(text), nil
}
