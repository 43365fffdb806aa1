// Package jx serves the calls with binders written by hand on go-faster/jx, as ogen
// generates them: pooled decoders and a callback for each member.
package jx

import (
	"errors"
	"io"

	"github.com/go-faster/jx"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

var (
	errTwice      = errors.New("a member is given twice")
	errUndeclared = errors.New("a member is not declared")
	errTrailing   = errors.New("there is more after the value")
)

// end asks that nothing follows, as ogen does.
func end(d *jx.Decoder) error {
	if err := d.Skip(); err != io.EOF {
		return errTrailing
	}
	return nil
}

// text reads a text with bounds on its length.
func text(d *jx.Decoder, p *string, lo, hi int) (err error) {
	if *p, err = d.Str(); err == nil && !workload.LengthIn(*p, lo, hi) {
		err = workload.ErrLength
	}
	return err
}
