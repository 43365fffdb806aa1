// Package sonic serves the calls with bytedance/sonic, which compiles decoders for
// the types at run time, and checks by hand.
package sonic

import (
	"github.com/bytedance/sonic"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// strict is as strict as sonic can be, and copies texts, as all others do. It does
// not refuse what is no UTF-8.
var strict = sonic.Config{DisallowUnknownFields: true, ValidateString: true, CopyString: true, CaseSensitive: true}.Froze()

// Bind reads a document into v and checks it.
func Bind(doc []byte, v workload.Validator) error {
	if err := strict.Unmarshal(doc, v); err != nil {
		return err
	}
	return v.Validate()
}

var writer = sonic.Config{NoValidateJSONMarshaler: true}.Froze()

// Order writes an order.
func Order(o *workload.Order) ([]byte, error) { return writer.Marshal(o) }
