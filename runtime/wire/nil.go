package wire

import "unsafe"

// isNil reports whether v, which is not nil itself, holds a nil pointer.
//
// Without reflection the language has no question for that. An interface value
// is two words, the second of which is the pointer, or else a pointer, never
// nil, to any other value. A nil map or function is one word too, and a struct
// of nothing but a nil pointer: they count as nil pointers here.
func isNil(v any) bool {
	return (*[2]unsafe.Pointer)(unsafe.Pointer(&v))[1] == nil
}
