package pattern_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/pattern"
)

func FuzzTranslate(f *testing.F) {
	for _, tt := range accepted {
		f.Add(tt.source, "aé😀\n")
	}
	for _, tt := range refused {
		f.Add(tt.source, "")
	}
	f.Fuzz(func(t *testing.T, source, text string) {
		re2, err := pattern.Translate(source)
		if err != nil {
			assert.Empty(t, re2)
			assert.NotEmpty(t, err.Reason)
			assert.True(t, 0 <= err.Offset && err.Offset <= len(source), "offset %d", err.Offset)
			assert.NotRegexp(t, `[\x00-\x1f\x7f]`, err.Error(), "a message has to be printable")
			return
		}
		re, compileErr := regexp.Compile(re2)
		require.NoError(t, compileErr, re2)
		re.MatchString(text)
	})
}
