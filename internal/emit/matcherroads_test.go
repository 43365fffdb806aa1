package emit

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/pattern"
)

// A road is how a pattern is matched.
type road string

const (
	byWords  road = "a switch over the words"
	byCode   road = "code that goes through the text once"
	byRegexp road = "package regexp"
)

func roadOf(m *matcher) road {
	switch {
	case m == nil:
		return byRegexp
	case m.words != nil:
		return byWords
	}
	return byCode
}

// roads are patterns of users, and which way each goes.
var roads = []struct {
	source string
	road   road
}{
	// Those of testdata/golden and of the forms that toolgen writes itself.
	{`^[A-Z]{3}$`, byCode},
	{`^[A-Z]+$`, byCode},
	{`^[a-z]+$`, byCode},
	{`^[a-z]*$`, byCode},
	{`^[0-9]+$`, byCode},
	{`^\d+$`, byCode},
	{`^b`, byCode},
	{`^[0-9]+ [A-Z]{3}$`, byCode},
	{`^[A-Z]{2}-\d+$`, byCode},
	{`^[a-z0-9=,!() -]*$`, byCode},
	{`^[^\x00]+$`, byCode},
	{`^(true|false)$`, byWords},
	{`^(0|-?[1-9][0-9]*)$`, byCode},
	{`^(0|[1-9][0-9]*)$`, byCode},
	{`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`, byCode},
	{`^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`, byRegexp}, // are the digits days or hours?
	{`^.\s\u00e9$`, byRegexp},
	{`b`, byRegexp},
	// Of the examples and of real life.
	{`^[A-Z]{3}-[0-9]{4}$`, byCode},
	{`^[0-9]{2}-[0-9]{4}$`, byCode},
	{`^[A-D][0-9]{1,2}$`, byCode},
	{`^[A-Z]{2}-[0-9]+$`, byCode},
	{`^ORD-[0-9]{8}$`, byCode},
	{`^/`, byCode},
	{`^[A-Za-z0-9_-]{1,64}$`, byCode},
	{`^[a-z][a-z0-9_]*$`, byCode},
	{`^[a-z0-9]+(?:-[a-z0-9]+)*$`, byCode},
	{`^\w+(?:\.\w+)*$`, byCode},
	{`^(?:[01]\d|2[0-3]):[0-5]\d$`, byCode},
	{`^\d{4}-\d{2}-\d{2}$`, byCode},
	{`^\+[1-9]\d{1,14}$`, byCode},
	{`^\d{5}(-\d{4})?$`, byCode},
	{`^\$\d+(?:\.\d{2})?$`, byCode},
	{`^#([0-9a-f]{3}){1,2}$`, byCode},
	{`^[0-9a-f]{40}$`, byCode},
	{`^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`, byCode},
	{`^\d{1,3}(\.\d{1,3}){3}$`, byCode},
	{`^v?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$`, byCode},
	{`^https?://`, byCode},
	{`^(http|https)://`, byCode},
	{`^[\w.+-]+@`, byCode},
	{`^[^/]+$`, byCode},
	{`^[^/]*/[^/]*$`, byCode},
	{`^[^-]`, byCode},
	{`^[^a]$`, byRegexp}, // one character, of any number of bytes
	{`^(a|b)*c?$`, byCode},
	{`^$`, byCode},
	{`^`, byCode},
	{`^ü[a-z]*$`, byCode},
	{`^[[\]^\\-]+$`, byCode},
	{`^a+$|^b+$`, byCode},
	{`^(GET|GETX|POST)$`, byWords},
	{`^(jpe?g|png)$`, byWords},
	{`^(red|blue|ruby)$`, byWords},
	{`^(red|blue|red)-?$`, byWords},
	{`^(red|blue|ruby)[0-9]+$`, byRegexp}, // which of those with r is not seen in time
	{`^(eu|us)-[a-z]+-\d$`, byCode},
	{`^[^@]+@[^@]+\.[^@]+$`, byRegexp}, // the dot may be before the last
	{`^[a-z]+[a-z0-9]$`, byRegexp},
	{`^.{2,4}$`, byRegexp},
	{`^\S+$`, byRegexp}, // the spaces beyond ASCII
	{`^[a-zà-ü]+$`, byRegexp},
	{`^\p{Lu}`, byRegexp},
	{`\bcat\b`, byRegexp},
	{`^a|b$`, byRegexp},
	{`\.txt$`, byRegexp},
	{`[\s\S]`, byRegexp},
}

func re2(t testing.TB, source string) string {
	t.Helper()
	expr, err := pattern.Translate(source)
	require.Nil(t, err, source)
	return expr
}

func TestRoads(t *testing.T) {
	for _, tt := range roads {
		assert.Equal(t, tt.road, roadOf(matcherOf(re2(t, tt.source))), tt.source)
	}
}

// TestRoadsOfGoldens holds that the table has the patterns of all schemas in
// testdata/golden.
func TestRoadsOfGoldens(t *testing.T) {
	known := map[string]bool{}
	for _, tt := range roads {
		known[tt.source] = true
	}
	files, err := filepath.Glob("../../testdata/golden/*.txtar")
	require.NoError(t, err)
	inSchema := regexp.MustCompile(`"pattern":("(?:[^"\\]|\\.)*")`)
	found := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for line := range strings.Lines(string(text)) {
			if !strings.Contains(line, `"properties":`) {
				continue
			}
			for _, m := range inSchema.FindAllStringSubmatch(line, -1) {
				var source string
				require.NoError(t, json.Unmarshal([]byte(m[1]), &source), m[1])
				assert.True(t, known[source], "%s: %s", file, source)
				found++
			}
		}
	}
	assert.Greater(t, found, 20)
}
