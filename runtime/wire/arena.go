package wire

import (
	"slices"
	"unsafe"
)

// Strings are copied into chunks, and slices of strings are cut from chunks, so
// that a call with many of them costs few allocations. A chunk lives as long as
// a string in it is used: chunks start at twice what is asked for, double, and
// do not grow beyond these bounds.
const (
	maxChunk   = 4096 // bytes
	maxStrings = 512
)

// keep copies text into a string. left is how many bytes of the arguments are
// still to come, text included, which bounds what strings may need.
func (r *Reader) keep(text []byte, left int) string {
	n := len(r.chunk)
	if cap(r.chunk)-n < len(text) {
		if len(text) > maxChunk/4 {
			return string(text) // a chunk of its own, so that the present one is used up
		}
		r.newChunk(len(text), left)
		n = 0
	}
	r.chunk = append(r.chunk, text...)
	return stringOf(r.chunk[n:])
}

// newChunk starts a chunk of at least n bytes.
func (r *Reader) newChunk(n, left int) {
	size := max(n, min(2*max(cap(r.chunk), n), left, maxChunk))
	r.chunk = make([]byte, 0, size)
}

// stringOf returns bytes as a string without copying them. They are part of a
// chunk, to which bytes are only ever appended, as in a strings.Builder.
func stringOf(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }

// Strings returns an empty slice to which the items of an array of strings are to
// be appended; [Reader.Keep] is given what has become of it. few, an empty slice
// that need not outlive that, is returned where the chunk has less room than few,
// so that one of the right size can be made. Until Keep nothing else may be kept
// but the strings themselves.
func (r *Reader) Strings(few []string) []string {
	if r.inChunk = cap(r.strings)-len(r.strings) >= cap(few); r.inChunk {
		return r.strings[len(r.strings):]
	}
	return few
}

// StringArray reads the array of strings at offset i. The result is never nil.
func (r *Reader) StringArray(i int) (values []string, next int) {
	var few [8]string
	items := r.Strings(few[:0])
	more := false
	for i, more = r.Array(i); more; i, more = r.Item(i) {
		item, next := r.String(i)
		items, i = append(items, item), next
	}
	return r.Keep(items), i
}

// Keep returns the strings that have been appended to a slice which Strings has
// returned, never nil. It is not inlined, for it would be the most of the code of
// an array.
//
//go:noinline
func (r *Reader) Keep(items []string) []string {
	n, used := len(items), len(r.strings)
	if n == 0 {
		return noStrings
	}
	if n > cap(r.strings)-used {
		r.strings = make([]string, 0, max(n, min(2*cap(r.strings), maxStrings)))
		r.inChunk, used = false, 0
	}
	r.strings = r.strings[:used+n]
	if !r.inChunk {
		copy(r.strings[used:], items)
	}
	return r.strings[used : used+n : used+n]
}

var noStrings = []string{}

// NullableString reads the string at offset i into a new variable, and null as nil.
func (r *Reader) NullableString(i int) (value *string, next int) {
	if null, next := r.Null(i); null {
		return nil, next
	}
	s, next := r.String(i)
	return r.NewString(s), next
}

// NewString returns the address of a new variable that holds s. Like Keep it is
// not inlined.
//
//go:noinline
func (r *Reader) NewString(s string) *string {
	n := len(r.strings)
	if n == cap(r.strings) {
		r.strings = make([]string, 0, min(2*n+1, maxStrings))
		n = 0
	}
	r.strings = append(r.strings, s)
	return &r.strings[n]
}

// Fit returns items in an array of at most about twice their number: one whose
// size was estimated from a text may be much larger.
func Fit[T any](items []T) []T {
	if cap(items)-len(items) <= len(items)+8 {
		return items
	}
	return slices.Clone(items)
}
