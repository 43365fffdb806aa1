package call

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/expert"
	"github.com/toolgen/toolgen/benchmarks/race"
	"github.com/toolgen/toolgen/benchmarks/workload"
)

// wholes are the calls that are measured as a whole. W4 is left out: its result is a
// word, so that it would only repeat what it costs to decode.
var wholes = []struct {
	name, title string
	callers     func(testing.TB) []caller
}{
	{"W1", "a small call", func(tb testing.TB) []caller {
		return served[workload.Query, workload.Found]{"search", workload.InOrder().W1, func(q workload.Query) workload.Found {
			return workload.Search(q.Query, q.Limit, q.Codes, q.Exact)
		}, expert.Search, 512}.callers(tb)
	}},
	{"W2", "an order with 12 items", func(tb testing.TB) []caller {
		return served[workload.Order, workload.Order]{"order", workload.InOrder().W2, workload.PlaceOrder, expert.PlaceOrder, 1536}.callers(tb)
	}},
	{"W3", "2000 items", func(tb testing.TB) []caller {
		return served[workload.Batch, workload.Receipt]{"bulk", workload.InOrder().W3, func(b workload.Batch) workload.Receipt {
			return workload.ImportItems(b.Items)
		}, expert.ImportItems, 48}.callers(tb)
	}},
}

// TestCall checks that all give the same result, again too.
func TestCall(t *testing.T) {
	for _, w := range wholes {
		callers := w.callers(t)
		want, err := callers[0].call()
		require.NoError(t, err)
		for _, c := range callers {
			for range 2 {
				got, err := c.call()
				require.NoError(t, err, "%s %s", w.name, c.name)
				if c.answer != nil {
					got, err = c.answer(got)
					require.NoError(t, err, "%s %s", w.name, c.name)
				}
				assert.JSONEq(t, string(want), string(got), "%s %s", w.name, c.name)
			}
		}
	}
}

// BenchmarkCall compares whole calls, from the text of the arguments to that of the
// result.
func BenchmarkCall(b *testing.B) {
	for _, w := range wholes {
		b.Run(w.name, func(b *testing.B) {
			g := race.Group{Title: "Call " + w.name + ", " + w.title, Bases: []string{handCall, invoked}, Goals: []race.Goal{
				{Metric: "call/expert", Of: []string{invoked}, To: handCall},
				{Metric: "encoding-json/call", Of: []string{stdlib}, To: invoked},
				{Metric: "go-sdk/call", Of: []string{sdkBare}, To: invoked},
				{Metric: "go-sdk-repaired/call", Of: []string{sdkFixed}, To: invoked},
				{Metric: "mcp-go/call", Of: []string{mcpGo}, To: invoked},
			}}
			for _, c := range w.callers(b) {
				g.Cases = append(g.Cases, race.Case{Name: c.name, Run: func() {
					_, err := c.call()
					must(err)
				}})
			}
			race.Run(b, g)
		})
	}
}
