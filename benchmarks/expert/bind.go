package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// done is what a binder returns that has come to position i.
func (r *reader) done(i int) error {
	if i < 0 || r.end(i) < 0 {
		failed := r.err // A copy, so that the reader itself stays on the stack.
		return &failed
	}
	return nil
}

// BindQuery reads and checks the arguments of search.
func BindQuery(doc []byte, v *workload.Query) error {
	r := reader{doc: doc}
	return r.done(r.query(v))
}

// BindOrder reads and checks the arguments of order.
func BindOrder(doc []byte, v *workload.Order) error {
	r := reader{doc: doc, pooled: true}
	return r.done(r.order(v))
}

// BindBatch reads and checks the arguments of bulk.
func BindBatch(doc []byte, v *workload.Batch) error {
	r := reader{doc: doc, pooled: true}
	return r.done(r.batch(v))
}

// BindFile reads and checks the arguments of write_file.
func BindFile(doc []byte, v *workload.File) error {
	r := reader{doc: doc}
	return r.done(r.file(v))
}

// PlainQuery is [BindQuery] by a plain loop on the same reader.
func PlainQuery(doc []byte, v *workload.Query) error {
	r := reader{doc: doc}
	return r.done(r.plainQuery(v))
}

// PlainOrder is [BindOrder] by a plain loop on the same reader.
func PlainOrder(doc []byte, v *workload.Order) error {
	r := reader{doc: doc}
	return r.done(r.plainOrder(v))
}

// PlainBatch is [BindBatch] by a plain loop on the same reader.
func PlainBatch(doc []byte, v *workload.Batch) error {
	r := reader{doc: doc}
	return r.done(r.plainBatch(v))
}
