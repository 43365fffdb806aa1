package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// item reads an item.
func (r *reader) item(i int, v *workload.Item) int {
	b := r.doc
	var seen uint8
	var k []byte
	var at int
	var s string
	var done bool
	if uint(i) < uint(len(b)) && b[i] == '{' {
		i++
	} else if i = r.open(i, '{', ""); i < 0 {
		return -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == '}' {
		i++
		goto end
	}
	if !(len(b)-i >= 6 && string(b[i:i+6]) == `"sku":`) {
		goto general
	}
	i = skipBlanks(b, i+6)
sku:
	if seen&1 != 0 {
		return r.fail(givenTwice, i, "sku")
	}
	seen |= 1
	if len(b)-i >= 11 && b[i] == '"' && b[i+10] == '"' && workload.MatchSKU(b[i+1:i+10]) {
		v.SKU = r.cut(i+1, i+10)
		i += 11
	} else {
		at = i
		if v.SKU, i = r.str(i, "sku"); i < 0 {
			return -1
		}
		if !workload.MatchSKU(v.SKU) {
			return r.fail(noMatch, at, "sku")
		}
	}
	if len(b)-i >= 7 && string(b[i:i+7]) == `,"qty":` {
		i = skipBlanks(b, i+7)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 6 && string(b[i:i+6]) == `"qty":`) {
			goto general
		}
		i = skipBlanks(b, i+6)
	}
qty:
	if seen&2 != 0 {
		return r.fail(givenTwice, i, "qty")
	}
	seen |= 2
	if v.Qty, i = r.int32(i, 1, 10000, "qty"); i < 0 {
		return -1
	}
	if len(b)-i >= 9 && string(b[i:i+9]) == `,"price":` {
		i = skipBlanks(b, i+9)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 8 && string(b[i:i+8]) == `"price":`) {
			goto general
		}
		i = skipBlanks(b, i+8)
	}
price:
	if seen&4 != 0 {
		return r.fail(givenTwice, i, "price")
	}
	seen |= 4
	at = i
	if v.Price, i = r.float64(i, "price"); i < 0 {
		return -1
	}
	if !(v.Price >= workload.LeastPrice) {
		return r.fail(outOfRange, at, "price")
	}
	if len(b)-i >= 8 && string(b[i:i+8]) == `,"tags":` {
		i = skipBlanks(b, i+8)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 7 && string(b[i:i+7]) == `"tags":`) {
			goto general
		}
		i = skipBlanks(b, i+7)
	}
tags:
	if seen&8 != 0 {
		return r.fail(givenTwice, i, "tags")
	}
	seen |= 8
	if v.Tags, i = r.tags(i); i < 0 {
		return -1
	}
	if len(b)-i >= 10 && string(b[i:i+10]) == `,"status":` {
		i = skipBlanks(b, i+10)
		goto status
	}
	if len(b)-i >= 8 && string(b[i:i+8]) == `,"note":` {
		i = skipBlanks(b, i+8)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 7 && string(b[i:i+7]) == `"note":`) {
			if len(b)-i >= 9 && string(b[i:i+9]) == `"status":` {
				i = skipBlanks(b, i+9)
				goto status
			}
			goto general
		}
		i = skipBlanks(b, i+7)
	}
note:
	if seen&16 != 0 {
		return r.fail(givenTwice, i, "note")
	}
	seen |= 16
	if len(b)-i >= 4 && string(b[i:i+4]) == `null` {
		v.Note = nil
		i += 4
	} else {
		at = i
		if s, i = r.str(i, "note"); i < 0 {
			return -1
		}
		if !workload.LengthIn(s, 0, 200) {
			return r.fail(badLength, at, "note")
		}
		v.Note = r.pointer(s)
	}
	if len(b)-i >= 10 && string(b[i:i+10]) == `,"status":` {
		i = skipBlanks(b, i+10)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 9 && string(b[i:i+9]) == `"status":`) {
			goto general
		}
		i = skipBlanks(b, i+9)
	}
status:
	if seen&32 != 0 {
		return r.fail(givenTwice, i, "status")
	}
	seen |= 32
	if len(b)-i >= 8 && string(b[i:i+8]) == `"active"` {
		v.Status = workload.StatusActive
		i += 8
	} else if len(b)-i >= 11 && string(b[i:i+11]) == `"backorder"` {
		v.Status = workload.StatusBackorder
		i += 11
	} else if len(b)-i >= 14 && string(b[i:i+14]) == `"discontinued"` {
		v.Status = workload.StatusDiscontinued
		i += 14
	} else if len(b)-i >= 10 && string(b[i:i+10]) == `"preorder"` {
		v.Status = workload.StatusPreorder
		i += 10
	} else if v.Status, i = r.status(i); i < 0 {
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
	case "sku":
		goto sku
	case "qty":
		goto qty
	case "price":
		goto price
	case "tags":
		goto tags
	case "note":
		goto note
	case "status":
		goto status
	}
	return r.fail(undeclared, at, string(k))
end:
	if i < 0 {
		return -1
	}
	if seen&0b101111 != 0b101111 {
		return r.fail(missing, i, "")
	}
	return i
}

// tags reads an item's tags.
func (r *reader) tags(i int) ([]string, int) {
	b := r.doc
	if i = r.open(i, '[', "tags"); i < 0 {
		return nil, -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == ']' {
		return r.list(nil), i + 1
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

// status reads a status that item did not match where it stands: one with escapes.
func (r *reader) status(i int) (workload.Status, int) {
	at := i
	k, i := r.text(i, "status")
	if i < 0 {
		return "", -1
	}
	switch string(k) {
	case "active":
		return workload.StatusActive, i
	case "backorder":
		return workload.StatusBackorder, i
	case "discontinued":
		return workload.StatusDiscontinued, i
	case "preorder":
		return workload.StatusPreorder, i
	}
	return "", r.fail(notListed, at, "status")
}
