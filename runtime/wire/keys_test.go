package wire

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

type word string

func TestKeysAreOrderedAsWritten(t *testing.T) {
	var w Writer
	assert.Equal(t, []word{"", "B", "a", "é"}, Keys(&w, nil, map[word]bool{"é": true, "a": true, "": true, "B": true}))
	// \xff sorts last by its byte, and before U+FFFF by what is written for it.
	assert.Equal(t, []string{"a", "\xff", "\uFFFF"}, Keys(&w, nil, map[string]int{"\uFFFF": 1, "\xff": 1, "a": 1}))
	assert.Empty(t, Keys(&w, nil, map[string]int(nil)))
	_, err := w.Done(nil)
	assert.NoError(t, err)
}

func TestKeysThatAreWrittenAlikeAreAFailure(t *testing.T) {
	const what = "has keys that are the same once invalid UTF-8 is replaced"
	for _, m := range []map[string]any{
		{"\xff": 1, "\xfe": 2},
		{"a\xff": 1, "a\uFFFD": 2},
		{"\xff\xff": 1, "\xfe\xff": 2, "b": 3},
	} {
		var w Writer
		_, err := w.Done(w.Any([]byte(`{"m":`), m))
		assert.EqualError(t, err, "result 'm' "+what)
	}
	assert.Equal(t, "result 'sets[0]' "+what, writeFailure(t, func(w *Writer, b []byte) []byte {
		b = append(b, `{"sets":[[`...)
		for _, member := range Keys(w, b, map[string]struct{}{"\xff": {}, "\xfe": {}}) {
			b = w.Comma(b)
			b = w.String(b, member)
		}
		return b
	}))
	var w Writer
	out, err := w.Done(w.Any(nil, map[string]any{"\xff": 1, "\xff\xff": 2}))
	assert.NoError(t, err, "one byte and two are two names")
	assert.Equal(t, "{\"\uFFFD\":1,\"\uFFFD\uFFFD\":2}", string(out))
}
