package wire

// Members describes the members of a closed object.
type Members struct {
	Names []string // in the schema's order; bit i of a word of seen bits is that of Names[i]
	// Sorted holds the indexes of Names in the byte order of the names, or
	// nothing: then names are looked up one after the other.
	Sorted   []uint32
	Required []uint64 // bits of the required members, one word for 64 names
}

// Object opens the object at offset i and moves to its first member. It returns
// that member's index in m.Names, the offset of its value, and the bits of the
// members seen so far. The index is -1 where the object has ended, or where
// something else stood there, which is noted and skipped; next is then the
// offset behind it.
//
// m has at most 64 names; [Reader.WideObject] reads objects of more.
func (r *Reader) Object(i int, m *Members) (member, next int, seen uint64) {
	b := r.b
	if uint(i) >= uint(len(b)) || b[i] != '{' {
		return -1, r.mismatch(i, "an object"), 0
	}
	if r.depth == maxDepth {
		return -1, r.fault(i, tooDeep), 0
	}
	r.depth++
	i++
	if uint(i) < uint(len(b)) && b[i] <= ' ' {
		i = space(b, i)
	}
	if uint(i) < uint(len(b)) && b[i] == '}' {
		return r.closed(i, m, 0)
	}
	if len(m.Names) > 0 { // the first one mostly comes first: as member does, without its loop
		name := m.Names[0]
		j := i + 1 + len(name)
		if len(b)-j >= 3 && b[i] == '"' && b[j] == '"' && b[j+1] == ':' && b[j+2] > ' ' && string(b[i+1:j]) == name {
			return 0, j + 2, 1
		}
	}
	return r.member(i, -1, 0, m)
}

// Member moves to the member behind the value that ends at offset i, where last
// is the index of that value's member. A member that m does not name, and one
// that is there already, is noted and skipped. At the end of the object every
// required member that was not seen is noted. The results are those of Object.
func (r *Reader) Member(i, last int, seen uint64, m *Members) (member, next int, nowSeen uint64) {
	b := r.b
	if uint(i) < uint(len(b)) && b[i] <= ' ' {
		i = space(b, i)
	}
	if uint(i) < uint(len(b)) {
		switch b[i] {
		case ',':
			i++
			if uint(i) < uint(len(b)) && b[i] <= ' ' {
				i = space(b, i)
			}
			return r.member(i, last, seen, m)
		case '}':
			return r.closed(i, m, seen)
		}
	}
	return -1, r.unexpected(i), seen
}

// Next moves to the member with index k where its key, a comma, the name and a
// colon without white space, stands at offset i behind the value of the one before
// it in the schema's order, and it has not been seen. The results are then those
// of Object, and else k-1, i and seen. Generated code tries it first, because
// members mostly come in that order; the compiler makes few instructions of it.
func (r *Reader) Next(i, k int, seen uint64, key string) (member, next int, nowSeen uint64) {
	b := r.b
	if j := i + len(key); j < len(b) && string(b[i:j]) == key && b[j] > ' ' && seen&(1<<k) == 0 {
		return k, j, seen | 1<<k
	}
	return k - 1, i, seen
}

// member reads the name at offset i. Members mostly come in the order of the
// schema, optional ones left out, so that the names behind the last one are tried
// first: a name that is one of few is found before it is read for what it is.
func (r *Reader) member(i, last int, seen uint64, m *Members) (member, next int, nowSeen uint64) {
	b := r.b
	tries := len(m.Names)
	if tries > manyNames {
		tries = usualTries
	}
	for k := last + 1; tries > 0; k, tries = k+1, tries-1 {
		if k >= len(m.Names) {
			k = 0
		}
		name := m.Names[k]
		j := i + 1 + len(name)
		if len(b)-j < 3 || b[j] != '"' || b[j+1] != ':' || b[i] != '"' || string(b[i+1:j]) != name {
			continue
		}
		bit := uint64(1) << (k & 63)
		if seen&bit != 0 {
			break
		}
		if i = j + 2; b[i] <= ' ' {
			i = space(b, i)
		}
		return k, i, seen | bit
	}
	return r.anyMember(i, seen, m)
}

const (
	// manyNames is up to how many names are tried one after the other.
	manyNames = 16
	// usualTries is how many of more are, for the next one and one that is left out.
	usualTries = 2
)

// anyMember is member for a name that may be any.
func (r *Reader) anyMember(i int, seen uint64, m *Members) (member, next int, nowSeen uint64) {
	for {
		name, next := r.memberName(i)
		if next == len(r.b) {
			return -1, next, seen
		}
		k := indexOf(m.Names, m.Sorted, name)
		if k >= 0 && seen&(1<<(k&63)) == 0 {
			return k, next, seen | 1<<(k&63)
		}
		more := false
		if i, more = r.refuseMemberName(next, k, m); !more {
			return r.Member(i, -1, seen, m)
		}
	}
}

// refuseMemberName notes that the name read last is none of m, where k is
// negative, or has been given before, and skips its value. It reports whether
// another name follows, and where.
func (r *Reader) refuseMemberName(i, k int, m *Members) (next int, more bool) {
	if k >= 0 {
		m = nil
	}
	r.noteName(m)
	i = space(r.b, r.Skip(i))
	if peek(r.b, i) != ',' {
		return i, false
	}
	return space(r.b, i+1), true
}

// memberName reads the name at offset i and the colon, and returns the name
// without escapes and the offset of the value, which is the end of the text
// after a fault.
func (r *Reader) memberName(i int) (name []byte, next int) {
	b := r.b
	if peek(b, i) != '"' {
		return nil, r.unexpected(i)
	}
	end, escaped := r.scanString(i + 1)
	if end < 0 {
		return nil, len(b)
	}
	r.nameAt = i
	if name = b[i+1 : end]; escaped {
		name = appendUnescaped(nil, name)
	}
	if i = space(b, end+1); peek(b, i) != ':' {
		return nil, r.unexpected(i)
	}
	if i = space(b, i+1); i == len(b) {
		return nil, r.unexpected(i)
	}
	return name, i
}

// closed leaves the object whose closing brace is at offset i.
func (r *Reader) closed(i int, m *Members, seen uint64) (member, next int, nowSeen uint64) {
	r.depth--
	if len(m.Required) > 0 && m.Required[0]&^seen != 0 {
		r.noteAllMissing(i, m.Names, m.Required[0]&^seen)
	}
	return -1, i + 1, seen
}

// noteAllMissing notes the names whose bits are set, for the object whose
// closing brace is at offset i.
func (r *Reader) noteAllMissing(i int, names []string, missing uint64) {
	for bit, name := range names[:min(64, len(names))] {
		if missing&(1<<bit) != 0 {
			r.noteMissing(i, name)
		}
	}
}
