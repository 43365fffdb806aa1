package wire

// Bool reads the boolean at offset i.
func (r *Reader) Bool(i int) (value bool, next int) {
	if has(r.b, i, "true") {
		return true, i + len("true")
	}
	if has(r.b, i, "false") {
		return false, i + len("false")
	}
	return false, r.mismatch(i, "a boolean")
}

// Null reports whether null stands at offset i, and returns the offset behind
// it. If not, it remembers that null would have been allowed, so that a message
// about the type of the value says so.
func (r *Reader) Null(i int) (null bool, next int) {
	if has(r.b, i, "null") {
		return true, i + len("null")
	}
	r.nullAt = i
	return false, i
}
