package validate_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/peer/validate"
)

type order struct {
	Item string `json:"item"`
	Qty  int    `json:"qty"`
}

const schema = `{"type":"object","properties":{"item":{"type":"string"},"qty":{"type":"integer","minimum":1}},"required":["item"],"additionalProperties":false}`

func take(o order) (string, error) { return fmt.Sprint(o.Qty, " ", o.Item), nil }

func TestCall(t *testing.T) {
	santhosh, err := validate.Santhosh(schema, take)
	require.NoError(t, err)
	google, err := validate.Google(schema, take)
	require.NoError(t, err)
	for name, call := range map[string]validate.Call{"santhosh": santhosh, "google": google} {
		t.Run(name, func(t *testing.T) {
			got, err := call([]byte(`{"item":"pens","qty":3}`))
			require.NoError(t, err)
			assert.JSONEq(t, `"3 pens"`, string(got))
			for _, bad := range []string{`{"item":"pens","qty":0}`, `{"qty":1}`, `{"item":5}`, `{"item":"pens","colour":"red"}`, `{`} {
				_, err := call([]byte(bad))
				assert.Error(t, err, bad)
			}
		})
	}
}
