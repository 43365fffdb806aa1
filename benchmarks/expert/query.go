package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// query reads the arguments of search.
func (r *reader) query(v *workload.Query) int {
	b := r.doc
	var seen uint8
	var k []byte
	var at int
	var done bool
	i := r.open(0, '{', "")
	if i < 0 {
		return -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == '}' {
		i++
		goto end
	}
	if !(len(b)-i >= 8 && string(b[i:i+8]) == `"query":`) {
		goto general
	}
	i = skipBlanks(b, i+8)
query:
	if seen&1 != 0 {
		return r.fail(givenTwice, i, "query")
	}
	seen |= 1
	at = i
	if v.Query, i = r.str(i, "query"); i < 0 {
		return -1
	}
	if !workload.LengthIn(v.Query, 1, 200) {
		return r.fail(badLength, at, "query")
	}
	if len(b)-i >= 9 && string(b[i:i+9]) == `,"limit":` {
		i = skipBlanks(b, i+9)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 8 && string(b[i:i+8]) == `"limit":`) {
			goto general
		}
		i = skipBlanks(b, i+8)
	}
limit:
	if seen&2 != 0 {
		return r.fail(givenTwice, i, "limit")
	}
	seen |= 2
	if v.Limit, i = r.int32(i, 1, 100, "limit"); i < 0 {
		return -1
	}
	if len(b)-i >= 9 && string(b[i:i+9]) == `,"codes":` {
		i = skipBlanks(b, i+9)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 8 && string(b[i:i+8]) == `"codes":`) {
			goto general
		}
		i = skipBlanks(b, i+8)
	}
codes:
	if seen&4 != 0 {
		return r.fail(givenTwice, i, "codes")
	}
	seen |= 4
	if v.Codes, i = r.codes(i); i < 0 {
		return -1
	}
	if len(b)-i >= 9 && string(b[i:i+9]) == `,"exact":` {
		i = skipBlanks(b, i+9)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 8 && string(b[i:i+8]) == `"exact":`) {
			goto general
		}
		i = skipBlanks(b, i+8)
	}
exact:
	if seen&8 != 0 {
		return r.fail(givenTwice, i, "exact")
	}
	seen |= 8
	if v.Exact, i = r.boolean(i, "exact"); i < 0 {
		return -1
	}
	if i, done = r.separator(i, '}'); done {
		goto end
	}
general:
	at = i
	if k, i = r.key(i); i < 0 {
		return -1
	}
	switch string(k) {
	case "query":
		goto query
	case "limit":
		goto limit
	case "codes":
		goto codes
	case "exact":
		goto exact
	}
	return r.fail(undeclared, at, string(k))
end:
	if i < 0 {
		return -1
	}
	if seen&7 != 7 {
		return r.fail(missing, i, "")
	}
	return i
}

// codes reads the codes of a query.
func (r *reader) codes(i int) ([]string, int) {
	b := r.doc
	if i = r.open(i, '[', "codes"); i < 0 {
		return nil, -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == ']' {
		return []string{}, i + 1
	}
	var tmp [16]string
	n := 0
	for done := false; !done; {
		if n == 16 {
			return nil, r.fail(badCount, i, "codes")
		}
		if len(b)-i >= 10 && b[i] == '"' && b[i+9] == '"' && workload.MatchCode(b[i+1:i+9]) {
			tmp[n] = r.cut(i+1, i+9)
			i += 10
		} else {
			at := i
			if tmp[n], i = r.str(i, "codes"); i < 0 {
				return nil, -1
			}
			if !workload.MatchCode(tmp[n]) {
				return nil, r.fail(noMatch, at, "codes")
			}
		}
		n++
		if i, done = r.separator(i, ']'); i < 0 {
			return nil, -1
		}
	}
	return r.list(tmp[:n]), i
}
