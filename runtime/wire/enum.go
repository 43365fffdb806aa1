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

// Has reports whether literal, a whole string with its quotation marks, stands at
// offset i. Code that reads one of a few names tries each, and then [Reader.Enum],
// which also knows them where they are written with escapes.
func (r *Reader) Has(i int, literal string) bool { return has(r.b, i, literal) }

// Enum reads the string at offset i that is one of e's names, and returns its
// index, or -1 after noting that it is none.
func (r *Reader) Enum(i int, e *Enum) (index, next int) {
	if peek(r.b, i) != '"' {
		return -1, r.mismatch(i, r.enumText(e))
	}
	text, next, ok := r.text(i, "")
	if !ok {
		return -1, next
	}
	if index = indexOf(e.Names, e.Sorted, text); index < 0 {
		r.refuse(i, r.enumText(e))
	}
	return index, next
}

// enumText is what is expected, which may be long: it is not made where it is not
// shown.
func (r *Reader) enumText(e *Enum) string {
	if r.full() {
		return ""
	}
	return e.text()
}

// indexOf returns the index of name in names, or -1. Where sorted has as many
// items, it holds the indexes in the byte order of the names.
func indexOf(names []string, sorted []uint32, name []byte) int {
	if len(sorted) != len(names) {
		for i, n := range names {
			if n == string(name) {
				return i
			}
		}
		return -1
	}
	from, to := 0, len(sorted)
	for from < to {
		middle := int(uint(from+to) / 2)
		switch n := names[sorted[middle]]; {
		case n == string(name):
			return int(sorted[middle])
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
