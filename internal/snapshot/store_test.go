package snapshot

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestStore(t *testing.T) {
	s := Store{filepath.Join(t.TempDir(), "a", "b")}
	_, ok := s.Read(Key("a"))
	assert.False(t, ok)
	require.NoError(t, s.Write(Key("a"), []byte("first")))
	require.NoError(t, s.Write(Key("a"), []byte("second")))
	require.NoError(t, s.Write(Key("b"), nil))
	got, ok := s.Read(Key("a"))
	assert.True(t, ok)
	assert.Equal(t, "second", string(got))
	s.Remove(Key("a"))
	_, ok = s.Read(Key("a"))
	assert.False(t, ok)
	_, ok = s.Read(Key("b"))
	assert.True(t, ok)
}

// TestStoreTogether has readers meet a whole record at any time.
func TestStoreTogether(t *testing.T) {
	s := Store{t.TempDir()}
	require.NoError(t, s.Write(Key(), nil))
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for range 50 {
				assert.NoError(t, s.Write(Key(), fmt.Append(nil, i)))
				_, ok := s.Read(Key())
				assert.True(t, ok)
			}
		})
	}
	wg.Wait()
	left, err := filepath.Glob(filepath.Join(s.Dir, tempPrefix+"*"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestStoreTrim(t *testing.T) {
	s := Store{t.TempDir()}
	require.NoError(t, s.Write(Key("old"), nil))
	for _, name := range []string{"temp-left", "someone-elses"} {
		require.NoError(t, os.WriteFile(filepath.Join(s.Dir, name), nil, 0o600))
	}
	long := time.Now().Add(-keepRecords - time.Hour)
	age := func() {
		list, err := os.ReadDir(s.Dir)
		require.NoError(t, err)
		for _, e := range list {
			require.NoError(t, os.Chtimes(filepath.Join(s.Dir, e.Name()), long, long))
		}
	}
	age()
	require.NoError(t, s.Write(Key("new"), nil))
	_, ok := s.Read(Key("old"))
	assert.False(t, ok, "an old record stays")
	assert.NoFileExists(t, filepath.Join(s.Dir, "temp-left"))
	assert.FileExists(t, filepath.Join(s.Dir, "someone-elses"))
	_, ok = s.Read(Key("new"))
	assert.True(t, ok)
}

func TestKey(t *testing.T) {
	assert.NotEqual(t, Key("a", "b"), Key("ab"))
	before := Key()
	for name, counts := range map[string]bool{"GOOS": true, "CGO_CFLAGS_ALLOW": true, "PKG_CONFIG_PATH": true, "CPATH": true, "SHLVL": false} {
		t.Run(name, func(t *testing.T) {
			t.Setenv(name, "x9")
			assert.Equal(t, counts, Key() != before)
		})
	}
}
