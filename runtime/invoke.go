package runtime

import (
	"context"
	"errors"
	"time"

	"github.com/toolgen/toolgen/runtime/wire"
)

// Invoke runs one call. Whatever goes wrong with the tool is told by the
// Result: its text is for the model, its Outcome for the program.
//
// The error is the caller's own cancellation and nothing else: ctx.Err(), where
// ctx was done before the body was started, when it ended, or when Invoke stopped
// waiting for it. The Result beside it holds what is known, what the call spent
// included. Where both ctx and the tool's Timeout are over, ctx wins.
//
// Without a Timeout the body runs in the caller's goroutine, and Invoke returns
// when it does; a body that calls runtime.Goexit then ends the caller's
// goroutine, as everywhere in Go. With one it runs in a goroutine of its own, for
// which Invoke waits until the deadline or the caller's cancellation, and no
// longer: a body cannot be stopped, only left behind with its context done.
func (r *Registry) Invoke(ctx context.Context, call Call) (Result, error) {
	if err := doneErr(ctx); err != nil {
		return notStarted(), err
	}
	i, ok := r.index[call.Tool]
	if !ok {
		return r.unknownTool(call.Tool), nil
	}
	s := newCallState(ctx, call)
	settled := false
	defer func() {
		if !settled { // the goroutine ends instead of returning
			s.settle()
		}
	}()
	result, err := s.bindAndRun(&r.tools[i])
	result.Usage, settled = s.settle(), true
	return result, err
}

// unknownTool tells a model that its name for a tool is none, and which one it
// is most likely to have meant.
func (r *Registry) unknownTool(name string) Result {
	text := "There is no tool '" + wire.ShowName(name) + "'"
	if near, ok := wire.Nearest(name, r.names); ok {
		return errorResult(OutcomeUnknownTool, text+"; did you mean '"+near+"'?")
	}
	return errorResult(OutcomeUnknownTool, text+".")
}

// bindAndRun takes a call through its layers. The error is the caller's
// cancellation.
func (s *callState) bindAndRun(tool *Tool) (Result, error) {
	run, refusal, ok := s.bind(tool)
	if !ok {
		return refusal, nil
	}
	if err := doneErr(s.Context); err != nil {
		return notStarted(), err
	}
	if tool.Timeout > 0 {
		return s.runTimed(tool, run)
	}
	result := s.attempt(s, tool, run)
	return concluded(result, doneErr(s.Context))
}

// bind checks the arguments. Without ok the result says why the call cannot run.
func (s *callState) bind(tool *Tool) (run Run, refusal Result, ok bool) {
	defer func() {
		if v := recover(); v != nil {
			refusal, ok = panicked(tool, v), false
		}
	}()
	run, err := tool.Bind(&s.call)
	switch {
	case err != nil:
		return nil, rejected(tool, err), false
	case run == nil:
		return nil, failed(tool, "its Bind returned nothing to run"), false
	}
	return run, Result{}, true
}

// attempt runs the body and holds what it gives to the tool's MaxOutput.
func (s *callState) attempt(ctx context.Context, tool *Tool, run Run) Result {
	return truncated(tool, s.body(ctx, tool, run))
}

// body runs the body and turns each way in which it can return into a result.
// The usage that the body returns is booked at once, since Invoke may have left.
func (s *callState) body(ctx context.Context, tool *Tool, run Run) (result Result) {
	defer func() {
		if v := recover(); v != nil {
			result = panicked(tool, v)
		}
	}()
	result, err := run(ctx)
	s.book(result.Usage)
	if err != nil {
		return failed(tool, errorText(err))
	}
	return finished(tool, result)
}

// doneErr is ctx.Err() of the caller's context. A deadline that has passed counts
// although its timer is still to fire: else chance would decide between it and a
// tool's deadline at the same moment.
func doneErr(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if deadline, ok := ctx.Deadline(); ok && !time.Now().Before(deadline) {
		return context.DeadlineExceeded
	}
	return nil
}

// concluded marks the result of a body as that of a cancelled call where the
// caller's context was done by then. What the body returned stays to be seen.
func concluded(result Result, cancelled error) (Result, error) {
	if cancelled != nil {
		result.Outcome = OutcomeCancelled
	}
	return result, cancelled
}

// finished is the result that a body returned. Only the registry says what
// became of a call, and only a tool that ends the loop has a value.
func finished(tool *Tool, result Result) Result {
	result.Outcome = OutcomeFinished
	if result.IsError {
		result.Outcome = OutcomeFailed
	}
	if !tool.EndsLoop {
		result.Value = nil
	}
	return result
}

// rejected tells bad arguments, which the model can mend, from a binder that
// failed for a reason of its own.
func rejected(tool *Tool, err error) Result {
	if problems, ok := errors.AsType[*ArgumentError](err); ok {
		return errorResult(OutcomeRejected, errorText(problems))
	}
	return failed(tool, errorText(err))
}

func failed(tool *Tool, message string) Result {
	return errorResult(OutcomeFailed, failure(tool, message))
}

func panicked(tool *Tool, value any) Result {
	return errorResult(OutcomePanicked, failure(tool, panicText(value)))
}

func failure(tool *Tool, message string) string {
	if message == "" {
		return "Tool '" + tool.Name + "' failed."
	}
	return "Tool '" + tool.Name + "' failed: " + message
}

// notStarted is the result of a call whose caller had left before its body ran.
func notStarted() Result {
	return errorResult(OutcomeCancelled, "The tool call was cancelled before it started.")
}
