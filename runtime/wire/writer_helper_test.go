package wire

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// write returns what write writes.
func write(t *testing.T, write func(w *Writer, b []byte) []byte) string {
	t.Helper()
	var w Writer
	out, err := w.Done(write(&w, nil))
	require.NoError(t, err)
	return string(out)
}

// writeFailure returns the failure of what cannot be written.
func writeFailure(t *testing.T, write func(w *Writer, b []byte) []byte) string {
	t.Helper()
	var w Writer
	out, err := w.Done(write(&w, nil))
	require.Error(t, err)
	require.Nil(t, out)
	return err.Error()
}

// written is write for a single value.
func written[T any](t *testing.T, method func(*Writer, []byte, T) []byte, v T) string {
	t.Helper()
	return write(t, func(w *Writer, b []byte) []byte { return method(w, b, v) })
}

// unwritten is writeFailure for a single value.
func unwritten[T any](t *testing.T, method func(*Writer, []byte, T) []byte, v T) string {
	t.Helper()
	return writeFailure(t, func(w *Writer, b []byte) []byte { return method(w, b, v) })
}
