package wire

// Own reads the value at offset i of a type that reads its own JSON: any value,
// which it checks against the type's listed schema. It notes every problem at its
// own path, members that repeat a name too, at any depth.
//
// It returns the value's text, a part of the arguments that must not be changed,
// or nil where something is wrong with it.
func (r *Reader) Own(i int, s *Schema) (text []byte, next int) {
	before := r.problemCount()
	next = r.check(i, s)
	if r.reason != "" {
		return nil, next
	}
	if r.problemCount() != before {
		r.refusedAt, r.notedAt = i, i
		return nil, next
	}
	return r.b[i:next:next], next
}

// Refused notes that a type has refused the value at offset at, with err, and
// reports true; it reports false where err is nil. The error's text is cut to
// 256 code points, and what hides in it is escaped.
func (r *Reader) Refused(at int, err error) bool {
	if err == nil {
		return false
	}
	text := "is refused."
	if own := errorText(err); own != "" {
		text = "is refused: " + own
	}
	r.note(at, text)
	r.refusedAt = at
	return true
}

// Misfit notes that the value at offset at is not of format f, which must be one
// of the constants.
func (r *Reader) Misfit(at int, f Format) {
	if f.known() {
		r.refuse(at, formats[f].expected)
	}
}

// Unquoted returns what text, which Own has returned, stands for where that is a
// string, never nil then.
func Unquoted(text []byte) []byte {
	if peek(text, 0) != '"' {
		return nil
	}
	return appendUnescaped(make([]byte, 0, len(text)), text[1:len(text)-1])
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
