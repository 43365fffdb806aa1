package main

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"toolgen-vet": main})
}

// TestScripts runs the analyzer as it is typed: under go vet, whose -vettool
// wants a path, which is in $VETTOOL. To accept a new output run
// `UPDATE=1 go test ./cmd/toolgen-vet`.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	tool, err := exec.LookPath("toolgen-vet")
	require.NoError(t, err)
	env := goEnv(t, "GOCACHE", "GOMODCACHE", "GOPATH")
	env["VETTOOL"] = tool
	env["GOFLAGS"], env["GOPROXY"], env["GOTOOLCHAIN"] = "-mod=mod", "off", "local"
	testscript.Run(t, testscript.Params{
		Dir:                filepath.Join(root, "testdata", "vet"),
		UpdateScripts:      os.Getenv("UPDATE") != "",
		RequireUniqueNames: true,
		Condition:          func(name string) (bool, error) { return name == "cgo" && cgoWorks(), nil },
		Setup: func(e *testscript.Env) error {
			for name, value := range env {
				e.Setenv(name, value)
			}
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

func cgoWorks() bool {
	out, err := exec.Command("go", "env", "CGO_ENABLED").Output()
	_, missing := exec.LookPath("gcc")
	return err == nil && string(out) == "1\n" && missing == nil
}

// writeModule makes the work folder a module that uses this working copy, unless
// the script brings a go.mod of its own.
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
	return os.WriteFile(path, []byte(`module example.com/m

go 1.26

require github.com/toolgen/toolgen v0.0.0

replace github.com/toolgen/toolgen => `+strconv.Quote(root)+"\n"), 0o644)
}
