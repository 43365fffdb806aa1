package pattern_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// suite is the JSON-Schema-Test-Suite, seen from this package's folder.
const suite = "../../../shared/suites/json-schema-test-suite/tests/draft2020-12"

// A suiteCase is one schema of the suite with its tests.
type suiteCase struct {
	Description string
	Schema      struct {
		Pattern              *string
		PatternProperties    map[string]any
		AdditionalProperties *bool
	}
	Tests []struct {
		Description string
		Data        any
		Valid       bool
	}
}

// The suite's verdict on a string is that of the pattern. On an object it is
// that of the pattern on each name where other names are forbidden; the cases
// of patternProperties that check the values say nothing about the pattern
// unless they are valid, and are left out.
func TestSuite(t *testing.T) {
	if _, err := os.Stat(suite); err != nil {
		t.Skip("the JSON-Schema-Test-Suite is not there: ", err)
	}
	strings := 0
	for _, file := range []string{"pattern.json", "optional/ecmascript-regex.json", "optional/non-bmp-regex.json"} {
		for _, c := range readSuite(t, file) {
			t.Run(c.Description, func(t *testing.T) {
				strings += runCase(t, c)
			})
		}
	}
	assert.Greater(t, strings, 50, "the suite has become smaller, or is read wrongly")
}

func readSuite(t *testing.T, file string) []suiteCase {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(suite, file))
	require.NoError(t, err)
	var cases []suiteCase
	require.NoError(t, json.Unmarshal(data, &cases))
	return cases
}

// runCase returns how many texts it has tried.
func runCase(t *testing.T, c suiteCase) (tried int) {
	source, onNames := "", false
	if c.Schema.Pattern != nil {
		source = *c.Schema.Pattern
	} else {
		require.Len(t, c.Schema.PatternProperties, 1)
		for source = range c.Schema.PatternProperties {
			onNames = true
		}
	}
	re := compile(t, source)
	for _, test := range c.Tests {
		if text, ok := test.Data.(string); ok && !onNames {
			tried++
			assert.Equal(t, test.Valid, re.MatchString(text), "%s: %s", test.Description, re)
		}
		if object, ok := test.Data.(map[string]any); ok && onNames && c.Schema.AdditionalProperties != nil {
			tried++
			assert.Equal(t, test.Valid, allMatch(re, object), "%s: %s", test.Description, re)
		}
	}
	return tried
}

func allMatch(re *regexp.Regexp, object map[string]any) bool {
	for name := range object {
		if !re.MatchString(name) {
			return false
		}
	}
	return true
}
