package diag

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The expected hashes are those of the tests of github/codeql-action, whose
// alerts these have to meet.
func TestLineHashesAreThoseOfCodeScanning(t *testing.T) {
	greetings := []string{
		"e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
		"b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
	}
	tests := []struct {
		name, text string
		want       []string
	}{
		{"an empty file", "", []string{"c129715d7a2bc9a3:1"}},
		{"blanks", " a\nb\n  \t\tc\n d", []string{"271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"}},
		{"line feeds", " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greetings},
		{"carriage returns", " hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greetings},
		{"both", " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greetings},
		{"a mixture", " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", greetings},
		{"the same line again", strings.Repeat("Lorem ipsum dolor sit amet.\n", 10), []string{
			"a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4", "a7f2ff13bc495cf2:5",
			"a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
			"c129715d7a2bc9a3:1",
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, lineHashes([]byte(tt.text)))
		})
	}
}

func TestFingerprintMovesWithItsLine(t *testing.T) {
	below := "\treturn \"𝄞 für alle\"\n}\n" + strings.Repeat("// filler\n", 20)
	before, ok := newSource([]byte("package m\n\nfunc F() string {\n" + below)).fingerprint(4)
	assert.True(t, ok)
	after, ok := newSource([]byte("package m\n\n// F is new.\n\nfunc F() string {\n  " + below)).fingerprint(6)
	assert.True(t, ok)
	assert.Equal(t, before, after)

	var unreadable *source
	for _, line := range []int{0, -1, 3} {
		_, ok := newSource([]byte("a\nb")).fingerprint(line)
		assert.False(t, ok)
		_, ok = unreadable.fingerprint(line)
		assert.False(t, ok)
	}
}
