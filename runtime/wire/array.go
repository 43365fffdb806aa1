package wire

// Array opens the array that comes next and returns its offset, or -1 after
// noting that something else stands there, which is skipped.
func (r *Reader) Array() int {
	if r.peek() != '[' {
		r.mismatch("an array")
		return -1
	}
	return r.open()
}

// Item reports whether the open array has another item, which then comes next;
// if not the array has been closed.
func (r *Reader) Item() bool { return r.another(']') }

// Count checks that the array at offset at, which has n items, has from min to
// max; a negative max is no bound. It does nothing where at is -1.
func (r *Reader) Count(at, n, min, max int) {
	if at >= 0 && (n < min || max >= 0 && n > max) {
		r.note(at, "must have "+countText(min, max, "item")+".")
	}
}

// Unique checks that the items of the array at offset at, which has just been
// closed, differ from each other as JSON values: 1 equals 1.0, and the order
// of members does not matter. It notes each later item that equals an earlier
// one, and does nothing where at is -1.
func (r *Reader) Unique(at int) {
	if at < 0 || at >= len(r.b) {
		return
	}
	items := Reader{b: r.b[:r.i], i: at, nullAt: -1}
	items.Array()
	seen := map[string]struct{}{}
	var text []byte
	for items.Item() {
		start := items.i
		text = items.appendCanonical(text[:0])
		if _, ok := seen[string(text)]; ok {
			r.noteRepeated(start)
			continue
		}
		seen[string(text)] = struct{}{}
	}
}

// Repeated notes that the value read last repeats an earlier item of its
// array.
func (r *Reader) Repeated() {
	if r.ok {
		r.noteRepeated(r.start)
	}
}

func (r *Reader) noteRepeated(at int) { r.note(at, "must not repeat an earlier item.") }
