package main

import (
	"bytes"
	"encoding/gob"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/rogpeppe/go-internal/goproxytest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSkipModuleCache edits what lies outside of the modules: sources that were
// read there, and the export data.
func TestSkipModuleCache(t *testing.T) {
	modules := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(modules, "example.com_d_v1.0.0.txtar"), []byte(`
-- .mod --
module example.com/d
-- .info --
{"Version":"v1.0.0"}
-- go.mod --
module example.com/d
-- d.go --
package d

// Deed is a deed.
type Deed struct {
	Name string // Name is its name.
}
`), 0o644))
	server, err := goproxytest.NewServer(modules, "")
	require.NoError(t, err)
	defer server.Close()
	t.Setenv("GOMODCACHE", t.TempDir())
	t.Setenv("GONOSUMDB", "*")
	w := newSkipWorld(t, "m", []string{"./..."}, func(w *skipWorld) {
		w.replace("m/go.mod", "require (", "require (\n\texample.com/d v1.0.0")
		w.write("m/d/d.go", "package d\n\nimport \"example.com/d\"\n\n// Do does it.\n//\n//tool:export\nfunc Do(deed d.Deed) {}\n")
		w.t.Setenv("GOPROXY", server.URL)
		w.t.Setenv("GOFLAGS", "-mod=mod -modcacherw")
		cmd := exec.Command("go", "list", "./...") // writes the go.sum
		cmd.Dir = w.path("m")
		require.NoError(w.t, cmd.Run())
	})
	require.True(t, w.skips(w.args...))
	source := filepath.Join(os.Getenv("GOMODCACHE"), "example.com", "d@v1.0.0", "d.go")
	text, err := os.ReadFile(source)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(source, bytes.Replace(text, []byte("is its name"), []byte("is its word"), 1), 0o644))
	assert.False(t, w.skips(w.args...))
	require.NoError(t, os.WriteFile(source, text, 0o644))
	assert.True(t, w.skips(w.args...))
	w.forgetExports()
	assert.False(t, w.skips(w.args...))
}

// forgetExports stands for go clean -cache: the record names export data that is
// not there.
func (w *skipWorld) forgetExports() {
	c := &command{options: options{dir: w.path(w.dir), patterns: w.args}}
	m, last := c.remember()
	require.NotNil(w.t, last)
	require.NotEmpty(w.t, last.Exports)
	last.Exports[0] += "-gone"
	var record bytes.Buffer
	require.NoError(w.t, gob.NewEncoder(&record).Encode(last))
	require.NoError(w.t, m.store.Write(m.key, record.Bytes()))
}

// TestSkipAnotherProgram runs copies of the program, of which one is not like the
// others.
func TestSkipAnotherProgram(t *testing.T) {
	w := newSkipWorld(t, "m", []string{"./..."}, nil)
	self, err := os.Executable()
	require.NoError(t, err)
	program, err := os.ReadFile(self)
	require.NoError(t, err)
	copied := w.path("bin/toolgen") // a name by which TestMain knows that it is a command
	if runtime.GOOS == "windows" {
		copied += ".exe"
	}
	require.NoError(t, os.Mkdir(w.path("bin"), 0o755))
	for _, c := range []struct {
		content []byte
		want    string
	}{{program, "skipped"}, {append(program, 0), "loaded"}} {
		require.NoError(t, os.WriteFile(copied, c.content, 0o755))
		out, err := exec.Command(copied, "-C", w.path("m"), "-v", "./...").CombinedOutput()
		require.NoError(t, err, "%s", out)
		assert.Contains(t, string(out), c.want)
	}
}
