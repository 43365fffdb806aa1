package runtime

import (
	"context"
	"errors"
)

// A Scope makes the receiver of a tool for one call: a transaction, say, or a
// session of the caller whom ctx names. close is called when the call ends,
// however it ends, and may be nil. With an error the other values do not count,
// and the error is the tool's own.
type Scope[T any] func(ctx context.Context) (value T, close func() error, err error)

// A Method binds a call of a method: as [Tool.Bind], but what it returns takes
// the receiver too. Generated code declares one for each method that is a tool.
type Method[T any] func(call *Call) (func(ctx context.Context, receiver T) (Result, error), error)

// Shared returns the Bind of a method whose calls all share one receiver.
// Generated code calls it.
func Shared[T any](receiver T, method Method[T]) func(call *Call) (Run, error) {
	return func(call *Call) (Run, error) {
		body, err := method(call)
		if err != nil {
			return nil, err
		}
		return func(ctx context.Context) (Result, error) { return body(ctx, receiver) }, nil
	}
}

// Scoped returns the Bind of a method that gets a receiver of its own for each
// call. The arguments are checked before anything is opened; the receiver is
// closed on every path, a panic included. Generated code calls it.
//
// An error of closing joins the error of the call. Where the call succeeded its
// result stands, since what it tells of has happened; the error of closing is
// kept with the call. For a nil open Scoped returns nil, which NewRegistry
// refuses.
func Scoped[T any](open Scope[T], method Method[T]) func(call *Call) (Run, error) {
	if open == nil {
		return nil
	}
	return func(call *Call) (Run, error) {
		body, err := method(call)
		if err != nil {
			return nil, err
		}
		return func(ctx context.Context) (Result, error) { return runScoped(ctx, call.state, open, body) }, nil
	}
}

// runScoped opens the receiver, runs the body on it and closes it.
func runScoped[T any](
	ctx context.Context, state *callState, open Scope[T], body func(context.Context, T) (Result, error),
) (result Result, err error) {
	receiver, closer, err := open(ctx)
	if err != nil {
		return Result{}, err
	}
	defer func() {
		switch closing := closeReceiver(closer); {
		case closing == nil:
		case err != nil:
			err = errors.Join(err, closing)
		default: // success, a panic, or the end of the goroutine
			state.noteCloseError(closing)
		}
	}()
	return body(ctx, receiver)
}

// closeReceiver closes what a Scope opened. A panic of it becomes an error: it
// must not hide a result, nor the panic of the body.
func closeReceiver(closer func() error) (err error) {
	if closer == nil {
		return nil
	}
	defer func() {
		if v := recover(); v != nil {
			err = &closeError{errors.New(panicText(v))}
		}
	}()
	if err := closer(); err != nil {
		return &closeError{err}
	}
	return nil
}

// closeError tells an error of closing from the error of the call that it is
// shown beside.
type closeError struct{ err error }

func (e *closeError) Error() string { return "closing failed: " + errorText(e.err) }
func (e *closeError) Unwrap() error { return e.err }
