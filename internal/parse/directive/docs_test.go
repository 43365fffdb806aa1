package directive

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const docsFile = "../../../docs/directives.md"

// TestDocs holds docs/directives.md equal to the registry.
// `UPDATE=1 go test ./internal/parse/directive` writes it.
func TestDocs(t *testing.T) {
	want := docsIntro + directivesDoc() + docsKeys + keysDoc() + docsValues
	if os.Getenv("UPDATE") != "" {
		require.NoError(t, os.WriteFile(docsFile, []byte(want), 0o644))
	}
	got, err := os.ReadFile(docsFile)
	require.NoError(t, err)
	assert.Equal(t, want, string(got), "run make generate")
}

// directivesDoc is the table of directives, then each by itself.
func directivesDoc() string {
	var b strings.Builder
	b.WriteString("| Directive | Stands on | Default |\n|---|---|---|\n")
	for _, s := range Registry() {
		fmt.Fprintf(&b, "| [`//tool:%s`](#%s) | %s | %s |\n", s.Name, s.Name, s.Places, s.Default)
	}
	for _, s := range Registry() {
		fmt.Fprintf(&b, "\n### %s\n\n```text\n%s\n```\n\n%s\n\n", s.Name, s.Syntax(), s.Doc)
		fmt.Fprintf(&b, "- Stands on: %s%s.\n", s.Places, map[bool]string{true: "; may be repeated"}[s.Repeats])
		if s.Default != "" {
			fmt.Fprintf(&b, "- Without it: %s.\n", s.Default)
		}
		fmt.Fprintf(&b, "- Example: `%s`\n", s.Example)
	}
	return b.String()
}

func keysDoc() string {
	var b strings.Builder
	b.WriteString("| Key | Value | Applies to | Meaning | Example |\n|---|---|---|---|---|\n")
	for _, k := range Keys() {
		value, types := k.Value.String(), "all"
		if k.Flag {
			value = "none: a flag"
		}
		if k.Types != nil {
			types = strings.Join(k.Types, ", ")
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | `%s` |\n", k.Name, value, types, k.Doc, k.Example)
	}
	return b.String()
}

// TestDocsExamplesAreSound scans the directives of the Go examples.
func TestDocsExamplesAreSound(t *testing.T) {
	lines := regexp.MustCompile(`(?m)^//tool:.*`).FindAllString(docsIntro+docsKeys+docsValues, -1)
	require.NotEmpty(t, lines)
	for _, line := range lines {
		sound(t, Scan, line)
	}
}

func TestSyntax(t *testing.T) {
	for name, want := range map[string]string{
		"export":    "//tool:export [NAME]",
		"approval":  "//tool:approval",
		"effect":    "//tool:effect read|write|destructive|external",
		"param":     "//tool:param NAME key=value … flag …",
		"field":     "//tool:field key=value … flag …",
		"schema":    "//tool:schema {…}",
		"type":      "//tool:type IMPORTPATH.Name {…}|open|closed|names",
		"providers": "//tool:providers anthropic,openai,gemini",
		"register":  "//tool:register NAME",
	} {
		spec, ok := Lookup(name)
		require.True(t, ok)
		assert.Equal(t, want, spec.Syntax())
	}
}

func TestExamplesOfKeysAreSound(t *testing.T) {
	for _, k := range Keys() {
		t.Run(k.Name, func(t *testing.T) {
			d, _ := sound(t, Scan, "//tool:field "+k.Example)
			require.Len(t, d.Args, 1)
			assert.Equal(t, k.Name, d.Args[0].Key.Text)
			assert.Equal(t, !k.Flag, d.Args[0].HasValue)
		})
	}
}

// TestReadmeNamesEveryDirective keeps the short list of the README true.
func TestReadmeNamesEveryDirective(t *testing.T) {
	text, err := os.ReadFile("../../../README.md")
	require.NoError(t, err)
	named := map[string]bool{}
	for _, m := range regexp.MustCompile(`//tool:(\w+)`).FindAllStringSubmatch(string(text), -1) {
		named[m[1]] = true
		_, known := Lookup(m[1])
		assert.True(t, known, "there is no directive %s", m[0])
	}
	for _, s := range Registry() {
		assert.True(t, named[s.Name], "the README does not name //tool:%s", s.Name)
	}
	for _, k := range Keys() {
		assert.Contains(t, string(text), "`"+k.Name+"`", "the README does not name the key")
	}
}
