package runtime

import (
	"context"
	"strconv"
	"strings"
	"time"
)

// ending is how a body ended. What decides between its result, the timeout and
// the cancellation is sampled at that moment, not when Invoke comes to read it.
type ending struct {
	result    Result
	cancelled error // the caller's, see doneErr
}

// runTimed runs the body in a goroutine of its own and waits for it until the
// deadline. Nothing is shared with a body that is left behind but the call's
// state: its ending goes to a channel with room for it, which no one reads.
func (s *callState) runTimed(tool *Tool, run Run) (Result, error) {
	deadline := time.Now().Add(tool.Timeout)
	ctx, cancel := context.WithDeadline(s, deadline)
	defer cancel()
	done := make(chan ending, 1)
	s.setRunning(true)
	go func() {
		result := ended(tool)
		defer func() { // also where the body ends this goroutine
			s.setRunning(false)
			done <- s.endingNow(tool, result, deadline)
		}()
		result = s.attempt(ctx, tool, run)
	}()
	end := s.await(ctx, tool, done)
	return concluded(end.result, end.cancelled)
}

// await returns the body's ending, or one without it when the context is done
// first. A body that has ended by then has still ended first.
func (s *callState) await(ctx context.Context, tool *Tool, done <-chan ending) ending {
	select {
	case end := <-done:
		return end
	case <-ctx.Done():
	}
	select {
	case end := <-done:
		return end
	default:
	}
	if err := doneErr(s.Context); err != nil {
		return ending{errorResult(OutcomeCancelled, "Tool '"+tool.Name+"' was cancelled while it ran."), err}
	}
	return ending{result: timedOut(tool)}
}

// endingNow is the ending of a body that returned this very moment. Past the
// deadline its own result does not count any more.
func (s *callState) endingNow(tool *Tool, result Result, deadline time.Time) ending {
	cancelled := doneErr(s.Context)
	if cancelled == nil && !time.Now().Before(deadline) {
		result = timedOut(tool)
	}
	return ending{result, cancelled}
}

// ended is the result of a body that calls runtime.Goexit, which no recover sees.
func ended(tool *Tool) Result {
	return errorResult(OutcomePanicked, failure(tool, "panic: the tool ended its goroutine"))
}

func timedOut(tool *Tool) Result {
	return errorResult(OutcomeTimedOut, "Tool '"+tool.Name+"' timed out after "+seconds(tool.Timeout)+" s.")
}

// seconds writes a positive duration as the shortest decimal of seconds, exactly.
func seconds(d time.Duration) string {
	whole, nanos := d/time.Second, d%time.Second
	text := strconv.FormatInt(int64(whole), 10)
	if nanos == 0 {
		return text
	}
	digits := strconv.FormatInt(int64(nanos+time.Second), 10)[1:] // the leading 1 keeps the zeros
	return text + "." + strings.TrimRight(digits, "0")
}
