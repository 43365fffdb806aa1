package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// Search is a whole call of search: it reads the arguments, calls the function, and
// appends the result to buf.
func Search(buf, doc []byte) ([]byte, error) {
	var q workload.Query
	if err := BindQuery(doc, &q); err != nil {
		return nil, err
	}
	found := workload.Search(q.Query, q.Limit, q.Codes, q.Exact)
	return AppendFound(buf, &found), nil
}

// PlaceOrder is a whole call of order.
func PlaceOrder(buf, doc []byte) ([]byte, error) {
	var o workload.Order
	if err := BindOrder(doc, &o); err != nil {
		return nil, err
	}
	placed := workload.PlaceOrder(o)
	return AppendOrder(buf, &placed), nil
}

// ImportItems is a whole call of bulk.
func ImportItems(buf, doc []byte) ([]byte, error) {
	var v workload.Batch
	if err := BindBatch(doc, &v); err != nil {
		return nil, err
	}
	receipt := workload.ImportItems(v.Items)
	return AppendReceipt(buf, &receipt), nil
}
