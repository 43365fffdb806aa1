package expert

import (
	"unsafe"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// A Floor reads documents into values that it keeps: texts without escapes are the
// bytes of the document itself, and slices are filled again. So it hardly allocates,
// and what it returns is only valid until the document changes or the next call. It
// shows what the parsing and the checks cost.
type Floor struct {
	r     reader
	query workload.Query
	order workload.Order
	batch workload.Batch
}

func (f *Floor) begin(doc []byte) {
	r := &f.r
	r.doc, r.whole, r.err, r.pooled = doc, unsafe.String(unsafe.SliceData(doc), len(doc)), Error{}, true
	r.slab, r.owners = r.slab[:0], r.owners[:0]
}

func (f *Floor) done(i int) error {
	if i < 0 || f.r.end(i) < 0 {
		return &f.r.err
	}
	return nil
}

// Query is [BindQuery].
func (f *Floor) Query(doc []byte) (*workload.Query, error) {
	f.begin(doc)
	return &f.query, f.done(f.r.query(&f.query))
}

// Order is [BindOrder].
func (f *Floor) Order(doc []byte) (*workload.Order, error) {
	f.begin(doc)
	f.r.reuse = f.order.Items
	f.order.Customer.Phone = nil
	return &f.order, f.done(f.r.order(&f.order))
}

// Batch is [BindBatch].
func (f *Floor) Batch(doc []byte) (*workload.Batch, error) {
	f.begin(doc)
	f.r.reuse = f.batch.Items
	return &f.batch, f.done(f.r.batch(&f.batch))
}
