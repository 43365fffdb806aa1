package easyjson

import (
	"unsafe"

	"github.com/mailru/easyjson"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// The functions below are alike, but not one: only where the compiler sees the type
// does the lexer of easyjson stay on the stack.

// Query reads and checks the arguments of search.
func Query(doc []byte, v *workload.Query) error {
	if err := easyjson.Unmarshal(doc, as[query](v)); err != nil {
		return err
	}
	return v.Validate()
}

// Order reads and checks the arguments of order.
func Order(doc []byte, v *workload.Order) error {
	if err := easyjson.Unmarshal(doc, as[order](v)); err != nil {
		return err
	}
	return v.Validate()
}

// Batch reads and checks the arguments of bulk.
func Batch(doc []byte, v *workload.Batch) error {
	if err := easyjson.Unmarshal(doc, as[batch](v)); err != nil {
		return err
	}
	return v.Validate()
}

// File reads and checks the arguments of write_file.
func File(doc []byte, v *workload.File) error {
	if err := easyjson.Unmarshal(doc, as[file](v)); err != nil {
		return err
	}
	return v.Validate()
}

// Settings reads and checks the arguments of configure.
func Settings(doc []byte, v *workload.Settings) error {
	if err := easyjson.Unmarshal(doc, as[settings](v)); err != nil {
		return err
	}
	return v.Validate()
}

// WriteOrder writes an order.
func WriteOrder(o *workload.Order) ([]byte, error) { return easyjson.Marshal(as[order](o)) }

// as is v as a type of this package. They have the same layout, which a test
// compares; a copy of a large array would be charged to easyjson.
func as[T, V any](v *V) *T { return (*T)(unsafe.Pointer(v)) }
