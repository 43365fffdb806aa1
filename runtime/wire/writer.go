package wire

// Writer appends JSON to a buffer that its methods take and return, as append
// does: so the buffer stays in registers. Generated code names it b, and appends
// punctuation and constants by itself. A Writer writes no indentation, and one
// byte sequence for one value.
//
// The Writer itself keeps only the first value that could not be written, which
// [Writer.Done] returns as an error; what is written after that does not matter.
// The zero value is ready for one result, whose buffer is empty at first, and it
// stays on the stack of who makes it.
type Writer struct {
	failed bool
	what   string // what is wrong, for instance "is not a finite number"
	at     int    // the length of the buffer before that value
	inside string // the path inside that value
	depth  int    // how deep Any is nested
}

// Name begins a member where it is not known whether it is the object's first,
// before which there is no comma: quoted is its name as JSON writes it, with the
// colon after it.
func (w *Writer) Name(b []byte, quoted string) []byte {
	return append(w.Comma(b), quoted...)
}

// Comma appends a comma unless an array or object has just been opened. It
// goes before every item, and before a member whose name String writes.
func (w *Writer) Comma(b []byte) []byte {
	if n := len(b); n > 0 && b[n-1] != '[' && b[n-1] != '{' {
		return append(b, ',')
	}
	return b
}

// Fail remembers that the value at the end of b cannot be written; what says
// why, and follows the value's path in the error's text. It returns b as it is.
func (w *Writer) Fail(b []byte, what string) []byte { return w.failInside(b, "", what) }

// failInside is Fail for what the path leads to in that value. It would be
// copied to wherever generated code writes an enum, for what never happens.
//
//go:noinline
func (w *Writer) failInside(b []byte, path, what string) []byte {
	if !w.failed {
		w.failed, w.what, w.at, w.inside = true, what, len(b), path
	}
	return b
}

// Done returns what has been written, or what could not be.
func (w *Writer) Done(b []byte) ([]byte, error) {
	if !w.failed {
		return b, nil
	}
	return nil, &writeError{w.failure(b)}
}

// failure finds the path of the failure: all that stands before it is valid as
// far as it goes.
func (w *Writer) failure(b []byte) string {
	t := tracer{text: b[:w.at]}
	t.to(w.at)
	if path := joinPath(t.path(), w.inside); len(path) > 0 {
		return "result '" + string(path) + "' " + w.what
	}
	return "the result " + w.what
}

type writeError struct{ text string }

func (e *writeError) Error() string { return e.text }
