package runtime

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAddUsage(t *testing.T) {
	tests := []struct {
		line Usage
		want bool
	}{
		{Usage{Unit: "tokens", Quantity: 12, CostMicros: 3, Currency: "EUR", Estimated: true}, true},
		{Usage{Unit: "images"}, true},
		{Usage{Unit: "seconds", Quantity: 0.5, Currency: "EUR"}, true},
		{Usage{Quantity: 1}, false},
		{Usage{Unit: "tokens", Quantity: -1}, false},
		{Usage{Unit: "tokens", Quantity: math.NaN()}, false},
		{Usage{Unit: "tokens", Quantity: math.Inf(1)}, false},
		{Usage{Unit: "tokens", Quantity: math.Inf(-1)}, false},
		{Usage{Unit: "tokens", CostMicros: -1, Currency: "EUR"}, false},
		{Usage{Unit: "tokens", CostMicros: 1}, false},
	}
	var copied Call
	spend := tool("spend", nil)
	spend.Bind = func(call *Call) (Run, error) {
		copied = *call
		for _, test := range tests {
			assert.Equal(t, test.want, copied.AddUsage(test.line), test.line)
		}
		return textRun("ok"), nil
	}
	result, err := invoke(t, t.Context(), spend)
	require.NoError(t, err)
	assert.Equal(t, []Usage{tests[0].line, tests[1].line, tests[2].line}, result.Usage)
	assert.False(t, copied.AddUsage(tokens(1)), "after the end")
	assert.Len(t, result.Usage, 3)
}

func TestAddUsageOutsideACall(t *testing.T) {
	assert.False(t, CallFrom(t.Context()).AddUsage(tokens(1)))
	assert.False(t, (&Call{Tool: "x"}).AddUsage(tokens(1)))
}

func TestUsageIsKeptWhereTheCallFails(t *testing.T) {
	boom := tool("boom", func(ctx context.Context) (Result, error) {
		CallFrom(ctx).AddUsage(tokens(5))
		panic("boom")
	})
	result, err := invoke(t, t.Context(), boom)
	require.NoError(t, err)
	assert.Equal(t, []Usage{tokens(5)}, result.Usage)

	boom.Bind = func(call *Call) (Run, error) {
		call.AddUsage(tokens(6))
		return nil, &ArgumentError{}
	}
	result, err = invoke(t, t.Context(), boom)
	require.NoError(t, err)
	assert.Equal(t, []Usage{tokens(6)}, result.Usage)
}

func TestCallFrom(t *testing.T) {
	type key struct{}
	assert.Nil(t, CallFrom(t.Context()))
	inner := tool("inner", func(ctx context.Context) (Result, error) {
		assert.Equal(t, "2", CallFrom(ctx).ID)
		assert.Equal(t, "kept", ctx.Value(key{}))
		return Result{}, nil
	})
	r := registry(t, inner)
	outer := tool("outer", nil)
	outer.Bind = func(call *Call) (Run, error) {
		return func(ctx context.Context) (Result, error) {
			assert.Same(t, call, CallFrom(ctx))
			assert.Same(t, call, CallFrom(context.WithValue(ctx, key{}, "other")))
			call.ID = "2" // a call that is passed on becomes one of its own
			return r.Invoke(ctx, Call{ID: call.ID, Tool: "inner", state: call.state})
		}, nil
	}
	ctx := context.WithValue(t.Context(), key{}, "kept")
	result, err := registry(t, outer).Invoke(ctx, Call{ID: "1", Tool: "outer"})
	require.NoError(t, err)
	assert.False(t, result.IsError, result.Text())
}

func TestFingerprint(t *testing.T) {
	hash := func(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text))) }
	tests := []struct {
		call Call
		text string
	}{
		{Call{ID: "1", Tool: "add", Arguments: []byte(`{"b":2,"a":1}`)}, `3:add0:{"a":1,"b":2}`},
		{Call{ID: "2", Tool: "add", Arguments: []byte(` { "a" : 1.0 , "\u0062" : 2e0 } `)}, `3:add0:{"a":1,"b":2}`},
		{Call{Tool: "add", Provider: ProviderOpenAI, Arguments: []byte(`[2,1]`)}, `3:add6:openai[2,1]`},
		{Call{Tool: "add"}, `3:add0:{}`},
		{Call{Tool: "add", Arguments: []byte(" \n")}, `3:add0:{}`},
		{Call{Tool: "add", Arguments: []byte(" null ")}, `3:add0:{}`},
		{Call{Tool: "add", Arguments: []byte("{}")}, `3:add0:{}`},
		{Call{Tool: "add", Arguments: []byte(` {"a"`)}, `3:add0: {"a"`},
		{Call{}, `0:0:{}`},
		{Call{Tool: "é"}, `2:é0:{}`},
	}
	for _, test := range tests {
		assert.Equal(t, hash(test.text), test.call.Fingerprint(), test.text)
	}
	long := Call{Tool: "add", Arguments: []byte(strings.Repeat("[", 1e6))}
	assert.Len(t, long.Fingerprint(), 64)
}
