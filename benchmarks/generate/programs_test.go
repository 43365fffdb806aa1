package generate

import (
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// built is where the programs that are measured lie; it is made once.
var built = struct {
	once sync.Once
	dir  string
}{}

// program is the path of a program. toolgen is built from the repository around
// this module, stringer and controller-gen from the versions in go.mod.
func program(tb testing.TB, name string) string {
	tb.Helper()
	if name == "go" {
		return name
	}
	built.once.Do(func() {
		dir, err := os.MkdirTemp("", "toolgen-bench")
		require.NoError(tb, err)
		built.dir = dir
		build(tb, ".", "tool")
		build(tb, filepath.Join("..", ".."), "./cmd/toolgen")
	})
	return filepath.Join(built.dir, name)
}

func build(tb testing.TB, dir, pattern string) {
	tb.Helper()
	cmd := exec.Command("go", "build", "-o", built.dir+string(filepath.Separator), pattern)
	cmd.Dir = dir
	output, err := cmd.CombinedOutput()
	require.NoError(tb, err, "%s", output)
}

// environment is that of all commands: nothing is fetched, and toolgen keeps
// what it remembers away from the user's.
func environment(tb testing.TB) []string {
	tb.Helper()
	return append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off", "GOTOOLCHAIN=local", "TOOLGENCACHE="+filepath.Join(built.dir, "cache"))
}
