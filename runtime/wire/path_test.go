package wire

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPaths(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"items":[0,{},{"qty":`, "items[2].qty"},
		{`{"items":[0,{},{"a":[[]],"qty":`, "items[2].qty"},
		{`{"items":[`, "items[0]"},
		{`{"items":[[1,2],[`, "items[1][0]"},
		{`{"user-id":{"x":`, "['user-id'].x"},
		{`{"x":{"user-id":`, "x['user-id']"},
		{`{"":{"0":`, "['']['0']"},
		{`{"größe":{"_1":{"type":`, "größe._1.type"},
		{`{"a,b":{"c}\"]":`, `['a,b']['c}\"]']`},
		{`{"a":{"b":"}]\"{,"},"c":`, "c"},
		{`{"\u0061\n":`, `['a\n']`},
		{`{"a":1,`, ""},
		{``, ""},
		{`[1,2,`, "[2]"},
	} {
		tr := tracer{text: []byte(c.text)}
		tr.to(len(c.text))
		assert.Equal(t, c.want, string(tr.path()), c.text)
	}
}

func TestShowName(t *testing.T) {
	long := strings.Repeat("é", 64)
	for name, want := range map[string]string{
		"query": "query", "": "", "日本": "日本", "a\"b\\c": `a\"b\\c`, "a\nb\r\t\b\f\x00\x1b[31m": `a\nb\r\t\b\f\u0000\u001b[31m`,
		"\x7f\u0080\u009f\u00a0": `\u007f\u0080\u009f` + "\u00a0", "\u2028\u2029": `\u2028\u2029`, "\u202e\u2066\u200b\ufeff\u00ad": `\u202e\u2066\u200b\ufeff\u00ad`,
		"\U000e0001": `\udb40\udc01`, "😀": "😀", "\xff": "\ufffd", long: long, long + "x": long, strings.Repeat("\n", 100): strings.Repeat(`\n`, 64),
	} {
		assert.Equal(t, want, ShowName(name))
	}
}

func TestNamesFromTheCallAreShownSafely(t *testing.T) {
	text := `{"a\n\u001b\u202e'b":1,"` + strings.Repeat("x", 70) + `":1}`
	got := readArguments(text, func(r *cursor) { r.Undeclared(&Members{}) }).Error()
	assert.Equal(t, `Argument '['a\n\u001b\u202e'b']' is not declared.`+"\n"+
		"Argument '"+strings.Repeat("x", 64)+"' is not declared.", got)
}

func TestNearest(t *testing.T) {
	names := []string{"query", "limit", "user-id", "createdAt", "repo", "x"}
	for slip, want := range map[string]string{
		"qurey": "query", "quer": "query", "Query": "query", "LIMIT": "limit", "limits": "limit", "repos": "repo", "user_id": "user-id",
		"created_at": "createdAt", "X": "x", "uesr-id": "user-id", "CREATEDAT": "createdAt",
	} {
		got, ok := Nearest(slip, names)
		assert.True(t, ok, slip)
		assert.Equal(t, want, got)
	}
	for _, slip := range []string{"", "y", "branch", "qqqqq", "filter", strings.Repeat("x", 65), strings.Repeat("é", 200)} {
		got, ok := Nearest(slip, names)
		assert.False(t, ok, "%s: %s", slip, got)
	}
	got, _ := Nearest("aab", []string{"aac", "aad", "aab2"})
	assert.Equal(t, "aac", got, "the first of the nearest")
	_, ok := Nearest("x", nil)
	assert.False(t, ok)
}
