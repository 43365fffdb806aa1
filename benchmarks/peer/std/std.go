// Package std serves the calls with encoding/json and checks by hand.
package std

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

var errTrailing = errors.New("there is more after the value")

// Bind reads a document into v and checks it. Unknown members are refused, which
// asks for a Decoder, and so is what stands after the value, which a Decoder leaves.
func Bind(doc []byte, v workload.Validator) error {
	d := json.NewDecoder(bytes.NewReader(doc))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errTrailing
	}
	return v.Validate()
}

// Order writes an order.
func Order(o *workload.Order) ([]byte, error) { return json.Marshal(o) }
