package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

// skipModules are three modules in one of the shapes that the go command knows.
// One package imports others, near and far; what it says of its tools comes from
// all of them.
const skipModules = `
-- m/go.mod --
module example.com/m

go 1.26

require (
	example.com/r v0.0.0
	github.com/toolgen/toolgen v0.0.0
)

replace (
	example.com/r => ../r
	github.com/toolgen/toolgen => ../toolgen
)
-- m/go.sum --
-- m/a/a.go --
package a

import (
	"example.com/m/.hidden"
	"example.com/m/b"
	"example.com/r"
)

// Turn turns it.
//
//   - way: which way
//   - part: what
//   - more: how far
//
//tool:export
func Turn(way b.Way, part r.Part, more hidden.More) error { return nil }
-- m/a/other.go --
package a

// Tell tells it.
//
//tool:export
func Tell(text string) string { return text }
-- m/a/plan9.go --
//go:build plan9

package a

const system = 9
-- m/b/b.go --
package b

import (
	_ "embed"

	"example.com/m/c"
)

// Way is a way.
type Way string

const (
	Left  Way = "left"
	Right Way = c.Right
)

//go:embed text.txt
var text string
-- m/b/text.txt --
a text
-- m/b/b.h --
#define B 1
-- m/c/c.go --
package c

const Right = "right"
-- m/.hidden/hidden.go --
package hidden

// More is more.
type More struct {
	Size int // Size is its size.
}
-- outside/one/l.go --
package l

const L = 1
-- outside/two/l.go --
package l

const L = 1
-- r/go.mod --
module example.com/r

go 1.26
-- r/r.go --
package r

// Part is a part.
type Part struct {
	Code string // Code is its code.
}
-- toolgen/go.mod --
module github.com/toolgen/toolgen

go 1.26
-- toolgen/runtime/runtime.go --
package toolrt
-- goenv --
`

// A skipWorld is a folder with modules in which toolgen has run, so that it has
// nothing to do there, and its memory of that.
type skipWorld struct {
	t     *testing.T
	root  string // without links
	dir   string // where toolgen runs, relative to root
	args  []string
	saved map[string]string // the folder's files, and the records
	links map[string]string
}

// newSkipWorld writes the modules, with what adjust makes of them, and runs
// toolgen there.
func newSkipWorld(t *testing.T, dir string, args []string, adjust func(*skipWorld)) *skipWorld {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	w := &skipWorld{t: t, root: root, dir: dir, args: args}
	for _, f := range txtar.Parse([]byte(skipModules)).Files {
		w.write(f.Name, string(f.Data))
	}
	require.NoError(t, os.Symlink("../outside/one", w.path("m/linked")))
	t.Setenv("TOOLGENCACHE", w.path("cache"))
	t.Setenv("GOENV", w.path("goenv"))
	t.Setenv("GOFLAGS", "")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOTOOLCHAIN", "local")
	t.Setenv("GOPACKAGESDRIVER", "")
	if adjust != nil {
		adjust(w)
	}
	status, stdout, stderr := w.run(w.args...)
	require.Zero(t, status, stderr)
	require.Empty(t, stdout)
	w.save()
	return w
}

func (w *skipWorld) path(name string) string { return filepath.Join(w.root, filepath.FromSlash(name)) }

// at is the same world for a subtest.
func (w *skipWorld) at(t *testing.T) *skipWorld {
	copied := *w
	copied.t = t
	return &copied
}

func (w *skipWorld) write(name, text string) {
	w.t.Helper()
	require.NoError(w.t, os.MkdirAll(filepath.Dir(w.path(name)), 0o755))
	require.NoError(w.t, os.WriteFile(w.path(name), []byte(text), 0o644))
}

func (w *skipWorld) read(name string) string {
	w.t.Helper()
	text, err := os.ReadFile(w.path(name))
	require.NoError(w.t, err)
	return string(text)
}

// replace changes a text that stands in a file.
func (w *skipWorld) replace(name, old, new string) {
	w.t.Helper()
	text := w.read(name)
	require.Contains(w.t, text, old, name)
	w.write(name, strings.Replace(text, old, new, 1))
}

func (w *skipWorld) remove(name string) {
	w.t.Helper()
	require.NoError(w.t, os.Remove(w.path(name)))
}

func (w *skipWorld) rename(from, to string) {
	w.t.Helper()
	require.NoError(w.t, os.Rename(w.path(from), w.path(to)))
}

// relink lets a link lead elsewhere.
func (w *skipWorld) relink(name, target string) {
	w.t.Helper()
	w.remove(name)
	require.NoError(w.t, os.Symlink(target, w.path(name)))
}

// run runs toolgen as it is typed, but for -C.
func (w *skipWorld) run(args ...string) (status int, stdout, stderr string) {
	var out, err bytes.Buffer
	status = run(append([]string{"-C", w.path(w.dir)}, args...), &out, &err)
	return status, out.String(), err.String()
}

// skips reports whether a run with these arguments would load nothing.
func (w *skipWorld) skips(args ...string) bool {
	w.t.Helper()
	opts, err := parseFlags(append([]string{"-C", w.path(w.dir)}, args...))
	require.NoError(w.t, err)
	c := &command{options: opts, stdout: os.Stdout, stderr: os.Stderr}
	_, last := c.remember()
	return last != nil
}

// save keeps all files, and restore writes them anew.
func (w *skipWorld) save() {
	w.saved, w.links = map[string]string{}, map[string]string{}
	require.NoError(w.t, filepath.WalkDir(w.root, func(path string, d os.DirEntry, err error) error {
		name, _ := filepath.Rel(w.root, path)
		switch {
		case err != nil:
			return err
		case d.Type()&os.ModeSymlink != 0:
			w.links[name], err = os.Readlink(path)
		case d.Type().IsRegular():
			w.saved[name] = w.read(name)
		}
		return err
	}))
}

func (w *skipWorld) restore() {
	list, err := os.ReadDir(w.root)
	require.NoError(w.t, err)
	for _, e := range list {
		require.NoError(w.t, os.RemoveAll(w.path(e.Name())))
	}
	for name, text := range w.saved {
		w.write(name, text)
	}
	for name, target := range w.links {
		require.NoError(w.t, os.Symlink(target, w.path(name)))
	}
}
