// Package v2 serves the calls with go-json-experiment/json, the coming version 2 of
// encoding/json, and checks by hand.
package v2

import (
	"github.com/go-json-experiment/json"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

var strict = json.RejectUnknownMembers(true)

// Bind reads a document into v and checks it.
func Bind(doc []byte, v workload.Validator) error {
	if err := json.Unmarshal(doc, v, strict); err != nil {
		return err
	}
	return v.Validate()
}

// Order writes an order.
func Order(o *workload.Order) ([]byte, error) { return json.Marshal(o) }
