package wire

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

type word string

func TestKeysAreOrderedAsWritten(t *testing.T) {
	var w Writer
	assert.Equal(t, []word{"", "B", "a", "é"}, Keys(&w, map[word]bool{"é": true, "a": true, "": true, "B": true}))
	// \xff sorts last by its byte, and before U+FFFF by what is written for it.
	assert.Equal(t, []string{"a", "\xff", "\uFFFF"}, Keys(&w, map[string]int{"\uFFFF": 1, "\xff": 1, "a": 1}))
	assert.Empty(t, Keys(&w, map[string]int(nil)))
	_, err := w.Done()
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
		w.Raw(`{"m":`)
		w.Any(m)
		_, err := w.Done()
		assert.EqualError(t, err, "result 'm' "+what)
	}
	assert.Equal(t, "result 'sets[0]' "+what, writeFailure(t, func(w *Writer) {
		w.Raw(`{"sets":[[`)
		for _, member := range Keys(w, map[string]struct{}{"\xff": {}, "\xfe": {}}) {
			w.Comma()
			w.String(member)
		}
	}))
	var w Writer
	w.Any(map[string]any{"\xff": 1, "\xff\xff": 2})
	out, err := w.Done()
	assert.NoError(t, err, "one byte and two are two names")
	assert.Equal(t, "{\"\uFFFD\":1,\"\uFFFD\uFFFD\":2}", string(out))
}
