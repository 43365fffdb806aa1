package wire

// Writer appends JSON to Buf, which a caller may set beforehand to reuse
// memory. It writes no indentation, and one byte sequence for one value. The
// first value that cannot be written is remembered as a failure, which
// [Writer.Done] returns; what is written after it does not matter.
type Writer struct {
	Buf []byte

	failed bool
	what   string // what is wrong, for instance "is not a finite number"
	at     int    // the length of Buf before that value
	inside string // the path inside that value
	depth  int    // how deep Any is nested
}

// Raw appends text that is known to be right: punctuation and constants of
// generated code.
func (w *Writer) Raw(s string) { w.Buf = append(w.Buf, s...) }

// Name begins a member: quoted is its name as JSON writes it, with the colon
// after it. A comma goes before it unless the object has just been opened.
func (w *Writer) Name(quoted string) {
	w.Comma()
	w.Buf = append(w.Buf, quoted...)
}

// Comma appends a comma unless an array or object has just been opened. It
// goes before every item, and before a member whose name String writes.
func (w *Writer) Comma() {
	if n := len(w.Buf); n > 0 && w.Buf[n-1] != '[' && w.Buf[n-1] != '{' {
		w.Buf = append(w.Buf, ',')
	}
}

// Fail remembers that the value at the current place cannot be written; what
// says why, and follows the value's path in the error's text.
func (w *Writer) Fail(what string) { w.failAt(len(w.Buf), what) }

// failAt is Fail for the value that starts at that offset of Buf.
func (w *Writer) failAt(at int, what string) { w.failInside(at, "", what) }

// failInside is Fail for what the path leads to in the value that starts at
// that offset of Buf.
func (w *Writer) failInside(at int, path, what string) {
	if !w.failed {
		w.failed, w.what, w.at, w.inside = true, what, at, path
	}
}

// Done returns what has been written, or what could not be.
func (w *Writer) Done() ([]byte, error) {
	if !w.failed {
		return w.Buf, nil
	}
	return nil, &writeError{w.failure()}
}

// failure finds the path of the failure: all that stands before it is valid as
// far as it goes.
func (w *Writer) failure() string {
	t := tracer{text: w.Buf[:w.at]}
	t.to(w.at)
	if path := joinPath(t.path(), w.inside); len(path) > 0 {
		return "result '" + string(path) + "' " + w.what
	}
	return "the result " + w.what
}

type writeError struct{ text string }

func (e *writeError) Error() string { return e.text }
