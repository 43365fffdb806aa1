// Package jsontext serves the calls with binders written by hand on the tokens of
// go-json-experiment/json/jsontext: the strictest reader among the libraries.
package jsontext

import (
	"bytes"
	"errors"
	"io"
	"sync"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

var (
	errType       = errors.New("a value has another type")
	errTwice      = errors.New("a member is given twice")
	errUndeclared = errors.New("a member is not declared")
	errTrailing   = errors.New("there is more after the value")
)

// A pooled decoder is kept for the next document, as its own buffers are worth it.
type pooled struct {
	buf bytes.Buffer
	d   *jsontext.Decoder
}

var decoders = sync.Pool{New: func() any { return &pooled{d: jsontext.NewDecoder(new(bytes.Buffer))} }}

// ownCheck leaves members that are given twice to the binders, whose bits are faster
// than the decoder's set of names.
var ownCheck = jsontext.AllowDuplicateNames(true)

// scratch has room for a name with escapes.
type scratch [64]byte

func begin(doc []byte) *pooled {
	t := decoders.Get().(*pooled)
	t.buf = *bytes.NewBuffer(doc)
	t.d.Reset(&t.buf, ownCheck)
	return t
}

func release(t *pooled) {
	t.buf = bytes.Buffer{}
	t.d.Reset(&t.buf)
	decoders.Put(t)
}

// token reads one token, which must be of that kind.
func token(d *jsontext.Decoder, k jsontext.Kind) error {
	t, err := d.ReadToken()
	if err != nil {
		return err
	}
	if t.Kind() != k {
		return errType
	}
	return nil
}

// name gives the unquoted name; valid until the next read.
func name(d *jsontext.Decoder, scratch *scratch) ([]byte, error) {
	v, err := d.ReadValue()
	if err != nil {
		return nil, err
	}
	if len(v) >= 2 && bytes.IndexByte(v, '\\') < 0 {
		return v[1 : len(v)-1], nil
	}
	return jsontext.AppendUnquote(scratch[:0], v)
}

// text reads a text.
func text(d *jsontext.Decoder, p *string) error {
	t, err := d.ReadToken()
	if err != nil {
		return err
	}
	if t.Kind() != '"' {
		return errType
	}
	*p = t.String()
	return nil
}

// boundedText is text with bounds on its length.
func boundedText(d *jsontext.Decoder, p *string, lo, hi int) error {
	err := text(d, p)
	if err == nil && !workload.LengthIn(*p, lo, hi) {
		err = workload.ErrLength
	}
	return err
}

// integer reads an integer with its bounds.
func integer(d *jsontext.Decoder, lo, hi int64) (int32, error) {
	t, err := d.ReadToken()
	if err != nil {
		return 0, err
	}
	if t.Kind() != '0' {
		return 0, errType
	}
	n, err := t.Int()
	if err != nil {
		return 0, err
	}
	if n < lo || n > hi {
		return 0, workload.ErrRange
	}
	return int32(n), nil
}

// end asks that nothing follows.
func end(d *jsontext.Decoder) error {
	if _, err := d.ReadToken(); err != io.EOF {
		return errTrailing
	}
	return nil
}
