package wire

import (
	"strings"
	"unsafe"
)

// isNilPointer reports whether v, which is not nil itself, holds a nil pointer.
func isNilPointer(v any) bool { return isNilWord(v) && isPointer(v) }

// isNilWord reports whether v holds a nil of one word: a pointer, or a map, a
// function, or a struct of nothing but a pointer. Without reflection the
// language has no question for that. An interface value is two words, the
// second of which is the value itself if that is a pointer in the machine's
// eyes, or else a pointer, never nil, to it.
func isNilWord(v any) bool {
	return (*[2]unsafe.Pointer)(unsafe.Pointer(&v))[1] == nil
}

// isPointer tells pointers from the rest of these: their types alone have a
// name that begins with a star, and an assertion that fails says that name. It
// is asked about nil words only, since it costs a panic. Where a compiler words
// the failure in another way, v counts as a pointer.
func isPointer(v any) (is bool) {
	defer func() {
		if failure, ok := recover().(error); ok {
			name, said := strings.CutPrefix(failure.Error(), "interface conversion: ")
			is = !said || strings.HasPrefix(name, "*")
		}
	}()
	is = true
	_ = v.(interface{ noTypeHasThis() })
	return is
}
