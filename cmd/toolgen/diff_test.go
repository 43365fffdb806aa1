package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWithLineEnds(t *testing.T) {
	dos := strings.ReplaceAll(newer, "\n", "\r\n")
	assert.Equal(t, newer, string(withLineEnds([]byte(ours), []byte(newer))))
	assert.Equal(t, dos, string(withLineEnds([]byte(strings.ReplaceAll(ours, "\n", "\r\n")), []byte(newer))))
	assert.Equal(t, newer, string(withLineEnds(nil, []byte(newer))))
	assert.Nil(t, withLineEnds([]byte(dos), nil))
}

// TestPlanTakesLineEndsForEqual: also where only some of them were changed.
func TestPlanTakesLineEndsForEqual(t *testing.T) {
	for _, on := range []string{
		strings.ReplaceAll(newer, "\n", "\r\n"), strings.Replace(newer, "\n", "\r\n", 2), strings.TrimSuffix(newer, "\n") + "\r\n",
	} {
		dir := folder(t, map[string]string{"zz_toolgen.go": on})
		changes, err := plan(dir, generated(newer), nil)
		assert.NoError(t, err)
		assert.Empty(t, changes, "%q", on)
		changes, err = plan(dir, generated(ours), nil)
		assert.NoError(t, err)
		assert.Len(t, changes, 1)
	}
	// A carriage return that ends no line is no line end.
	dir := folder(t, map[string]string{"zz_toolgen.go": strings.Replace(newer, "var", "\rvar", 1)})
	changes, err := plan(dir, generated(newer), nil)
	assert.NoError(t, err)
	assert.Len(t, changes, 1)
}

func TestDiffOfEveryChange(t *testing.T) {
	var out, errs bytes.Buffer
	c := &command{options: options{dir: "/m"}, stdout: &out, stderr: &errs}
	assert.Equal(t, statusDone, c.printDiff(nil))
	assert.Empty(t, out.String())

	status := c.printDiff([]change{
		{path: "/m/new/zz_toolgen.go", content: []byte("a\n"), missing: true},
		{path: "/m/zz_toolgen.go", old: []byte("a\r\nb\r\n"), content: []byte("a\nc\n")},
		{path: "/other/zz_toolgen.go", old: []byte("a")},
	})
	assert.Equal(t, statusFaults, status)
	assert.Empty(t, errs.String())
	assert.Equal(t, "--- /dev/null\n+++ b/new/zz_toolgen.go\n@@ -0,0 +1 @@\n+a\n"+
		"--- a/zz_toolgen.go\n+++ b/zz_toolgen.go\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"+
		"--- a/other/zz_toolgen.go\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n\\ No newline at end of file\n", out.String())
}
