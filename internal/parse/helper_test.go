package parse

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// loadSource loads packages of a module case.test from their files' texts. A
// module that needs more than the standard library brings its go.mod.
func loadSource(t *testing.T, files map[string]string, patterns ...string) []*Package {
	t.Helper()
	dir := t.TempDir()
	if files["go.mod"] == "" {
		files["go.mod"] = "module case.test\n\ngo 1.26\n"
	}
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	loaded, err := Load(Config{Dir: dir, Patterns: patterns})
	require.NoError(t, err)
	return loaded.Packages
}
