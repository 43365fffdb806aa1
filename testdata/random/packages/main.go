// Command packages derives the schemas of tools by reflection from the types of
// their functions. It reads what reflection cannot see from standard input and
// writes the schemas to standard output. The test adds the file that fills
// functions and lists.
package main

import (
	"encoding/json"
	"log"
	"os"
	"reflect"

	"github.com/toolgen/toolgen/runtime"
)

// cases holds the tools of each package, and functions those behind them, by
// package and name.
var (
	cases     = map[string][]runtime.Tool{}
	functions = map[string]any{}
)

type spelling struct{ Rune bool }

type param struct {
	Name     string
	Optional bool
	Rune     bool
}

// unseen is what reflection cannot see.
type unseen struct {
	Types map[string]struct {
		Rune    bool
		Members []string
	}
	Tools []struct {
		Case, Func, Name string
		Params           []param
		Result           spelling
	}
}

type schemas struct{ Input, Output string }

// output has what was derived and what the compiled tools say, by package and
// name.
type output struct{ Derived, Said map[string]schemas }

func main() {
	var in unseen
	if err := json.NewDecoder(os.Stdin).Decode(&in); err != nil {
		log.Fatal(err)
	}
	out := output{map[string]schemas{}, map[string]schemas{}}
	for _, t := range in.Tools {
		f := reflect.TypeOf(functions[t.Case+" "+t.Func])
		out.Derived[t.Case+" "+t.Name] = schemas{input(in, f, t.Params), result(in, f, t.Result.Rune)}
	}
	for name, tools := range cases {
		for _, t := range tools {
			out.Said[name+" "+t.Name] = schemas{t.InputSchema, t.OutputSchema}
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(out); err != nil {
		log.Fatal(err)
	}
}
