package jx

import (
	"sync"

	"github.com/go-faster/jx"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// An itemReader holds the state of one item. Its methods are the callbacks, bound once
// and not for each item.
type itemReader struct {
	v       *workload.Item
	out     *[]workload.Item
	seen    uint8
	tmp     [8]string
	n       int
	onKey   func(*jx.Decoder, []byte) error
	onTag   func(*jx.Decoder) error
	onItems func(*jx.Decoder) error
}

func newItemReader() *itemReader {
	t := &itemReader{}
	t.onKey, t.onTag, t.onItems = t.key, t.tag, t.item
	return t
}

var itemReaders = sync.Pool{New: func() any { return newItemReader() }}

// item reads one item.
func (t *itemReader) item(d *jx.Decoder) error {
	if len(*t.out) == workload.MaxItems {
		return workload.ErrItems
	}
	*t.out = append(*t.out, workload.Item{})
	t.v = &(*t.out)[len(*t.out)-1]
	t.seen = 0
	if err := d.ObjBytes(t.onKey); err != nil {
		return err
	}
	if t.seen&0b101111 != 0b101111 {
		return workload.ErrRequired
	}
	return nil
}

// key reads one member.
func (t *itemReader) key(d *jx.Decoder, k []byte) (err error) {
	v := t.v
	var bit uint8
	switch string(k) {
	case "sku":
		bit = 1
		if v.SKU, err = d.Str(); err == nil && !workload.MatchSKU(v.SKU) {
			err = workload.ErrPattern
		}
	case "qty":
		bit = 2
		if v.Qty, err = d.Int32(); err == nil && (v.Qty < 1 || v.Qty > 10000) {
			err = workload.ErrRange
		}
	case "price":
		bit = 4
		if v.Price, err = d.Float64(); err == nil && !(v.Price >= workload.LeastPrice) {
			err = workload.ErrRange
		}
	case "tags":
		bit = 8
		t.n = 0
		if err = d.Arr(t.onTag); err == nil {
			v.Tags = append(make([]string, 0, t.n), t.tmp[:t.n]...)
		}
	case "note":
		bit = 16
		if d.Next() == jx.Null {
			err = d.Null()
			break
		}
		var s string
		if s, err = d.Str(); err == nil && !workload.LengthIn(s, 0, 200) {
			err = workload.ErrLength
		}
		v.Note = &s
	case "status":
		bit = 32
		v.Status, err = status(d)
	default:
		return errUndeclared
	}
	if t.seen&bit != 0 {
		return errTwice
	}
	t.seen |= bit
	return err
}

// tag reads one tag.
func (t *itemReader) tag(d *jx.Decoder) (err error) {
	if t.n == 8 {
		return workload.ErrItems
	}
	if t.tmp[t.n], err = d.Str(); err == nil && !workload.LengthIn(t.tmp[t.n], 1, 32) {
		err = workload.ErrLength
	}
	t.n++
	return err
}

// status reads a status.
func status(d *jx.Decoder) (workload.Status, error) {
	k, err := d.StrBytes()
	if err != nil {
		return "", err
	}
	switch string(k) {
	case "active":
		return workload.StatusActive, nil
	case "backorder":
		return workload.StatusBackorder, nil
	case "discontinued":
		return workload.StatusDiscontinued, nil
	case "preorder":
		return workload.StatusPreorder, nil
	}
	return "", workload.ErrEnum
}

// items reads an array of items.
func items(d *jx.Decoder, out *[]workload.Item) error {
	t := itemReaders.Get().(*itemReader)
	t.out = out
	err := d.Arr(t.onItems)
	t.v, t.out = nil, nil
	clear(t.tmp[:])
	itemReaders.Put(t)
	if err == nil && len(*out) == 0 {
		err = workload.ErrItems
	}
	return err
}

// Batch reads and checks the arguments of bulk.
func Batch(doc []byte, v *workload.Batch) error {
	d := jx.GetDecoder()
	d.ResetBytes(doc)
	defer jx.PutDecoder(d)
	seen := false
	err := d.ObjBytes(func(d *jx.Decoder, k []byte) (err error) {
		if string(k) != "items" {
			return errUndeclared
		}
		if seen {
			return errTwice
		}
		seen = true
		return items(d, &v.Items)
	})
	if err != nil {
		return err
	}
	if !seen {
		return workload.ErrRequired
	}
	return end(d)
}
