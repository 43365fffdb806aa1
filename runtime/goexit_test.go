package runtime

import (
	"context"
	goruntime "runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// leaving ends its goroutine instead of returning.
func leaving(call **Call) Run {
	return func(ctx context.Context) (Result, error) {
		*call = CallFrom(ctx)
		(*call).AddUsage(tokens(3))
		goruntime.Goexit()
		return Result{}, nil
	}
}

// Cases: A36.
func TestGoexitWithATimeoutIsAPanic(t *testing.T) {
	var call *Call
	boom := tool("boom", leaving(&call))
	boom.Timeout = time.Hour
	result, err := invoke(t, t.Context(), boom)
	require.NoError(t, err)
	assert.Equal(t, OutcomePanicked, result.Outcome)
	assert.Equal(t, "Tool 'boom' failed: panic: the tool ended its goroutine", result.Text())
	assert.Equal(t, []Usage{tokens(3)}, result.Usage)
	assert.False(t, call.AddUsage(tokens(1)), "the call has ended")
}

func TestGoexitWithoutATimeoutEndsTheCallersGoroutine(t *testing.T) {
	var call *Call
	r := registry(t, tool("boom", leaving(&call)))
	returned, done := false, make(chan struct{})
	go func() {
		defer close(done)
		_, _ = r.Invoke(t.Context(), Call{Tool: "boom"})
		returned = true
	}()
	<-done
	assert.False(t, returned)
	assert.False(t, call.AddUsage(tokens(1)), "the call has ended")
}
