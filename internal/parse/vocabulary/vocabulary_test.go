package vocabulary

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestParseCount(t *testing.T) {
	for text, want := range map[string]int{"0": 0, "7": 7, "2147483647": 2147483647} {
		n, ok := ParseCount(text)
		assert.True(t, ok, text)
		assert.Equal(t, want, n)
	}
	for _, text := range []string{"", "-1", "+1", "01", "00", "1.0", "1e2", "1_0", "0x1", "٣", "2147483648", "99999999999999999999"} {
		_, ok := ParseCount(text)
		assert.False(t, ok, text)
	}
}

func TestCures(t *testing.T) {
	cure := func(of func(string) (string, bool), name string) string {
		text, ok := of(name)
		assert.Equal(t, text != "", ok, name)
		return text
	}
	assert.Equal(t, "write enum with the one value", cure(InSchema, "const"))
	assert.Equal(t, "write enum with the one value", cure(OnGo, "const"))
	assert.Equal(t, `write "type":["string","null"], with the type in place of string`, cure(InSchema, "nullable"))
	assert.Equal(t, "take a pointer, which takes null", cure(OnGo, "nullable"))
	assert.Equal(t, "take a pointer, which takes null", cure(FlagOnGo, "nullable"))
	assert.Empty(t, cure(InSchema, "type"), "it is a keyword there")
	assert.Empty(t, cure(InSchema, "gt"))
	assert.Empty(t, cure(OnGo, "$ref"))
	assert.Empty(t, cure(FlagOnGo, "example"))
	for name := range flags {
		assert.NotEmpty(t, cure(OnGo, name))
	}
}
