package size

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const hundred = 100

// TestNothingBeforeMain proves that a program with a hundred tools runs nothing of
// theirs before main: the linker finds no code to do so, and the Go runtime runs
// none. The package control, which does have such code, shows that both look.
func TestNothingBeforeMain(t *testing.T) {
	m := newModule(t)
	m.add(t, "tools/tools.go", "tools.go.tmpl", upTo(hundred))
	m.add(t, "control/control.go", "control.go.tmpl", nil)
	m.add(t, "cmd/still/main.go", "still.go.tmpl", nil)
	m.generate(t)
	program := filepath.Join(build(t, m.dir, "./cmd/still", host, false), "still")

	compiled := initialising(symbols(t, program))
	assert.Contains(t, compiled, "size.test/control")
	assert.NotContains(t, compiled, "size.test/tools")

	ran := initialised(t, program)
	assert.Contains(t, ran, "size.test/control")
	assert.NotContains(t, ran, "size.test/tools")
}

var initFunction = regexp.MustCompile(`^(.*?)(\.map)?\.init(\.[0-9]+)?$`)

// initialising are the packages with functions that run before main: init
// functions, and what sets variables whose values the compiler does not know.
func initialising(all []symbol) map[string]bool {
	found := map[string]bool{}
	for _, s := range all {
		if m := initFunction.FindStringSubmatch(s.name); m != nil && s.code() {
			found[m[1]] = true
		}
	}
	return found
}

var initLine = regexp.MustCompile(`(?m)^init (\S+) @`)

// initialised are the packages of which something ran before main.
func initialised(tb testing.TB, program string) map[string]bool {
	tb.Helper()
	cmd := exec.Command(program)
	cmd.Env = []string{"GODEBUG=inittrace=1"}
	var trace bytes.Buffer
	cmd.Stderr = &trace
	require.NoError(tb, cmd.Run())
	found := map[string]bool{}
	for _, m := range initLine.FindAllStringSubmatch(trace.String(), -1) {
		found[m[1]] = true
	}
	return found
}
