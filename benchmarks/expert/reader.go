package expert

import "strings"

// A reader reads one document. It lies on the stack of the binder that uses it.
type reader struct {
	doc []byte
	err Error

	// whole is the document as a string where strings are cut from it, as only
	// Floor does.
	whole string
	// pooled says that texts go into the arena, and slices and pointers of texts
	// into slabs, instead of an allocation each.
	pooled bool
	arena  strings.Builder
	slab   []string // of slices
	chunk  int      // how long the slab was made
	owners []string // of pointers
	reuse  any      // of Floor: items to fill again

	scratch []byte
	saved   int // bytes by which the escapes of the last scanned text are longer
}

// has says whether literal stands at i. The binders write this comparison out: with
// a constant length the compiler needs no call for it.
func has(b []byte, i int, literal string) bool {
	return len(b)-i >= len(literal) && string(b[i:i+len(literal)]) == literal
}

// blanks is the position of the first byte from i on that is no white space.
func blanks(b []byte, i int) int {
	for uint(i) < uint(len(b)) {
		switch b[i] {
		case ' ', '\n', '\r', '\t':
			i++
		default:
			return i
		}
	}
	return i
}

// skipBlanks is blanks, cheap where there are none.
func skipBlanks(b []byte, i int) int {
	if uint(i) < uint(len(b)) && b[i] <= ' ' {
		return blanks(b, i)
	}
	return i
}

// open takes the byte c, which opens a value, and the white space before it.
func (r *reader) open(i int, c byte, name string) int {
	b := r.doc
	if uint(i) < uint(len(b)) && b[i] == c {
		return i + 1
	}
	if i = blanks(b, i); i < len(b) && b[i] == c {
		return i + 1
	}
	return r.not(i, name)
}

// separator stands behind a value. It returns where the next member or element is,
// or the position behind the closing byte c and true.
func (r *reader) separator(i int, c byte) (int, bool) {
	b := r.doc
	if uint(i) < uint(len(b)) {
		if b[i] == ',' {
			i++
			if uint(i) < uint(len(b)) && b[i] > ' ' {
				return i, false
			}
			return blanks(b, i), false
		}
		if b[i] == c {
			return i + 1, true
		}
	}
	i = blanks(b, i)
	if i < len(b) && b[i] == ',' {
		return blanks(b, i+1), false
	}
	if i < len(b) && b[i] == c {
		return i + 1, true
	}
	return r.fail(badSyntax, i, ""), true
}

// key reads a member's name and the colon behind it. It returns the name, which is
// valid until the next call, and where the value is.
func (r *reader) key(i int) ([]byte, int) {
	k, i := r.text(i, "")
	if i < 0 {
		return nil, -1
	}
	b := r.doc
	if uint(i) < uint(len(b)) && b[i] == ':' {
		i++
	} else {
		if i = blanks(b, i); i >= len(b) || b[i] != ':' {
			return nil, r.fail(badSyntax, i, "")
		}
		i++
	}
	return k, skipBlanks(b, i)
}

// not refuses the value at i, which is of another type or none at all.
//
//go:noinline
func (r *reader) not(i int, name string) int {
	if i < len(r.doc) {
		switch c := r.doc[i]; {
		case c == '"', c == '{', c == '[', c == '-', c-'0' < 10, has(r.doc, i, "true"), has(r.doc, i, "false"), has(r.doc, i, "null"):
			return r.fail(wrongType, i, name)
		}
	}
	return r.fail(badSyntax, i, name)
}

// end asks that only white space follows.
func (r *reader) end(i int) int {
	if i < len(r.doc) {
		if i = blanks(r.doc, i); i < len(r.doc) {
			return r.fail(badSyntax, i, "")
		}
	}
	return i
}

// boolean reads true or false.
func (r *reader) boolean(i int, name string) (bool, int) {
	if has(r.doc, i, "true") {
		return true, i + 4
	}
	if has(r.doc, i, "false") {
		return false, i + 5
	}
	return false, r.not(i, name)
}
