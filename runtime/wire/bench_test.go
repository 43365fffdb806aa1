package wire

import (
	"encoding/json"
	"strings"
	"testing"
)

var benchText = []byte(`{"query":"orders of the last quarter that were returned","limit":25,"user-id":{"query":"caf\u00e9 \"noir\"","limit":1,"user-id":{"query":"` +
	strings.Repeat("plain text ", 40) + `","limit":99,"user-id":{"query":"日本語の注文","user-id":{}}}}}`)

func BenchmarkReader(b *testing.B) {
	b.SetBytes(int64(len(benchText)))
	b.ReportAllocs()
	for b.Loop() {
		if orderOf(NewReader(benchText)) != nil {
			b.Fatal()
		}
	}
}

func BenchmarkSkip(b *testing.B) {
	b.SetBytes(int64(len(benchText)))
	for b.Loop() {
		r := NewReader(benchText)
		r.Skip(0)
	}
}

// The standard library, for comparison.
func BenchmarkEncodingJSON(b *testing.B) {
	type order struct {
		Query string
		Limit int
		User  *order `json:"user-id"`
	}
	b.SetBytes(int64(len(benchText)))
	b.ReportAllocs()
	for b.Loop() {
		var o order
		if err := json.Unmarshal(benchText, &o); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWriter(b *testing.B) {
	buf := make([]byte, 0, 4096)
	text := strings.Repeat("plain text ", 40)
	b.ReportAllocs()
	for b.Loop() {
		var w Writer
		b := w.String(append(buf, `{"query":`...), text)
		b = w.Int64(append(b, `,"limit":`...), 25)
		b = w.Float64(append(b, `,"price":`...), 12.5)
		buf = append(b, '}')[:0]
	}
}
