package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// The plain binders are what one would write at first: a loop over the members, a
// switch over the name, a bit for each.

// plainQuery is query.
func (r *reader) plainQuery(v *workload.Query) int {
	b := r.doc
	i := r.open(blanks(b, 0), '{', "")
	if i < 0 {
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
		case "query":
			bit = 1
			v.Query, i = r.str(i, "query")
			if i >= 0 && !workload.LengthIn(v.Query, 1, 200) {
				return r.fail(badLength, at, "query")
			}
		case "limit":
			bit = 2
			v.Limit, i = r.int32(i, 1, 100, "limit")
		case "codes":
			bit = 4
			v.Codes, i = r.plainCodes(i)
		case "exact":
			bit = 8
			v.Exact, i = r.boolean(i, "exact")
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
	if seen&7 != 7 {
		return r.fail(missing, i, "")
	}
	return i
}

// plainCodes is codes.
func (r *reader) plainCodes(i int) ([]string, int) {
	b := r.doc
	if i = r.open(i, '[', "codes"); i < 0 {
		return nil, -1
	}
	i = blanks(b, i)
	if i < len(b) && b[i] == ']' {
		return []string{}, i + 1
	}
	var tmp [16]string
	n := 0
	for done := false; !done; {
		if n == 16 {
			return nil, r.fail(badCount, i, "codes")
		}
		at := i
		if tmp[n], i = r.str(i, "codes"); i < 0 {
			return nil, -1
		}
		if !workload.MatchCode(tmp[n]) {
			return nil, r.fail(noMatch, at, "codes")
		}
		n++
		if i, done = r.separator(i, ']'); i < 0 {
			return nil, -1
		}
	}
	return r.list(tmp[:n]), i
}

// plainBatch is batch.
func (r *reader) plainBatch(v *workload.Batch) int {
	b := r.doc
	i := r.open(blanks(b, 0), '{', "")
	if i < 0 {
		return -1
	}
	i = blanks(b, i)
	seen := false
	for done := i < len(b) && b[i] == '}'; !done; {
		var k []byte
		at := i
		if k, i = r.key(i); i < 0 {
			return -1
		}
		switch string(k) {
		case "items":
			if seen {
				return r.fail(givenTwice, at, "items")
			}
			seen = true
			v.Items, i = r.plainItems(i)
		default:
			return r.fail(undeclared, at, string(k))
		}
		if i < 0 {
			return -1
		}
		if i, done = r.separator(i, '}'); i < 0 {
			return -1
		}
	}
	if !seen {
		return r.fail(missing, i, "items")
	}
	return i
}
