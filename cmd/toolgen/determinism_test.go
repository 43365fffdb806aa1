package main

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse"
)

// determinismFiles are two packages of several files, with all that could leak
// an order: enums over files, structs of another package, maps, many tools.
var determinismFiles = map[string]string{
	"go.mod": "module case.test\n\ngo 1.26\n",
	"part/part.go": `package part

// Part is a piece.
type Part struct {
	Code  string         // Code is the code.
	Sizes map[string]int // Sizes are the sizes.
	Kind  Kind           // Kind is the kind.
}

// Kind is a kind.
type Kind int

const (
	KindB Kind = iota
	KindA
)
`,
	"part/more.go": "package part\n\nconst KindZ Kind = 9\n",
	"b.go": `package tools

import (
	"context"
	"time"

	"case.test/part"
)

// Put stores a part.
//
// Parameters:
//   - p: the part
//   - at: when
//   - w: how much
//
//tool:export
//tool:param w minimum=0.5 maximum=2
//tool:param at optional
func Put(ctx context.Context, p part.Part, at time.Time, w float64) (map[string]part.Part, error) {
	return nil, nil
}
`,
	"a.go": `package tools

import (
	"context"

	"case.test/part"
)

// Find finds parts.
//
// Parameters:
//   - codes: the codes
//   - kind: the kind
//
//tool:export
//tool:param codes pattern="^[A-Z]+$" maxItems=5
//tool:param kind default=A
func Find(ctx context.Context, codes []string, kind part.Kind) ([]part.Part, error) { return nil, nil }

// Store holds parts.
type Store struct{}

// Count counts.
//
//tool:export
func (s *Store) Count() int { return 0 }
`,
}

func writeTree(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
}

func generateOnce(t *testing.T, cfg parse.Config) string {
	t.Helper()
	res, err := parse.Load(cfg)
	require.NoError(t, err)
	require.Len(t, res.Packages, 1)
	p := res.Packages[0]
	require.False(t, p.Diagnostics.HasErrors(), "%v", p.Diagnostics.All())
	files, err := emit.Files(p.Model)
	require.NoError(t, err)
	require.Len(t, files, 1)
	for range 49 {
		again, err := emit.Files(p.Model)
		require.NoError(t, err)
		require.Equal(t, string(files[0].Content), string(again[0].Content), "the same model gave other bytes")
	}
	return string(files[0].Content)
}

// TestDeterminism: the output depends on the sources and on nothing else.
//
// Cases: G39, G41.
func TestDeterminism(t *testing.T) {
	dir := t.TempDir()
	writeTree(t, dir, determinismFiles)
	want := generateOnce(t, parse.Config{Dir: dir})
	assert.Contains(t, want, "func Tools()")
	assert.NotContains(t, want, dir)

	t.Run("another load", func(t *testing.T) {
		got := generateOnce(t, parse.Config{Dir: dir})
		assert.Equal(t, want, got)
	})
	t.Run("another working directory", func(t *testing.T) {
		got := generateOnce(t, parse.Config{Dir: filepath.Join(dir, "part"), Patterns: []string{"case.test"}})
		assert.Equal(t, want, got)
	})
	t.Run("another checkout", func(t *testing.T) {
		other := filepath.Join(t.TempDir(), "a b#c")
		writeTree(t, other, determinismFiles)
		got := generateOnce(t, parse.Config{Dir: other})
		assert.Equal(t, want, got)
	})
	t.Run("another number of processors", func(t *testing.T) {
		for _, n := range []int{1, 8} {
			before := runtime.GOMAXPROCS(n)
			got := generateOnce(t, parse.Config{Dir: dir})
			runtime.GOMAXPROCS(before)
			assert.Equal(t, want, got, "%d", n)
		}
	})
	t.Run("beside its own output", func(t *testing.T) {
		other := t.TempDir()
		writeTree(t, other, determinismFiles)
		require.NoError(t, os.WriteFile(filepath.Join(other, model.OutputName), []byte(want), 0o644))
		got := generateOnce(t, parse.Config{Dir: other})
		assert.Equal(t, want, got)
	})
	t.Run("another system", func(t *testing.T) {
		t.Setenv("GOOS", "wasip1")
		t.Setenv("GOARCH", "wasm")
		t.Setenv("GOFLAGS", "")
		got := generateOnce(t, parse.Config{Dir: dir})
		assert.Equal(t, want, got)
	})
	t.Run("a 32-bit system", func(t *testing.T) {
		t.Setenv("GOARCH", "386")
		t.Setenv("CGO_ENABLED", "0")
		got := generateOnce(t, parse.Config{Dir: dir})
		assert.Equal(t, want, got)
	})
}
