package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	// The programs in the scripts are built against the runtime; a change to it
	// makes go test run them again instead of repeating a cached result.
	_ "github.com/toolgen/toolgen/runtime"
)

// TestMain keeps tests from what earlier runs remember, but for the programs of
// scripts, which have a memory of their own.
func TestMain(m *testing.M) {
	if _, given := os.LookupEnv("TOOLGENCACHE"); !given {
		os.Setenv("TOOLGENCACHE", "off")
	}
	testscript.Main(m, map[string]func(){"toolgen": main})
}

// TestScripts runs the command as it is typed, in modules of its own that build
// against this working copy without a network. To accept a new output run
// `UPDATE=1 go test ./cmd/toolgen`.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	env := goEnv(t, "GOCACHE", "GOMODCACHE", "GOPATH")
	testscript.Run(t, testscript.Params{
		Dir:                filepath.Join(root, "testdata", "script"),
		UpdateScripts:      os.Getenv("UPDATE") != "",
		RequireUniqueNames: true,
		Cmds:               map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
		Setup: func(e *testscript.Env) error {
			for name, value := range env {
				e.Setenv(name, value)
			}
			e.Setenv("GOFLAGS", "-mod=mod")
			e.Setenv("GOPROXY", "off")
			e.Setenv("GOTOOLCHAIN", "local")
			e.Setenv("TOOLGENCACHE", filepath.Join(e.WorkDir, ".cache"))
			return writeModule(e.WorkDir, root)
		},
	})
}

// goEnv asks the go command for settings that depend on a home folder, which
// scripts do not have.
func goEnv(t *testing.T, names ...string) map[string]string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"env", "-json"}, names...)...).Output()
	require.NoError(t, err)
	env := map[string]string{}
	require.NoError(t, json.Unmarshal(out, &env))
	return env
}

// writeModule makes the work folder a module that uses the runtime of this
// working copy, unless the script brings a go.mod of its own.
func writeModule(dir, root string) error {
	path := filepath.Join(dir, "go.mod")
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644); err != nil {
		return err
	}
	return os.WriteFile(path, fmt.Appendf(nil, `module example.com/m

go 1.26

require github.com/toolgen/toolgen v0.0.0

replace github.com/toolgen/toolgen => %s
`, strconv.Quote(root)), 0o644)
}

// exits is the script command `exits STATUS PROGRAM [ARGUMENTS]`. The standard
// `! exec` would take one failure for another.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits STATUS PROGRAM [ARGUMENTS]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%s: %v", args[1], err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}
