package diag_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

const docsFile = "../../docs/diagnostics.md"

const docsIntro = `# Diagnostics

<!-- Made from internal/diag/codes.go by "make generate". Do not edit. -->

What toolgen finds wrong with a package, it prints to standard error, all of it in one run:

` + "```text" + `
orders.go:14:27: OLT002: changed: chan string has no schema
	a model writes JSON, which holds data only: take what is to be done as a value
` + "```" + `

The place is the exact one: the parameter, the key in a directive, the field in another file. An indented line
says how to mend it, or names a related place. A code keeps its meaning for good. ` + "`toolgen explain OLT002`" + `
prints its entry of this page. On a terminal the source line stands below, with a caret under the column; ` + "`-format`" + `
prints the same findings as a JSON object a line (` + "`json`" + `), as annotations of GitHub Actions (` + "`github`" + `), or as one
SARIF 2.1.0 document (` + "`sarif`" + `).

- An **error** means that nothing of the package is written, and the exit status is 1. Other packages are still
  generated. It cannot be lowered, because there is no code that would do what the source says.
- A **warning** is printed with ` + "`(warning)`" + ` at its end. The code is written, and the exit status stays as it is.
  It goes away with its cause. ` + "`-severity OLT012=error`" + ` makes it an error for a team that wants none of it, and
  ` + "`-severity OLT014=off`" + ` silences it, both for a whole run; a comment that silences one place does not exist.

`

// TestDocs holds docs/diagnostics.md equal to the table of codes.
// `UPDATE=1 go test ./internal/diag` writes it.
func TestDocs(t *testing.T) {
	var b strings.Builder
	b.WriteString(docsIntro)
	b.WriteString("| Code | Severity | Meaning |\n|---|---|---|\n")
	for _, e := range diag.Entries() {
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s |\n", e.Code, strings.ToLower(string(e.Code)), e.Severity, diag.Markdown(e.Title))
	}
	for _, e := range diag.Entries() {
		fmt.Fprintf(&b, "\n## %s\n\n**%s: %s.**\n\n%s",
			e.Code, capitalised(e.Severity.String()), diag.Markdown(e.Title), e.MarkdownHelp())
	}
	if os.Getenv("UPDATE") != "" {
		require.NoError(t, os.WriteFile(docsFile, []byte(b.String()), 0o644))
	}
	got, err := os.ReadFile(docsFile)
	require.NoError(t, err)
	assert.Equal(t, b.String(), string(got), "run make generate")
}

func capitalised(word string) string { return strings.ToUpper(word[:1]) + word[1:] }

func TestMarkdownSetsCodeApart(t *testing.T) {
	for text, want := range map[string]string{
		"plain, words. Two of them; and-more":   "plain, words. Two of them; and-more",
		"with //tool:export NAME, or //tool:x.": "with `//tool:export NAME`, or `//tool:x`.",
		`such as "// tool:export" or "x y".`:    "such as `// tool:export` or \"x y\".",
		"a _test.go file, or _ or -":            "a `_test.go` file, or `_` or -",
		"one *runtime.Call (context.Context)":   "one `*runtime.Call` (`context.Context`)",
		"Order.Items[].Price. A name":           "`Order.Items[].Price`. A name",
		`(?i), no \A and \z, no [[:alpha:]].`:   "(?i), no `\\A` and `\\z`, no `[[:alpha:]]`.",
		"an unknown //tool: directive":          "an unknown `//tool:` directive",
		"with description= in it, or @ alone":   "with `description=` in it, or `@` alone",
	} {
		assert.Equal(t, want, diag.Markdown(text))
	}
}
