package call

import (
	"context"
	"slices"

	"github.com/toolgen/toolgen/benchmarks/expert"
	"github.com/toolgen/toolgen/benchmarks/peer/easyjson"
	"github.com/toolgen/toolgen/benchmarks/peer/jsontext"
	"github.com/toolgen/toolgen/benchmarks/peer/jx"
	"github.com/toolgen/toolgen/benchmarks/peer/sonic"
	"github.com/toolgen/toolgen/benchmarks/peer/std"
	"github.com/toolgen/toolgen/benchmarks/peer/v2"
	"github.com/toolgen/toolgen/benchmarks/workload"
	toolrt "github.com/toolgen/toolgen/runtime"
)

// A binder reads the arguments of each call into a value and checks them.
type binder struct {
	name  string
	query func([]byte, *workload.Query) error
	order func([]byte, *workload.Order) error
	batch func([]byte, *workload.Batch) error
	file  func([]byte, *workload.File) error
}

// The names of the cases that goals are about.
const (
	generated = "toolgen"
	hand      = "expert"
	scan      = "scan of the document alone"
	stdlib    = "encoding/json and checks"
)

// libraries are the binders that stand on a library other than encoding/json.
var libraries = []binder{
	{"jx, by hand", jx.Query, jx.Order, jx.Batch, jx.File},
	{"easyjson and checks", easyjson.Query, easyjson.Order, easyjson.Batch, easyjson.File},
	checked("sonic and checks", sonic.Bind),
	{"jsontext, by hand", jsontext.Query, jsontext.Order, jsontext.Batch, jsontext.File},
	checked("json v2 and checks", v2.Bind),
}

// binders are all that read into a value of their own. The generated code hands its
// arguments to a function instead, see received.
var binders = slices.Concat([]binder{
	{hand, expert.BindQuery, expert.BindOrder, expert.BindBatch, expert.BindFile},
	{"expert, a plain loop", expert.PlainQuery, expert.PlainOrder, expert.PlainBatch, nil},
}, libraries, []binder{checked(stdlib, std.Bind)})

// checked is a library that reads any value, which is then checked by hand.
func checked(name string, bind func([]byte, workload.Validator) error) binder {
	return binder{
		name:  name,
		query: func(doc []byte, v *workload.Query) error { return bind(doc, v) },
		order: func(doc []byte, v *workload.Order) error { return bind(doc, v) },
		batch: func(doc []byte, v *workload.Batch) error { return bind(doc, v) },
		file:  func(doc []byte, v *workload.File) error { return bind(doc, v) },
	}
}

func libraryNames() []string {
	var names []string
	for _, b := range libraries {
		names = append(names, b.name)
	}
	return names
}

// tool is the generated tool of that name.
func tool(name string) toolrt.Tool {
	tools := workload.Tools()
	return tools[slices.IndexFunc(tools, func(t toolrt.Tool) bool { return t.Name == name })]
}

// received binds a document by the generated code, runs the tool, and returns the
// arguments that the function was called with.
func received(name string, doc []byte) (workload.Arguments, error) {
	run, err := tool(name).Bind(&toolrt.Call{Tool: name, Arguments: doc})
	if err != nil {
		return workload.Arguments{}, err
	}
	var args workload.Arguments
	workload.Received = &args
	defer func() { workload.Received = nil }()
	_, err = run(context.Background())
	return args, err
}

// bindGenerated is toolgen as a binder, for the tests.
var bindGenerated = binder{
	name: generated,
	query: func(doc []byte, v *workload.Query) error {
		args, err := received("search", doc)
		*v = args.Query
		return err
	},
	order: func(doc []byte, v *workload.Order) error {
		args, err := received("order", doc)
		*v = args.Order
		return err
	},
	batch: func(doc []byte, v *workload.Batch) error {
		args, err := received("bulk", doc)
		*v = args.Batch
		return err
	},
	file: func(doc []byte, v *workload.File) error {
		args, err := received("write_file", doc)
		*v = args.File
		return err
	},
}
