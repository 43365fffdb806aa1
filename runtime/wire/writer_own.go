package wire

// Own writes what a type's own JSON method has returned. The text is read as
// strictly as arguments are and checked against the type's listed schema, and
// its white space is left out. A failure names the path inside the value too.
func (w *Writer) Own(b []byte, s *Schema, text []byte, err error) []byte {
	if w.failedWith(b, err) || !w.fits(b, s, text) {
		return b
	}
	return appendCompact(b, text)
}

// OwnText writes what the text method of a type without JSON methods has
// returned, as a string, which is checked against the type's listed schema.
func (w *Writer) OwnText(b []byte, s *Schema, text []byte, err error) []byte {
	if w.failedWith(b, err) {
		return b
	}
	dst := appendString(b, string(text))
	if !w.fits(b, s, dst[len(b):]) {
		return b
	}
	return dst
}

// Text writes what a type's text method has returned, as a string.
func (w *Writer) Text(b, text []byte, err error) []byte {
	if w.failedWith(b, err) {
		return b
	}
	return appendString(b, string(text))
}

// Formatted writes a string of format f. One that has another form is a
// failure.
func (w *Writer) Formatted(b []byte, f Format, s string) []byte {
	if !CheckFormat(f, s) {
		return w.Fail(b, "must be "+formats[f].expected)
	}
	return appendString(b, s)
}

// failedWith fails where a type's own method has returned an error, and
// reports whether it has.
func (w *Writer) failedWith(b []byte, err error) bool {
	if err == nil {
		return false
	}
	what := "cannot be written"
	if own := errorText(err); own != "" {
		what += ": " + own
	}
	w.Fail(b, what)
	return true
}

// fits reports whether text is JSON that fits s. If not, the first problem is
// the failure of the value at the end of b.
func (w *Writer) fits(b []byte, s *Schema, text []byte) bool {
	r := NewReader(text)
	_, end := r.Own(space(text, 0), s)
	if r.Finish(end) == nil {
		return true
	}
	if r.reason != "" {
		w.Fail(b, r.faultText("is no valid JSON:", "nests"))
		return false
	}
	first := r.problems().Problems[0]
	w.failInside(b, first.Path, first.complaint())
	return false
}
