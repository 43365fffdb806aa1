// Demo shows what toolgen does on one screen: the schema that a model
// gets of one tool, then calls as a model writes them, good and bad, each with
// its result. It imports nothing that uses reflection, and prints the same on
// every platform, WebAssembly included.
package main

import (
	"context"
	"io"
	"os"
	"slices"

	"github.com/toolgen/toolgen/examples/docket"
	toolrt "github.com/toolgen/toolgen/runtime"
)

// calls are what a model might write.
var calls = []struct{ tool, arguments string }{
	{"find_dockets", `{"party":"northgate","status":["Open","Stayed"],"since":"2024-01-01","limit":1}`},
	{"find_dockets", `{"cuort":"district","status":["Opne","Closed"],"since":"2024-02-30","limit":0}`},
	{"get_docket", `{"number":"24-0117"}`},
	{"get_docket", `{"number":"24-7110"}`},
	{"reply_due", `{"served":"2026-03-06","days":15,"closed":["Saturday","Sunday"]}`},
	{"schedule_hearing", `{"number":"24-0655","hearing":{"at":"2026-09-14T10:00:00Z","length":"00:45:00","room":"B12"}}`},
	{"schedule_hearing", `{"number":"24-0655","hearing":{"at":"tomorrow","length":"45 minutes","rom":"B12"}}`},
	{"assign_judge", `{"numbers":["25-0031","25/0032"],"judge":{"name":"Okafor","chambers":70000}}`},
	{"assign_judge", `{"numbers":["25-0031"],"judge":{"name":"Okafor"}}`},
	{"caseload", `{"courts":["district","appeals"]}`},
	{"fetch_transcript", `{"number":"19-0342"}`},
	{"find_docket", `{}`},
	{"caseload", `{"courts":["district"`},
}

func main() {
	if err := run(os.Stdout); err != nil {
		os.Stderr.WriteString("demo: " + err.Error() + "\n")
		os.Exit(1)
	}
}

// run prints the demo.
func run(w io.Writer) error {
	store, err := docket.Open()
	if err != nil {
		return err
	}
	registry, err := toolrt.NewRegistry(slices.Concat(docket.Tools(), docket.StoreTools(store)))
	if err != nil {
		return err
	}
	p := &printer{w: w}
	p.write("", "What a model is told of one tool of examples/docket; its calls (>), their results (=), error results (!):")
	tool, _ := registry.Lookup("find_dockets")
	p.tool(tool)
	for _, c := range calls {
		result, err := registry.Invoke(context.Background(), toolrt.Call{Tool: c.tool, Arguments: []byte(c.arguments)})
		if err != nil {
			return err
		}
		p.call(c.tool, c.arguments, result)
	}
	return p.err
}
