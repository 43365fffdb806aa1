package runtime

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// TestTruncated cuts results that are larger than 64 bytes.
//
// Cases: A35.
func TestTruncated(t *testing.T) {
	long := strings.Repeat("日本é👍", 40) // 480 bytes
	list := `["` + strings.Repeat("a", 42) + `","` + strings.Repeat("b", 43) + `"]`
	image := Image("image/png", make([]byte, 100))
	for _, c := range []struct {
		name    string
		content []Part
		want    []Part
		omitted int
	}{
		{"what fits", []Part{Text(strings.Repeat("a", 60)), JSON([]byte("1234"))}, nil, 0},
		{"a text, at a code point", []Part{Text(long)}, []Part{Text("日本é👍日本é👍日\n[453 bytes omitted]")}, 453},
		{"JSON", []Part{JSON([]byte(list))}, []Part{JSON([]byte(`{"truncated":true,"omittedBytes":78,"content":"[\"aaaaaaaaaaaa"}`))}, 78},
		{"an image", []Part{image}, []Part{Text("[100 bytes omitted]")}, 100},
		{"what follows", []Part{Text("first"), Text(strings.Repeat("b", 50)), image}, []Part{
			Text("first"), Text(strings.Repeat("b", 23) + "\n[127 bytes omitted]"),
		}, 127},
		{"JSON behind a text that leaves it no room", []Part{Text("01234567890123456789"), JSON([]byte(list))}, []Part{
			Text("01234567890123456789"), Text("[92 bytes omitted]"),
		}, 92},
		{"a text that is no UTF-8", []Part{{Kind: KindText, Text: strings.Repeat("\x80", 65)}}, []Part{{Kind: KindText, Text: strings.Repeat("\x80", 28) + "\n[37 bytes omitted]"}}, 37},
	} {
		tool := Tool{MaxOutput: 64}
		got := truncated(&tool, Result{Content: c.content})
		if c.want == nil {
			c.want = c.content
		}
		assert.Equal(t, c.want, got.Content, c.name)
		assert.Equal(t, c.omitted, got.Omitted, c.name)
		assert.Equal(t, c.content, truncated(&Tool{}, Result{Content: c.content}).Content, "%s, without a limit", c.name)
	}
}

// TestTruncatedKeepsItsPromise holds for all results that they are at most as
// large as the limit, that texts stay texts, that an envelope is JSON, and that
// what is kept and what is omitted are all there was.
func TestTruncatedKeepsItsPromise(t *testing.T) {
	part := rapid.OneOf(
		rapid.Map(rapid.StringN(0, 300, -1), Text),
		rapid.Map(rapid.StringN(0, 300, -1), func(s string) Part {
			text, _ := json.Marshal(s)
			return JSON(text)
		}),
		rapid.Map(rapid.SliceOfN(rapid.Byte(), 0, 300), func(b []byte) Part { return Image("image/png", b) }),
	)
	rapid.Check(t, func(t *rapid.T) {
		content := rapid.SliceOfN(part, 0, 6).Draw(t, "content")
		limit := rapid.IntRange(64, 600).Draw(t, "limit")
		got := truncated(&Tool{MaxOutput: limit}, Result{Content: content})
		total, size := 0, 0
		for _, p := range content {
			total += p.size()
		}
		for _, p := range got.Content {
			size += p.size()
			require.True(t, utf8.ValidString(p.Text))
			require.True(t, p.Kind != KindJSON || json.Valid(p.JSON), "%s", p.JSON)
		}
		require.LessOrEqual(t, size, limit)
		if total <= limit {
			require.Equal(t, content, got.Content)
			return
		}
		require.Positive(t, got.Omitted)
		require.LessOrEqual(t, got.Omitted, total)
		last := got.Content[len(got.Content)-1]
		kept := size - last.size()
		if last.Kind == KindJSON {
			var e struct {
				Truncated    bool
				OmittedBytes int
				Content      string
			}
			require.NoError(t, json.Unmarshal(last.JSON, &e))
			require.True(t, e.Truncated)
			require.Equal(t, got.Omitted, e.OmittedBytes)
			kept += len(e.Content)
		} else {
			kept += strings.LastIndex("\n"+last.Text, "\n[")
			kept = max(kept-1, size-last.size())
		}
		require.Equal(t, total, kept+got.Omitted)
	})
}

// TestMaxOutputHoldsForErrors holds that an error's text is cut too, that the
// value of a tool that ends the loop is not, and that what no longer fits an
// output schema is an error.
func TestMaxOutputHoldsForErrors(t *testing.T) {
	failing := tool("tap", func(context.Context) (Result, error) { return Result{}, errors.New(strings.Repeat("e", 100)) })
	failing.MaxOutput = 64
	ending := tool("end", func(context.Context) (Result, error) {
		return Result{Content: []Part{Text(strings.Repeat("x", 100))}, Value: 7}, nil
	})
	ending.MaxOutput, ending.EndsLoop = 64, true
	typed := tool("list", func(context.Context) (Result, error) {
		return Result{Content: []Part{JSON([]byte(`["` + strings.Repeat("x", 100) + `"]`))}}, nil
	})
	typed.MaxOutput, typed.OutputSchema = 64, `{"type":"array"}`
	r, err := NewRegistry([]Tool{failing, ending, typed})
	require.NoError(t, err)
	got, err := r.Invoke(t.Context(), Call{Tool: "tap"})
	require.NoError(t, err)
	assert.Equal(t, "Tool 'tap' failed: eeeeeeeee\n[91 bytes omitted]", got.Text())
	assert.True(t, got.IsError)
	assert.Equal(t, 91, got.Omitted)
	got, err = r.Invoke(t.Context(), Call{Tool: "end"})
	require.NoError(t, err)
	assert.Equal(t, strings.Repeat("x", 28)+"\n[72 bytes omitted]", got.Text())
	assert.Equal(t, 7, got.Value)
	assert.Equal(t, OutcomeFinished, got.Outcome)
	got, err = r.Invoke(t.Context(), Call{Tool: "list"})
	require.NoError(t, err)
	assert.True(t, got.IsError, "what is cut does not fit the output schema")
	assert.Equal(t, OutcomeFailed, got.Outcome)
	assert.LessOrEqual(t, len(got.Text()), 64)
}
