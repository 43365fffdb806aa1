package expert

import (
	"bytes"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// shortestItem is the length of the shortest item and the comma behind it.
const shortestItem = len(`{"sku":"ABC-12345","qty":1,"price":1,"tags":[],"status":"active"}`) + 1

// items reads an array of items. Its capacity is the number of braces that are left,
// but never more than the shortest item allows: nothing grows, and a hostile document
// gains no memory.
func (r *reader) items(i int) ([]workload.Item, int) {
	b := r.doc
	if i = r.open(i, '[', "items"); i < 0 {
		return nil, -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == ']' {
		return nil, r.fail(badCount, i, "items")
	}
	if uint(i) >= uint(len(b)) {
		return nil, r.fail(badSyntax, i, "items")
	}
	n := min((len(b)-i)/shortestItem+1, workload.MaxItems)
	if n > 1 {
		n = min(n, bytes.Count(b[i:], []byte("{")))
	}
	var out []workload.Item
	if old, ok := r.reuse.([]workload.Item); ok && cap(old) >= n {
		out = old[:0]
	} else {
		out = make([]workload.Item, 0, n)
	}
	for done := false; !done; {
		if len(out) == workload.MaxItems {
			return nil, r.fail(badCount, i, "items")
		}
		if len(out) < cap(out) {
			out = out[:len(out)+1]
			if r.reuse != nil {
				out[len(out)-1] = workload.Item{}
			}
		} else {
			out = append(out, workload.Item{})
		}
		if i = r.item(i, &out[len(out)-1]); i < 0 {
			return nil, -1
		}
		if i, done = r.separator(i, ']'); i < 0 {
			return nil, -1
		}
	}
	return out, i
}

// batch reads the arguments of bulk.
func (r *reader) batch(v *workload.Batch) int {
	b := r.doc
	var seen, done bool
	var k []byte
	var at int
	i := r.open(0, '{', "")
	if i < 0 {
		return -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == '}' {
		i++
		goto end
	}
	if !(len(b)-i >= 8 && string(b[i:i+8]) == `"items":`) {
		goto general
	}
	i = skipBlanks(b, i+8)
items:
	if seen {
		return r.fail(givenTwice, i, "items")
	}
	seen = true
	if v.Items, i = r.items(i); i < 0 {
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
	if string(k) == "items" {
		goto items
	}
	return r.fail(undeclared, at, string(k))
end:
	if i < 0 {
		return -1
	}
	if !seen {
		return r.fail(missing, i, "items")
	}
	return i
}
