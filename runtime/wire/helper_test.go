package wire

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// readArguments reads text as generated code does: any member goes to read.
func readArguments(text string, read func(r *cursor)) error {
	r := newCursor([]byte(text))
	if r.Arguments() {
		for r.Member() {
			read(r)
		}
	}
	return r.Finish()
}

// complaint reads value as the argument a, and returns the text of the error,
// or "" where there is none.
func complaint(value string, read func(r *cursor)) string {
	if err := readArguments(`{"a":`+value+`}`, read); err != nil {
		return err.Error()
	}
	return ""
}

// read reads value as the argument a, which must be good.
func read[T any](t *testing.T, value string, with func(r *cursor) T) T {
	t.Helper()
	var out T
	require.NoError(t, readArguments(`{"a":`+value+`}`, func(r *cursor) { out = with(r) }), "%.200s", value)
	return out
}

// readTop reads text, one value of any kind, which need not be an object.
func readTop[T any](text []byte, with func(r *cursor) T) (T, error) {
	r := newCursor(text)
	r.i = space(r.b, 0)
	out := with(r)
	return out, r.Finish()
}
