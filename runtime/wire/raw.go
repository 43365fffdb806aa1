package wire

import "bytes"

// Raw reads any value and returns a copy of its text as it was sent. A member
// that repeats an earlier name is noted at any depth.
func (r *Reader) Raw() []byte {
	start := r.i
	r.distinct()
	r.start, r.end, r.ok = start, r.i, r.reason == ""
	if !r.ok {
		return nil
	}
	return append([]byte(nil), r.b[start:r.i]...)
}

// distinct skips a value, and notes the members in it that repeat a name.
func (r *Reader) distinct() {
	switch r.peek() {
	case '{':
		r.open()
		var names nameSet
		for r.Member() {
			if names.add(r.Name()) {
				r.distinct()
			} else {
				r.Twice()
			}
		}
	case '[':
		r.open()
		for r.Item() {
			r.distinct()
		}
	default:
		r.Skip()
	}
}

// nameSet is the names of one object. Few are compared one by one, which costs
// no allocation; many go into a map.
type nameSet struct {
	few  [8][]byte
	n    int
	many map[string]struct{}
}

// has reports whether name has been added.
func (s *nameSet) has(name string) bool {
	for _, few := range s.few[:s.n] {
		if string(few) == name {
			return true
		}
	}
	_, ok := s.many[name]
	return ok
}

// add adds name and reports whether it is new. It keeps the slice.
func (s *nameSet) add(name []byte) bool {
	for _, few := range s.few[:s.n] {
		if bytes.Equal(few, name) {
			return false
		}
	}
	if s.n < len(s.few) {
		s.few[s.n] = name
		s.n++
		return true
	}
	if _, ok := s.many[string(name)]; ok {
		return false
	}
	if s.many == nil {
		s.many = map[string]struct{}{}
	}
	s.many[string(name)] = struct{}{}
	return true
}
