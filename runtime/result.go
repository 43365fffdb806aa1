package runtime

import (
	"strconv"
	"strings"
)

// A Result is what a call gives back to the model, and what the program may
// want to know of it. The zero value is a call that finished without content.
type Result struct {
	// Content is what the model is shown.
	Content []Part
	// IsError says that the content tells of a failure. A tool may set it
	// itself; every failed call has it.
	IsError bool
	// Outcome is set by the registry, whatever the tool wrote there: with a
	// result of its own, OutcomeFinished, or OutcomeFailed where IsError is set.
	Outcome Outcome
	// Value is the Go value of a tool that ends the loop, nil for all others.
	Value any
	// Usage holds what the call spent, as far as it was known when the result
	// was made: the lines reported by AddUsage, then those that the tool's own
	// Result held. It is kept on every path, failure and timeout too.
	Usage []Usage
	// Omitted is the number of bytes of the content that MaxOutput left out.
	Omitted int
}

// ErrorResult returns a failed result whose content is the message. A tool
// returns it to tell the model of a failure in exactly these words.
func ErrorResult(message string) Result { return errorResult(OutcomeFailed, message) }

func errorResult(outcome Outcome, message string) Result {
	return Result{Content: []Part{Text(message)}, IsError: true, Outcome: outcome}
}

// Text returns the content as one text, for providers that take only text:
// text and JSON parts as they are, one a line, and in the place of any other
// part a note such as "[image image/png, 1234 bytes]" or "[link file:///a.csv]".
func (r Result) Text() string {
	if len(r.Content) == 1 {
		return r.Content[0].plain()
	}
	var b strings.Builder
	for i, part := range r.Content {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(part.plain())
	}
	return b.String()
}

// plain returns one part as text.
func (p Part) plain() string {
	switch p.Kind {
	case KindText:
		return p.Text
	case KindJSON:
		return string(p.JSON)
	case KindLink:
		return "[link " + p.URI + "]"
	default:
		return "[" + p.Kind.String() + " " + p.MIMEType + ", " + strconv.Itoa(len(p.Data)) + " bytes]"
	}
}

// An Outcome says what became of a call. All but OutcomeFinished are failures,
// and only with OutcomeFinished, Failed, Panicked, TimedOut and Cancelled may
// the body have run.
type Outcome uint8

// The outcomes.
const (
	OutcomeFinished    Outcome = iota // the tool gave its result
	OutcomeFailed                     // the tool reported an error, or could not bind for a reason of its own
	OutcomePanicked                   // the tool panicked
	OutcomeTimedOut                   // the deadline of the tool's Timeout passed
	OutcomeRejected                   // the arguments do not fit
	OutcomeDenied                     // the authorizer refused
	OutcomeNotApproved                // the approver refused
	OutcomeNotStarted                 // the budget is spent
	OutcomeUnknownTool                // there is no tool of that name
	OutcomeCancelled                  // the caller's context was done
)

var outcomeNames = [...]string{
	"finished", "failed", "panicked", "timed_out", "rejected",
	"denied", "not_approved", "not_started", "unknown_tool", "cancelled",
}

// String returns the outcome in snake_case, fit for logs and metrics:
// "finished", "timed_out", "unknown_tool".
func (o Outcome) String() string { return nameOf(outcomeNames[:], uint8(o), "outcome") }
