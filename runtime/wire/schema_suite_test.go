package wire

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// suiteDifferences are the tests of the schema suite in which the contract is
// stricter on purpose: format and contentEncoding are annotations in the
// standard.
var suiteDifferences = []string{
	"content.json: an invalid base64 string (% is not a valid character); validates true",
	"format.json: invalid date string is only an annotation by default",
	"format.json: invalid date-time string is only an annotation by default",
	"format.json: invalid duration string is only an annotation by default",
	"format.json: invalid email string is only an annotation by default",
	"format.json: invalid hostname string is only an annotation by default",
	"format.json: invalid ipv4 string is only an annotation by default",
	"format.json: invalid ipv6 string is only an annotation by default",
	"format.json: invalid time string is only an annotation by default",
	"format.json: invalid uri string is only an annotation by default",
	"format.json: invalid uuid string is only an annotation by default",
}

// TestJSONSchemaTestSuite holds Own to the public suite, as far as the schemas
// have the contract's keywords alone.
func TestJSONSchemaTestSuite(t *testing.T) {
	folder := suite(t, "json-schema-test-suite/tests/draft2020-12")
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	require.NoError(t, err)
	for _, name := range []string{"bignum.json", "float-overflow.json", "non-bmp-regex.json"} {
		files = append(files, filepath.Join(folder, "optional", name))
	}
	ran, differences := 0, []string(nil)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		var groups []struct {
			Description string
			Schema      json.RawMessage
			Tests       []struct {
				Description string
				Data        json.RawMessage
				Valid       bool
			}
		}
		require.NoError(t, json.Unmarshal(text, &groups))
		for _, g := range groups {
			s, ok := schemaOf(t, string(g.Schema))
			if !ok {
				continue
			}
			for _, c := range g.Tests {
				ran++
				read, err := readTop(c.Data, func(r *cursor) []byte { return r.Own(s) })
				if c.Valid && err != nil {
					differences = append(differences, filepath.Base(file)+": "+c.Description)
					continue
				}
				assert.Equal(t, c.Valid, err == nil, "%s: %s: %s: %v", filepath.Base(file), g.Description, c.Description, err)
				assert.False(t, isFault(err), "%s", c.Data)
				if c.Valid {
					assert.Equal(t, strings.TrimSpace(string(c.Data)), string(read))
				}
			}
		}
	}
	assert.ElementsMatch(t, suiteDifferences, differences)
	assert.GreaterOrEqual(t, ran, 437, "schemas of the contract's keywords are no longer taken")
}
