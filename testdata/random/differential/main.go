// Command differential does with encoding/json what the tools of random packages
// do with generated code. It reads batches of cases from standard input and
// writes what became of them to standard output, both as package gob writes
// them. The test adds the files that fill cases and values.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/gob"
	"encoding/json"
	"errors"
	"io"
	"log"
	"math/rand/v2"
	"os"
	"reflect"

	"github.com/toolgen/toolgen/runtime"
)

// cases holds the tools of each package, and values pointers to the variables
// that tools return, by package and number.
var (
	cases  = map[string][]runtime.Tool{}
	values = map[string][]any{}
)

// A question is a text to read, or a seed for a value to write where Text is nil.
type question struct {
	Case   string
	Number int
	Tool   string
	Text   []byte
	Seed   uint64
}

// An answer is what both did.
type answer struct {
	Outcome, Why string
	Ours, Theirs []byte
	TheirError   string
	// Number is the number that encoding/json did not take for an integer.
	Number string
}

func main() {
	registries := map[string]*runtime.Registry{}
	for name, tools := range cases {
		var err error
		if registries[name], err = runtime.NewRegistry(tools); err != nil {
			log.Fatal(err)
		}
	}
	in, out := gob.NewDecoder(bufio.NewReader(os.Stdin)), gob.NewEncoder(os.Stdout)
	for {
		var questions []question
		if err := in.Decode(&questions); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			log.Fatal(err)
		}
		answers := make([]answer, len(questions))
		for i, q := range questions {
			answers[i] = q.answer(registries[q.Case])
		}
		if err := out.Encode(answers); err != nil {
			log.Fatal(err)
		}
	}
}

func (q question) answer(r *runtime.Registry) answer {
	value := reflect.ValueOf(values[q.Case][q.Number])
	value.Elem().SetZero()
	var a answer
	if q.Text == nil {
		fill(rand.New(rand.NewPCG(q.Seed, 0)), value.Elem())
	} else if err := read(q.Text, value.Interface()); err != nil {
		a.TheirError = err.Error()
		if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
			a.Number = wrong.Value
		}
	}
	res, err := r.Invoke(context.Background(), runtime.Call{Tool: q.Tool, Arguments: q.Text})
	if err != nil {
		log.Fatal(err)
	}
	a.Outcome, a.Why = res.Outcome.String(), res.Text()
	if res.Outcome == runtime.OutcomeFinished {
		a.Ours = res.Content[0].JSON
	}
	if a.TheirError == "" {
		normalize(value.Elem())
		if a.Theirs, err = write(value.Interface()); err != nil {
			a.TheirError = err.Error()
		}
	}
	return a
}

func read(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	return d.Decode(into)
}

func write(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}
