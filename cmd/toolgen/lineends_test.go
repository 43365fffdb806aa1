package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/internal/parse"
)

// lineEndsFile has comments in every place that is found by its position, of
// which go/token counts the carriage returns and go/ast leaves them out.
const lineEndsFile = `package tools

// Copy copies a file.
//
// Parameters:
//   - mode: how,
//     in octal
//
//tool:export copy_file
//tool:param from pattern="^/"
//tool:param mode description=` + "`as \"0644\"`" + `
func Copy(
	/* where from,
	   on this
	   machine */ from string, /* the
	   other */ to string, // where to
	// how
	// deep
	deep int, /* not this */ size int /* how much */, last bool, // whether
	/* in
	octal */ mode string,
) {
}

/*
Paint paints.

Parameters:
  - o: the colors
    of all
*/
//tool:export
func Paint(o Options) Options { return o }

// Options are colors.
type Options struct {
	/* A is
	   the first. */
	A    Color
	B, C Color // the others
	D    Color ` + "`json:\"d\"`" + ` // the last
}

/* Color is
   a color. */
type Color string

const (
	/* Red is
	   red. */
	Red  Color = "red" // warm
	Blue Color = ` + "`blue`" + ` /* cold */
)
`

// TestLineEnds: a checkout with Windows line ends gives the same bytes.
//
// Cases: G30.
func TestLineEnds(t *testing.T) {
	generate := func(source string) string {
		dir := t.TempDir()
		writeTree(t, dir, map[string]string{"go.mod": "module case.test\n\ngo 1.26\n", "tools.go": source})
		return generateOnce(t, parse.Config{Dir: dir})
	}
	unix := generate(lineEndsFile)
	for _, description := range []string{
		"where from, on this machine", "where to", "how deep", "how much", "whether", `as \"0644\"`, "the colors of all", "the others", "the last",
	} {
		assert.Contains(t, unix, `"description":"`+description+`"`)
	}
	windows := generate(strings.ReplaceAll(lineEndsFile, "\n", "\r\n"))
	assert.Equal(t, unix, windows)
	assert.NotContains(t, windows, "\r")
}
