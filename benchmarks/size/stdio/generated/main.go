// Command generated serves the tool by the code that toolgen generates, through
// a registry.
package main

import (
	"context"
	"os"

	"github.com/toolgen/toolgen/benchmarks/size/stdio/rpc"
	toolrt "github.com/toolgen/toolgen/runtime"
)

func main() {
	registry, err := toolrt.NewRegistry(Tools())
	if err == nil {
		server := rpc.Server{Tools: list(registry), Call: caller(registry)}
		err = server.Serve(os.Stdin, os.Stdout)
	}
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

// list is the registry's tools as MCP lists them.
func list(registry *toolrt.Registry) []byte {
	dst := []byte{'['}
	for tool := range registry.All() {
		if len(dst) > 1 {
			dst = append(dst, ',')
		}
		dst = rpc.Quote(append(dst, `{"name":`...), tool.Name)
		dst = rpc.Quote(append(dst, `,"description":`...), tool.Description)
		dst = append(append(dst, `,"inputSchema":`...), tool.InputSchema...)
		if tool.OutputSchema != "" {
			dst = append(append(dst, `,"outputSchema":`...), tool.OutputSchema...)
		}
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

func caller(registry *toolrt.Registry) func(string, []byte) ([]byte, bool) {
	return func(tool string, arguments []byte) ([]byte, bool) {
		result, err := registry.Invoke(context.Background(), toolrt.Call{Tool: tool, Arguments: arguments})
		switch {
		case err != nil:
			return []byte(err.Error()), true
		case !result.IsError && len(result.Content) == 1 && result.Content[0].Kind == toolrt.KindJSON:
			return result.Content[0].JSON, false
		default:
			return []byte(result.Text()), true
		}
	}
}
