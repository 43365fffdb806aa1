package workload

import (
	"fmt"
	"math/rand/v2"
	"time"
)

// ExampleQuery is what W1 says.
func ExampleQuery() *Query {
	return &Query{Query: "golang generics tutorial", Limit: 20, Codes: []string{"ABC-1234", "XYZ-9876"}, Exact: true}
}

// ExampleOrder is what W2 says. Some of its texts are not ASCII, and some have
// escapes.
func ExampleOrder() *Order {
	return &Order{
		ID:        "ORD-20260917",
		CreatedAt: time.Date(2026, 9, 17, 14, 3, 27, 0, time.UTC),
		Currency:  CurrencyEUR,
		Customer:  Customer{Name: "José Alvarez", Email: "jose.alvarez@example.com", Phone: new("+34 600 123 456")},
		Address:   Address{Street: "Calle de Alcalá 42, 3B", City: "Madrid", Zip: "28014", Country: "ES"},
		Items:     exampleItems(random(7), 12),
	}
}

// ExampleBatch is what W3 says.
func ExampleBatch() *Batch { return &Batch{exampleItems(random(11), 2000)} }

// ExampleFile is what W4 says.
func ExampleFile() *File { return &File{Path: "internal/reader/reader.go", Content: sourceText} }

func exampleItems(r *rand.Rand, n int) []Item {
	tags := []string{"red", "large", "fragile", "gift", "blue", "wool", "summer", "sale"}
	notes := []string{"gift wrap", "leave at door", "call on arrival", "café delivery", "2nd floor", `ring "twice"`}
	statuses := []Status{StatusActive, StatusBackorder, StatusDiscontinued, StatusPreorder}
	items := make([]Item, n)
	for i := range items {
		items[i] = Item{
			SKU:    fmt.Sprintf("%c%c%c-%05d", 'A'+r.IntN(26), 'A'+r.IntN(26), 'A'+r.IntN(26), r.IntN(100_000)),
			Qty:    int32(1 + r.IntN(500)),
			Price:  float64(100+r.IntN(99_900)) / 100,
			Tags:   []string{},
			Status: statuses[r.IntN(len(statuses))],
		}
		for range r.IntN(4) {
			items[i].Tags = append(items[i].Tags, tags[r.IntN(len(tags))])
		}
		if r.IntN(10) < 4 {
			items[i].Note = new(notes[r.IntN(len(notes))])
		}
	}
	return items
}
