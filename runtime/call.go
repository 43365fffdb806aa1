package runtime

import (
	"context"
	"slices"
	"sync"
)

// A Call is one call of a tool by a model. It is plain data, freely copied;
// a *Call parameter of a tool function is the call that is running.
type Call struct {
	ID        string   // the provider's id of the call; may be ""
	Tool      string   // the tool's name
	Arguments []byte   // JSON text; empty, white space and null stand for {}
	Provider  Provider // whose answer this is

	state *callState // set while a registry runs the call; copies share it
}

// CallFrom returns the call that ctx belongs to, the innermost one where calls
// nest, and nil outside a call.
func CallFrom(ctx context.Context) *Call {
	call, _ := ctx.Value(callKey{}).(*Call)
	return call
}

// callKey is the context key of the running call.
type callKey struct{}

// callState is all that a registry keeps of a running call. It is also the
// context that the body gets, so that a call costs one allocation and not two.
type callState struct {
	context.Context // the caller's
	call            Call

	mu       sync.Mutex
	running  bool // the body runs in a goroutine of its own and has not returned
	answered bool // Invoke has its result
	usage    []Usage
	closeErr error // why a scoped receiver did not close although the call succeeded; kept for an observer
}

func newCallState(ctx context.Context, call Call) *callState {
	s := &callState{Context: ctx, call: call}
	s.call.state = s
	return s
}

// Value finds the call for CallFrom, and all else in the caller's context.
func (s *callState) Value(key any) any {
	if _, ok := key.(callKey); ok {
		return &s.call
	}
	return s.Context.Value(key)
}

// addUsage books a line that counts, unless the call has ended.
func (s *callState) addUsage(u Usage) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.answered && !s.running {
		return false
	}
	s.usage = append(s.usage, u)
	return true
}

// book adds the lines that count among those that a body returned.
func (s *callState) book(lines []Usage) {
	for _, line := range lines {
		if line.counts() {
			s.addUsage(line)
		}
	}
}

// settle says that Invoke has its answer, and returns what was spent until
// then. Both happen at once, so that no line is accepted and then forgotten.
// The slice is clipped: a late body's lines go beyond it.
func (s *callState) settle() []Usage {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answered = true
	return slices.Clip(s.usage)
}

// setRunning notes that a goroutine runs the body, or no longer does.
func (s *callState) setRunning(running bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.running = running
}

// noteCloseError keeps an error that the result has no place for. A call that
// no registry runs has no state to keep it in.
func (s *callState) noteCloseError(err error) {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closeErr = err
}
