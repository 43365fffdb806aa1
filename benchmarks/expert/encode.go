package expert

import (
	"strconv"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// AppendOrder appends an order as JSON. Names stand in constants, with the
// punctuation around them.
func AppendOrder(b []byte, o *workload.Order) []byte {
	b = append(b, `{"id":`...)
	b = appendString(b, o.ID)
	b = append(b, `,"created_at":`...)
	b = appendTime(b, o.CreatedAt)
	b = append(b, `,"currency":"`...)
	b = append(b, o.Currency...)
	b = append(b, `","customer":{"name":`...)
	b = appendString(b, o.Customer.Name)
	b = append(b, `,"email":`...)
	b = appendString(b, o.Customer.Email)
	if o.Customer.Phone != nil {
		b = append(b, `,"phone":`...)
		b = appendString(b, *o.Customer.Phone)
	}
	b = append(b, `},"address":{"street":`...)
	b = appendString(b, o.Address.Street)
	b = append(b, `,"city":`...)
	b = appendString(b, o.Address.City)
	b = append(b, `,"zip":`...)
	b = appendString(b, o.Address.Zip)
	b = append(b, `,"country":`...)
	b = appendString(b, o.Address.Country)
	b = append(b, `},"items":[`...)
	for i := range o.Items {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendItem(b, &o.Items[i])
	}
	return append(b, "]}"...)
}

func appendItem(b []byte, v *workload.Item) []byte {
	b = append(b, `{"sku":`...)
	b = appendString(b, v.SKU)
	b = append(b, `,"qty":`...)
	b = strconv.AppendInt(b, int64(v.Qty), 10)
	b = append(b, `,"price":`...)
	b = appendFloat(b, v.Price)
	b = append(b, `,"tags":[`...)
	for i, t := range v.Tags {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendString(b, t)
	}
	b = append(b, ']')
	if v.Note != nil {
		b = append(b, `,"note":`...)
		b = appendString(b, *v.Note)
	}
	b = append(b, `,"status":"`...)
	b = append(b, v.Status...)
	return append(b, `"}`...)
}

// AppendFound appends what search returns.
func AppendFound(b []byte, f *workload.Found) []byte {
	b = append(b, `{"total":`...)
	b = strconv.AppendInt(b, int64(f.Total), 10)
	b = append(b, `,"hits":[`...)
	for i := range f.Hits {
		h := &f.Hits[i]
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, `{"title":`...)
		b = appendString(b, h.Title)
		b = append(b, `,"url":`...)
		b = appendString(b, h.URL)
		b = append(b, `,"score":`...)
		b = appendFloat(b, h.Score)
		b = append(b, '}')
	}
	return append(b, "]}"...)
}

// AppendReceipt appends what bulk returns.
func AppendReceipt(b []byte, r *workload.Receipt) []byte {
	b = append(b, `{"count":`...)
	b = strconv.AppendInt(b, int64(r.Count), 10)
	b = append(b, `,"sum":`...)
	b = appendFloat(b, r.Sum)
	return append(b, '}')
}
