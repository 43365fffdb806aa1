package main

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/emit"
)

// apply plans and commits as a run does for one package.
func apply(t *testing.T, dir string, files []emit.File, stale ...string) error {
	t.Helper()
	changes, err := plan(dir, files, stale)
	if err != nil {
		return err
	}
	return commit(changes)
}

// contents returns all that a folder holds, hidden files included, so that a
// temporary file that stayed behind fails the comparison.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	got := map[string]string{}
	for _, e := range entries {
		if e.IsDir() {
			got[e.Name()] = "a folder"
			continue
		}
		content, err := os.ReadFile(filepath.Join(dir, e.Name()))
		require.NoError(t, err)
		got[e.Name()] = string(content)
	}
	return got
}

func TestCommitWritesReplacesAndRemoves(t *testing.T) {
	dir := folder(t, map[string]string{"a.go": "package p\n", "zz_toolgen.go": ours, "zz_toolgen_old_gen.go": ours})
	files := []emit.File{
		{Name: "zz_toolgen.go", Content: []byte(newer)},
		{Name: "zz_toolgen_new_gen.go", Content: []byte(ours)},
	}
	require.NoError(t, apply(t, dir, files, filepath.Join(dir, "zz_toolgen.go"), filepath.Join(dir, "zz_toolgen_old_gen.go")))
	assert.Equal(t, map[string]string{
		"a.go":                  "package p\n",
		"zz_toolgen.go":         newer,
		"zz_toolgen_new_gen.go": ours,
	}, contents(t, dir))
}

func TestCommitLeavesAnUnchangedFileItsTime(t *testing.T) {
	dir := folder(t, map[string]string{"zz_toolgen.go": ours})
	path := filepath.Join(dir, "zz_toolgen.go")
	long := time.Now().Add(-time.Hour).Truncate(time.Second)
	require.NoError(t, os.Chtimes(path, long, long))

	require.NoError(t, apply(t, dir, generated(ours)))
	info, err := os.Stat(path)
	require.NoError(t, err)
	assert.True(t, info.ModTime().Equal(long), "unchanged: the time stays")

	require.NoError(t, apply(t, dir, generated(newer)))
	info, err = os.Stat(path)
	require.NoError(t, err)
	assert.False(t, info.ModTime().Equal(long), "changed: the time is new")
}

func TestSomeoneElsesFileIsNotTouched(t *testing.T) {
	disk := map[string]string{"zz_toolgen.go": "package p // by hand\n"}
	dir := folder(t, disk)
	path := filepath.Join(dir, "zz_toolgen.go")
	files := append(generated(ours), emit.File{Name: "zz_toolgen_a_gen.go", Content: []byte(ours)})

	assert.ErrorContains(t, apply(t, dir, files), "is in the way")
	assert.Equal(t, disk, contents(t, dir), "nothing else of the package is written either")

	require.NoError(t, apply(t, dir, nil, path), "a file that is not in the way is no fault")
	assert.Equal(t, disk, contents(t, dir))
}

func TestCommitKeepsPermissions(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no permission bits")
	}
	dir := folder(t, map[string]string{"zz_toolgen.go": ours})
	path := filepath.Join(dir, "zz_toolgen.go")
	for _, mode := range []os.FileMode{0o600, 0o666, 0o444} {
		require.NoError(t, os.Chmod(path, mode))
		require.NoError(t, apply(t, dir, generated(newer+"// "+mode.String()+"\n")))
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Equal(t, mode, info.Mode().Perm())
	}
}

func TestANewFileHasTheUsualPermissions(t *testing.T) {
	dir := folder(t, map[string]string{"usual": ""})
	require.NoError(t, apply(t, dir, generated(ours)))
	want, err := os.Stat(filepath.Join(dir, "usual"))
	require.NoError(t, err)
	got, err := os.Stat(filepath.Join(dir, "zz_toolgen.go"))
	require.NoError(t, err)
	assert.Equal(t, want.Mode(), got.Mode(), "as a file that the user's umask was applied to")
}

// A change whose place cannot be taken fails at the last step, after all files
// have been staged.
//
// Cases: G23.
func TestAFailureLeavesNoTemporaryFiles(t *testing.T) {
	dir := folder(t, map[string]string{"zz_toolgen.go": ours})
	blocked := filepath.Join(dir, "blocked")
	require.NoError(t, os.MkdirAll(filepath.Join(blocked, "full"), 0o755))

	err := commit([]change{
		{path: blocked, content: []byte(ours), mode: 0o644},
		{path: filepath.Join(dir, "zz_toolgen.go"), content: []byte(newer), mode: 0o644},
	})
	require.Error(t, err)
	assert.Equal(t, map[string]string{"zz_toolgen.go": ours, "blocked": "a folder"}, contents(t, dir))
}

func TestAFailureToStageWritesNothing(t *testing.T) {
	dir := folder(t, map[string]string{"zz_toolgen.go": ours})
	err := commit([]change{
		{path: filepath.Join(dir, "zz_toolgen.go"), content: []byte(newer), mode: 0o644},
		{path: filepath.Join(dir, "gone", "zz_toolgen.go"), content: []byte(ours), mode: 0o644},
	})
	require.ErrorIs(t, err, os.ErrNotExist)
	assert.Equal(t, map[string]string{"zz_toolgen.go": ours}, contents(t, dir))
}

func TestAReadOnlyFolderIsAFault(t *testing.T) {
	if os.Geteuid() == 0 || runtime.GOOS == "windows" {
		t.Skip("no permission stops this user from writing")
	}
	dir := folder(t, map[string]string{"zz_toolgen.go": ours})
	require.NoError(t, os.Chmod(dir, 0o555))
	t.Cleanup(func() { os.Chmod(dir, 0o755) })
	require.ErrorIs(t, apply(t, dir, generated(newer)), os.ErrPermission)
	assert.Equal(t, map[string]string{"zz_toolgen.go": ours}, contents(t, dir))
}
