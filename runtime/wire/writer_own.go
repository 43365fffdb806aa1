package wire

// Own writes what a type's own JSON method has returned. The text is read as
// strictly as arguments are and checked against the type's listed schema, and
// its white space is left out. A failure names the path inside the value too.
func (w *Writer) Own(s *Schema, text []byte, err error) {
	if !w.failedWith(err) && w.fits(len(w.Buf), s, text) {
		w.Buf = appendCompact(w.Buf, text)
	}
}

// OwnText writes what the text method of a type without JSON methods has
// returned, as a string, which is checked against the type's listed schema.
func (w *Writer) OwnText(s *Schema, text []byte, err error) {
	if w.failedWith(err) {
		return
	}
	at := len(w.Buf)
	w.String(string(text))
	w.fits(at, s, w.Buf[at:])
}

// Text writes what a type's text method has returned, as a string.
func (w *Writer) Text(b []byte, err error) {
	if !w.failedWith(err) {
		w.String(string(b))
	}
}

// Formatted writes a string of format f. One that has another form is a
// failure.
func (w *Writer) Formatted(f Format, s string) {
	if !CheckFormat(f, s) {
		w.Fail("must be " + formats[f].expected)
		return
	}
	w.String(s)
}

// failedWith fails where a type's own method has returned an error, and
// reports whether it has.
func (w *Writer) failedWith(err error) bool {
	if err == nil {
		return false
	}
	what := "cannot be written"
	if own := errorText(err); own != "" {
		what += ": " + own
	}
	w.Fail(what)
	return true
}

// fits reports whether text is JSON that fits s. If not, the first problem is
// the failure of the value at that offset of Buf.
func (w *Writer) fits(at int, s *Schema, text []byte) bool {
	r := NewReader(text)
	r.space()
	r.Own(s)
	if r.Finish() == nil {
		return true
	}
	if r.reason != "" {
		w.failAt(at, r.faultText("is no valid JSON:", "nests"))
		return false
	}
	first := r.problems().Problems[0]
	w.failInside(at, first.Path, first.complaint())
	return false
}
