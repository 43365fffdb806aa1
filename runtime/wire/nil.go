package wire

import "unsafe"

// isNil reports whether v holds a nil pointer (or another nil of one word).
// Without reflection the language has no question for that: v is not nil, for
// it has a type. An interface value is two words, the second of which is the
// pointer itself, or a pointer, never nil, to any other kind of value.
func isNil(v any) bool {
	return (*[2]unsafe.Pointer)(unsafe.Pointer(&v))[1] == nil
}
