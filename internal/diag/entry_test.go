package diag_test

import (
	"fmt"
	"go/format"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

// The warnings of section 8 of the contract; every other code is an error.
var warnings = map[diag.Code]bool{
	"OLT012": true, "OLT013": true, "OLT014": true, "OLT016": true, "OLT020": true, "OLT021": true,
}

func TestEntriesAreTheContractsTable(t *testing.T) {
	entries := diag.Entries()
	require.Len(t, entries, 22)
	for i, e := range entries {
		assert.Equal(t, diag.Code(fmt.Sprintf("OLT%03d", i+1)), e.Code)
		assert.Equal(t, warnings[e.Code], e.Severity == diag.Warning, e.Code)
		assert.NotEqual(t, diag.Severity(0), e.Severity, e.Code)
	}
}

func TestEntriesCanBeRead(t *testing.T) {
	for _, e := range diag.Entries() {
		t.Run(string(e.Code), func(t *testing.T) {
			assert.NotEmpty(t, e.Title)
			assert.False(t, strings.HasSuffix(e.Title, "."), "a title is no sentence")
			assert.True(t, strings.HasSuffix(e.Why, "."), "the reason is a sentence")
			assert.NotEqual(t, e.Wrong, e.Right)
			for _, example := range []string{e.Wrong, e.Right} {
				assert.Contains(t, example, "//tool:")
				file := wholeFile(example)
				got, err := format.Source([]byte(file))
				require.NoError(t, err)
				assert.Equal(t, file, string(got), "an example is formatted as gofmt does")
			}
		})
	}
}

func wholeFile(example string) string {
	if !strings.Contains(example, "\npackage ") {
		example = "package orders\n\n" + example
	}
	return example + "\n"
}

func TestLookup(t *testing.T) {
	e, ok := diag.Lookup("OLT005")
	require.True(t, ok)
	assert.Equal(t, diag.Code("OLT005"), e.Code)
	for _, unknown := range []string{"", "OLT000", "OLT023", "olt005", "OLT0050"} {
		_, ok := diag.Lookup(unknown)
		assert.False(t, ok, unknown)
	}
}

func TestEntriesIsACopy(t *testing.T) {
	diag.Entries()[0].Title = "overwritten"
	e, _ := diag.Lookup("OLT001")
	assert.NotEqual(t, "overwritten", e.Title)
}

func TestSeverityNames(t *testing.T) {
	assert.Equal(t, "error", diag.Error.String())
	assert.Equal(t, "warning", diag.Warning.String())
	assert.Empty(t, diag.Severity(0).String())
}
