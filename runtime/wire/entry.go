package wire

// Map opens the object at offset i, whose members may have any names, and moves
// to the first. It returns that member's name without escapes, which is valid
// until the reader's next method call, the offset of its value, and true; or
// false where the object has ended, or where something else stood there, which
// is noted and skipped.
func (r *Reader) Map(i int) (name []byte, next int, more bool) {
	if peek(r.b, i) != '{' {
		return nil, r.mismatch(i, "an object"), false
	}
	if r.depth == maxDepth {
		return nil, r.fault(i, tooDeep), false
	}
	r.depth++
	if i = space(r.b, i+1); peek(r.b, i) == '}' {
		r.depth--
		return nil, i + 1, false
	}
	return r.entry(i)
}

// Entry moves to the member behind the value that ends at offset i. Its results
// are those of Map.
func (r *Reader) Entry(i int) (name []byte, next int, more bool) {
	i = space(r.b, i)
	switch peek(r.b, i) {
	case ',':
		return r.entry(space(r.b, i+1))
	case '}':
		r.depth--
		return nil, i + 1, false
	}
	return nil, r.unexpected(i), false
}

func (r *Reader) entry(i int) (name []byte, next int, more bool) {
	name, next = r.memberName(i)
	return name, next, r.reason == ""
}

// Twice notes that the name which Map or Entry returned last has been given
// before, skips the value at offset i, and returns the offset behind it. It
// must be called before anything else is read.
func (r *Reader) Twice(i int) int {
	r.noteName(nil)
	return r.Skip(i)
}
