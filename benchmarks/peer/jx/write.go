package jx

import (
	"time"

	"github.com/go-faster/jx"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// AppendOrder writes an order behind what w holds, with the names and the punctuation
// as they stand.
func AppendOrder(w *jx.Writer, o *workload.Order) {
	w.RawStr(`{"id":`)
	w.Str(o.ID)
	w.RawStr(`,"created_at":"`)
	w.Buf = o.CreatedAt.AppendFormat(w.Buf, time.RFC3339Nano)
	w.RawStr(`","currency":`)
	w.Str(string(o.Currency))
	w.RawStr(`,"customer":{"name":`)
	w.Str(o.Customer.Name)
	w.RawStr(`,"email":`)
	w.Str(o.Customer.Email)
	if o.Customer.Phone != nil {
		w.RawStr(`,"phone":`)
		w.Str(*o.Customer.Phone)
	}
	w.RawStr(`},"address":{"street":`)
	w.Str(o.Address.Street)
	w.RawStr(`,"city":`)
	w.Str(o.Address.City)
	w.RawStr(`,"zip":`)
	w.Str(o.Address.Zip)
	w.RawStr(`,"country":`)
	w.Str(o.Address.Country)
	w.RawStr(`},"items":`)
	w.ArrStart()
	for i := range o.Items {
		if i > 0 {
			w.Comma()
		}
		appendItem(w, &o.Items[i])
	}
	w.ArrEnd()
	w.ObjEnd()
}

func appendItem(w *jx.Writer, v *workload.Item) {
	w.RawStr(`{"sku":`)
	w.Str(v.SKU)
	w.RawStr(`,"qty":`)
	w.Int32(v.Qty)
	w.RawStr(`,"price":`)
	w.Float64(v.Price)
	w.RawStr(`,"tags":`)
	w.ArrStart()
	for i, t := range v.Tags {
		if i > 0 {
			w.Comma()
		}
		w.Str(t)
	}
	w.ArrEnd()
	if v.Note != nil {
		w.RawStr(`,"note":`)
		w.Str(*v.Note)
	}
	w.RawStr(`,"status":`)
	w.Str(string(v.Status))
	w.ObjEnd()
}
