package mcp

import (
	"encoding/json"
	"fmt"
)

// A Message takes a whole message of JSON-RPC and returns the answer to it.
type Message func(message []byte) ([]byte, error)

// NewMessage is the message that calls a tool.
func NewMessage(tool string, arguments []byte) []byte {
	return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":%q,"arguments":%s}}`, tool, arguments)
}

// Answer is the tool's result in the answer to such a message.
func Answer(message []byte) ([]byte, error) {
	var answer struct {
		Error  *struct{ Message string }
		Result struct {
			IsError           bool
			StructuredContent json.RawMessage
		}
	}
	if err := json.Unmarshal(message, &answer); err != nil {
		return nil, err
	}
	if answer.Error != nil || answer.Result.IsError || answer.Result.StructuredContent == nil {
		return nil, refused(string(message))
	}
	return answer.Result.StructuredContent, nil
}
