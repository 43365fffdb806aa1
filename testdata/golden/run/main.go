// Command run calls the tools of the golden cases. It reads the calls from
// standard input and writes the tools and what became of the calls to standard
// output, both as JSON. The test adds the file that fills cases.
package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"github.com/toolgen/toolgen/runtime"
)

// cases holds the tools of each case.
var cases = map[string][]runtime.Tool{}

type call struct {
	Case, Tool string
	Arguments  []byte
}

type answer struct {
	Outcome string
	Content []runtime.Part
	Value   string
	Err     string
}

type output struct {
	Tools   map[string][]map[string]any
	Answers []answer
}

func main() {
	var calls []call
	if err := json.NewDecoder(os.Stdin).Decode(&calls); err != nil {
		log.Fatal(err)
	}
	out := output{Tools: map[string][]map[string]any{}}
	registries := map[string]*runtime.Registry{}
	for name, tools := range cases {
		for _, t := range tools {
			out.Tools[name] = append(out.Tools[name], described(t))
		}
		var err error
		if registries[name], err = runtime.NewRegistry(ungated(tools)); err != nil {
			log.Fatalf("%s: %v", name, err)
		}
	}
	for _, c := range calls {
		if registries[c.Case] == nil {
			log.Fatalf("%s has calls and no tools", c.Case)
		}
		out.Answers = append(out.Answers, invoke(registries[c.Case], c))
	}
	if err := json.NewEncoder(os.Stdout).Encode(out); err != nil {
		log.Fatal(err)
	}
}

func invoke(r *runtime.Registry, c call) answer {
	result, err := r.Invoke(context.Background(), runtime.Call{ID: "call-1", Tool: c.Tool, Arguments: c.Arguments})
	a := answer{Outcome: result.Outcome.String(), Content: result.Content}
	if result.Value != nil {
		a.Value = fmt.Sprintf("%T %+v", result.Value, result.Value)
	}
	if err != nil {
		a.Err = cmp.Or(err.Error(), "error")
	}
	return a
}

// described is a tool without what JSON cannot hold.
func described(t runtime.Tool) map[string]any {
	return map[string]any{
		"Name": t.Name, "Description": t.Description, "InputSchema": t.InputSchema, "OutputSchema": t.OutputSchema,
		"EndsLoop": t.EndsLoop, "Approval": t.Approval, "Serial": t.Serial, "Repeatable": t.Repeatable,
		"Effect": t.Effect.String(), "Permission": t.Permission, "Timeout": int64(t.Timeout), "MaxOutput": t.MaxOutput,
	}
}

// ungated are the tools without what a registry needs gates for.
func ungated(tools []runtime.Tool) []runtime.Tool {
	var out []runtime.Tool
	for _, t := range tools {
		t.Approval, t.Permission = false, ""
		out = append(out, t)
	}
	return out
}
