package wire

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// Keys returns the keys of a map, or the members of a set, in the order of the
// bytes that are written for them. Two that differ only in bytes that are not
// UTF-8 would be written as one: that is a failure of the map or set itself,
// whose opening byte is the last of b.
func Keys[M ~map[K]V, K ~string, V any](w *Writer, b []byte, m M) []K {
	keys := slices.AppendSeq(make([]K, 0, len(m)), maps.Keys(m))
	slices.Sort(keys)
	if !slices.ContainsFunc(keys, func(k K) bool { return !utf8.ValidString(string(k)) }) {
		return keys
	}
	slices.SortFunc(keys, func(a, b K) int { return strings.Compare(repaired(a), repaired(b)) })
	for i := range keys[1:] {
		if repaired(keys[i]) == repaired(keys[i+1]) {
			w.Fail(b[:len(b)-1], "has keys that are the same once invalid UTF-8 is replaced")
			break
		}
	}
	return keys
}

// repaired is the text that is written for a key: each byte that is not UTF-8
// becomes U+FFFD.
func repaired[K ~string](key K) string { return string([]rune(string(key))) }
