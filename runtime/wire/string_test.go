package wire

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// escapedText writes s as JSON with every character as \u escapes.
func escapedText(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, unit := range utf16.Encode([]rune(s)) {
		fmt.Fprintf(&b, `\u%04X`, unit)
	}
	return b.String() + `"`
}

func TestStrings(t *testing.T) {
	for text, want := range map[string]string{
		`""`: "", `"a"`: "a", `"\"\\\/\b\f\n\r\t"`: "\"\\/\b\f\n\r\t", `"\u0000"`: "\x00", `"\ud83d\ude00"`: "😀", `"é😀"`: "é😀",
		"\"a\x7fb\"": "a\x7fb", `"D:\notes\todo.txt"`: "D:\notes\todo.txt", `"\uFFFF"`: "\uffff", `"\u2028"`: "\u2028",
		`"null"`: "null", `"}{"`: "}{",
	} {
		assert.Equal(t, want, read(t, text, (*cursor).String), text)
	}
}

func TestStringsAgainstEncodingJSON(t *testing.T) {
	pieces := rapid.SampledFrom([]string{"a", "plain text of many bytes", "é", "€", "😀", "\n", `"`, `\`, "\x00", "\x7f", "\u2028", "\u0301"})
	rapid.Check(t, func(t *rapid.T) {
		s := strings.Join(rapid.SliceOfN(pieces, 0, 60).Draw(t, "pieces"), "")
		marshalled, err := json.Marshal(s)
		require.NoError(t, err)
		written := new(Writer).String(nil, s)
		for _, text := range []string{string(marshalled), escapedText(s), string(written)} {
			n := utf8.RuneCountInString(s)
			require.Empty(t, complaint(text, length(n, n)))
			require.NotEmpty(t, complaint(text, length(n+1, -1)))
			got, err := readTop([]byte(text), (*cursor).String)
			require.NoError(t, err)
			require.Equal(t, s, got)
		}
		var plain strings.Builder
		e := json.NewEncoder(&plain)
		e.SetEscapeHTML(false)
		require.NoError(t, e.Encode(s))
		// encoding/json escapes the two line separators too.
		want := strings.ReplaceAll(strings.TrimSuffix(plain.String(), "\n"), `\u2028`, "\u2028")
		if !strings.Contains(s, `\`) {
			require.Equal(t, want, string(written))
		}
	})
}

func TestRunes(t *testing.T) {
	for text, want := range map[string]rune{`"a"`: 'a', `"é"`: 'é', `"\ud83d\ude00"`: '😀', `"\u0000"`: 0, `"\n"`: '\n', `"�"`: utf8.RuneError} {
		assert.Equal(t, want, read(t, text, (*cursor).Rune), text)
	}
	assert.NotEmpty(t, complaint(`"e\u0301"`, anyRune))
	assert.Equal(t, `"é"`, written(t, (*Writer).Rune, 'é'))
	assert.Equal(t, `"\n"`, written(t, (*Writer).Rune, '\n'))
	for _, c := range []rune{-1, 0xD800, 0xDFFF, 0x110000} {
		assert.Equal(t, "the result is no valid character", unwritten(t, (*Writer).Rune, c))
	}
}

func TestBytes(t *testing.T) {
	for text, want := range map[string]string{`""`: "", `"aGVsbG8="`: "hello", `"\u0061GVsbG8="`: "hello", `"AA=="`: "\x00", `"+/+/"`: "\xfb\xff\xbf"} {
		got := read(t, text, (*cursor).Bytes)
		assert.NotNil(t, got)
		assert.Equal(t, want, string(got))
	}
	for _, text := range []string{
		`"aGVsbG8"`, `"aGVsbG8=="`, `"aGVs\nbG8="`, `"aGVsbG8=\r\n"`, `"aGVsbG9="`, `"-_-_"`, `" aGVsbG8="`, `"="`, `"===="`, `"aGVsbG8=aGVsbG8="`, `"é"`,
	} {
		assert.Equal(t, "Argument 'a' must be base64 text such as aGVsbG8=.", complaint(text, anyBytes), text)
	}
	// Length counts the text, not the bytes.
	assert.Empty(t, complaint(`"\u0061GVsbG8="`, func(r *cursor) { r.Bytes(); r.Length(8, 8) }))
	assert.Equal(t, `""`, written(t, (*Writer).Bytes, nil))
	rapid.Check(t, func(t *rapid.T) {
		b := rapid.SliceOf(rapid.Byte()).Draw(t, "bytes")
		text := new(Writer).Bytes(nil, b)
		require.Equal(t, `"`+base64.StdEncoding.EncodeToString(b)+`"`, string(text))
		got, err := readTop(text, (*cursor).Bytes)
		require.NoError(t, err)
		require.Equal(t, string(b), string(got))
	})
}

func TestEnums(t *testing.T) {
	// 0 to 31 in byte order, of names that are in no order.
	sorted := &Enum{}
	for i := range 32 {
		sorted.Names = append(sorted.Names, fmt.Sprintf("n%02d", (i*7+3)%32))
		sorted.Sorted = append(sorted.Sorted, uint32((i*23+32*23-3*23)%32))
	}
	for i, name := range sorted.Names {
		for _, e := range []*Enum{sorted, {Names: sorted.Names}} {
			assert.Equal(t, i, read(t, `"`+name+`"`, func(r *cursor) int { return r.Enum(e) }))
			assert.Equal(t, i, read(t, escapedText(name), func(r *cursor) int { return r.Enum(e) }))
			for _, stranger := range []string{"", name + "x", name[:2], "N" + name[1:], "zz", "\x00"} {
				assert.Equal(t, -1, indexOf(e.Names, e.Sorted, []byte(stranger)))
			}
		}
	}
	_ = readArguments(`{"a":"put"}`, func(r *cursor) { assert.Equal(t, -1, r.Enum(verbs)) })
	_ = readArguments(`{"a":5}`, func(r *cursor) { assert.Equal(t, -1, r.Enum(verbs)) })
	_ = readArguments(`{"a":"put`, func(r *cursor) { assert.Equal(t, -1, r.Enum(verbs)) })
}

func TestBools(t *testing.T) {
	assert.True(t, read(t, "true", (*cursor).Bool))
	assert.False(t, read(t, "false", (*cursor).Bool))
	for _, value := range []string{`"false"`, `"False"`, `0`, `1`, `""`, `[]`, `null`} {
		assert.NotEmpty(t, complaint(value, anyBool), value)
	}
}

func TestCheckBase64(t *testing.T) {
	for text, want := range map[string]bool{"": true, "aGVsbG8=": true, "aGVsbG8": false, "aGVs\nbG8=": false, "aGVsbG9=": false, "%": false} {
		assert.Equal(t, want, CheckBase64(text), "%q", text)
	}
}
