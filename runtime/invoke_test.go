package runtime

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestInvokeOutcomes(t *testing.T) {
	problems := &ArgumentError{Problems: []Problem{
		{Path: "x", Message: "Argument 'x' must be a number, not a string."},
		{Path: "y", Message: "Argument 'y' is required."},
	}}
	problemText := "Argument 'x' must be a number, not a string.\nArgument 'y' is required."
	bind := func(f func(*Call) (Run, error)) Tool {
		tool := tool("tap", nil)
		tool.Bind = f
		return tool
	}
	tests := []struct {
		name    string
		tool    Tool
		text    string
		outcome Outcome
	}{
		{"a result", tool("tap", textRun("ok")), "ok", OutcomeFinished},
		{"a result without content", tool("tap", func(context.Context) (Result, error) { return Result{}, nil }), "", OutcomeFinished},
		{"an error result of the tool's own", tool("tap", func(context.Context) (Result, error) {
			return ErrorResult("no such file"), nil
		}), "no such file", OutcomeFailed},
		{"an outcome that the tool claims", tool("tap", func(context.Context) (Result, error) {
			return Result{Outcome: OutcomeDenied}, nil
		}), "", OutcomeFinished},
		{"an error", tool("tap", func(context.Context) (Result, error) {
			return Result{Content: []Part{Text("half")}}, errors.New("disk full\nretry")
		}), "Tool 'tap' failed: disk full\nretry", OutcomeFailed},
		{"an error that is no UTF-8", tool("tap", func(context.Context) (Result, error) {
			return Result{}, errors.New("a\xff\xfeb")
		}), "Tool 'tap' failed: a\uFFFD\uFFFDb", OutcomeFailed},
		{"an error without text", tool("tap", func(context.Context) (Result, error) {
			return Result{}, errors.New("")
		}), "Tool 'tap' failed.", OutcomeFailed},
		{"a nil pointer as an error", tool("tap", func(context.Context) (Result, error) {
			return Result{}, (*fragileError)(nil)
		}), "Tool 'tap' failed: the message cannot be read", OutcomeFailed},
		{"an argument error from the body", tool("tap", func(context.Context) (Result, error) {
			return Result{}, problems
		}), "Tool 'tap' failed: " + problemText, OutcomeFailed},
		{"a panic", tool("tap", func(context.Context) (Result, error) {
			panic("boom")
		}), "Tool 'tap' failed: panic: boom", OutcomePanicked},
		{"arguments that do not fit", bind(func(*Call) (Run, error) {
			return nil, problems
		}), problemText, OutcomeRejected},
		{"an argument error that is wrapped", bind(func(*Call) (Run, error) {
			return nil, fmt.Errorf("outer: %w", problems)
		}), problemText, OutcomeRejected},
		{"a Bind that fails", bind(func(*Call) (Run, error) {
			return nil, errors.New("no connection")
		}), "Tool 'tap' failed: no connection", OutcomeFailed},
		{"a Bind that panics", bind(func(*Call) (Run, error) {
			panic(errors.New("bad state"))
		}), "Tool 'tap' failed: panic: bad state", OutcomePanicked},
		{"a Bind that returns nothing", bind(func(*Call) (Run, error) {
			return nil, nil
		}), "Tool 'tap' failed: its Bind returned nothing to run", OutcomeFailed},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			result, err := invoke(t, t.Context(), test.tool)
			require.NoError(t, err)
			assert.Equal(t, test.text, result.Text())
			assert.Equal(t, test.outcome, result.Outcome)
			assert.Equal(t, test.outcome != OutcomeFinished, result.IsError)
			assert.Empty(t, result.Usage)
		})
	}
}

// fragileError is the classic: its nil pointer is returned as an error.
type fragileError struct{ text string }

func (e *fragileError) Error() string { return e.text }

func TestInvokeKeepsTheValueOfAToolThatEndsTheLoop(t *testing.T) {
	answer := tool("answer", func(context.Context) (Result, error) { return Result{Value: 42}, nil })
	result, err := invoke(t, t.Context(), answer)
	require.NoError(t, err)
	assert.Nil(t, result.Value)

	answer.EndsLoop = true
	result, err = invoke(t, t.Context(), answer)
	require.NoError(t, err)
	assert.Equal(t, 42, result.Value)
}

// Cases: A39.
func TestInvokeUnknownTool(t *testing.T) {
	r := registry(t, tool("file_read", textRun("")), tool("file_write", textRun("")))
	tests := []struct{ name, text string }{
		{"file_raed", "There is no tool 'file_raed'; did you mean 'file_read'?"},
		{"File_Read", "There is no tool 'File_Read'; did you mean 'file_read'?"},
		{"add", "There is no tool 'add'."},
		{"", "There is no tool ''."},
		{"a\nb\x1b[2J\u202e\"", `There is no tool 'a\nb\u001b[2J\u202e\"'.`},
	}
	for _, test := range tests {
		result, err := r.Invoke(t.Context(), Call{Tool: test.name})
		require.NoError(t, err)
		assert.Equal(t, test.text, result.Text())
		assert.Equal(t, OutcomeUnknownTool, result.Outcome)
		assert.True(t, result.IsError)
	}
}

func TestInvokeWithoutACaller(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	ran := false
	result, err := invoke(t, ctx, tool("read", func(context.Context) (Result, error) {
		ran = true
		return Result{}, nil
	}))
	require.ErrorIs(t, err, context.Canceled)
	assert.False(t, ran)
	assert.Equal(t, errorResult(OutcomeCancelled, "The tool call was cancelled before it started."), result)
}

func TestInvokeCancelledBetweenBindAndBody(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	ran := false
	read := tool("read", nil)
	read.Bind = func(call *Call) (Run, error) {
		call.AddUsage(tokens(1))
		cancel()
		return func(context.Context) (Result, error) { ran = true; return Result{}, nil }, nil
	}
	result, err := invoke(t, ctx, read)
	require.ErrorIs(t, err, context.Canceled)
	assert.False(t, ran)
	assert.Equal(t, OutcomeCancelled, result.Outcome)
	assert.Equal(t, []Usage{tokens(1)}, result.Usage)
}

func TestInvokeCancelledWhileTheBodyRuns(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	result, err := invoke(t, ctx, tool("read", func(ctx context.Context) (Result, error) {
		CallFrom(ctx).AddUsage(tokens(7))
		cancel()
		<-ctx.Done()
		return Result{Content: []Part{Text("done anyway")}}, nil
	}))
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, OutcomeCancelled, result.Outcome)
	assert.Equal(t, "done anyway", result.Text())
	assert.Equal(t, []Usage{tokens(7)}, result.Usage)
}

// Without a timeout a call costs one allocation of the registry's own. The tool
// here makes none.
func TestInvokeAllocatesOnce(t *testing.T) {
	result := Result{Content: []Part{Text("ok")}}
	read := tool("read", func(ctx context.Context) (Result, error) {
		if CallFrom(ctx) == nil {
			return Result{}, errors.New("no call")
		}
		return result, nil
	})
	r, ctx := registry(t, read), t.Context()
	assert.Equal(t, 1.0, testing.AllocsPerRun(100, func() {
		if got, err := r.Invoke(ctx, Call{Tool: "read"}); err != nil || got.IsError {
			t.Fatal(got.Text(), err)
		}
	}))
}
