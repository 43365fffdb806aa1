package generate

import (
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// things are what all benchmarks use. They are made once, and lie in one folder.
type things struct {
	dir      string
	programs string
	runtime  string // the module of what generated code imports
	cache    string // in which toolgen remembers its runs
}

var (
	made    things
	prepare sync.Once
)

// prepared makes the things. toolgen is built from the repository around this
// module, stringer and controller-gen from the versions in go.mod. The runtime is
// a copy without the rest of the repository, which toolgen would compare with its
// last run: users have it in the module cache, where nothing has to be compared.
func prepared(tb testing.TB) things {
	tb.Helper()
	prepare.Do(func() {
		dir, err := os.MkdirTemp("", "toolgen-bench")
		require.NoError(tb, err)
		made = things{dir, filepath.Join(dir, "bin"), filepath.Join(dir, "toolgen"), filepath.Join(dir, "cache")}
		repository := filepath.Join("..", "..")
		build(tb, ".", "tool")
		build(tb, repository, "./cmd/toolgen")
		require.NoError(tb, os.CopyFS(filepath.Join(made.runtime, "runtime"), os.DirFS(filepath.Join(repository, "runtime"))))
		mod, err := os.ReadFile(filepath.Join(repository, "go.mod"))
		require.NoError(tb, err)
		require.NoError(tb, os.WriteFile(filepath.Join(made.runtime, "go.mod"), mod, 0o644))
	})
	return made
}

// program is the path of a program that is measured.
func program(tb testing.TB, name string) string {
	tb.Helper()
	if name == "go" {
		return name
	}
	return filepath.Join(prepared(tb).programs, name)
}

func build(tb testing.TB, dir, pattern string) {
	tb.Helper()
	cmd := exec.Command("go", "build", "-o", made.programs+string(filepath.Separator), pattern)
	cmd.Dir = dir
	output, err := cmd.CombinedOutput()
	require.NoError(tb, err, "%s", output)
}

// environment is that of all commands: nothing is fetched, and toolgen keeps
// what it remembers away from the user's.
func environment(tb testing.TB) []string {
	tb.Helper()
	return append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off", "GOTOOLCHAIN=local", "TOOLGENCACHE="+prepared(tb).cache)
}
