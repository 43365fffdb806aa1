package jsontext

import (
	"github.com/go-json-experiment/json/jsontext"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// Query reads and checks the arguments of search.
func Query(doc []byte, v *workload.Query) error {
	t := begin(doc)
	defer release(t)
	d := t.d
	if err := token(d, '{'); err != nil {
		return err
	}
	var seen uint8
	var sc scratch
	for d.PeekKind() != '}' {
		k, err := name(d, &sc)
		if err != nil {
			return err
		}
		var bit uint8
		switch string(k) {
		case "query":
			bit = 1
			err = boundedText(d, &v.Query, 1, 200)
		case "limit":
			bit = 2
			v.Limit, err = integer(d, 1, 100)
		case "codes":
			bit = 4
			if err = token(d, '['); err != nil {
				return err
			}
			var tmp [16]string
			n := 0
			for d.PeekKind() != ']' {
				if n == 16 {
					return workload.ErrItems
				}
				if err = text(d, &tmp[n]); err != nil {
					return err
				}
				if !workload.MatchCode(tmp[n]) {
					return workload.ErrPattern
				}
				n++
			}
			err = token(d, ']')
			v.Codes = append(make([]string, 0, n), tmp[:n]...)
		case "exact":
			bit = 8
			var tk jsontext.Token
			if tk, err = d.ReadToken(); err == nil {
				if k := tk.Kind(); k != 't' && k != 'f' {
					err = errType
				} else {
					v.Exact = k == 't'
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
	if seen&7 != 7 {
		return workload.ErrRequired
	}
	return end(d)
}

// File reads and checks the arguments of write_file.
func File(doc []byte, v *workload.File) error {
	t := begin(doc)
	defer release(t)
	d := t.d
	if err := token(d, '{'); err != nil {
		return err
	}
	var seen uint8
	var sc scratch
	for d.PeekKind() != '}' {
		k, err := name(d, &sc)
		if err != nil {
			return err
		}
		var bit uint8
		switch string(k) {
		case "path":
			bit = 1
			err = boundedText(d, &v.Path, 1, 4096)
		case "content":
			bit = 2
			err = text(d, &v.Content)
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
	if seen != 3 {
		return workload.ErrRequired
	}
	return end(d)
}
