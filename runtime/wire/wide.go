package wire

// WideArguments is [Reader.Arguments] for more than 64 names.
func (r *Reader) WideArguments(m *Members, seen []uint64) (member, next int) {
	if i := r.start(); i >= 0 {
		return r.WideObject(i, m, seen)
	}
	return -1, len(r.b)
}

// WideObject is [Reader.Object] for more than 64 names: seen has a word for each
// 64 of them, all zero.
func (r *Reader) WideObject(i int, m *Members, seen []uint64) (member, next int) {
	if peek(r.b, i) != '{' {
		return -1, r.mismatch(i, "an object")
	}
	name, i, more := r.Map(i)
	return r.wideMember(name, i, more, m, seen)
}

// WideMember is [Reader.Member] for more than 64 names.
func (r *Reader) WideMember(i int, m *Members, seen []uint64) (member, next int) {
	name, i, more := r.Entry(i)
	return r.wideMember(name, i, more, m, seen)
}

func (r *Reader) wideMember(name []byte, i int, more bool, m *Members, seen []uint64) (member, next int) {
	for more {
		k := indexOf(m.Names, m.Sorted, name)
		switch {
		case k < 0:
			r.noteName(m)
		case seen[k/64]&(1<<(k%64)) != 0:
			r.noteName(nil)
		default:
			seen[k/64] |= 1 << (k % 64)
			return k, i
		}
		name, i, more = r.Entry(r.Skip(i))
	}
	if r.reason == "" {
		for w, required := range m.Required {
			r.noteAllMissing(i-1, m.Names[w*64:], required&^seen[w])
		}
	}
	return -1, i
}
