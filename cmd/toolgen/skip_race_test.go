package main

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A meddler acts once, when the run says a certain thing under -v.
type meddler struct {
	bytes.Buffer
	at  string
	act func()
}

func (m *meddler) Write(text []byte) (int, error) {
	if m.act != nil && strings.Contains(string(text), m.at) {
		m.act()
		m.act = nil
	}
	return m.Buffer.Write(text)
}

// TestSkipEditDuringRun changes things while they are read. Whether the run saw
// what was there before or after, the next one loads.
func TestSkipEditDuringRun(t *testing.T) {
	base := newSkipWorld(t, "m", []string{"./..."}, nil)
	const output = "m/a/zz_toolgen.go"
	changes := map[string]func(*skipWorld){
		"edit":                    edited("m/a/other.go", "tells all", "tells me"),
		"edit of another package": edited("m/c/c.go", "right", "rechts"),
		"new file":                written("m/a/new.go", "package a\n"),
		"output edited":           edited(output, "toolgen", "toolgem"),
		"go env -w":               written("goenv", "GOFLAGS=-tags=x\n"),
		"edit and back": func(w *skipWorld) {
			text := w.read("m/b/b.go")
			w.write("m/b/b.go", "package")
			w.write("m/b/b.go", text)
		},
		"removed and put back":      func(w *skipWorld) { w.rename("m/b/b.go", "gone"); w.rename("gone", "m/b/b.go") },
		"another file and back":     func(w *skipWorld) { w.write("m/b/x.go", "package x"); w.remove("m/b/x.go") },
		"the go.mod":                edited("m/go.mod", "go 1.26", "go 1.25"),
		"a go.work appears":         written("go.work", "go 1.26\n\nuse ./m\n"),
		"a replaced module appears": func(w *skipWorld) { w.replace("m/go.mod", ")\n", "\texample.com/s => ../s\n)\n") },
	}
	for name, change := range changes {
		for _, at := range []string{"packages parsed", "type-checked", "generated example.com/m/b"} {
			t.Run(name+", "+at, func(t *testing.T) {
				w := base.at(t)
				w.restore()
				w.replace("m/a/other.go", "tells it", "tells all")
				m := &meddler{at: at, act: func() { change(w) }}
				run([]string{"-C", w.path("m"), "-v", "./..."}, io.Discard, m)
				require.Nil(t, m.act, "%s", m.String())
				assert.False(t, w.skips(w.args...))
			})
		}
	}
}
