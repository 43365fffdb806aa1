package wire

// Bool reads a boolean.
func (r *Reader) Bool() bool {
	start := r.i
	value := r.take("true")
	if !value && !r.take("false") {
		r.mismatch("a boolean")
		return false
	}
	r.start, r.end, r.ok = start, r.i, true
	return value
}

// Null consumes a null and reports true if one comes next. If not, it
// remembers that null would have been allowed, so that a message about the
// type of the value says so.
func (r *Reader) Null() bool {
	start := r.i
	if !r.take("null") {
		r.nullAt = start
		return false
	}
	r.start, r.end, r.ok = start, r.i, false
	return true
}
