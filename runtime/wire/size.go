package wire

import "sync/atomic"

// Size remembers how long a tool's results have been, so that the next one fits
// into a buffer that is allocated once. The zero value is ready, and calls may
// share it: one that runs beside another at worst allocates a little more.
type Size struct{ bytes atomic.Int32 }

// maxSize is the longest result that is remembered, in bytes. A longer one grows
// its buffer from there, which costs little beside writing it.
const maxSize = 1 << 20

// Buffer returns an empty buffer for the next result, with a sixteenth more room
// than is remembered, so that a slightly longer one fits too.
func (s *Size) Buffer() []byte {
	n := s.bytes.Load()
	return make([]byte, 0, n+n/16)
}

// Keep notes the length of a result and returns it. What is remembered grows to
// that of a longer result at once, and falls by a quarter of the difference with
// each shorter one, so that a single long one is soon forgotten.
//
// A result that leaves most of its buffer empty is moved to a smaller one, since
// a program may keep results for long.
func (s *Size) Keep(result []byte) []byte {
	before, n := s.bytes.Load(), int32(min(len(result), maxSize))
	if n < before {
		n = before - (before-n+3)/4
	}
	if n != before {
		s.bytes.Store(n)
	}
	if cap(result) > 4*len(result)+512 {
		return append([]byte(nil), result...)
	}
	return result
}
