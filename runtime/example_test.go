package runtime_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	toolrt "github.com/toolgen/toolgen/runtime"
)

// A tool can be written by hand: its Bind checks the arguments in any way it
// likes and returns the call ready to run.
func Example_handWritten() {
	upper := toolrt.Tool{
		Name:        "upper",
		Description: "Writes a text in capitals.",
		InputSchema: `{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}`,
		Effect:      toolrt.EffectRead,
		Bind: func(call *toolrt.Call) (toolrt.Run, error) {
			var arguments struct{ Text *string }
			if json.Unmarshal(call.Arguments, &arguments) != nil || arguments.Text == nil {
				return nil, &toolrt.ArgumentError{Problems: []toolrt.Problem{
					{Path: "text", Message: "Argument 'text' is required."},
				}}
			}
			return func(context.Context) (toolrt.Result, error) {
				return toolrt.Result{Content: []toolrt.Part{toolrt.Text(strings.ToUpper(*arguments.Text))}}, nil
			}, nil
		},
	}
	registry, err := toolrt.NewRegistry([]toolrt.Tool{upper})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, call := range []toolrt.Call{
		{Tool: "upper", Arguments: []byte(`{"text":"hello"}`)},
		{Tool: "upper", Arguments: []byte(`{}`)},
		{Tool: "uper", Arguments: []byte(`{"text":"hello"}`)},
	} {
		result, err := registry.Invoke(context.Background(), call)
		if err != nil {
			fmt.Println(err) // only when the context is done
			return
		}
		fmt.Println(result.Outcome, "|", result.Text())
	}
	// Output:
	// finished | HELLO
	// rejected | Argument 'text' is required.
	// unknown_tool | There is no tool 'uper'; did you mean 'upper'?
}

// A tool reports what it spends to the call that its context belongs to.
func ExampleCall_AddUsage() {
	ask := toolrt.Tool{
		Name:        "ask",
		InputSchema: `{"type":"object","properties":{},"additionalProperties":false}`,
		Bind: func(*toolrt.Call) (toolrt.Run, error) {
			return func(ctx context.Context) (toolrt.Result, error) {
				toolrt.CallFrom(ctx).AddUsage(toolrt.Usage{Unit: "tokens", Quantity: 120, CostMicros: 36, Currency: "EUR"})
				panic("the answer is lost, the money too")
			}, nil
		},
	}
	registry, _ := toolrt.NewRegistry([]toolrt.Tool{ask})
	result, _ := registry.Invoke(context.Background(), toolrt.Call{Tool: "ask"})
	fmt.Println(result.Text())
	fmt.Println(result.Usage[0].Quantity, result.Usage[0].Unit)
	// Output:
	// Tool 'ask' failed: panic: the answer is lost, the money too
	// 120 tokens
}
