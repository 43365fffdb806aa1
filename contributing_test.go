package toolgen_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestContributingNamesFilesThatExist keeps the lists of what to touch true: a
// file that is renamed or split must be so in CONTRIBUTING.md too. A name with a
// folder is a path in the repository; one without may lie anywhere in it.
func TestContributingNamesFilesThatExist(t *testing.T) {
	text, err := os.ReadFile("CONTRIBUTING.md")
	require.NoError(t, err)
	bases := map[string]bool{}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		bases[filepath.Base(path)] = true
		return err
	}))
	named := regexp.MustCompile("`([a-zA-Z_/]+\\.(?:go|md|txt))`").FindAllStringSubmatch(string(text), -1)
	require.NotEmpty(t, named)
	for _, n := range named {
		if strings.Contains(n[1], "/") {
			assert.FileExists(t, n[1])
		} else {
			assert.True(t, bases[n[1]], "there is no file %s", n[1])
		}
	}
}
