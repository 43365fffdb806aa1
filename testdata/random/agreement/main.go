// Command agreement calls random tools. It reads batches of calls from standard
// input and writes what became of them to standard output, both as package gob
// writes them. The test adds the file that fills cases.
package main

import (
	"bufio"
	"context"
	"encoding/gob"
	"errors"
	"io"
	"log"
	"os"

	"github.com/toolgen/toolgen/runtime"
)

// cases holds the tools of each package.
var cases = map[string][]runtime.Tool{}

// A call is a text for a tool. Echo asks for a second call, with the result of
// the first one as its arguments.
type call struct {
	Case, Tool string
	Arguments  []byte
	Echo       bool
}

type answer struct {
	Outcome, Text string
	Result        []byte
	AgainOutcome  string
	AgainText     string
	AgainResult   []byte
}

func main() {
	registries := map[string]*runtime.Registry{}
	for name, tools := range cases {
		var err error
		if registries[name], err = runtime.NewRegistry(tools); err != nil {
			log.Fatalf("%s: %v", name, err)
		}
	}
	in, out := gob.NewDecoder(bufio.NewReader(os.Stdin)), gob.NewEncoder(os.Stdout)
	for {
		var calls []call
		if err := in.Decode(&calls); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			log.Fatal(err)
		}
		answers := make([]answer, len(calls))
		for i, c := range calls {
			answers[i] = answered(registries[c.Case], c)
		}
		if err := out.Encode(answers); err != nil {
			log.Fatal(err)
		}
	}
}

func answered(r *runtime.Registry, c call) answer {
	var a answer
	a.Outcome, a.Text, a.Result = invoke(r, c.Tool, c.Arguments)
	if c.Echo && a.Outcome == "finished" {
		a.AgainOutcome, a.AgainText, a.AgainResult = invoke(r, c.Tool, a.Result)
	}
	return a
}

func invoke(r *runtime.Registry, tool string, arguments []byte) (outcome, text string, result []byte) {
	res, err := r.Invoke(context.Background(), runtime.Call{Tool: tool, Arguments: arguments})
	if err != nil {
		log.Fatal(err)
	}
	if res.Outcome != runtime.OutcomeFinished {
		return res.Outcome.String(), res.Text(), nil
	}
	return res.Outcome.String(), "", res.Content[0].JSON
}
