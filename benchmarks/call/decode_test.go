package call

import (
	"testing"

	"github.com/toolgen/toolgen/benchmarks/expert"
	"github.com/toolgen/toolgen/benchmarks/race"
	"github.com/toolgen/toolgen/benchmarks/workload"
	toolrt "github.com/toolgen/toolgen/runtime"
)

// decodeGoals are the ratios of reading and checking arguments.
var decodeGoals = []race.Goal{
	{Metric: "bind/scan", Of: []string{generated}, To: scan},
	{Metric: "bind/expert", Of: []string{generated}, To: hand},
	{Metric: "encoding-json/bind", Of: []string{stdlib}, To: generated},
	{Metric: "fastest-library/bind", Of: libraryNames(), To: generated},
	{Metric: "sonic/bind", Of: []string{"sonic and checks"}, To: generated},
}

// BenchmarkDecode compares what reads and checks the arguments of a call. See
// [race.Run] for what an iteration is.
func BenchmarkDecode(b *testing.B) {
	var f expert.Floor
	workloads := []struct {
		name, title string
		cases       func(workload.Documents) []race.Case
	}{
		{"W1", "a small call", func(d workload.Documents) []race.Case {
			return decoding("search", d.W1, keeping(f.Query, d.W1), func(b binder) func([]byte, *workload.Query) error { return b.query })
		}},
		{"W2", "an order with 12 items", func(d workload.Documents) []race.Case {
			return decoding("order", d.W2, keeping(f.Order, d.W2), func(b binder) func([]byte, *workload.Order) error { return b.order })
		}},
		{"W3", "2000 items", func(d workload.Documents) []race.Case {
			return decoding("bulk", d.W3, keeping(f.Batch, d.W3), func(b binder) func([]byte, *workload.Batch) error { return b.batch })
		}},
		{"W4", "18 KB of source text", func(d workload.Documents) []race.Case {
			return decoding("write_file", d.W4, nil, func(b binder) func([]byte, *workload.File) error { return b.file })
		}},
	}
	for _, w := range workloads {
		for _, form := range forms {
			b.Run(w.name+"/"+form.name, func(b *testing.B) {
				race.Run(b, race.Group{
					Title: "Decode " + w.name + ", " + w.title + ", " + formTitles[form.name],
					Cases: w.cases(form.documents()),
					Bases: []string{hand, generated},
					Goals: decodeGoals,
				})
			})
		}
	}
}

var formTitles = map[string]string{"order": "in schema order", "spaced": "with blanks", "shuffled": "members shuffled"}

// decoding are the cases that read one document: the generated code, the binders that
// pick finds, and what shows where the time goes.
func decoding[T any](name string, doc []byte, floor func(), pick func(binder) func([]byte, *T) error) []race.Case {
	bind := tool(name).Bind
	call := toolrt.Call{Tool: name, Arguments: doc}
	cases := []race.Case{{Name: generated, Run: func() {
		_, err := bind(&call)
		must(err)
	}}}
	for _, b := range binders {
		if read := pick(b); read != nil {
			cases = append(cases, race.Case{Name: b.name, Run: func() {
				var v T
				must(read(doc, &v))
			}})
		}
	}
	if floor != nil {
		cases = append(cases, race.Case{Name: "expert, into kept values", Run: floor})
	}
	return append(cases, race.Case{Name: scan, Run: func() {
		if !expert.Valid(doc) {
			panic("the document is not valid")
		}
	}})
}

// keeping is one of the binders that reuse what they read into.
func keeping[T any](read func([]byte) (*T, error), doc []byte) func() {
	return func() {
		_, err := read(doc)
		must(err)
	}
}
