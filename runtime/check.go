package runtime

import (
	"bytes"
	"cmp"
	"errors"
	"sort"
	"strconv"

	"github.com/toolgen/toolgen/runtime/wire"
)

// minMaxOutput leaves room for the envelope around a result that was cut.
const minMaxOutput = 64

// checkTools returns everything that keeps the tools from being a registry.
func checkTools(tools []Tool) error {
	var found faults
	first := make(map[string]int, len(tools))
	for i := range tools {
		found.tool, found.position = &tools[i], i
		found.checkName(first)
		found.checkSchemas()
		found.checkLimits()
		found.checkGates()
	}
	return found.join()
}

// faults collects what is wrong, always with the tool it is wrong with.
type faults struct {
	tool     *Tool
	position int
	found    []fault
}

type fault struct {
	name     string
	position int
	text     string
}

// byTool sorts faults by the tools' names, and by position where these are the same.
type byTool []fault

func (f byTool) Len() int      { return len(f) }
func (f byTool) Swap(i, j int) { f[i], f[j] = f[j], f[i] }

func (f byTool) Less(i, j int) bool {
	return f[i].name < f[j].name || f[i].name == f[j].name && f[i].position < f[j].position
}

func (f *faults) add(text string) {
	f.found = append(f.found, fault{f.tool.Name, f.position, text})
}

func (f *faults) checkName(first map[string]int) {
	name := f.tool.Name
	if !legalName(name) {
		f.add("a name is 1 to 64 of the characters A–Z, a–z, 0–9, '_' and '-'")
	}
	if earlier, taken := first[name]; taken {
		f.add("the name is taken by tool " + strconv.Itoa(earlier) + " already")
		return
	}
	first[name] = f.position
}

func (f *faults) checkSchemas() {
	f.checkSchema("InputSchema", f.tool.InputSchema)
	if f.tool.OutputSchema != "" {
		f.checkSchema("OutputSchema", f.tool.OutputSchema)
	}
	for _, form := range f.tool.Forms {
		f.checkSchema("the form for "+cmp.Or(form.Provider.String(), "no provider"), form.Schema)
	}
}

func (f *faults) checkSchema(what, schema string) {
	if !isObject(schema) {
		f.add(what + " is not a JSON object")
	}
}

// isObject reports whether text is one JSON object, read as strictly as the
// arguments of a call.
func isObject(text string) bool {
	value := trimSpace([]byte(text))
	return bytes.HasPrefix(value, []byte{'{'}) && isJSON(value)
}

// isJSON reports whether text, which has no white space around it, is one JSON value.
func isJSON(text []byte) bool {
	r := wire.NewReader(text)
	return r.Finish(r.Skip(0)) == nil
}

// trimSpace removes what JSON takes for white space, less than bytes.TrimSpace does.
func trimSpace(text []byte) []byte { return bytes.Trim(text, " \t\r\n") }

func (f *faults) checkLimits() {
	if f.tool.Bind == nil {
		f.add("Bind is nil")
	}
	if f.tool.Timeout < 0 {
		f.add("Timeout is negative")
	}
	switch size := f.tool.MaxOutput; {
	case size < 0:
		f.add("MaxOutput is negative")
	case size > 0 && size < minMaxOutput:
		f.add("MaxOutput is from 1 to 63; the smallest is 64")
	}
}

// checkGates fails closed: a tool that someone must be asked about is not run
// by a registry that has no one to ask.
func (f *faults) checkGates() {
	if f.tool.Approval {
		f.add("it needs approval, and the registry has no approver")
	}
	if f.tool.Permission != "" {
		f.add("it needs the permission '" + wire.ShowName(f.tool.Permission) + "', and the registry has no authorizer")
	}
}

// join returns the faults as one error, nil for none. Faults of one tool stay
// in the order in which they were found.
func (f *faults) join() error {
	sort.Stable(byTool(f.found))
	errs := make([]error, len(f.found))
	for i, fault := range f.found {
		errs[i] = errors.New("tool " + strconv.Itoa(fault.position) + " '" + wire.ShowName(fault.name) + "': " + fault.text)
	}
	return errors.Join(errs...)
}
