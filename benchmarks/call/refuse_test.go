package call

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// A slip breaks one rule of a schema: it replaces a piece of the good document.
type slip struct{ old, new string }

var querySlips = []slip{
	{`"golang generics tutorial"`, `""`},
	{`golang`, strings.Repeat("x", 200)},
	{`"limit":20`, `"limit":0`},
	{`"limit":20`, `"limit":101`},
	{`"limit":20,`, ``},
	{`ABC-1234`, `ABC-123`},
	{`ABC-1234`, `AbC-1234`},
	{`["ABC-1234","XYZ-9876"]`, `[` + strings.Repeat(`"ABC-1234",`, 16) + `"ABC-1234"]`},
	{`["ABC-1234","XYZ-9876"]`, `"ABC-1234"`},
	{`true`, `1`},
	{`}`, `,"more":1}`},
}

var orderSlips = []slip{
	{`ORD-20260917`, `ORD-2026091`},
	{`ORD-20260917`, `ORD-2026091x`},
	{`"id":"ORD-20260917",`, ``},
	{`2026-09-17T14:03:27Z`, `2026-09-17`},
	{`2026-09-17T14:03:27Z`, `2026-02-29T14:03:27Z`},
	{`"EUR"`, `"CHF"`},
	{`José Alvarez`, ``},
	{`José Alvarez`, strings.Repeat("é", 101)},
	{`jose.alvarez@example.com`, `jo`},
	{`"email":"jose.alvarez@example.com",`, ``},
	{`+34 600 123 456`, strings.Repeat("1", 33)},
	{`"Madrid"`, `""`},
	{`"Madrid"`, `7`},
	{`28014`, `2801`},
	{`"ES"`, `"es"`},
	{`,"country":"ES"`, ``},
	{`"country":"ES"`, `"country":"ES","planet":"Earth"`},
}

var batchSlips = []slip{
	{`"sku":"`, `"sku":"x`},
	{`"qty":`, `"qty":-`},
	{`"qty":`, `"qty":10000`},
	{`"price":`, `"price":-`},
	{`"price":`, `"price":0,"cost":`},
	{`"tags":[`, `"tags":["",`},
	{`"tags":[`, `"tags":["` + strings.Repeat("x", 33) + `",`},
	{`"tags":[`, `"tags":[` + strings.Repeat(`"x",`, 9)},
	{`"status":"`, `"status":"in`},
	{`"status":"`, `"state":"`},
	{`"note":"`, `"note":"` + strings.Repeat("x", 200)},
	{`"items":[`, `"items":[{},`},
	{`"items":[`, `"items":[],"more":[`},
	{`]}`, `]`},
}

var fileSlips = []slip{
	{`"path":"`, `"path":"` + strings.Repeat("x", 4096)},
	{`"path":"internal/reader/reader.go"`, `"path":""`},
	{`"path":"internal/reader/reader.go",`, ``},
	{`"content":"`, `"content":["`},
}

// TestRefuse checks that every binder checks all rules.
func TestRefuse(t *testing.T) {
	docs := workload.InOrder()
	for _, b := range append(binders, bindGenerated) {
		t.Run(b.name, func(t *testing.T) {
			requireRefuses(t, b.query, docs.W1, querySlips)
			requireRefuses(t, b.order, docs.W2, orderSlips)
			requireRefuses(t, b.order, docs.W2, batchSlips[:13])
			requireRefuses(t, b.batch, docs.W3, batchSlips)
			requireRefuses(t, b.file, docs.W4, fileSlips)
		})
	}
}

func requireRefuses[T any](t *testing.T, bind func([]byte, *T) error, doc []byte, slips []slip) {
	t.Helper()
	for _, s := range slips {
		if bind == nil {
			continue
		}
		bad := strings.Replace(string(doc), s.old, s.new, 1)
		require.NotEqual(t, string(doc), bad, "%q", s.old)
		var v T
		assert.Error(t, bind([]byte(bad), &v), "%q for %q", s.new, s.old)
	}
}
