package call

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/peer/easyjson"
	"github.com/toolgen/toolgen/benchmarks/peer/sonic"
	"github.com/toolgen/toolgen/benchmarks/peer/std"
	"github.com/toolgen/toolgen/benchmarks/peer/v2"
	"github.com/toolgen/toolgen/benchmarks/peer/validate"
	"github.com/toolgen/toolgen/benchmarks/race"
	"github.com/toolgen/toolgen/benchmarks/workload"
	toolrt "github.com/toolgen/toolgen/runtime"
)

// A refuser reads the arguments of configure. says is what its error tells of a bad
// one: only two of them say where it is.
type refuser struct {
	name, says string
	read       func(doc []byte, v *workload.Settings) error
}

const validator = "santhosh and encoding/json"

func refusers(tb testing.TB) []refuser {
	configure := tool("configure")
	var target *workload.Settings
	santhosh, err := validate.Santhosh(configure.InputSchema, func(v workload.Settings) (string, error) {
		*target = v
		return "", nil
	})
	require.NoError(tb, err)
	return []refuser{
		{generated, "Argument 'replicas' must be an integer from 1 to 100.", func(doc []byte, _ *workload.Settings) error {
			_, err := configure.Bind(&toolrt.Call{Tool: "configure", Arguments: doc})
			return err
		}},
		{"easyjson and checks", workload.ErrRange.Error(), easyjson.Settings},
		{"sonic and checks", workload.ErrRange.Error(), func(doc []byte, v *workload.Settings) error { return sonic.Bind(doc, v) }},
		{"json v2 and checks", workload.ErrRange.Error(), func(doc []byte, v *workload.Settings) error { return v2.Bind(doc, v) }},
		{stdlib, workload.ErrRange.Error(), func(doc []byte, v *workload.Settings) error { return std.Bind(doc, v) }},
		{validator, "at '/replicas': maximum", func(doc []byte, v *workload.Settings) error {
			target = v
			_, err := santhosh(doc)
			return err
		}},
	}
}

// TestError checks that all read the good arguments and refuse the bad one, and what
// they say of it.
func TestError(t *testing.T) {
	good, err := received("configure", []byte(workload.GoodSettings))
	require.NoError(t, err)
	for _, r := range refusers(t) {
		t.Run(r.name, func(t *testing.T) {
			var v workload.Settings
			require.NoError(t, r.read([]byte(workload.GoodSettings), &v))
			if r.name != generated {
				assert.Equal(t, good.Settings, v)
			}
			assert.ErrorContains(t, r.read([]byte(workload.BadSettings), &v), r.says)
		})
	}
}

// BenchmarkError compares what it costs to refuse a call with one bad argument of
// twenty, the text of the error included.
func BenchmarkError(b *testing.B) {
	g := race.Group{Title: "Error E, one bad argument of twenty", Bases: []string{generated}, Goals: []race.Goal{
		{Metric: "refuse/bind", Of: []string{generated}, To: "toolgen, all arguments good"},
		{Metric: "encoding-json/refuse", Of: []string{stdlib}, To: generated},
		{Metric: "validator/refuse", Of: []string{validator}, To: generated},
	}}
	for _, r := range refusers(b) {
		g.Cases = append(g.Cases, race.Case{Name: r.name, Run: func() {
			var v workload.Settings
			err := r.read([]byte(workload.BadSettings), &v)
			if err == nil || err.Error() == "" {
				panic("nothing was refused")
			}
		}})
		if r.name == generated {
			g.Cases = append(g.Cases, race.Case{Name: "toolgen, all arguments good", Run: func() {
				var v workload.Settings
				must(r.read([]byte(workload.GoodSettings), &v))
			}})
		}
	}
	race.Run(b, g)
}
