package size

import (
	"bytes"
	"embed"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"text/template"

	"github.com/stretchr/testify/require"
)

//go:embed testdata/*/*.tmpl
var sources embed.FS

var templates = template.Must(template.ParseFS(sources, "testdata/*/*.tmpl"))

// A module is a folder of sources for programs that are built and looked at.
type module struct{ dir string }

// newModule makes a module that may require whatever this one does, at the same
// versions.
func newModule(tb testing.TB) *module {
	tb.Helper()
	const self = "github.com/toolgen/toolgen/benchmarks"
	m := &module{tb.TempDir()}
	mod, err := os.ReadFile(filepath.Join("..", "go.mod"))
	require.NoError(tb, err)
	text := strings.Replace(string(mod), "module "+self, "module size.test", 1)
	require.Contains(tb, text, "toolgen => ../")
	text = strings.Replace(text, "toolgen => ../", "toolgen => "+strconv.Quote(absolute(tb, "../..")), 1)
	m.write(tb, "go.mod", text+"\nrequire "+self+" v0.0.0\nreplace "+self+" => "+strconv.Quote(absolute(tb, ".."))+"\n")
	sums, err := os.ReadFile(filepath.Join("..", "go.sum"))
	require.NoError(tb, err)
	m.write(tb, "go.sum", string(sums))
	return m
}

func absolute(tb testing.TB, path string) string {
	tb.Helper()
	path, err := filepath.Abs(filepath.FromSlash(path))
	require.NoError(tb, err)
	return path
}

func (m *module) write(tb testing.TB, name, text string) {
	tb.Helper()
	path := filepath.Join(m.dir, filepath.FromSlash(name))
	require.NoError(tb, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(tb, os.WriteFile(path, []byte(text), 0o644))
}

// add writes a file of the template.
func (m *module) add(tb testing.TB, name, from string, data any) {
	tb.Helper()
	var text strings.Builder
	require.NoError(tb, templates.ExecuteTemplate(&text, from, data))
	m.write(tb, name, text.String())
}

// generate runs toolgen over all packages of the module.
func (m *module) generate(tb testing.TB) {
	tb.Helper()
	run(tb, m.dir, nil, command(tb), "./...")
}

// A target is what a program is built for.
type target struct{ goos, goarch string }

var (
	linux = target{"linux", "amd64"}
	wasm  = target{"wasip1", "wasm"}
	host  = target{runtime.GOOS, runtime.GOARCH} // for what is run here
)

func (t target) String() string { return t.goos + "/" + t.goarch }

// build builds programs, without what only a debugger reads if they are to be
// stripped, and returns the folder that holds them.
func build(tb testing.TB, dir, packages string, t target, stripped bool) string {
	tb.Helper()
	bin := tb.TempDir()
	args := []string{"build", "-trimpath", "-o", bin + string(filepath.Separator)}
	if stripped {
		args = append(args, "-ldflags=-s -w")
	}
	env := []string{"GOOS=" + t.goos, "GOARCH=" + t.goarch, "CGO_ENABLED=0"}
	run(tb, dir, env, "go", append(args, packages)...)
	return bin
}

// weight is the size of a file in bytes.
func weight(tb testing.TB, path string) int {
	tb.Helper()
	info, err := os.Stat(path)
	require.NoError(tb, err)
	return int(info.Size())
}

// command is the path of toolgen, built once from the repository around this
// module.
func command(tb testing.TB) string {
	tb.Helper()
	built.once.Do(func() {
		built.dir, built.err = os.MkdirTemp("", "toolgen-size")
		if built.err == nil {
			run(tb, filepath.Join("..", ".."), nil, "go", "build", "-o", filepath.Join(built.dir, "toolgen"), "./cmd/toolgen")
		}
	})
	require.NoError(tb, built.err)
	return filepath.Join(built.dir, "toolgen")
}

var built struct {
	once sync.Once
	dir  string
	err  error
}

// run runs a program and returns its standard output. Nothing is fetched.
func run(tb testing.TB, dir string, env []string, name string, args ...string) []byte {
	tb.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off", "GOTOOLCHAIN=local", "TOOLGENCACHE=off")
	cmd.Env = append(cmd.Env, env...)
	var output, errors bytes.Buffer
	cmd.Stdout, cmd.Stderr = &output, &errors
	require.NoError(tb, cmd.Run(), "%s %s: %s", name, strings.Join(args, " "), &errors)
	return output.Bytes()
}
