package wire

import "bytes"

// Array opens the array at offset i. It returns the offset of its first item and
// true; or false where the array is empty, or where something else stood there,
// which is noted and skipped, with the offset behind it.
func (r *Reader) Array(i int) (next int, more bool) {
	b := r.b
	if uint(i) >= uint(len(b)) || b[i] != '[' {
		return r.mismatch(i, "an array"), false
	}
	if r.depth == maxDepth {
		return r.fault(i, tooDeep), false
	}
	r.depth++
	i++
	if uint(i) < uint(len(b)) && b[i] <= ' ' {
		i = space(b, i)
	}
	if uint(i) < uint(len(b)) && b[i] == ']' {
		r.depth--
		return i + 1, false
	}
	return i, true
}

// Item moves to the item behind the one that ends at offset i. Its results are
// those of Array.
func (r *Reader) Item(i int) (next int, more bool) {
	b := r.b
	if uint(i) < uint(len(b)) && b[i] <= ' ' {
		i = space(b, i)
	}
	if uint(i) < uint(len(b)) {
		switch b[i] {
		case ',':
			i++
			if uint(i) < uint(len(b)) && b[i] <= ' ' {
				i = space(b, i)
			}
			return i, true
		case ']':
			r.depth--
			return i + 1, false
		}
	}
	return r.unexpected(i), false
}

// Count checks that the array at offset at, which has n items, has from min to
// max; a negative max is no bound.
func (r *Reader) Count(at, n, min, max int) {
	if n < min || uint(n) > uint(max) {
		r.refuseCount(at, n, min, max)
	}
}

func (r *Reader) refuseCount(at, n, min, max int) {
	if peek(r.b, at) == '[' {
		r.note(at, "must have "+countText(min, max, "item")+".")
	}
}

// Unique checks that the items of the array from offset at to offset end differ
// from each other as JSON values: 1 equals 1.0, and the order of members does
// not matter. It notes each later item that equals an earlier one.
func (r *Reader) Unique(at, end int) {
	if r.reason != "" || peek(r.b, at) != '[' {
		return
	}
	items := NewReader(r.b[:end])
	seen := map[string]struct{}{}
	var text []byte
	for i, more := items.Array(at); more; i, more = items.Item(i) {
		start := i
		text, i = items.appendCanonical(text[:0], i)
		if _, ok := seen[string(text)]; ok {
			r.noteRepeated(start)
			continue
		}
		seen[string(text)] = struct{}{}
	}
}

// Repeated notes that the item at offset at, which was read last, repeats an
// earlier one of its array, unless it was refused.
func (r *Reader) Repeated(at int) {
	if r.OK(at) {
		r.noteRepeated(at)
	}
}

func (r *Reader) noteRepeated(at int) { r.note(at, "must not repeat an earlier item.") }

// Room estimates how many items the array at offset i has, where these are
// neither arrays nor objects. It looks at no byte behind the array.
func (r *Reader) Room(i int) int {
	if peek(r.b, i) != '[' {
		return 0
	}
	inside := r.b[i+1:]
	inside = inside[:max(0, bytes.IndexByte(inside, ']'))]
	start := space(inside, 0)
	switch {
	case start == len(inside):
		return 0
	case inside[start] == '"': // there may be commas in the strings
		return (bytes.Count(inside, quote) + 1) / 2
	}
	return bytes.Count(inside, comma) + 1
}

// RoomOf estimates how many items the array of objects at offset i has: never
// more than most, unless that is negative, nor more than fit into the text with
// shortest bytes and a comma for each.
func (r *Reader) RoomOf(i, shortest, most int) int {
	if peek(r.b, i) != '[' || peek(r.b, space(r.b, i+1)) == ']' {
		return 0
	}
	rest := r.b[i:]
	n := len(rest)/(shortest+1) + 1
	if most >= 0 {
		n = min(n, most)
	}
	// What stands inside of items and behind the array is counted too. It is not
	// counted again and again, for a text may hold any number of arrays.
	if n <= 4 || r.counted > len(r.b) {
		return min(n, 4)
	}
	r.counted += len(rest)
	return min(n, bytes.Count(rest, openingBrace))
}

var (
	comma        = []byte{','}
	quote        = []byte{'"'}
	openingBrace = []byte{'{'}
)
