package generate

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A command is what a user types to bring a module's generated code up to date,
// or what reads a module as far as one must for that.
type command struct {
	name string
	args []string
	env  []string
	// perPackage commands take one package at a time, as go generate runs them.
	perPackage bool
	// outdated is the exit status after an edit.
	outdated int
}

var commands = []command{
	{name: "toolgen", args: []string{"toolgen", "./..."}},
	{name: "toolgen, cache off", args: []string{"toolgen", "./..."}, env: []string{"TOOLGENCACHE=off"}},
	{name: "toolgen -check", args: []string{"toolgen", "-check", "./..."}, outdated: 1},
	{name: "toolgen -check, cache off", args: []string{"toolgen", "-check", "./..."}, env: []string{"TOOLGENCACHE=off"}, outdated: 1},
	{name: "go list -export -deps", args: []string{"go", "list", "-export", "-deps", "./..."}},
	{name: "go vet", args: []string{"go", "vet", "./..."}},
	{name: "stringer", args: []string{"stringer", "-type", "Status"}, perPackage: true},
	{name: "controller-gen object", args: []string{"controller-gen", "object", "paths=./..."}},
}

// A state is what a command finds.
type state string

const (
	edited    state = "after an edit"
	unchanged state = "nothing changed"
)

// A run is a command over its own copy of a module, in one state.
type run struct {
	command
	state  state
	module *module
	// every is 1, or a greater number n where a command is so slow that only
	// every nth round can wait for it.
	every     int
	wall, cpu []time.Duration
}

// runsOver writes a copy of the module for each command in each state, and runs
// the command once, so that the unchanged ones are up to date and all caches
// are warm.
func runsOver(tb testing.TB, w workload) []*run {
	tb.Helper()
	var runs []*run
	for _, c := range commands {
		for _, s := range []state{edited, unchanged} {
			r := &run{command: c, state: s, module: writeModule(tb, w), every: 1}
			if c.perPackage && w.packages > 1 {
				r.every = 4
			}
			up := r.command
			if up.args[0] == "toolgen" {
				up.args = []string{"toolgen", "./..."}
			}
			up.execute(tb, r.module, 0)
			runs = append(runs, r)
		}
	}
	return runs
}

// measure runs the command once, after the edit that brings its module to a
// version where the state asks for that.
func (r *run) measure(tb testing.TB, version int64) {
	tb.Helper()
	status := 0
	if r.state == edited {
		r.module.edit(tb, version)
		status = r.outdated
	}
	wall, cpu := r.execute(tb, r.module, status)
	r.wall = append(r.wall, wall)
	r.cpu = append(r.cpu, cpu)
	if r.name == "toolgen" && r.state == edited {
		r.module.requireVersion(tb, version)
	}
}

// execute runs a command over a module and returns what it took: the time on the
// clock, and that of the processors in the process and all that it waited for.
func (c command) execute(tb testing.TB, m *module, status int) (wall, cpu time.Duration) {
	tb.Helper()
	lines := [][]string{c.args}
	if c.perPackage {
		lines = nil
		for _, p := range m.packages {
			lines = append(lines, append(c.args[:len(c.args):len(c.args)], "./"+p))
		}
	}
	for _, line := range lines {
		var output bytes.Buffer
		cmd := exec.Command(program(tb, line[0]), line[1:]...)
		cmd.Dir, cmd.Env = m.dir, append(environment(tb), c.env...)
		cmd.Stdout, cmd.Stderr = &output, &output
		start := time.Now()
		err := cmd.Run()
		wall += time.Since(start)
		require.NotNil(tb, cmd.ProcessState, "%v", err)
		require.Equal(tb, status, cmd.ProcessState.ExitCode(), "%s: %s", strings.Join(line, " "), output.Bytes())
		cpu += cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	}
	return wall, cpu
}

// requireVersion checks that an edit reached what toolgen writes: a command that
// does nothing would be fast.
func (m *module) requireVersion(tb testing.TB, version int64) {
	tb.Helper()
	content, err := os.ReadFile(filepath.Join(m.dir, m.packages[0], "zz_toolgen.go"))
	require.NoError(tb, err)
	require.Contains(tb, string(content), versionText(version))
}
