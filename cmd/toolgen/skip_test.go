package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A skipChange is one thing that happens between two runs, after which the
// second must load.
type skipChange struct {
	name   string
	change func(w *skipWorld)
	args   []string // of the second run, where they are others
}

// checkChanges makes each change by itself. Without it nothing is loaded; with
// it the run says what a run without memory says.
func checkChanges(t *testing.T, base *skipWorld, changes []skipChange) {
	for _, c := range changes {
		t.Run(c.name, func(t *testing.T) {
			w := base.at(t)
			w.restore()
			require.True(t, w.skips(w.args...), "loads although nothing changed")
			c.change(w)
			args := w.args
			if c.args != nil {
				args = c.args
			}
			require.False(t, w.skips(args...), "does not see the change")
			args = append([]string{"-check"}, args...)
			status, stdout, stderr := w.run(args...)
			t.Setenv("TOOLGENCACHE", "off")
			wantStatus, wantStdout, wantStderr := w.run(args...)
			assert.Equal(t, wantStatus, status)
			assert.Equal(t, wantStdout, stdout)
			assert.Equal(t, wantStderr, stderr)
		})
	}
}

func setenv(name, value string) func(*skipWorld) {
	return func(w *skipWorld) { w.t.Setenv(name, value) }
}

func edited(name, old, new string) func(*skipWorld) {
	return func(w *skipWorld) { w.replace(name, old, new) }
}

func written(name, text string) func(*skipWorld) {
	return func(w *skipWorld) { w.write(name, text) }
}

func removed(name string) func(*skipWorld) {
	return func(w *skipWorld) { w.remove(name) }
}

// TestSkipChanges is the proof that a run is left out only where nothing changed
// that its result could rest on.
func TestSkipChanges(t *testing.T) {
	const output = "m/a/zz_toolgen.go"
	checkChanges(t, newSkipWorld(t, "m", []string{"./..."}, nil), []skipChange{
		{name: "own file", change: edited("m/a/other.go", "tells it", "tells all")},
		{name: "own file, of the same size and time", change: func(w *skipWorld) {
			info, err := os.Stat(w.path("m/a/other.go"))
			require.NoError(w.t, err)
			w.replace("m/a/other.go", "tells it", "tells me")
			require.NoError(w.t, os.Chtimes(w.path("m/a/other.go"), info.ModTime(), info.ModTime()))
		}},
		{name: "new file", change: written("m/a/new.go", "package a\n")},
		{name: "new test file", change: written("m/a/a_test.go", "package a\n\nfunc Tools() {}\n")},
		{name: "removed file", change: removed("m/a/other.go")},
		{name: "renamed file", change: func(w *skipWorld) { w.rename("m/a/other.go", "m/a/0.go") }},
		{name: "renamed file, in case only", change: func(w *skipWorld) { w.rename("m/a/other.go", "m/a/Other.go") }},
		{name: "renamed file, left out of this build", change: func(w *skipWorld) { w.rename("m/a/other.go", "m/a/other_plan9.go") }},
		{name: "file becomes a folder", change: func(w *skipWorld) { w.remove("m/a/other.go"); w.write("m/a/other.go/x", "") }},
		{name: "file becomes a link to what it held", change: func(w *skipWorld) {
			w.rename("m/a/other.go", "outside/other.go")
			require.NoError(w.t, os.Symlink("../../outside/other.go", w.path("m/a/other.go")))
		}},
		{name: "file of another build", change: edited("m/a/plan9.go", "system", "Tools")},
		{name: "broken file", change: written("m/a/other.go", "package a\n\nfunc (")},
		{name: "doc comment in another package", change: edited("m/.hidden/hidden.go", "is its size", "is how long it is")},
		{name: "constant in another package", change: edited("m/b/b.go", `"left"`, `"links"`)},
		{name: "constant far away", change: edited("m/c/c.go", `"right"`, `"rechts"`)},
		{name: "new package", change: written("m/d/d.go", "package d\n\n// D does it.\n//\n//tool:export\nfunc D() {}\n")},
		{name: "removed package", change: func(w *skipWorld) { require.NoError(w.t, os.RemoveAll(w.path("m/c"))) }},
		{name: "replaced module", change: edited("r/r.go", "is its code", "is its number")},
		{name: "go.mod of a replaced module", change: edited("r/go.mod", "1.26", "1.25")},
		{name: "replaced module is gone", change: func(w *skipWorld) { w.rename("r", "gone") }},
		{name: "replacement", change: func(w *skipWorld) { w.rename("r", "s"); w.replace("m/go.mod", "=> ../r", "=> ../s") }},
		{name: "go version in go.mod", change: edited("m/go.mod", "go 1.26", "go 1.25")},
		{name: "go.sum", change: written("m/go.sum", "example.com/x v1.0.0 h1:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n")},
		{name: "go.mod in a folder below", change: written("m/b/go.mod", "module example.com/m/b\n")},
		{name: "go.mod is gone", change: removed("m/go.mod")},
		{name: "go.work in a folder above", change: written("go.work", "go 1.26\n\nuse ./m\n")},
		{name: "vendor folder", change: written("m/vendor/modules.txt", "# example.com/r v0.0.0 => ../r\n")},
		{name: "output edited", change: edited(output, "toolgen", "toolgem")},
		{name: "output deleted", change: removed(output)},
		{name: "output truncated", change: written(output, "")},
		{name: "output of someone else", change: written(output, "package a\n")},
		{name: "output becomes a folder", change: func(w *skipWorld) { w.remove(output); w.write(output+"/x", "") }},
		{name: "output becomes a link", change: func(w *skipWorld) {
			w.rename(output, "outside/zz.go")
			require.NoError(w.t, os.Symlink("../../outside/zz.go", w.path(output)))
		}},
		{name: "output is left over elsewhere", change: func(w *skipWorld) {
			w.write("m/c/zz_toolgen.go", "// Code generated by toolgen. DO NOT EDIT.\n\npackage c\n")
		}},
		{name: "output of a group is left over", change: func(w *skipWorld) {
			w.write("m/a/zz_toolgen_x_gen.go", "// Code generated by toolgen. DO NOT EDIT.\n\n//go:build x\n\npackage a\n")
		}},
		{name: "link leads elsewhere", change: func(w *skipWorld) { w.relink("m/linked", "../outside/two") }},
		{name: "package behind a link", change: edited("outside/one/l.go", "= 1", "= 2")},
		{name: "link leads nowhere", change: func(w *skipWorld) { w.relink("m/linked", "../outside/three") }},
		{name: "header of C", change: edited("m/b/b.h", "1", "2")},
		{name: "embedded file is gone", change: removed("m/b/text.txt")},
		{name: "-tags", change: func(*skipWorld) {}, args: []string{"-tags=x", "./..."}},
		{name: "-providers", change: func(*skipWorld) {}, args: []string{"-providers=openai", "./..."}},
		{name: "other packages", change: func(*skipWorld) {}, args: []string{"./a"}},
		{name: "GOFLAGS", change: setenv("GOFLAGS", "-tags=x")},
		{name: "GOOS", change: setenv("GOOS", "plan9")},
		{name: "GOARCH", change: setenv("GOARCH", "386")},
		{name: "CGO_ENABLED", change: setenv("CGO_ENABLED", otherThan(goSetting(t, "CGO_ENABLED")))},
		{name: "GODEBUG", change: setenv("GODEBUG", "gotypesalias=0")},
		{name: "go env -w", change: written("goenv", "GOOS=plan9\n")},
		{name: "another folder for go env -w", change: func(w *skipWorld) { w.write("goenv2", ""); w.t.Setenv("GOENV", w.path("goenv2")) }},
		{name: "another go on the PATH", change: func(w *skipWorld) { w.script("go", `exec "`+goProgram(w.t)+`" "$@"`) }},
		{name: "a gopackagesdriver on the PATH", change: func(w *skipWorld) { w.script("gopackagesdriver", `echo '{"NotHandled":true}'`) }},
		{name: "record is damaged", change: func(w *skipWorld) {
			w.eachRecord(func(text string) string { return text[:len(text)-9] + "!" + text[len(text)-8:] })
		}},
		{name: "record is cut off", change: func(w *skipWorld) { w.eachRecord(func(text string) string { return text[:len(text)/2] }) }},
		{name: "record is empty", change: func(w *skipWorld) { w.eachRecord(func(string) string { return "" }) }},
		{name: "record is someone else's", change: func(w *skipWorld) { w.eachRecord(func(string) string { return "{}\n" }) }},
		{name: "record is of another version", change: func(w *skipWorld) {
			w.eachRecord(func(text string) string { return strings.Replace(text, "record 1", "record 9", 1) })
		}},
		{name: "no record", change: func(w *skipWorld) { require.NoError(w.t, os.RemoveAll(w.path("cache"))) }},
	})
}

// TestSkipWorkspace is the same in a workspace, from a folder without a go.mod.
func TestSkipWorkspace(t *testing.T) {
	w := newSkipWorld(t, ".", []string{"./m/...", "./r"}, func(w *skipWorld) {
		w.write("go.work", "go 1.26\n\nuse (\n\t./m\n\t./r\n)\n\nreplace github.com/toolgen/toolgen => ./toolgen\n")
		w.write("m/go.mod", "module example.com/m\n\ngo 1.26\n\nrequire github.com/toolgen/toolgen v0.0.0\n")
	})
	checkChanges(t, w, []skipChange{
		{name: "package of another module", change: edited("r/r.go", "is its code", "is its number")},
		{name: "package that go.work replaces", change: written("toolgen/runtime/new.go", "package toolrt\n")},
		{name: "go.work", change: edited("go.work", "1.26", "1.26.0")},
		{name: "go.work without a module", change: edited("go.work", "\t./r\n", "")},
		{name: "go.work.sum", change: written("go.work.sum", "example.com/x v1.0.0 h1:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n")},
		{name: "vendor folder", change: written("vendor/modules.txt", "## workspace\n")},
		{name: "GOWORK=off", change: setenv("GOWORK", "off")},
		{name: "go env -w GOWORK=off", change: written("goenv", "GOWORK=off\n")},
	})
}

// TestSkipVendor is the same where dependencies are vendored.
func TestSkipVendor(t *testing.T) {
	w := newSkipWorld(t, "m", []string{"./..."}, func(w *skipWorld) {
		for _, module := range []struct{ path, dir, name string }{{"example.com/r", "r", "r.go"}, {"github.com/toolgen/toolgen/runtime", "toolgen/runtime", "runtime.go"}} {
			w.write("m/vendor/"+module.path+"/"+module.name, w.read(module.dir+"/"+module.name))
		}
		w.write("m/vendor/modules.txt", `# example.com/r v0.0.0 => ../r
## explicit; go 1.26
example.com/r
# github.com/toolgen/toolgen v0.0.0 => ../toolgen
## explicit; go 1.26
github.com/toolgen/toolgen/runtime
# example.com/r => ../r
# github.com/toolgen/toolgen => ../toolgen
`)
	})
	checkChanges(t, w, []skipChange{
		{name: "vendored package", change: edited("m/vendor/example.com/r/r.go", "is its code", "is its number")},
		{name: "modules.txt", change: edited("m/vendor/modules.txt", "go 1.26", "go 1.25")},
		{name: "vendor folder is gone", change: func(w *skipWorld) { require.NoError(w.t, os.RemoveAll(w.path("m/vendor"))) }},
	})
}

// TestSkipNewPlace has a module move to a folder that the last run did not know.
func TestSkipNewPlace(t *testing.T) {
	w := newSkipWorld(t, "m", []string{"./..."}, nil)
	w.rename("r", "s")
	w.replace("m/go.mod", "=> ../r", "=> ../s")
	for range 2 {
		assert.False(t, w.skips(w.args...))
		status, _, stderr := w.run(w.args...)
		require.Zero(t, status, stderr)
	}
	assert.True(t, w.skips(w.args...))
	w.replace("s/r.go", "package r", "package r // too")
	assert.False(t, w.skips(w.args...))
}

// script puts a program of this name in front of the PATH.
func (w *skipWorld) script(name, line string) {
	if runtime.GOOS == "windows" {
		w.t.Skip("needs a shell")
	}
	w.write("bin/"+name, "#!/bin/sh\n"+line+"\n")
	require.NoError(w.t, os.Chmod(w.path("bin/"+name), 0o755))
	w.t.Setenv("PATH", w.path("bin")+string(filepath.ListSeparator)+os.Getenv("PATH"))
}

func goProgram(t *testing.T) string {
	path, err := exec.LookPath("go")
	require.NoError(t, err)
	return path
}

func goSetting(t *testing.T, name string) string { return goEnv(t, name)[name] }

func otherThan(setting string) string {
	if setting == "1" {
		return "0"
	}
	return "1"
}

// eachRecord edits what is remembered.
func (w *skipWorld) eachRecord(edit func(string) string) {
	records, err := filepath.Glob(w.path("cache/run-*"))
	require.NoError(w.t, err)
	require.NotEmpty(w.t, records)
	for _, path := range records {
		name, err := filepath.Rel(w.root, path)
		require.NoError(w.t, err)
		w.write(name, edit(w.read(name)))
	}
}
