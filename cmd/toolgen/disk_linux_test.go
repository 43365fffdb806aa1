package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// smallDisk mounts a file system of 64 KiB in memory, with a module on it that
// has been generated for and then changed.
func smallDisk(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("toolgen", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skipf("this user cannot mount a file system: %v", err)
	}
	t.Cleanup(func() { syscall.Unmount(dir, syscall.MNT_DETACH) })
	writeTree(t, dir, map[string]string{"go.mod": "module case.test\n\ngo 1.26\n", "tools.go": diskTools})
	runIn(t, statusDone, dir)
	writeTree(t, dir, map[string]string{"tools.go": strings.Replace(diskTools, "greets", "waves", 1)})
	return dir
}

const diskTools = `package tools

// Greet greets.
//
//tool:export
func Greet() string { return "Hello!" }
`

// runIn runs toolgen in a folder and returns what it says.
func runIn(t *testing.T, status int, dir string, flags ...string) (stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	got := run(append([]string{"-C", dir}, flags...), &out, &errs)
	require.Equal(t, status, got, "%s%s", out.String(), errs.String())
	return out.String(), errs.String()
}

func TestAFullDisk(t *testing.T) {
	dir := smallDisk(t)
	filler := filepath.Join(dir, "filler")
	err := os.WriteFile(filler, make([]byte, 128<<10), 0o666)
	require.ErrorIs(t, err, syscall.ENOSPC)
	before := contents(t, dir)

	_, stderr := runIn(t, statusFailed, dir)
	assert.Equal(t, "toolgen: cannot write "+filepath.Join(dir, "zz_toolgen.go")+": no space left on device\n", stderr)
	assert.Equal(t, before, contents(t, dir), "nothing half-written")
	stdout, _ := runIn(t, statusFaults, dir, "-check")
	assert.Equal(t, "zz_toolgen.go\n", stdout, "what only reads needs no space")

	require.NoError(t, os.Remove(filler))
	runIn(t, statusDone, dir)
	runIn(t, statusDone, dir, "-check")
}

func TestAReadOnlyDisk(t *testing.T) {
	dir := smallDisk(t)
	require.NoError(t, syscall.Mount("", dir, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))
	before := contents(t, dir)

	_, stderr := runIn(t, statusFailed, dir)
	assert.Equal(t, "toolgen: cannot write "+filepath.Join(dir, "zz_toolgen.go")+": read-only file system\n", stderr)
	assert.Equal(t, before, contents(t, dir))
	stdout, _ := runIn(t, statusFaults, dir, "-check")
	assert.Equal(t, "zz_toolgen.go\n", stdout)
	stdout, _ = runIn(t, statusFaults, dir, "-diff")
	assert.Contains(t, stdout, "+++ b/zz_toolgen.go\n")
}
