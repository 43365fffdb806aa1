package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// A goldenModule is the one module that all cases are written into, so that
// they cost one load and one build together.
type goldenModule struct {
	dir       string
	cases     []*goldenCase
	lists     map[string]string       // the function that returns a case's tools
	uncalled  map[string][]goldenTool // the tools of a package main, from the model
	generated map[string][]byte       // the generated file of a case's root package
}

func newGoldenModule(t *testing.T, cases []*goldenCase) *goldenModule {
	t.Helper()
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOTOOLCHAIN", "local")
	m := &goldenModule{dir: t.TempDir(), cases: cases, lists: map[string]string{}, uncalled: map[string][]goldenTool{}, generated: map[string][]byte{}}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	require.NoError(t, err)
	m.write(t, "go.sum", sums)
	m.write(t, "go.mod", goldenModFile(root))
	for _, c := range cases {
		for _, f := range c.sources() {
			m.write(t, filepath.Join(c.name, f.Name), f.Data)
		}
	}
	return m
}

// goldenModules are the modules that cases may import, and where they lie.
// Those of others are stand-ins, because tests run without a network.
var goldenModules = []struct{ path, version, dir string }{
	{"github.com/toolgen/toolgen", "v0.0.0", "."},
	{"github.com/google/uuid", "v1.6.0", "testdata/golden/modules/google-uuid"},
	{"github.com/gofrs/uuid/v5", "v5.3.2", "testdata/golden/modules/gofrs-uuid"},
}

func goldenModFile(root string) []byte {
	text := []byte("module case.test\n\ngo 1.26\n")
	for _, m := range goldenModules {
		dir := strconv.Quote(filepath.Join(root, filepath.FromSlash(m.dir)))
		text = fmt.Appendf(text, "\nrequire %s %s\n\nreplace %s => %s\n", m.path, m.version, m.path, dir)
	}
	return text
}

func (m *goldenModule) write(t *testing.T, name string, content []byte) {
	t.Helper()
	path := filepath.Join(m.dir, name)
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, content, 0o644))
}

// harmless are the warnings that cases may have: they are no subject here.
var harmless = []diag.Code{"OLT012", "OLT014", "OLT021"}

// generate loads all cases at once, before any of them has generated code, and
// writes that.
func (m *goldenModule) generate(t *testing.T) {
	t.Helper()
	loaded, err := parse.Load(parse.Config{Dir: m.dir, Patterns: []string{"./..."}})
	require.NoError(t, err)
	for _, p := range loaded.Packages {
		var found diag.List
		for _, d := range p.Diagnostics.All() {
			if !slices.Contains(harmless, d.Code) {
				found.Add(d)
			}
		}
		var text bytes.Buffer
		require.NoError(t, diag.WriteText(&text, m.dir, found.All()))
		if !assert.Empty(t, text.String(), p.Path) {
			continue
		}
		files, err := emit.Files(p.Model)
		require.NoError(t, err)
		again, err := emit.Files(p.Model)
		require.NoError(t, err)
		require.Equal(t, files, again, "%s: two emissions differ", p.Path)
		for _, f := range files {
			name, err := filepath.Rel(m.dir, filepath.Join(p.Dir, f.Name))
			require.NoError(t, err)
			m.write(t, name, f.Content)
			if root, _, _ := strings.Cut(filepath.ToSlash(name), "/"); filepath.ToSlash(filepath.Dir(name)) == root {
				m.generated[root] = f.Content
			}
		}
	}
	if t.Failed() {
		t.FailNow()
	}
	for _, c := range m.cases {
		m.findList(loaded, c)
	}
}

// findList finds the function that returns a case's tools.
func (m *goldenModule) findList(loaded *parse.Result, c *goldenCase) {
	for _, p := range loaded.Packages {
		if p.Path != "case.test/"+c.name {
			continue
		}
		if p.Model.Name == "main" {
			for _, tool := range p.Model.Tools {
				m.uncalled[c.name] = append(m.uncalled[c.name], goldenTool{
					Name: tool.Name, Description: tool.Description,
					InputSchema: emit.InputSchema(tool), OutputSchema: emit.OutputSchema(tool),
				})
			}
			continue
		}
		name := p.Model.RegisterNames(nil)[0]
		if slices.Contains(p.Model.Declared, "Register") {
			name = "Register"
		}
		m.lists[c.name] = name
	}
}

// goldenTool is what the compiled program says of a tool.
type goldenTool struct {
	Name, Description, InputSchema, OutputSchema string
	EndsLoop, Approval, Serial, Repeatable       bool
	Effect, Permission                           string
	Timeout                                      int64
	MaxOutput                                    int
}

type goldenOutput struct {
	Tools   map[string][]goldenTool
	Answers []goldenAnswer
}

// run builds the program that calls the tools, together with all generated
// code, and runs it.
func (m *goldenModule) run(t *testing.T) goldenOutput {
	t.Helper()
	program, err := os.ReadFile(filepath.Join(goldenDir, "run", "main.go"))
	require.NoError(t, err)
	m.write(t, "run/main.go", program)
	m.write(t, "run/cases.go", m.casesFile())
	m.goCommand(t, nil, "vet", "./...")

	type call struct {
		Case, Tool string
		Arguments  []byte
	}
	var calls []call
	for _, c := range m.cases {
		for _, g := range c.calls {
			calls = append(calls, call{c.name, g.tool, g.arguments})
		}
	}
	stdin, err := json.Marshal(calls)
	require.NoError(t, err)
	var out goldenOutput
	require.NoError(t, json.Unmarshal(m.goCommand(t, stdin, "run", "./run"), &out))
	require.Len(t, out.Answers, len(calls))
	maps.Copy(out.Tools, m.uncalled)
	return out
}

// casesFile is the source that imports the cases.
func (m *goldenModule) casesFile() []byte {
	var b strings.Builder
	b.WriteString("package main\n\nimport (\n")
	names := slices.Sorted(maps.Keys(m.lists))
	for i, name := range names {
		fmt.Fprintf(&b, "\tp%d \"case.test/%s\"\n", i, name)
	}
	b.WriteString(")\n\nfunc init() {\n")
	for i, name := range names {
		fmt.Fprintf(&b, "\tcases[%q] = p%d.%s()\n", name, i, m.lists[name])
	}
	b.WriteString("}\n")
	return []byte(b.String())
}

func (m *goldenModule) goCommand(t *testing.T, stdin []byte, args ...string) []byte {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir, cmd.Stdin = m.dir, bytes.NewReader(stdin)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if !assert.NoError(t, err) {
		require.FailNow(t, "go "+strings.Join(args, " "), stderr.String())
	}
	return out
}
