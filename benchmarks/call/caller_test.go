package call

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/peer/mcp"
	"github.com/toolgen/toolgen/benchmarks/peer/std"
	"github.com/toolgen/toolgen/benchmarks/peer/validate"
	"github.com/toolgen/toolgen/benchmarks/workload"
	toolrt "github.com/toolgen/toolgen/runtime"
)

// A caller serves one call, always the same: it reads and checks the arguments, calls
// the function and writes the result. answer, where it is not nil, takes the tool's
// result out of what call returns.
type caller struct {
	name   string
	call   func() ([]byte, error)
	answer func([]byte) ([]byte, error)
}

// The names of the callers that goals are about.
const (
	invoked  = "toolgen, Registry.Invoke"
	handCall = "expert, a new buffer"
	sdkBare  = "go-sdk, typed handler alone"
	sdkFixed = "go-sdk, the same with its buffers repaired"
	mcpGo    = "mcp-go, typed and validated, whole message"
)

// A served is a tool as each library is given it. In has its arguments in one value.
type served[In, Out any] struct {
	name   string
	doc    []byte
	run    func(In) Out
	byHand func(buf, doc []byte) ([]byte, error)
	result int // the result, in bytes, with some room
}

func (s served[In, Out]) callers(tb testing.TB) []caller {
	tb.Helper()
	made := s.generated(tb)
	made = append(made, s.hand()...)
	made = append(made, s.stdlib())
	return append(made, s.libraries(tb)...)
}

func (s served[In, Out]) generated(tb testing.TB) []caller {
	ctx := context.Background()
	bind := tool(s.name).Bind
	registry, err := toolrt.NewRegistry(workload.Tools())
	require.NoError(tb, err)
	call := toolrt.Call{Tool: s.name, Arguments: s.doc}
	return []caller{
		{name: invoked, call: func() ([]byte, error) { return content(registry.Invoke(ctx, call)) }},
		{name: "toolgen, Bind and Run", call: func() ([]byte, error) {
			run, err := bind(&call)
			if err != nil {
				return nil, err
			}
			return content(run(ctx))
		}},
	}
}

func content(r toolrt.Result, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	return r.Content[0].JSON, nil
}

func (s served[In, Out]) hand() []caller {
	var kept []byte
	return []caller{
		{name: handCall, call: func() ([]byte, error) { return s.byHand(make([]byte, 0, s.result), s.doc) }},
		{name: "expert, kept buffer", call: func() (out []byte, err error) {
			out, err = s.byHand(kept[:0], s.doc)
			kept = out
			return out, err
		}},
	}
}

func (s served[In, Out]) stdlib() caller {
	return caller{name: stdlib, call: func() ([]byte, error) {
		var in In
		if err := std.Bind(s.doc, any(&in).(workload.Validator)); err != nil {
			return nil, err
		}
		return json.Marshal(s.run(in))
	}}
}

func (s served[In, Out]) libraries(tb testing.TB) []caller {
	t := tool(s.name)
	run := func(in In) (Out, error) { return s.run(in), nil }
	santhosh, err := validate.Santhosh(t.InputSchema, run)
	require.NoError(tb, err)
	google, err := validate.Google(t.InputSchema, run)
	require.NoError(tb, err)
	given := mcp.Tool[In, Out]{Name: s.name, InputSchema: t.InputSchema, OutputSchema: t.OutputSchema, Run: run}
	sdk, err := mcp.NewSDK(given)
	require.NoError(tb, err)
	bare, err := sdk.Bare()
	require.NoError(tb, err)
	server, err := sdk.Server()
	require.NoError(tb, err)
	repaired, err := mcp.Repaired(given)
	require.NoError(tb, err)
	mcpgo := mcp.MCPGo(given)
	message := mcp.NewMessage(s.name, s.doc)
	return []caller{
		{name: validator, call: func() ([]byte, error) { return santhosh(s.doc) }},
		{name: "jsonschema-go and encoding/json", call: func() ([]byte, error) { return google(s.doc) }},
		{name: sdkFixed, call: func() ([]byte, error) { return repaired(s.doc) }},
		{name: sdkBare, call: func() ([]byte, error) { return bare(s.doc) }},
		{name: "go-sdk, whole server side", call: func() ([]byte, error) { return server(message) }, answer: mcp.Answer},
		{name: mcpGo, call: func() ([]byte, error) { return mcpgo(message) }, answer: mcp.Answer},
	}
}
