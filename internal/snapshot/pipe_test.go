//go:build unix

package snapshot

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTakePipe would wait for ever if the pipe were read.
func TestTakePipe(t *testing.T) {
	dir := t.TempDir()
	before := take(t, dir).Sum()
	require.NoError(t, syscall.Mkfifo(filepath.Join(dir, "a.go"), 0o644))
	assert.NotEqual(t, before, take(t, dir).Sum())
}
