package main

import (
	"go/format"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/parse/doc"
)

// migratingDoc is the guide for people who have tools already. Its Go blocks
// are of three kinds, by the words behind their opening fence:
//
//   - go: what it ends with, an example as in the contract for users
//   - go before: what it begins with, written for another library
//   - go glue: how tools are handed to an SDK
//
// Those of the last two kinds need modules of others. They are tried by hand,
// with the versions that the guide names.
const migratingDoc = "../../docs/migrating.md"

// TestMigrating generates, compiles and calls what the guide ends with, and
// holds what it shows against what that gives.
// `UPDATE=1 go test ./cmd/toolgen -run Migrating` rewrites the shown blocks.
func TestMigrating(t *testing.T) {
	page := readPage(t, migratingDoc)
	sound, faulty := page.examples(t)
	require.Empty(t, faulty)
	fillIn(t, sound)
	for _, b := range page.blocks {
		if strings.HasPrefix(b.info, "go ") {
			formatted, err := format.Source([]byte(b.body))
			require.NoError(t, err, b.place())
			b.got = string(formatted)
		}
	}
	page.compare(t)
}

// TestMigratingKeys holds the guide's table of tags to what is read of them, and
// the table to the words that invopop/jsonschema knows.
func TestMigratingKeys(t *testing.T) {
	text, err := os.ReadFile(migratingDoc)
	require.NoError(t, err)
	_, table, found := strings.Cut(string(text), "### Tags\n")
	require.True(t, found)
	table, _, found = strings.Cut(table, "\n### ")
	require.True(t, found)
	var named []string
	for _, row := range tagRow.FindAllStringSubmatch(table, -1) {
		for _, key := range tagKey.FindAllStringSubmatch(row[1], -1) {
			if strings.HasPrefix(key[1], "jsonschema_") {
				continue // a tag of its own
			}
			named = append(named, key[1])
			ignored := doc.ParseTag(`jsonschema:"required,` + key[1] + key[2] + `"`).Ignored
			assert.Equal(t, strings.HasPrefix(row[2], "read"), len(ignored) == 0, "the row of %s", key[1])
		}
	}
	assert.ElementsMatch(t, invopopKeys, named)
}

var (
	tagRow = regexp.MustCompile(`(?m)^\| (.*) \| (.*) \|$`)
	tagKey = regexp.MustCompile("`(-|[a-z][A-Za-z_]+)(=?)`")
)

// invopopKeys are the words of a jsonschema tag, as invopop/jsonschema v0.14.0
// reads them.
var invopopKeys = []string{
	"-", "anchor", "anyof_ref", "anyof_required", "anyof_type", "default", "description", "enum", "example",
	"exclusiveMaximum", "exclusiveMinimum", "format", "maxItems", "maxLength", "maximum", "minItems", "minLength",
	"minimum", "multipleOf", "nullable", "oneof_ref", "oneof_required", "oneof_type", "pattern", "readOnly",
	"required", "title", "type", "uniqueItems", "writeOnly",
}
