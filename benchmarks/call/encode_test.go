package call

import (
	"bytes"
	"testing"

	jxlib "github.com/go-faster/jx"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/expert"
	"github.com/toolgen/toolgen/benchmarks/peer/easyjson"
	"github.com/toolgen/toolgen/benchmarks/peer/jsontext"
	"github.com/toolgen/toolgen/benchmarks/peer/jx"
	"github.com/toolgen/toolgen/benchmarks/peer/sonic"
	"github.com/toolgen/toolgen/benchmarks/peer/std"
	"github.com/toolgen/toolgen/benchmarks/peer/v2"
	"github.com/toolgen/toolgen/benchmarks/race"
	"github.com/toolgen/toolgen/benchmarks/workload"
)

// An encoder writes an order. Where it keeps a buffer, what it returns is valid until
// the next call.
type encoder struct {
	name  string
	write func(*workload.Order) ([]byte, error)
}

// encoders are all, each with buffers of its own.
func encoders() []encoder {
	var kept, keptByHand []byte
	var keptByJSONText bytes.Buffer
	var keptByJX jxlib.Writer
	return []encoder{
		{generated, func(o *workload.Order) (out []byte, err error) {
			kept, err = workload.AppendOrder(kept[:0], o)
			return kept, err
		}},
		{hand, func(o *workload.Order) ([]byte, error) {
			keptByHand = expert.AppendOrder(keptByHand[:0], o)
			return keptByHand, nil
		}},
		{"expert, a new buffer", func(o *workload.Order) ([]byte, error) {
			return expert.AppendOrder(make([]byte, 0, 1536), o), nil
		}},
		{"jx, kept buffer", func(o *workload.Order) ([]byte, error) {
			keptByJX.Reset()
			jx.AppendOrder(&keptByJX, o)
			return keptByJX.Buf, nil
		}},
		{"sonic", sonic.Order},
		{"easyjson", easyjson.WriteOrder},
		{"encoding/json", std.Order},
		{"jsontext, kept buffer", func(o *workload.Order) ([]byte, error) {
			keptByJSONText.Reset()
			err := jsontext.WriteOrder(&keptByJSONText, o)
			return keptByJSONText.Bytes(), err
		}},
		{"json v2", v2.Order},
	}
}

// TestEncode checks that all write the same order, and the generated code and the
// expert the same bytes.
func TestEncode(t *testing.T) {
	o := workload.ExampleOrder()
	want := workload.InOrder().W2
	for _, e := range encoders() {
		for range 2 {
			got, err := e.write(o)
			require.NoError(t, err, e.name)
			if e.name == generated || e.name == hand {
				assert.Equal(t, string(want), string(got), e.name)
			}
			assert.JSONEq(t, string(want), string(got), e.name)
		}
	}
}

// BenchmarkEncode compares what writes the order of W2.
func BenchmarkEncode(b *testing.B) {
	o := workload.ExampleOrder()
	g := race.Group{Title: "Encode W2", Bases: []string{hand, generated}, Goals: []race.Goal{
		{Metric: "encode/expert", Of: []string{generated}, To: hand},
		{Metric: "encoding-json/encode", Of: []string{"encoding/json"}, To: generated},
		{Metric: "fastest-library/encode", Of: []string{"jx, kept buffer", "sonic", "easyjson", "jsontext, kept buffer", "json v2"}, To: generated},
	}}
	for _, e := range encoders() {
		g.Cases = append(g.Cases, race.Case{Name: e.name, Run: func() {
			_, err := e.write(o)
			must(err)
		}})
	}
	race.Run(b, g)
}
