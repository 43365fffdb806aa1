package provider_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPatternsOfAnthropic(t *testing.T) {
	sent := []string{
		``, `^[A-Z]+$`, `a|b`, `(a|b)*c?`, `.+`, `\d{2}`, `\w{1,}\s`, `^x{0,100}$`, `[^a-z\d_-]`, `[\]\\]`, `[\-a]`, `ü+`, `[ä-ü]`,
		`^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`, // the contract's own, of durations
		`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`, `a\/b`, `(a{2})+`, `\$\^\{\}`,
	}
	told := []string{
		`\bA`, `\B`, `(?:a)`, `(?=a)`, `(?!a)`, `(?<=a)b`, `(?<n>a)`, `(a)\1`, `\k<n>`, `\D`, `\W`, `\S`, `\p{L}`, `\u0041`, `\x41`, `\n`, `\cA`,
		`a{101}`, `a{1,1000}`, `a{99999999999999999999}`, `(a{2}){3}`, `((a{2})b){3}`, `a{,3}`, `a{}`, `a{1`, `a{x}`, `a+?`, `a{2}?`, `a**`, `+a`, `(*a)`, `|?`, `^*`,
		`[a`, `[]`, `[^]`, `[[a]]`, `[a&&b]`, `[a--b]`, `[a~~b]`, `[\b]`, `[\q]`, `a)`, `(a`, `a]`, `a}`, `\`, `[\`,
	}
	for _, patterns := range [][]string{sent, told} {
		for _, pattern := range patterns {
			quoted, err := json.Marshal(pattern)
			require.NoError(t, err)
			f := rewrite(t, anthropic, around(`{"type":"string","pattern":`+string(quoted)+`}`))
			var form struct {
				Properties struct{ X struct{ Pattern *string } }
			}
			require.NoError(t, json.Unmarshal([]byte(f.Schema), &form))
			got := form.Properties.X.Pattern
			if &patterns[0] == &sent[0] {
				assert.Equal(t, &pattern, got, pattern)
				assert.Empty(t, f.Lost, pattern)
			} else {
				assert.Nil(t, got, pattern)
				assert.Equal(t, []string{"x pattern description: matches " + pattern}, lines(f.Lost))
			}
		}
	}
}
