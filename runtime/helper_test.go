package runtime

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
)

// tool returns a tool without arguments whose body is run.
func tool(name string, run Run) Tool {
	return Tool{
		Name:        name,
		InputSchema: `{"type":"object"}`,
		Bind:        func(*Call) (Run, error) { return run, nil },
	}
}

func textRun(text string) Run {
	return func(context.Context) (Result, error) { return Result{Content: []Part{Text(text)}}, nil }
}

func registry(t testing.TB, tools ...Tool) *Registry {
	t.Helper()
	r, err := NewRegistry(tools)
	require.NoError(t, err)
	return r
}

// invoke runs one call of a registry that holds only this tool.
func invoke(t testing.TB, ctx context.Context, tool Tool) (Result, error) {
	t.Helper()
	return registry(t, tool).Invoke(ctx, Call{Tool: tool.Name})
}

func tokens(n float64) Usage { return Usage{Unit: "tokens", Quantity: n} }
