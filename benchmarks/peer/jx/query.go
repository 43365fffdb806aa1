package jx

import (
	"github.com/go-faster/jx"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// Query reads and checks the arguments of search.
func Query(doc []byte, v *workload.Query) error {
	d := jx.GetDecoder()
	d.ResetBytes(doc)
	defer jx.PutDecoder(d)
	var seen uint8
	err := d.ObjBytes(func(d *jx.Decoder, k []byte) (err error) {
		var bit uint8
		switch string(k) {
		case "query":
			bit = 1
			if v.Query, err = d.Str(); err == nil && !workload.LengthIn(v.Query, 1, 200) {
				err = workload.ErrLength
			}
		case "limit":
			bit = 2
			if v.Limit, err = d.Int32(); err == nil && (v.Limit < 1 || v.Limit > 100) {
				err = workload.ErrRange
			}
		case "codes":
			bit = 4
			var tmp [16]string
			n := 0
			err = d.Arr(func(d *jx.Decoder) (err error) {
				if n == 16 {
					return workload.ErrItems
				}
				if tmp[n], err = d.Str(); err == nil && !workload.MatchCode(tmp[n]) {
					err = workload.ErrPattern
				}
				n++
				return err
			})
			v.Codes = append(make([]string, 0, n), tmp[:n]...)
		case "exact":
			bit = 8
			v.Exact, err = d.Bool()
		default:
			return errUndeclared
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
		return err
	})
	if err != nil {
		return err
	}
	if seen&7 != 7 {
		return workload.ErrRequired
	}
	return end(d)
}

// File reads and checks the arguments of write_file.
func File(doc []byte, v *workload.File) error {
	d := jx.GetDecoder()
	d.ResetBytes(doc)
	defer jx.PutDecoder(d)
	var seen uint8
	err := d.ObjBytes(func(d *jx.Decoder, k []byte) (err error) {
		var bit uint8
		switch string(k) {
		case "path":
			bit = 1
			err = text(d, &v.Path, 1, 4096)
		case "content":
			bit = 2
			v.Content, err = d.Str()
		default:
			return errUndeclared
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
		return err
	})
	if err != nil {
		return err
	}
	if seen != 3 {
		return workload.ErrRequired
	}
	return end(d)
}
