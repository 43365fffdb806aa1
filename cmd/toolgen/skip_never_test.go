package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestNeverSkipped are surroundings in which nothing may be concluded from the
// last run, and runs that leave nothing to conclude from.
func TestNeverSkipped(t *testing.T) {
	base := newSkipWorld(t, "m", []string{"./..."}, nil)
	for _, c := range []skipChange{
		{name: "TOOLGENCACHE=off", change: setenv("TOOLGENCACHE", "off")},
		{name: "TOOLGENCACHE cannot be written", change: func(w *skipWorld) { w.t.Setenv("TOOLGENCACHE", w.path("m/go.mod/cache")) }},
		{name: "-list", args: []string{"-list", "./..."}},
		{name: "GOPACKAGESDRIVER", change: func(w *skipWorld) {
			w.script("driver", `echo '{"NotHandled":true}'`)
			w.t.Setenv("GOPACKAGESDRIVER", w.path("bin/driver"))
		}},
		{name: "GOFLAGS=-overlay", change: func(w *skipWorld) {
			w.write("overlay.json", "{}")
			w.t.Setenv("GOFLAGS", "-overlay="+w.path("overlay.json"))
		}},
		{name: "GOFLAGS=-modfile", change: func(w *skipWorld) {
			w.write("m/other.mod", w.read("m/go.mod"))
			w.t.Setenv("GOFLAGS", "-modfile=other.mod")
		}},
		{name: "go env -w GOFLAGS=-modfile", change: func(w *skipWorld) {
			w.write("m/other.mod", w.read("m/go.mod"))
			w.write("goenv", "GOFLAGS=-modfile=other.mod\n")
		}},
		{name: "GOENV is relative", change: setenv("GOENV", "goenv")},
		{name: "errors", change: edited("m/a/other.go", "text string", "text chan int")},
		{name: "an output of another build is missing", change: written("m/a/plan9.go",
			"//go:build plan9\n\npackage a\n\n// Wake wakes it.\n//\n//tool:export\nfunc Wake() {}\n")},
		{name: "a file of someone else", change: written("m/a/zz_toolgen.go", "package a\n")},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := base.at(t)
			w.restore()
			args := w.args
			if c.args != nil {
				args = c.args
			}
			if c.change != nil {
				c.change(w)
			}
			for range 2 {
				w.run(args...)
				assert.False(t, w.skips(args...))
			}
		})
	}
	t.Run("out of date", func(t *testing.T) {
		w := base.at(t)
		for _, flag := range []string{"-check", "-diff"} {
			w.restore()
			w.replace("m/a/other.go", "tells it", "tells all")
			status, _, _ := w.run(flag, "./...")
			require.Equal(t, statusFaults, status)
			assert.False(t, w.skips(w.args...))
		}
	})
}
