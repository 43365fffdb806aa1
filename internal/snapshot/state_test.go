package snapshot

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestBecame tells what a run did itself from what happened beside it.
func TestBecame(t *testing.T) {
	content := []byte("package b\n")
	write := func(path string) { require.NoError(t, os.WriteFile(path, content, 0o644)) }
	for _, c := range []struct {
		name string
		do   func(output, source string)
		want bool
	}{
		{"what it did", func(output, _ string) { write(output) }, true},
		{"by another file in its place", func(output, _ string) { write(output + "x"); require.NoError(t, os.Rename(output+"x", output)) }, true},
		{"nothing", func(string, string) {}, false},
		{"something else", func(output, _ string) { require.NoError(t, os.WriteFile(output, nil, 0o644)) }, false},
		{"the opposite", func(output, _ string) { require.NoError(t, os.Remove(output)) }, false},
		{"more", func(output, source string) { write(output); write(source) }, false},
		{"a new file", func(output, source string) { write(output); write(source + ".go") }, false},
		{"a new file and back", func(output, source string) {
			write(output)
			write(source + ".go")
			require.NoError(t, os.Remove(source+".go"))
		}, false},
		{"a new folder of something else", func(output, _ string) {
			write(output)
			require.NoError(t, os.MkdirAll(filepath.Join(filepath.Dir(output), "..", "tmp", "x"), 0o755))
		}, true},
		{"a file written as it was", func(output, source string) { write(output); writeFile(t, source) }, false},
		{"a file touched", func(output, source string) {
			write(output)
			require.NoError(t, os.Chtimes(source, time.Time{}, time.Now()))
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			output, source := writeFile(t, dir, "a", "zz.go"), writeFile(t, dir, "b", "b.go")
			// Clocks of files may tick too seldom for a test.
			long := time.Now().Add(-time.Hour)
			for _, path := range []string{output, source, filepath.Dir(source)} {
				require.NoError(t, os.Chtimes(path, long, long))
			}
			before := take(t, dir)
			c.do(output, source)
			assert.Equal(t, c.want, before.Became(take(t, dir), map[string][]byte{output: content}))
		})
	}
}

func TestBecameWithout(t *testing.T) {
	dir := t.TempDir()
	output := writeFile(t, dir, "zz.go")
	before := take(t, dir)
	require.NoError(t, os.Remove(output))
	after := take(t, dir)
	assert.True(t, before.Became(after, map[string][]byte{output: nil}))
	assert.False(t, before.Became(after, nil))
	assert.False(t, before.Became(after, map[string][]byte{output: {}}))
	assert.False(t, before.Became(after, map[string][]byte{filepath.Join(dir, "gone", "zz.go"): nil}))
}

// TestBecameThroughLink names the output by a link, as a go command does that is
// started in a linked folder.
func TestBecameThroughLink(t *testing.T) {
	dir := t.TempDir()
	output := writeFile(t, dir, "a", "zz.go")
	require.NoError(t, os.Symlink("a", filepath.Join(dir, "link")))
	before := take(t, dir)
	require.NoError(t, os.WriteFile(output, []byte("package b\n"), 0o644))
	linked := filepath.Join(dir, "link", "zz.go")
	assert.True(t, before.Became(take(t, dir), map[string][]byte{linked: []byte("package b\n")}))
}
