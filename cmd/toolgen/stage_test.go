package main

import (
	"crypto/rand"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestStraysOfKilledRunsAreRemoved(t *testing.T) {
	stray, fresh := temporary+rand.Text(), temporary+rand.Text()
	folderOfOurName := temporary + rand.Text()
	dir := folder(t, map[string]string{
		stray: "half a fi", fresh: ours, temporary + "notes": "mine", "zz_toolgen.go": ours, "." + rand.Text(): "",
	})
	require.NoError(t, os.Mkdir(filepath.Join(dir, folderOfOurName), 0o755))
	want := contents(t, dir)
	delete(want, stray)
	now := time.Now()
	for name := range contents(t, dir) {
		if name != fresh {
			old := now.Add(-2 * strayAge)
			require.NoError(t, os.Chtimes(filepath.Join(dir, name), old, old))
		}
	}
	removeStrays(dir, now)
	assert.Equal(t, want, contents(t, dir), "only what a run made, and that no living run can need")

	removeStrays(filepath.Join(dir, "nowhere"), now) // is no fault
}

// TestStageMakesWhatRemoveStraysKnows holds the two spellings of the name to each
// other.
func TestStageMakesWhatRemoveStraysKnows(t *testing.T) {
	dir := t.TempDir()
	_, err := stage(change{path: filepath.Join(dir, "zz_toolgen.go"), content: []byte(ours), missing: true, mode: 0o666})
	require.NoError(t, err)
	require.Len(t, contents(t, dir), 1)
	removeStrays(dir, time.Now().Add(2*strayAge))
	assert.Empty(t, contents(t, dir))
}

func TestCannotNamesTheFileThatTheUserKnows(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "gone", "zz_toolgen.go")
	err := commit([]change{{path: path, content: []byte(ours), mode: 0o666}})
	require.ErrorIs(t, err, fs.ErrNotExist)
	assert.Regexp(t, `^cannot write .*zz_toolgen\.go: [^/\\]*$`, err.Error())

	blocked := filepath.Join(dir, "blocked")
	require.NoError(t, os.MkdirAll(filepath.Join(blocked, "full"), 0o755))
	err = commit([]change{{path: blocked, content: []byte(ours), mode: 0o666}})
	assert.Regexp(t, `^cannot write .*blocked: [^/\\]*$`, err.Error())
	err = commit([]change{{path: blocked}})
	assert.Regexp(t, `^cannot remove .*blocked: [^/\\]*$`, err.Error())
}

// Of two runs at once one is the first to remove a file.
func TestAFileThatIsGoneAlreadyNeedNotBeRemoved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "zz_toolgen.go")
	require.NoError(t, commit([]change{{path: path}}))
	changes, err := plan(filepath.Dir(path), nil, []string{path})
	require.NoError(t, err)
	assert.Empty(t, changes)
}
