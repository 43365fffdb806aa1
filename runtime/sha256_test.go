package runtime

import (
	"bytes"
	"crypto/sha256"
	"testing"

	"github.com/stretchr/testify/require"
)

// Every length around the ends of blocks, where the padding changes.
func TestSHA256(t *testing.T) {
	message := bytes.Repeat([]byte("toolgen\x00\xff"), 40)
	for n := range len(message) {
		require.Equal(t, sha256.Sum256(message[:n]), sha256Sum(message[:n]), n)
	}
}

func FuzzSHA256(f *testing.F) {
	f.Add([]byte("abc"))
	f.Fuzz(func(t *testing.T, message []byte) {
		require.Equal(t, sha256.Sum256(message), sha256Sum(message))
	})
}
