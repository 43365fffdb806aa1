package runtime

import (
	"context"
	"errors"
	"math"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sleeper ignores its context, as many bodies do.
func sleeper(d time.Duration) Run {
	return func(context.Context) (Result, error) {
		time.Sleep(d)
		return Result{Content: []Part{Text("late")}}, nil
	}
}

func polite(ctx context.Context) (Result, error) {
	<-ctx.Done()
	return Result{}, ctx.Err()
}

// Cases: A37.
func TestTimeout(t *testing.T) {
	const timeout = 50 * time.Millisecond
	tests := []struct {
		name    string
		run     Run
		text    string
		outcome Outcome
		after   time.Duration
	}{
		{"in time", sleeper(time.Millisecond), "late", OutcomeFinished, time.Millisecond},
		{"at the deadline", sleeper(timeout), "Tool 'sleep' timed out after 0.05 s.", OutcomeTimedOut, timeout},
		{"without regard", sleeper(time.Second), "Tool 'sleep' timed out after 0.05 s.", OutcomeTimedOut, timeout},
		{"politely", polite, "Tool 'sleep' timed out after 0.05 s.", OutcomeTimedOut, timeout},
		{"with a panic at the deadline", func(ctx context.Context) (Result, error) {
			<-ctx.Done()
			panic("late")
		}, "Tool 'sleep' timed out after 0.05 s.", OutcomeTimedOut, timeout},
		{"with an error in time", func(context.Context) (Result, error) {
			return Result{}, errors.New("at once")
		}, "Tool 'sleep' failed: at once", OutcomeFailed, 0},
		{"with a panic in time", func(context.Context) (Result, error) {
			panic("at once")
		}, "Tool 'sleep' failed: panic: at once", OutcomePanicked, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				sleep, start := tool("sleep", test.run), time.Now()
				sleep.Timeout = timeout
				result, err := invoke(t, t.Context(), sleep)
				require.NoError(t, err)
				assert.Equal(t, test.after, time.Since(start))
				assert.Equal(t, test.text, result.Text())
				assert.Equal(t, test.outcome, result.Outcome)
				assert.Equal(t, test.outcome != OutcomeFinished, result.IsError)
				time.Sleep(time.Second) // the bubble ends when the late body does
			})
		})
	}
}

func TestTimeoutAndCaller(t *testing.T) {
	tests := []struct {
		name            string
		caller, timeout time.Duration
		run             Run
		err             error
		text            string
	}{
		{"the caller leaves first", 1, 2, sleeper(9), context.DeadlineExceeded, "Tool 'sleep' was cancelled while it ran."},
		{"the caller leaves first, a polite body", 1, 2, polite, context.DeadlineExceeded, ""},
		{"both at once", 2, 2, sleeper(9), context.DeadlineExceeded, "Tool 'sleep' was cancelled while it ran."},
		{"both at once, and the body", 2, 2, sleeper(2), context.DeadlineExceeded, ""},
		{"the deadline passes first", 3, 2, sleeper(9), nil, "Tool 'sleep' timed out after 0.000000002 s."},
		{"neither", 3, 2, sleeper(1), nil, "late"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithTimeout(t.Context(), test.caller)
				defer cancel()
				sleep := tool("sleep", test.run)
				sleep.Timeout = test.timeout
				result, err := invoke(t, ctx, sleep)
				require.ErrorIs(t, err, test.err)
				assert.Equal(t, test.err != nil, result.Outcome == OutcomeCancelled)
				if test.text != "" {
					assert.Equal(t, test.text, result.Text())
				}
				time.Sleep(time.Second)
			})
		})
	}
}

func TestCallersDeadlineWithoutATimeout(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		result, err := invoke(t, ctx, tool("sleep", sleeper(time.Second)))
		require.ErrorIs(t, err, context.DeadlineExceeded)
		assert.Equal(t, OutcomeCancelled, result.Outcome)
		assert.Equal(t, "late", result.Text())
	})
}

// The model stops waiting, but what the body spends is still booked.
func TestUsageOfABodyLeftBehind(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var call *Call
		var booked, bookedAfter bool
		sleep := tool("sleep", func(ctx context.Context) (Result, error) {
			call = CallFrom(ctx)
			call.AddUsage(tokens(1))
			time.Sleep(2 * time.Second)
			booked = call.AddUsage(tokens(2))
			return Result{Usage: []Usage{tokens(4)}}, nil
		})
		sleep.Timeout = time.Second
		result, err := invoke(t, t.Context(), sleep)
		require.NoError(t, err)
		assert.Equal(t, OutcomeTimedOut, result.Outcome)

		time.Sleep(2 * time.Second)
		synctest.Wait()
		bookedAfter = call.AddUsage(tokens(3))
		assert.True(t, booked, "the call goes on while its body does")
		assert.False(t, bookedAfter, "the call ends with its body")
		assert.Equal(t, []Usage{tokens(1)}, result.Usage)
		assert.Equal(t, []Usage{tokens(1), tokens(2), tokens(4)}, call.state.usage)
	})
}

func TestUsageOfABodyThatIsLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		sleep := tool("sleep", func(ctx context.Context) (Result, error) {
			CallFrom(ctx).AddUsage(tokens(1))
			return Result{Usage: []Usage{tokens(2), {}}}, errors.New("failed")
		})
		sleep.Timeout = time.Second
		result, err := invoke(t, t.Context(), sleep)
		require.NoError(t, err)
		assert.Equal(t, []Usage{tokens(1), tokens(2)}, result.Usage)
	})
}

// A body that ended before the deadline has ended in time, even where Invoke
// wakes only after it. A select alone would leave that to chance.
func TestAwaitPrefersTheBody(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	sleep := tool("sleep", nil)
	for range 50 {
		done := make(chan ending, 1)
		done <- ending{result: ErrorResult("in time")}
		end := newCallState(t.Context(), Call{}).await(ctx, &sleep, done)
		require.Equal(t, "in time", end.result.Text())
	}
}

func TestTimeoutReleasesItsTimer(t *testing.T) {
	var body context.Context
	sleep := tool("sleep", func(ctx context.Context) (Result, error) {
		body = ctx
		return Result{}, nil
	})
	sleep.Timeout = time.Hour
	_, err := invoke(t, t.Context(), sleep)
	require.NoError(t, err)
	assert.ErrorIs(t, body.Err(), context.Canceled)
}

func TestSeconds(t *testing.T) {
	for d, want := range map[time.Duration]string{
		time.Nanosecond:                     "0.000000001",
		500 * time.Millisecond:              "0.5",
		time.Second:                         "1",
		90 * time.Second:                    "90",
		10*time.Second + 20*time.Nanosecond: "10.00000002",
		math.MaxInt64:                       "9223372036.854775807",
	} {
		assert.Equal(t, want, seconds(d))
	}
}
