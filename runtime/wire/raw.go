package wire

import "bytes"

// Raw reads the value of any kind at offset i and returns a copy of its text as
// it was sent. A member that repeats an earlier name is noted at any depth.
func (r *Reader) Raw(i int) (text []byte, next int) {
	if next = r.distinct(i); r.reason != "" {
		return nil, next
	}
	return append([]byte(nil), r.b[i:next]...), next
}

// distinct skips the value at offset i, and notes the members in it that repeat a
// name.
func (r *Reader) distinct(i int) (next int) {
	switch peek(r.b, i) {
	case '{':
		var names nameSet
		name, i, more := r.Map(i)
		for more {
			if names.add(name) {
				i = r.distinct(i)
			} else {
				i = r.Twice(i)
			}
			name, i, more = r.Entry(i)
		}
		return i
	case '[':
		i, more := r.Array(i)
		for more {
			i, more = r.Item(r.distinct(i))
		}
		return i
	}
	return r.Skip(i)
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
