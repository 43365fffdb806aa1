package jsontext

import (
	"github.com/go-json-experiment/json/jsontext"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// item reads an item.
func item(d *jsontext.Decoder, v *workload.Item, sc *scratch) error {
	if err := token(d, '{'); err != nil {
		return err
	}
	var seen uint8
	for d.PeekKind() != '}' {
		k, err := name(d, sc)
		if err != nil {
			return err
		}
		var bit uint8
		switch string(k) {
		case "sku":
			bit = 1
			if err = text(d, &v.SKU); err == nil && !workload.MatchSKU(v.SKU) {
				err = workload.ErrPattern
			}
		case "qty":
			bit = 2
			v.Qty, err = integer(d, 1, 10000)
		case "price":
			bit = 4
			var tk jsontext.Token
			if tk, err = d.ReadToken(); err == nil {
				if tk.Kind() != '0' {
					err = errType
				} else if v.Price, err = tk.Float(); err == nil && !(v.Price >= workload.LeastPrice) {
					err = workload.ErrRange
				}
			}
		case "tags":
			bit = 8
			if err = token(d, '['); err != nil {
				return err
			}
			var tmp [8]string
			n := 0
			for d.PeekKind() != ']' {
				if n == 8 {
					return workload.ErrItems
				}
				if err = boundedText(d, &tmp[n], 1, 32); err != nil {
					return err
				}
				n++
			}
			err = token(d, ']')
			v.Tags = append(make([]string, 0, n), tmp[:n]...)
		case "note":
			bit = 16
			if d.PeekKind() == 'n' {
				err = d.SkipValue()
				break
			}
			var s string
			err = boundedText(d, &s, 0, 200)
			v.Note = &s
		case "status":
			bit = 32
			var s []byte
			if s, err = name(d, sc); err == nil {
				switch string(s) {
				case "active":
					v.Status = workload.StatusActive
				case "backorder":
					v.Status = workload.StatusBackorder
				case "discontinued":
					v.Status = workload.StatusDiscontinued
				case "preorder":
					v.Status = workload.StatusPreorder
				default:
					err = workload.ErrEnum
				}
			}
		default:
			return errUndeclared
		}
		if err != nil {
			return err
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
	}
	if err := token(d, '}'); err != nil {
		return err
	}
	if seen&0b101111 != 0b101111 {
		return workload.ErrRequired
	}
	return nil
}

// items reads an array of items.
func items(d *jsontext.Decoder, out *[]workload.Item, sc *scratch) error {
	if err := token(d, '['); err != nil {
		return err
	}
	for d.PeekKind() != ']' {
		if len(*out) == workload.MaxItems {
			return workload.ErrItems
		}
		*out = append(*out, workload.Item{})
		if err := item(d, &(*out)[len(*out)-1], sc); err != nil {
			return err
		}
	}
	if len(*out) == 0 {
		return workload.ErrItems
	}
	return token(d, ']')
}

// Batch reads and checks the arguments of bulk.
func Batch(doc []byte, v *workload.Batch) error {
	t := begin(doc)
	defer release(t)
	d := t.d
	if err := token(d, '{'); err != nil {
		return err
	}
	var sc scratch
	seen := false
	for d.PeekKind() != '}' {
		k, err := name(d, &sc)
		if err != nil {
			return err
		}
		if string(k) != "items" {
			return errUndeclared
		}
		if seen {
			return errTwice
		}
		seen = true
		if err := items(d, &v.Items, &sc); err != nil {
			return err
		}
	}
	if err := token(d, '}'); err != nil {
		return err
	}
	if !seen {
		return workload.ErrRequired
	}
	return end(d)
}
