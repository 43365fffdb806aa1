package snapshot

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func writeFile(t *testing.T, parts ...string) string {
	t.Helper()
	path := filepath.Join(parts...)
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte("package a\n"), 0o644))
	return path
}

func take(t *testing.T, places ...string) *State {
	t.Helper()
	s, err := Take(Places{Look: places})
	require.NoError(t, err)
	return s
}

// TestTakeWhat says which files count.
func TestTakeWhat(t *testing.T) {
	for name, counts := range map[string]bool{
		"a.go": true, "_a.go": true, "a.cpp": true, "a.S": true, "a.syso": true, "go.mod": true, "vendor/modules.txt": true,
		"testdata/a.go": true, "_b/a.go": true, ".b/a.go": true, "node_modules/a.go": true,
		".a.go": false, "a.txt": false, "a": false, "go.txt": false, ".git/a.go": false, "b/.git/a.go": false, "b/.hg/a.go": false,
	} {
		dir := t.TempDir()
		before := take(t, dir).Sum()
		writeFile(t, dir, name)
		assert.Equal(t, counts, take(t, dir).Sum() != before, name)
	}
}

// TestTakeEmbeds says that names of all files count where a source embeds some.
func TestTakeEmbeds(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, dir, "a", "a.go")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a", "a.go"), []byte("package a\n\n//go:embed *\nvar x string\n"), 0o644))
	before := take(t, dir).Sum()
	writeFile(t, dir, "b", "static", "a.txt")
	assert.Equal(t, before, take(t, dir).Sum(), "beside the package")
	text := writeFile(t, dir, "a", "static", "b", "a.txt")
	with := take(t, dir).Sum()
	assert.NotEqual(t, before, with)
	require.NoError(t, os.WriteFile(text, []byte("other"), 0o644))
	assert.Equal(t, with, take(t, dir).Sum(), "content of an embedded file counts")
}

func TestTakeLinks(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, dir, "a", "a.go")
	for name, target := range map[string]string{
		"up": "..", "a/self": ".", "a/root": dir, "again": "a", "nowhere": "gone", "loop": "loop", "loop.go": "loop.go",
	} {
		require.NoError(t, os.Symlink(target, filepath.Join(dir, name)))
	}
	inside := filepath.Join(dir, "a", "self", "root", "again")
	before := take(t, inside)
	assert.True(t, before.Holds(filepath.Join(dir, "a")))
	assert.True(t, before.Holds(dir), "links of a folder are followed")
	writeFile(t, dir, "b.go")
	assert.NotEqual(t, before.Sum(), take(t, inside).Sum())
}

func TestTakeSkips(t *testing.T) {
	dir := t.TempDir()
	cache := filepath.Join(dir, "a", "cache")
	file := writeFile(t, cache, "m@v1.0.0", "a.go")
	take := func(look ...string) Sum {
		s, err := Take(Places{Look: look, Skip: []string{cache, filepath.Join(dir, "gone")}})
		require.NoError(t, err)
		return s.Sum()
	}
	below, within := take(dir), take(dir, filepath.Dir(file))
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	assert.Equal(t, below, take(dir))
	assert.NotEqual(t, within, take(dir, filepath.Dir(file)), "a place in a folder that is passed over")
}

func TestTakeTooMuch(t *testing.T) {
	dir := t.TempDir()
	f, err := os.Create(filepath.Join(dir, "a.go"))
	require.NoError(t, err)
	require.NoError(t, f.Truncate(maxBytes+1))
	require.NoError(t, f.Close())
	_, err = Take(Places{Look: []string{dir}})
	assert.ErrorIs(t, err, ErrTooMuch)
}

func TestTakePlaces(t *testing.T) {
	dir := t.TempDir()
	gone := filepath.Join(dir, "gone")
	before := take(t, gone).Sum()
	writeFile(t, gone)
	file := take(t, gone).Sum()
	assert.NotEqual(t, before, file, "a file appears")
	require.NoError(t, os.Remove(gone))
	require.NoError(t, os.Mkdir(gone, 0o755))
	assert.NotContains(t, []Sum{before, file}, take(t, gone).Sum(), "a folder appears")
}

func TestTakeUnreadable(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("everything can be read by root")
	}
	dir := t.TempDir()
	file := writeFile(t, dir, "b", "a.go")
	before := take(t, dir).Sum()
	require.NoError(t, os.Chmod(file, 0))
	assert.NotEqual(t, before, take(t, dir).Sum())
	require.NoError(t, os.Chmod(filepath.Dir(file), 0))
	defer os.Chmod(filepath.Dir(file), 0o755)
	assert.NotEqual(t, before, take(t, dir).Sum())
}
