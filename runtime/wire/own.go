package wire

// Own reads the value of a type that reads its own JSON: any value, which it
// checks against the type's listed schema. It notes every problem at its own
// path, members that repeat a name too, at any depth.
//
// It returns the value's text, a part of the arguments that must not be
// changed, or nil where something is wrong with it.
func (r *Reader) Own(s *Schema) []byte {
	start, before := r.i, r.problemCount()
	r.check(s)
	r.start, r.end, r.ok = start, r.i, r.reason == "" && r.problemCount() == before
	if !r.ok {
		return nil
	}
	return r.b[start:r.i:r.i]
}

// Accepted reports whether the value read last was what the caller asked for,
// and no check after that has noted anything about it. Only such a value is
// handed to a type's own method.
func (r *Reader) Accepted() bool { return r.ok && r.notedAt != r.start }

// Refused notes that a type has refused the value read last, with err, and
// reports true; it reports false where err is nil. The error's text is cut to
// 256 code points, and what hides in it is escaped.
func (r *Reader) Refused(err error) bool {
	if err == nil {
		return false
	}
	text := "is refused."
	if own := errorText(err); own != "" {
		text = "is refused: " + own
	}
	r.complain(text)
	r.ok = false
	return true
}

// Misfit notes that the value read last is not of format f, which must be one
// of the constants.
func (r *Reader) Misfit(f Format) {
	if f.known() {
		r.refuse(formats[f].expected)
	}
}

// LastString returns the text of the string read last, "" where that was no
// string or not what the caller asked for.
func (r *Reader) LastString() string {
	text, _ := r.last()
	return text
}

// maxErrorText is how many code points of a type's own error are shown.
const maxErrorText = 256

// errorText is the text of a type's own error as messages show it. It is ""
// for one whose Error method panics, such as that of a nil pointer: the value
// is refused all the same.
func errorText(err error) (text string) {
	defer func() { _ = recover() }()
	return showLine(firstRunes(err.Error(), maxErrorText))
}
