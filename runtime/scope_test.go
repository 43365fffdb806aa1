package runtime

import (
	"context"
	"errors"
	goruntime "runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// say is a Method as toolgen writes it: it binds, and returns the call.
func say(run func(context.Context, string) (Result, error)) Method[string] {
	return func(call *Call) (func(context.Context, string) (Result, error), error) {
		if len(call.Arguments) == 0 {
			return run, nil
		}
		return nil, &ArgumentError{Problems: []Problem{{Message: "Argument 'x' is not declared."}}}
	}
}

func greet(_ context.Context, receiver string) (Result, error) {
	return Result{Content: []Part{Text("hello " + receiver)}}, nil
}

func TestShared(t *testing.T) {
	hello := tool("hello", nil)
	hello.Bind = Shared("ann", say(greet))
	r := registry(t, hello)
	result, err := r.Invoke(t.Context(), Call{Tool: "hello"})
	require.NoError(t, err)
	assert.Equal(t, "hello ann", result.Text())

	result, err = r.Invoke(t.Context(), Call{Tool: "hello", Arguments: []byte(`{"x":1}`)})
	require.NoError(t, err)
	assert.Equal(t, OutcomeRejected, result.Outcome)
}

func TestScoped(t *testing.T) {
	diskFull := errors.New("disk full")
	fails := func(context.Context, string) (Result, error) { return Result{}, errors.New("no such row") }
	tests := []struct {
		name     string
		openErr  error
		close    func() error // nil: none given
		body     func(context.Context, string) (Result, error)
		text     string
		outcome  Outcome
		closeErr string
	}{
		{"all is well", nil, func() error { return nil }, greet, "hello ann", OutcomeFinished, ""},
		{"nothing to close", nil, nil, greet, "hello ann", OutcomeFinished, ""},
		{"opening fails", errors.New("no database"), nil, greet, "Tool 'hello' failed: no database", OutcomeFailed, ""},
		{"the body fails", nil, func() error { return nil }, fails, "Tool 'hello' failed: no such row", OutcomeFailed, ""},
		{"closing fails", nil, func() error { return diskFull }, greet, "hello ann", OutcomeFinished, "closing failed: disk full"},
		{"closing panics", nil, func() error { panic("boom") }, greet, "hello ann", OutcomeFinished, "closing failed: panic: boom"},
		{"both fail", nil, func() error { return diskFull }, fails,
			"Tool 'hello' failed: no such row\nclosing failed: disk full", OutcomeFailed, ""},
		{"the body panics and closing fails", nil, func() error { return diskFull },
			func(context.Context, string) (Result, error) { panic("boom") },
			"Tool 'hello' failed: panic: boom", OutcomePanicked, "closing failed: disk full"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			opened, closed := 0, 0
			var state *callState
			open := func(ctx context.Context) (string, func() error, error) {
				opened++
				state = CallFrom(ctx).state
				if test.close == nil {
					return "ann", nil, test.openErr
				}
				return "ann", func() error { closed++; return test.close() }, test.openErr
			}
			hello := tool("hello", nil)
			hello.Bind = Scoped(open, say(test.body))
			result, err := invoke(t, t.Context(), hello)
			require.NoError(t, err)
			assert.Equal(t, test.text, result.Text())
			assert.Equal(t, test.outcome, result.Outcome)
			assert.Equal(t, 1, opened)
			assert.Equal(t, test.close != nil, closed == 1)
			if test.closeErr == "" {
				assert.NoError(t, state.closeErr)
			} else {
				assert.EqualError(t, state.closeErr, test.closeErr)
			}
		})
	}
}

func TestScopedOpensNothingForBadArguments(t *testing.T) {
	hello := tool("hello", nil)
	hello.Bind = Scoped(func(context.Context) (string, func() error, error) {
		t.Error("opened")
		return "", nil, nil
	}, say(greet))
	result, err := registry(t, hello).Invoke(t.Context(), Call{Tool: "hello", Arguments: []byte(`{"x":1}`)})
	require.NoError(t, err)
	assert.Equal(t, OutcomeRejected, result.Outcome)
}

func TestScopedClosesWhereTheGoroutineEnds(t *testing.T) {
	closed := false
	hello := tool("hello", nil)
	hello.Timeout = time.Hour
	hello.Bind = Scoped(func(context.Context) (string, func() error, error) {
		return "", func() error { closed = true; return nil }, nil
	}, say(func(context.Context, string) (Result, error) {
		goruntime.Goexit()
		return Result{}, nil
	}))
	result, err := invoke(t, t.Context(), hello)
	require.NoError(t, err)
	assert.Equal(t, OutcomePanicked, result.Outcome)
	assert.True(t, closed)
}

func TestScopedWithoutAScope(t *testing.T) {
	assert.Nil(t, Scoped(nil, say(greet)))
}

// Outside a registry there is no call to keep an error of closing with.
func TestScopedOutsideARegistry(t *testing.T) {
	diskFull := errors.New("disk full")
	bind := Scoped(func(context.Context) (string, func() error, error) {
		return "ann", func() error { return diskFull }, nil
	}, say(func(ctx context.Context, who string) (Result, error) {
		if who != "ann" || CallFrom(ctx) != nil {
			return Result{}, nil
		}
		return Result{}, errors.New("no such row")
	}))
	run, err := bind(&Call{})
	require.NoError(t, err)
	_, err = run(t.Context())
	assert.ErrorIs(t, err, diskFull)

	run, err = Scoped(func(context.Context) (string, func() error, error) {
		return "ann", func() error { return diskFull }, nil
	}, say(greet))(&Call{})
	require.NoError(t, err)
	result, err := run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, "hello ann", result.Text())
}
