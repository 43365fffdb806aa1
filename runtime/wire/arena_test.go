package wire

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// What shares chunks is as independent as what encoding/json makes: a string that
// is read later, an item that is appended and the arguments' own bytes, all of
// which are written over here, change none of it.
func TestStringsAreIndependent(t *testing.T) {
	texts := rapid.OneOf(
		rapid.StringMatching(`[a-z]{0,12}`),
		rapid.StringMatching(`[a-zé\n"]{0,90}`),
		rapid.Map(rapid.IntRange(0, 3*maxChunk), func(n int) string { return strings.Repeat("x", n) }),
	)
	many := rapid.SliceOfN(rapid.SliceOfN(texts, 0, 20), 0, 60)
	rapid.Check(t, func(t *rapid.T) {
		want := many.Draw(t, "texts")
		text, err := json.Marshal(want)
		require.NoError(t, err)
		how := rapid.SliceOfN(rapid.IntRange(0, 3), len(want), len(want)).Draw(t, "how")

		r := NewReader(text)
		var got [][]string
		var pointers [][]*string
		for i, more := r.Array(0); more; i, more = r.Item(i) {
			var list []string
			var to []*string
			switch how[len(got)] {
			case 0:
				list, i = r.StringArray(i)
			case 1: // as generated code reads what has checks
				var few [8]string
				items := r.Strings(few[:0])
				for i, more = r.Array(i); more; i, more = r.Item(i) {
					var s string
					s, i = r.String(i)
					items = append(items, s)
				}
				list = r.Keep(items)
			case 2:
				for i, more = r.Array(i); more; i, more = r.Item(i) {
					var s *string
					s, i = r.NullableString(i)
					to = append(to, s)
				}
			case 3:
				var all any
				all, i = r.Any(i)
				for _, s := range all.([]any) {
					list = append(list, s.(string))
				}
			}
			got, pointers = append(got, list), append(pointers, to)
		}
		require.Empty(t, r.reason)
		for i := range text {
			text[i] = '!'
		}
		for n := range got {
			_ = append(got[n], "intruder")
			if to := pointers[n]; len(to) > 0 {
				for _, s := range to {
					got[n] = append(got[n], *s)
				}
				*to[0] = "intruder"
			}
		}
		for n := range want {
			require.True(t, slices.Equal(want[n], got[n]), "list %d by %d: %q instead of %q", n, how[n], got[n], want[n])
		}
	})
}

// A string that is kept keeps its chunk, which is therefore bounded, and so is what
// a call of few strings allocates.
func TestChunksAreBounded(t *testing.T) {
	text, err := json.Marshal(slices.Repeat([]string{strings.Repeat("a", 100)}, 1000))
	require.NoError(t, err)
	r := NewReader(text)
	most, i, more := 0, 0, false
	for i, more = r.Array(i); more; i, more = r.Item(i) {
		_, i = r.String(i)
		most = max(most, cap(r.chunk))
		r.NewString("")
		require.LessOrEqual(t, cap(r.strings), maxStrings)
	}
	assert.LessOrEqual(t, most, maxChunk)
	assert.NoError(t, r.Finish(i))

	r = NewReader([]byte(`["ab"]`))
	_, _ = r.StringArray(0)
	assert.LessOrEqual(t, cap(r.chunk), len(r.b))
	assert.Equal(t, 1, cap(r.strings))
}

// What an array announces is believed only as far as the text could keep it.
func TestRoomIsBounded(t *testing.T) {
	const shortest = len(`{"a":1}`)
	for _, text := range []string{
		``, `[`, `[]`, `[ ]`, `[1]`, `[1,2,3]`, `["a,b","c"]`, `[ "a" ]`, `["]`, `["a]b","c","d"]`, `{"a":[1,2]}`, `null`,
		`[{"a":1},{"a":2}]`, `[` + strings.Repeat(`{`, 1000), `["` + strings.Repeat(`,`, 1000) + `"]`, `["` + strings.Repeat(`{`, 1000) + `"]`,
	} {
		r := NewReader([]byte(text))
		assert.LessOrEqual(t, r.Room(0), len(text)/2+1, "%.40s", text)
		assert.LessOrEqual(t, r.RoomOf(0, shortest, -1), len(text)/(shortest+1)+1, "%.40s", text)
		assert.LessOrEqual(t, NewReader([]byte(text)).RoomOf(0, shortest, 3), 3, "%.40s", text)
		assert.NotPanics(t, func() { r.Room(len(text) + 9); r.RoomOf(len(text), shortest, -1) })
	}
	assert.Equal(t, 3, NewReader([]byte(`[1,2,3]`)).Room(0))
	assert.Equal(t, 2, NewReader([]byte(`["a,b","c,"]`)).Room(0))
	assert.Equal(t, 6, NewReader([]byte("["+strings.Repeat(`{"a":1},`, 6)+"]")).RoomOf(0, shortest, -1))
}

// All that is counted ahead, for however many arrays, is about the text once more.
func TestCountingAheadIsLinear(t *testing.T) {
	text := []byte("[" + strings.Repeat("["+strings.Repeat(`{},`, 7)+`{}],`, 5000) + "[]]")
	r := NewReader(text)
	for i, more := r.Array(0); more; i, more = r.Item(i) {
		r.RoomOf(i, 2, -1)
		i = r.Skip(i)
	}
	require.Empty(t, r.reason)
	assert.Greater(t, r.counted, len(text)) // then it stops
	assert.LessOrEqual(t, r.counted, 2*len(text))
}

func TestFit(t *testing.T) {
	for _, n := range []int{0, 1, 7, 100} {
		for _, room := range []int{n, 2*n + 8, 2*n + 9, 1000} {
			items := make([]int, n, max(n, room))
			for i := range items {
				items[i] = i
			}
			fit := Fit(items)
			assert.Equal(t, items, fit)
			assert.NotNil(t, fit)
			assert.LessOrEqual(t, cap(fit), 2*n+16)
		}
	}
}
