package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse"
)

// contractDoc is the contract for users. Each Go block in it is an example, a
// package of its own; a function may stand there without its body, and imports
// are left out. The blocks between it and the next Go block show what becomes of
// it, by the words behind their opening fence:
//
//   - json: the properties of the tool's input schema
//   - json schema: the whole input schema
//   - json output: the output schema
//   - text: calls and their answers, as in testdata/golden
//   - text tools: the tools' names and descriptions
//   - text faults: what toolgen says of a package that is at fault
const contractDoc = "../../docs/contract.md"

// TestContractDoc generates, compiles and calls all examples of the page and
// holds what it shows against what they give.
// `UPDATE=1 go test ./cmd/toolgen -run ContractDoc` rewrites the shown blocks.
func TestContractDoc(t *testing.T) {
	page := readPage(t, contractDoc)
	sound, faulty := page.examples(t)
	fillIn(t, sound)
	fillInFaults(t, faulty)
	page.compare(t)
}

// compare holds what the blocks show against what they have to be, or rewrites
// the page.
func (p *page) compare(t *testing.T) {
	t.Helper()
	for _, b := range p.blocks {
		assert.NotContains(t, b.got, notCalled, b.place())
	}
	if goldenUpdate() {
		require.NoError(t, os.WriteFile(p.path, []byte(p.String()), 0o644))
		return
	}
	for _, b := range p.blocks {
		assert.Equal(t, b.body, b.got, b.place())
	}
}

// fillIn runs the examples as golden cases, which also holds both promises of
// the contract by an independent validator.
func fillIn(t *testing.T, examples []*example) {
	t.Helper()
	dir := t.TempDir()
	var cases []*goldenCase
	for _, e := range examples {
		path := filepath.Join(dir, e.name+".txtar")
		write(t, path, string(txtar.Format(e.archive(t))))
		cases = append(cases, readGoldenCase(t, path))
	}
	m := newGoldenModule(t, cases)
	m.generate(t)
	ran := m.run(t)
	for i, c := range cases {
		tools, answers := ran.Tools[c.name], ran.Answers[:len(c.calls)]
		ran.Answers = ran.Answers[len(c.calls):]
		schemas := checkGoldenSchemas(t, tools)
		for j, call := range c.calls {
			checkGoldenVerdict(t, call, schemas[call.tool], answers[j])
			checkGoldenResult(t, call, schemas[call.tool], answers[j])
		}
		called := strings.Split(c.callsText(answers), nextCalls)
		for _, b := range examples[i].shown {
			if b.info == "text" {
				b.got, called = called[0], called[1:]
			} else {
				b.got = shownOf(t, b, tools)
			}
		}
	}
}

// shownOf is what a block has to show of the tools.
func shownOf(t *testing.T, b *block, tools []goldenTool) string {
	t.Helper()
	if b.info == "text tools" {
		var lines strings.Builder
		for _, tool := range tools {
			fmt.Fprintf(&lines, "%s: %s\n", tool.Name, tool.Description)
		}
		return strings.ReplaceAll(lines.String(), ": \n", "\n")
	}
	require.Len(t, tools, 1, b.place())
	switch b.info {
	case "json":
		return layOut(t, member(t, tools[0].InputSchema, "properties"), true)
	case "json schema":
		return layOut(t, tools[0].InputSchema, false)
	case "json output":
		require.NotEmpty(t, tools[0].OutputSchema, b.place())
		return layOut(t, tools[0].OutputSchema, false)
	}
	require.FailNow(t, "a block of an unknown kind", "%s: %s", b.place(), b.info)
	return ""
}

// fillInFaults loads the examples that show what is refused.
func fillInFaults(t *testing.T, examples []*example) {
	t.Helper()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module example.com/faults\n\ngo 1.26\n")
	for _, e := range examples {
		write(t, filepath.Join(dir, e.name, "example.go"), e.file(t))
	}
	loaded, err := parse.Load(parse.Config{Dir: dir, Patterns: []string{"./..."}})
	require.NoError(t, err)
	found := map[string]string{}
	for _, p := range loaded.Packages {
		found[strings.TrimPrefix(p.Path, "example.com/faults/")] = faultsText(p.Diagnostics.All())
	}
	for _, e := range examples {
		require.Len(t, e.shown, 1, e.from.place())
		e.shown[0].got = found[e.name]
	}
}

// faultsText leaves the places out, because an example is no whole file.
func faultsText(found []diag.Diagnostic) string {
	var b strings.Builder
	for _, d := range found {
		d.Range, d.Related = diag.Range{}, nil
		if err := diag.WriteText(&b, "", []diag.Diagnostic{d}); err != nil {
			return err.Error()
		}
	}
	return b.String()
}
