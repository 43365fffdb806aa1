package jsontext

import (
	"bytes"
	"sync"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

var encoders = sync.Pool{New: func() any { return jsontext.NewEncoder(new(bytes.Buffer)) }}

// A writer writes tokens. It remembers the first error, so that a caller can write a
// value without looking at each token.
type writer struct {
	e   *jsontext.Encoder
	err error
}

func (w *writer) token(t jsontext.Token) {
	if w.err == nil {
		w.err = w.e.WriteToken(t)
	}
}

func (w *writer) name(s string) { w.token(jsontext.String(s)) }

func (w *writer) text(name, value string) {
	w.name(name)
	w.token(jsontext.String(value))
}

func (w *writer) optional(name string, value *string) {
	if value != nil {
		w.text(name, *value)
	}
}

// WriteOrder writes an order behind what buf holds, and a new line behind it.
func WriteOrder(buf *bytes.Buffer, o *workload.Order) error {
	e := encoders.Get().(*jsontext.Encoder)
	defer encoders.Put(e)
	e.Reset(buf, ownCheck)
	w := &writer{e: e}
	w.token(jsontext.BeginObject)
	w.text("id", o.ID)
	w.name("created_at")
	w.time(o.CreatedAt)
	w.text("currency", string(o.Currency))
	w.name("customer")
	w.token(jsontext.BeginObject)
	w.text("name", o.Customer.Name)
	w.text("email", o.Customer.Email)
	w.optional("phone", o.Customer.Phone)
	w.token(jsontext.EndObject)
	w.name("address")
	w.token(jsontext.BeginObject)
	w.text("street", o.Address.Street)
	w.text("city", o.Address.City)
	w.text("zip", o.Address.Zip)
	w.text("country", o.Address.Country)
	w.token(jsontext.EndObject)
	w.name("items")
	w.token(jsontext.BeginArray)
	for i := range o.Items {
		w.item(&o.Items[i])
	}
	w.token(jsontext.EndArray)
	w.token(jsontext.EndObject)
	return w.err
}

func (w *writer) time(t time.Time) {
	var buf [40]byte
	text := append(t.AppendFormat(append(buf[:0], '"'), time.RFC3339Nano), '"')
	if w.err == nil {
		w.err = w.e.WriteValue(text)
	}
}

func (w *writer) item(v *workload.Item) {
	w.token(jsontext.BeginObject)
	w.text("sku", v.SKU)
	w.name("qty")
	w.token(jsontext.Int(int64(v.Qty)))
	w.name("price")
	w.token(jsontext.Float(v.Price))
	w.name("tags")
	w.token(jsontext.BeginArray)
	for _, t := range v.Tags {
		w.token(jsontext.String(t))
	}
	w.token(jsontext.EndArray)
	w.optional("note", v.Note)
	w.text("status", string(v.Status))
	w.token(jsontext.EndObject)
}
