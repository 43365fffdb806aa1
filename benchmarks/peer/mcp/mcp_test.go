package mcp_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/peer/mcp"
)

type order struct {
	Item string `json:"item"`
	Qty  int    `json:"qty"`
}

type receipt struct {
	Text string `json:"text"`
}

var take = mcp.Tool[order, receipt]{
	Name:         "take",
	InputSchema:  `{"type":"object","properties":{"item":{"type":"string"},"qty":{"type":"integer","minimum":1,"default":2}},"required":["item"],"additionalProperties":false}`,
	OutputSchema: `{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}`,
	Run:          func(o order) (receipt, error) { return receipt{fmt.Sprint(o.Qty, " ", o.Item)}, nil },
}

// calls are all ways to call the tool, messages included.
func calls(t *testing.T) map[string]mcp.Call {
	sdk, err := mcp.NewSDK(take)
	require.NoError(t, err)
	bare, err := sdk.Bare()
	require.NoError(t, err)
	server, err := sdk.Server()
	require.NoError(t, err)
	repaired, err := mcp.Repaired(take)
	require.NoError(t, err)
	return map[string]mcp.Call{
		"go-sdk bare": bare, "go-sdk server": within(server), "go-sdk repaired": repaired, "mcp-go": within(mcp.MCPGo(take)),
	}
}

// within is a call in a message of its own.
func within(m mcp.Message) mcp.Call {
	return func(arguments []byte) ([]byte, error) {
		text, err := m(mcp.NewMessage("take", arguments))
		if err != nil {
			return nil, err
		}
		return mcp.Answer(text)
	}
}

func TestCall(t *testing.T) {
	for name, call := range calls(t) {
		t.Run(name, func(t *testing.T) {
			for _, qty := range []string{"3", "4"} {
				got, err := call([]byte(`{"item":"pens","qty":` + qty + `}`))
				require.NoError(t, err)
				assert.JSONEq(t, `{"text":"`+qty+` pens"}`, string(got))
			}
			for _, bad := range []string{`{"item":"pens","qty":0}`, `{"qty":1}`, `{"item":5}`, `{"item":"pens","colour":"red"}`} {
				_, err := call([]byte(bad))
				assert.Error(t, err, bad)
			}
		})
	}
}

func TestNewMessage(t *testing.T) {
	assert.True(t, json.Valid(mcp.NewMessage("take", []byte(`{"item":"\""}`))))
}
