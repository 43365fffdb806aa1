package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// plainItem is item.
func (r *reader) plainItem(i int, v *workload.Item) int {
	b := r.doc
	if i = r.open(i, '{', ""); i < 0 {
		return -1
	}
	i = blanks(b, i)
	var seen uint8
	for done := i < len(b) && b[i] == '}'; !done; {
		var k []byte
		at := i
		if k, i = r.key(i); i < 0 {
			return -1
		}
		var bit uint8
		switch string(k) {
		case "sku":
			bit = 1
			v.SKU, i = r.str(i, "sku")
			if i >= 0 && !workload.MatchSKU(v.SKU) {
				return r.fail(noMatch, at, "sku")
			}
		case "qty":
			bit = 2
			v.Qty, i = r.int32(i, 1, 10000, "qty")
		case "price":
			bit = 4
			v.Price, i = r.float64(i, "price")
			if i >= 0 && !(v.Price >= workload.LeastPrice) {
				return r.fail(outOfRange, at, "price")
			}
		case "tags":
			bit = 8
			v.Tags, i = r.plainTags(i)
		case "note":
			bit = 16
			if has(b, i, "null") {
				v.Note = nil
				i += 4
				break
			}
			var s string
			if s, i = r.str(i, "note"); i >= 0 {
				if !workload.LengthIn(s, 0, 200) {
					return r.fail(badLength, at, "note")
				}
				v.Note = r.pointer(s)
			}
		case "status":
			bit = 32
			v.Status, i = r.status(i)
		default:
			return r.fail(undeclared, at, string(k))
		}
		if i < 0 {
			return -1
		}
		if seen&bit != 0 {
			return r.fail(givenTwice, at, "")
		}
		seen |= bit
		if i, done = r.separator(i, '}'); i < 0 {
			return -1
		}
	}
	if seen&0b101111 != 0b101111 {
		return r.fail(missing, i, "")
	}
	return i
}

// plainTags is tags.
func (r *reader) plainTags(i int) ([]string, int) {
	b := r.doc
	if i = r.open(i, '[', "tags"); i < 0 {
		return nil, -1
	}
	i = blanks(b, i)
	if i < len(b) && b[i] == ']' {
		return []string{}, i + 1
	}
	var tmp [8]string
	n := 0
	for done := false; !done; {
		if n == 8 {
			return nil, r.fail(badCount, i, "tags")
		}
		at := i
		if tmp[n], i = r.str(i, "tags"); i < 0 {
			return nil, -1
		}
		if !workload.LengthIn(tmp[n], 1, 32) {
			return nil, r.fail(badLength, at, "tags")
		}
		n++
		if i, done = r.separator(i, ']'); i < 0 {
			return nil, -1
		}
	}
	return r.list(tmp[:n]), i
}

// plainItems is items.
func (r *reader) plainItems(i int) ([]workload.Item, int) {
	b := r.doc
	if i = r.open(i, '[', "items"); i < 0 {
		return nil, -1
	}
	i = blanks(b, i)
	if i < len(b) && b[i] == ']' {
		return nil, r.fail(badCount, i, "items")
	}
	var out []workload.Item
	for done := false; !done; {
		if len(out) == workload.MaxItems {
			return nil, r.fail(badCount, i, "items")
		}
		out = append(out, workload.Item{})
		if i = r.plainItem(i, &out[len(out)-1]); i < 0 {
			return nil, -1
		}
		if i, done = r.separator(i, ']'); i < 0 {
			return nil, -1
		}
	}
	return out, i
}
