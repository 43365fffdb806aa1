package diag

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestExcerpt(t *testing.T) {
	on := func(column, endColumn int) Range {
		return Range{Line: 7, Column: column, EndLine: 7, EndColumn: endColumn}
	}
	tests := []struct {
		name, line  string
		at          Range
		text, marks string
	}{
		{"a range", "func F(to chan int)", on(8, 19), "func F(to chan int)", "       ^~~~~~~~~~~"},
		{"one character", "var x", on(5, 6), "var x", "    ^"},
		{"an empty range", "var x", on(5, 5), "var x", "    ^"},
		{"an end that is not known", "var x", Range{Line: 7, Column: 1}, "var x", "^"},
		{"an end on another line", "type T struct {  ", Range{Line: 7, Column: 6, EndLine: 9, EndColumn: 2}, "type T struct {", "     ^~~~~~~~~~"},
		{"no column", "var x", Range{Line: 7}, "var x", ""},
		{"the end of the line", "var x", on(6, 7), "var x", "     ^"},
		{"far behind the end", "var x", on(60, 70), "var x", "     ^"},
		{"an end far behind", "var x", on(5, 70), "var x", "    ^"},
		{"an empty line", "", on(1, 1), "", "^"},
		{"tabs", "\tx\ty\tz", on(4, 7), "\tx\ty\tz", "\t \t^\t~"},
		{"wide characters", `"日本" + x`, on(12, 13), `"日本" + x`, "         ^"},
		{"a wide character is underlined as a whole", `"日本"`, on(2, 5), `"日本"`, " ^~"},
		{"an emoji", "// 🎉 x", on(9, 10), "// 🎉 x", "      ^"},
		{"combining characters", "e\u0301 x", on(5, 6), "e\u0301 x", "  ^"},
		{"beyond ASCII", "über x", on(7, 8), "über x", "     ^"},
		{"a column within a character", "日x", on(2, 4), "日x", "^~"},
		{"an escape sequence", "\x1b[31mred x", on(10, 11), `\x1b[31mred x`, strings.Repeat(" ", 12) + "^"},
		{"an escape sequence is marked", "\x1b[31m", on(1, 6), `\x1b[31m`, "^~~~~~~~"},
		{"a turned direction", "a\u202eb", on(5, 6), `a\u202eb`, "       ^"},
		{"broken UTF-8", "a\xff\xfeb", on(4, 5), `a\xff\xfeb`, "         ^"},
		{"quotes and backslashes stay", `"\n"`, on(1, 5), `"\n"`, "^~~~"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text, marks := excerpt([]byte(tt.line), tt.at)
			assert.Equal(t, tt.text, text)
			assert.Equal(t, tt.marks, marks)
		})
	}
}

// A long line is cropped, and what is marked can be seen at its place.
func TestExcerptOfALongLine(t *testing.T) {
	for _, filler := range []string{"0123456789", "日本", "\x1b", "e\u0301", "\t", "\xff"} {
		for _, before := range []int{0, 3, 30, 60, 90, 1000} {
			for _, after := range []int{0, 50, 1000} {
				head := strings.Repeat(filler, before)
				line := head + "HERE" + strings.Repeat(filler, after)
				text, marks := excerpt([]byte(line), Range{Line: 1, Column: len(head) + 1, EndLine: 1, EndColumn: len(head) + 5})
				assert.LessOrEqual(t, width(text), excerptWidth+2, "%q %d %d", filler, before, after)
				caret := strings.Index(marks, "^")
				assert.Equal(t, "^~~~", marks[caret:], "%q %d %d", filler, before, after)
				column, _, found := strings.Cut(text, "HERE")
				assert.True(t, found)
				assert.Equal(t, width(column), width(marks[:caret]), "%q %d %d", filler, before, after)
				assert.Equal(t, strings.Count(column, "\t"), strings.Count(marks[:caret], "\t"))
			}
		}
	}
}

// Whatever bytes a file holds and whatever range is given, something is marked and
// nothing is printed that a terminal would obey.
func TestExcerptOfAnyBytes(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 1))
	pieces := []string{"a", "é", "日", "🎉", "\u0301", "\t", "\x1b", "\xff", "\xe6\x97", "\u202e", "\x00", " "}
	for range 20_000 {
		var line strings.Builder
		for range random.IntN(150) {
			line.WriteString(pieces[random.IntN(len(pieces))])
		}
		at := Range{Line: 3, Column: 1 + random.IntN(300), EndLine: random.IntN(5), EndColumn: random.IntN(300)}
		text, marks := excerpt([]byte(line.String()), at)
		require.Equal(t, 1, strings.Count(marks, "^"), "%q %v", line.String(), at)
		require.Equal(t, text, harmless(text))
		require.Empty(t, strings.Trim(marks, " \t^~"))
	}
}

func TestExcerptLooksAtNoMoreThanItShows(t *testing.T) {
	line := []byte(strings.Repeat("x", 50<<20))
	start := time.Now()
	for i := range 10_000 {
		excerpt(line, Range{Line: 1, Column: i * 5_000, EndLine: 1, EndColumn: 50 << 20})
	}
	assert.Less(t, time.Since(start), 20*time.Second)
}

func TestHarmless(t *testing.T) {
	tests := []struct{ text, want string }{
		{"plain\ttext – für alle, 日本 🎉", "plain\ttext – für alle, 日本 🎉"},
		{"\x1b]0;title\x07", `\x1b]0;title\a`},
		{"a\rb\x00\x7f\u0085\u2028\u200b\ufeff", `a\rb\x00\x7f\u0085\u2028\u200b\ufeff`},
		{"\xc3(", `\xc3(`},
		{"�", "�"},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, harmless(tt.text))
	}
}
