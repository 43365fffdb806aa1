package expert

import "strings"

// str reads a text.
func (r *reader) str(i int, name string) (string, int) {
	if uint(i) >= uint(len(r.doc)) || r.doc[i] != '"' {
		return "", r.not(i, name)
	}
	j, esc := r.scan(i + 1)
	if j < 0 {
		return "", -1
	}
	if esc {
		return r.cutEscaped(i+1, j), j + 1
	}
	return r.cut(i+1, j), j + 1
}

// text is str without a string of its own: it is valid until the next call.
func (r *reader) text(i int, name string) ([]byte, int) {
	if uint(i) >= uint(len(r.doc)) || r.doc[i] != '"' {
		return nil, r.not(i, name)
	}
	j, esc := r.scan(i + 1)
	if j < 0 {
		return nil, -1
	}
	if esc {
		return r.unescapeScratch(i+1, j), j + 1
	}
	return r.doc[i+1 : j], j + 1
}

// cut is the string of what stands between two positions.
func (r *reader) cut(i, j int) string {
	if r.whole != "" {
		return r.whole[i:j]
	}
	if r.pooled {
		return r.keep(r.doc[i:j])
	}
	return string(r.doc[i:j])
}

// cutEscaped is cut where there are escapes.
func (r *reader) cutEscaped(i, j int) string {
	if r.pooled && j-i <= 512 {
		return r.keep(r.unescapeScratch(i, j))
	}
	return r.unescapeString(i, j)
}

// keep copies s into the arena: a strings.Builder that never grows, so that what was
// cut from it stays valid without package unsafe.
func (r *reader) keep(s []byte) string {
	n := r.arena.Len()
	if r.arena.Cap()-n < len(s) {
		r.arena = strings.Builder{}
		n = 0
		r.arena.Grow(max(len(s), min(len(r.doc), 4096)))
	}
	r.arena.Write(s)
	return r.arena.String()[n:]
}

// list is a copy of a slice that lies on the stack.
func (r *reader) list(tmp []string) []string {
	n := len(tmp)
	if n == 0 {
		return []string{}
	}
	if !r.pooled {
		return append(make([]string, 0, n), tmp...)
	}
	if cap(r.slab)-len(r.slab) < n {
		r.chunk = min(max(8, r.chunk*2, n), 1024)
		r.slab = make([]string, 0, r.chunk)
	}
	k := len(r.slab)
	r.slab = append(r.slab, tmp...)
	return r.slab[k : k+n : k+n]
}

// pointer is the address of a copy of s.
func (r *reader) pointer(s string) *string {
	if !r.pooled {
		return new(s)
	}
	if len(r.owners) == cap(r.owners) {
		r.owners = make([]string, 0, min(max(4, 2*cap(r.owners)), 512))
	}
	r.owners = append(r.owners, s)
	return &r.owners[len(r.owners)-1]
}
