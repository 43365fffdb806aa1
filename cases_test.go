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

// casesList names the tests of each case; its head says how.
const casesList = "testdata/cases.txt"

// A realCase is a line of the list.
type realCase struct {
	id, source string
	otherwise  bool // decided otherwise than the source asks for
	tests      []string
}

// TestCases holds the list of cases from real life to what it speaks of: a test
// that is renamed or loses its case is found, and one that gains a case too.
func TestCases(t *testing.T) {
	cases := readCases(t)
	listed, named := map[string][]string{}, casesOfTests(t)
	for _, c := range cases {
		assert.NotEmpty(t, c.tests, "%s has no test", c.id)
		for _, test := range c.tests {
			listed[test] = append(listed[test], c.id)
		}
	}
	for test, ids := range listed {
		assert.FileExists(t, test)
		assert.ElementsMatch(t, ids, named[test], "the cases that %s names, as against those of %s", test, casesList)
	}
	for test, ids := range named {
		assert.NotEmpty(t, listed[test], "%s names %v, and %s does not name it", test, ids, casesList)
	}
}

// TestCasesDecidedOtherwise holds that docs/decisions.md gives a reason for each
// case that the list marks so, and for no other.
func TestCasesDecidedOtherwise(t *testing.T) {
	text, err := os.ReadFile("docs/decisions.md")
	require.NoError(t, err)
	_, section, found := strings.Cut(string(text), "\n## Cases decided otherwise\n")
	require.True(t, found)
	section, _, _ = strings.Cut(section, "\n## ")
	for _, c := range readCases(t) {
		mentioned := regexp.MustCompile(regexp.QuoteMeta(c.source) + `(\W|$)`).MatchString(section)
		assert.Equal(t, c.otherwise, mentioned, "%s %s", c.id, c.source)
	}
}

// TestCasesAreSpelledRight holds the list against the collection that its
// identifiers come from.
func TestCasesAreSpelledRight(t *testing.T) {
	collection, err := os.ReadFile("../shared/cases/CASES.md")
	if err != nil {
		t.Skip("the collection of cases is not there: ", err)
	}
	for _, c := range readCases(t) {
		assert.Contains(t, string(collection), "| "+c.id+" | "+c.source+" |")
	}
}

func readCases(t *testing.T) []realCase {
	t.Helper()
	text, err := os.ReadFile(casesList)
	require.NoError(t, err)
	var cases []realCase
	seen := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || fields[0] == "#" {
			continue
		}
		require.GreaterOrEqual(t, len(fields), 3, line)
		c := realCase{id: fields[0], source: fields[1], tests: fields[2:]}
		if c.otherwise = fields[2] == "otherwise"; c.otherwise {
			c.tests = fields[3:]
		}
		assert.False(t, seen[c.id], "%s is there twice", c.id)
		seen[c.id] = true
		cases = append(cases, c)
	}
	require.NotEmpty(t, cases)
	return cases
}

var casesLine = regexp.MustCompile(`(?m)^(?:# |// )?Cases: ([A-Z]\d\d(?:, [A-Z]\d\d)*)\.\r?$`)

// casesOfTests returns the cases that each test in the repository names in its
// comments.
func casesOfTests(t *testing.T) map[string][]string {
	t.Helper()
	named := map[string][]string{}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(path, ".txtar") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range casesLine.FindAllStringSubmatch(string(text), -1) {
			path := filepath.ToSlash(path)
			named[path] = append(named[path], strings.Split(m[1], ", ")...)
		}
		return err
	}))
	return named
}
