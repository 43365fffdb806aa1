package runtime

import (
	"context"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// Sixty-four goroutines share one registry; each call must see itself alone.
// Meant for -race.
func TestConcurrentCalls(t *testing.T) {
	echo := tool("echo", func(ctx context.Context) (Result, error) {
		call := CallFrom(ctx)
		var spenders sync.WaitGroup
		for range 4 {
			spenders.Go(func() { call.AddUsage(tokens(1)) })
		}
		spenders.Wait()
		return Result{Content: []Part{Text(call.ID)}}, nil
	})
	timed, left := echo, tool("left", func(ctx context.Context) (Result, error) {
		CallFrom(ctx).AddUsage(tokens(1))
		<-ctx.Done()
		CallFrom(ctx).AddUsage(tokens(2))
		return Result{}, ctx.Err()
	})
	timed.Name, timed.Timeout = "timed", time.Hour
	left.Timeout = time.Millisecond
	r := registry(t, echo, timed, left)

	var callers sync.WaitGroup
	for i := range 64 {
		callers.Go(func() {
			for j := range 20 {
				id := strconv.Itoa(i) + "-" + strconv.Itoa(j)
				for _, name := range []string{"echo", "timed"} {
					result, err := r.Invoke(context.Background(), Call{ID: id, Tool: name})
					assert.NoError(t, err)
					assert.Equal(t, id, result.Text())
					assert.Len(t, result.Usage, 4)
				}
			}
			result, err := r.Invoke(context.Background(), Call{Tool: "left"})
			assert.NoError(t, err)
			assert.Equal(t, OutcomeTimedOut, result.Outcome)
			for i, line := range result.Usage { // as far as the body came
				assert.Equal(t, tokens(float64(i+1)), line)
			}
		})
	}
	callers.Wait()
}
