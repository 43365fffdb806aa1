//go:build unix

package main

import (
	"errors"
	"os"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestUninterrupted(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		finished := false
		err := uninterrupted(func() error {
			require.NoError(t, syscall.Kill(os.Getpid(), sig)) // kills the test where nothing holds it back
			time.Sleep(100 * time.Millisecond)                 // the signal comes while this runs
			finished = true
			return nil
		})
		require.ErrorIs(t, err, errInterrupted)
		assert.True(t, finished)
	}
	require.NoError(t, uninterrupted(func() error { return nil }))
	fault := errors.New("a fault")
	assert.Equal(t, fault, uninterrupted(func() error { return fault }))
}
