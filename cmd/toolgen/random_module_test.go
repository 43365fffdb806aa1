package main

import (
	"encoding/gob"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
	"github.com/toolgen/toolgen/internal/testing/randpkg"
)

// randomNumber is the number that an environment variable holds, so that a
// nightly run may be larger and a failure may be repeated.
func randomNumber(t *testing.T, variable string, byDefault int) int {
	t.Helper()
	text := os.Getenv(variable)
	if text == "" {
		return byDefault
	}
	n, err := strconv.Atoi(text)
	require.NoError(t, err, variable)
	require.Positive(t, n, variable)
	return n
}

// randomSeed is that of every random test, TOOLGEN_SEED or 1.
func randomSeed(t *testing.T) uint64 {
	t.Helper()
	seed := uint64(randomNumber(t, "TOOLGEN_SEED", 1))
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("run it again with TOOLGEN_SEED=%d", seed)
		}
	})
	return seed
}

// A randomModule is the one module that random packages are written into.
type randomModule struct {
	*goldenModule
	tools map[string]goldenTool // by package path and tool
}

// newRandomModule writes packages, and generates the code of all of them after
// one load. With TOOLGEN_KEEP the module of a failed test is copied there.
func newRandomModule(t *testing.T, packages []*randpkg.Package) *randomModule {
	t.Helper()
	m := &randomModule{newGoldenModule(t, nil), map[string]goldenTool{}}
	for _, p := range packages {
		for name, source := range p.Files {
			m.write(t, filepath.Join(randomFolder(p), name), []byte(source))
		}
	}
	t.Cleanup(func() {
		if kept := os.Getenv("TOOLGEN_KEEP"); kept != "" && t.Failed() {
			_ = os.CopyFS(kept, os.DirFS(m.dir))
		}
	})
	loaded, err := parse.Load(parse.Config{Dir: m.dir, Patterns: []string{"./..."}})
	require.NoError(t, err)
	for _, p := range loaded.Packages {
		m.emit(t, p)
	}
	for _, p := range packages {
		for _, tool := range p.Tools {
			if _, ok := m.tools[p.Path+" "+tool.Name]; !ok {
				t.Errorf("no code was generated for %s of\n%s", tool.Name, p.Source())
				break
			}
			m.lists[randomFolder(p)] = "Tools"
		}
	}
	if t.Failed() {
		t.FailNow()
	}
	return m
}

// emit writes the generated code of a package, which must be without faults.
func (m *randomModule) emit(t *testing.T, p *parse.Package) {
	t.Helper()
	var faults []string
	for _, d := range p.Diagnostics.All() {
		if !slices.Contains(harmless, d.Code) {
			faults = append(faults, fmt.Sprintf("%s:%d:%d: %s: %s", d.Range.File, d.Range.Line, d.Range.Column, d.Code, d.Message))
		}
	}
	if !assert.Empty(t, faults, p.Path) {
		return
	}
	files, err := emit.Files(p.Model)
	require.NoError(t, err)
	for _, f := range files {
		name, err := filepath.Rel(m.dir, filepath.Join(p.Dir, f.Name))
		require.NoError(t, err)
		m.write(t, name, f.Content)
	}
	for _, tool := range p.Model.Tools {
		m.tools[p.Path+" "+tool.Name] = goldenTool{
			Name: tool.Name, InputSchema: emit.InputSchema(tool), OutputSchema: emit.OutputSchema(tool),
		}
	}
}

// randomFolder is where a package lies in the module.
func randomFolder(p *randpkg.Package) string { return p.Path[len("case.test/"):] }

// build builds one of the programs in testdata/random together with all
// generated code.
func (m *randomModule) build(t *testing.T, program string) string {
	t.Helper()
	dir := filepath.Join(filepath.Dir(goldenDir), "random", program)
	require.NoError(t, os.CopyFS(filepath.Join(m.dir, "run"), os.DirFS(dir)))
	m.write(t, "run/cases.go", m.casesFile())
	m.goCommand(t, nil, "build", "-o", "runner.exe", "./run")
	return filepath.Join(m.dir, "runner.exe")
}

// A randomRunner is a running program that answers batches of calls. One batch
// is answered at a time, whoever asks.
type randomRunner struct {
	mutex sync.Mutex
	in    *gob.Encoder
	out   *gob.Decoder
}

func startRandomRunner(t *testing.T, path string) *randomRunner {
	t.Helper()
	cmd := exec.Command(path)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		_ = in.Close()
		_ = cmd.Wait()
	})
	return &randomRunner{in: gob.NewEncoder(in), out: gob.NewDecoder(out)}
}

// ask sends a batch and waits for its answers.
func (r *randomRunner) ask(question, answers any) error {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if err := r.in.Encode(question); err != nil {
		return err
	}
	return r.out.Decode(answers)
}
