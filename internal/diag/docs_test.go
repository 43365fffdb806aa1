package diag_test

import (
	"fmt"
	"os"
	"regexp"
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
prints its entry of this page, and with ` + "`-format json`" + ` each finding is one JSON object with ` + "`code`" + ` and
` + "`severity`" + `, for a CI that wants to choose.

- An **error** means that nothing of the package is written, and the exit status is 1. Other packages are still
  generated. It cannot be lowered, because there is no code that would do what the source says.
- A **warning** is printed with ` + "`(warning)`" + ` at its end. The code is written, and the exit status stays as it is.
  It goes away with its cause; a comment that silences it does not exist.

`

// TestDocs holds docs/diagnostics.md equal to the table of codes.
// `UPDATE=1 go test ./internal/diag` writes it.
func TestDocs(t *testing.T) {
	var b strings.Builder
	b.WriteString(docsIntro)
	b.WriteString("| Code | Severity | Meaning |\n|---|---|---|\n")
	for _, e := range diag.Entries() {
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s |\n", e.Code, strings.ToLower(string(e.Code)), e.Severity, markdown(e.Title))
	}
	for _, e := range diag.Entries() {
		fmt.Fprintf(&b, "\n## %s\n\n**%s: %s.**\n\n%s\n\nWrong:\n\n```go\n%s\n```\n\nRight:\n\n```go\n%s\n```\n",
			e.Code, capitalised(e.Severity.String()), markdown(e.Title), markdown(e.Why), e.Wrong, e.Right)
	}
	if os.Getenv("UPDATE") != "" {
		require.NoError(t, os.WriteFile(docsFile, []byte(b.String()), 0o644))
	}
	got, err := os.ReadFile(docsFile)
	require.NoError(t, err)
	assert.Equal(t, b.String(), string(got), "run make generate")
}

// codeTexts are texts in quotes that hold a directive, directives with a NAME,
// and single words.
var codeTexts = regexp.MustCompile(`"[^"]*//[^"]*"|//tool:\w+ [A-Z]+\b|\S+`)

// looksLikeCode finds what Markdown would make something else of, and names
// that belong together.
var looksLikeCode = regexp.MustCompile(`[\\*_\[\]<>=@/]|\w\.\w`)

// markdown sets the code in a text of the table apart from its words. In the
// table it is plain, as a terminal shows it.
func markdown(text string) string {
	return codeTexts.ReplaceAllStringFunc(text, func(word string) string {
		if !looksLikeCode.MatchString(word) {
			return word
		}
		code := strings.Trim(strings.TrimRight(strings.TrimLeft(word, "("), ".,;)"), `"`)
		before, after, _ := strings.Cut(word, code)
		return strings.Trim(before, `"`) + "`" + code + "`" + strings.Trim(after, `"`)
	})
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
		assert.Equal(t, want, markdown(text))
	}
}
