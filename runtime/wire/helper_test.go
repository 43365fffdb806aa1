package wire

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// readArguments reads text as generated code does: any member goes to read.
func readArguments(text string, read func(r *Reader)) error {
	r := NewReader([]byte(text))
	if at := r.Arguments(); at >= 0 {
		for r.Member() {
			read(&r)
		}
	}
	return r.Finish()
}

// complaint reads value as the argument a, and returns the text of the error,
// or "" where there is none.
func complaint(value string, read func(r *Reader)) string {
	if err := readArguments(`{"a":`+value+`}`, read); err != nil {
		return err.Error()
	}
	return ""
}

// read reads value as the argument a, which must be good.
func read[T any](t *testing.T, value string, with func(r *Reader) T) T {
	t.Helper()
	var out T
	require.NoError(t, readArguments(`{"a":`+value+`}`, func(r *Reader) { out = with(r) }), "%.200s", value)
	return out
}

// readTop reads text, one value of any kind, which need not be an object.
func readTop[T any](text []byte, with func(r *Reader) T) (T, error) {
	r := NewReader(text)
	r.space()
	out := with(&r)
	return out, r.Finish()
}

// write returns what write writes.
func write(t *testing.T, write func(w *Writer)) string {
	t.Helper()
	var w Writer
	write(&w)
	out, err := w.Done()
	require.NoError(t, err)
	return string(out)
}

// writeFailure returns the failure of what cannot be written.
func writeFailure(t *testing.T, write func(w *Writer)) string {
	t.Helper()
	var w Writer
	write(&w)
	out, err := w.Done()
	require.Error(t, err)
	require.Nil(t, out)
	return err.Error()
}
