// Package runtime holds what a program does with its tools: it looks them up,
// runs a model's calls and hands back results that a model can act on.
// Generated code and all documentation import it under the name toolrt:
//
//	import toolrt "github.com/toolgen/toolgen/runtime"
//
// A [Tool] is plain data with one function, Bind, which checks the arguments
// of a call and returns the call ready to run. The command toolgen writes such
// tools from Go functions; nothing keeps a program from writing one by hand.
// A [Registry] is an immutable set of tools. [Registry.Invoke] runs one call:
//
//	registry, err := toolrt.NewRegistry(Tools())
//	…
//	result, err := registry.Invoke(ctx, toolrt.Call{Tool: "add", Arguments: []byte(`{"a":1,"b":2}`)})
//
// Whatever goes wrong with a tool, from arguments that do not fit to a panic,
// becomes a [Result] whose text tells the model what to do better, and whose
// [Outcome] tells the program what happened. The error of Invoke is kept for
// one thing only: the caller's own context was done.
//
// The package uses neither reflect nor fmt nor encoding/json, not even through
// other packages, so that a small program (a WASI module, a lambda) stays small.
package runtime
