package wire

import (
	"strconv"
	"strings"
)

// Enum is the members of an enumeration.
type Enum struct {
	Names []string // in the schema's order
	// Sorted holds the indexes of Names in the byte order of the names, or
	// nothing: then names are looked up one after the other.
	Sorted []uint32
}

// Enum reads a string that is one of e's names, and returns its index, or -1
// after noting that it is none.
func (r *Reader) Enum(e *Enum) int {
	if r.peek() != '"' {
		r.mismatchEnum(e)
		return -1
	}
	text, ok := r.text("")
	if !ok {
		return -1
	}
	i := e.index(text)
	if i < 0 {
		r.refuseEnum(e)
	}
	return i
}

// index returns the index of name, or -1.
func (e *Enum) index(name []byte) int {
	if len(e.Sorted) != len(e.Names) {
		for i, n := range e.Names {
			if n == string(name) {
				return i
			}
		}
		return -1
	}
	from, to := 0, len(e.Sorted)
	for from < to {
		middle := int(uint(from+to) / 2)
		switch n := e.Names[e.Sorted[middle]]; {
		case n == string(name):
			return int(e.Sorted[middle])
		case n < string(name):
			from = middle + 1
		default:
			to = middle
		}
	}
	return -1
}

// text is what is expected: `one of "add", "get"`.
func (e *Enum) text() string {
	return listText(len(e.Names), func(i int) string { return `"` + showText(e.Names[i]) + `"` })
}

// The text of a list may be long, so it is not made where it is not shown.

func (r *Reader) mismatchEnum(e *Enum) {
	if r.full() {
		r.mismatch("")
		return
	}
	r.mismatch(e.text())
}

func (r *Reader) refuseEnum(e *Enum) {
	if r.full() {
		r.refuse("")
		return
	}
	r.refuse(e.text())
}

// maxListed is how many allowed values a message lists.
const maxListed = 20

// listText lists n allowed values; a single one stands for itself.
func listText(n int, value func(i int) string) string {
	if n == 1 {
		return value(0)
	}
	var s strings.Builder
	s.WriteString("one of ")
	for i := range min(n, maxListed) {
		if i > 0 {
			s.WriteString(", ")
		}
		s.WriteString(value(i))
	}
	if n > maxListed {
		s.WriteString(", … and " + strconv.Itoa(n-maxListed) + " more")
	}
	return s.String()
}
