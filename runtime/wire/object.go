package wire

// Object opens the object that comes next and returns its offset, or -1 after
// noting that something else stands there, which is skipped.
func (r *Reader) Object() int {
	if r.peek() != '{' {
		r.mismatch("an object")
		return -1
	}
	return r.open()
}

// Member advances to the next member of the open object and reports whether
// there is one. If so Name is its name, and its value comes next; if not the
// object has been closed.
func (r *Reader) Member() bool {
	if !r.another('}') {
		return false
	}
	if r.peek() != '"' {
		r.unexpected()
		return false
	}
	at := r.i
	end, escaped := r.scanString(at + 1)
	if end < 0 {
		return false
	}
	r.name, r.nameAt, r.escaped = r.b[at+1:end], at, escaped
	r.i = end + 1
	r.space()
	if r.peek() != ':' {
		r.unexpected()
		return false
	}
	r.i++
	r.space()
	return true
}

// Name returns the current member's name without escapes. It is valid until
// the reader's next method call.
func (r *Reader) Name() []byte {
	if r.escaped {
		return appendUnescaped(nil, r.name)
	}
	return r.name
}

// First sets bit in seen and reports true. Where it was set before, the
// current member repeats an earlier name: First notes that, skips the value,
// and reports false.
func (r *Reader) First(seen *uint64, bit uint64) bool {
	if *seen&bit == 0 {
		*seen |= bit
		return true
	}
	r.Twice()
	return false
}

// Twice notes that the current member repeats an earlier name, and skips its
// value.
func (r *Reader) Twice() {
	r.noteName(nil)
	r.Skip()
}

// Undeclared notes that the current member is none of m, and skips its value.
func (r *Reader) Undeclared(m *Members) {
	r.noteName(m)
	r.Skip()
}

// Members describes the members of a closed object.
type Members struct {
	Names    []string // in the schema's order; bit i of the words below is that of Names[i]
	Required []uint64 // bits of the required members, one word for 64 names
}

// Require notes every required member of the object at offset at whose bit is
// not set in seen, which has one word for 64 names. It does nothing where at
// is -1.
func (r *Reader) Require(at int, m *Members, seen ...uint64) {
	if at < 0 {
		return
	}
	for w, required := range m.Required {
		if w < len(seen) {
			required &^= seen[w]
		}
		if required != 0 {
			r.requireWord(at, m.Names[min(w*64, len(m.Names)):], required)
		}
	}
}

func (r *Reader) requireWord(at int, names []string, missing uint64) {
	for bit, name := range names[:min(64, len(names))] {
		if missing&(1<<bit) != 0 {
			r.noteMissing(at, name)
		}
	}
}
