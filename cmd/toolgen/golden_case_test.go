package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

// A goldenCase is one archive.
type goldenCase struct {
	name, path string
	archive    *txtar.Archive
	lines      []string // of the calls section, without the answers
	calls      []*goldenCall
}

// A goldenCall is one line of a calls section: a tool, a space, and the
// arguments as they are sent, up to the end of the line. Arguments that do not
// fit on a line are written as $ and Go string literals, each of which may be
// repeated: $"[" * 70 "]" * 70.
//
// In front may stand a word in parentheses for the differences between binder
// and schema that the contract states: (stricter) where the binder refuses what
// the schema allows, (looser) where it accepts what the schema refuses, and
// (format) where the independent validator knows a format or base64 less well
// than its standard.
type goldenCall struct {
	line, mark, tool string
	arguments        []byte
}

var goldenMarks = []string{"stricter", "looser", "format"}

// goldenSections are the files of an archive that are no sources.
var goldenSections = []string{"schemas", "calls", "zz_toolgen.go"}

func readGoldenCase(t *testing.T, path string) *goldenCase {
	t.Helper()
	archive, err := txtar.ParseFile(path)
	require.NoError(t, err)
	c := &goldenCase{name: strings.TrimSuffix(filepath.Base(path), ".txtar"), path: path, archive: archive}
	for line := range strings.Lines(c.get("calls")) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "\t") {
			continue
		}
		c.lines = append(c.lines, line)
		if line != "" && !strings.HasPrefix(line, "#") {
			call, err := parseGoldenCall(line)
			require.NoError(t, err, "%s: %s", path, line)
			c.calls = append(c.calls, call)
		}
	}
	return c
}

func parseGoldenCall(line string) (*goldenCall, error) {
	c := &goldenCall{line: line}
	if rest, ok := strings.CutPrefix(line, "("); ok {
		c.mark, line, ok = strings.Cut(rest, ") ")
		if !ok || !slices.Contains(goldenMarks, c.mark) {
			return nil, fmt.Errorf("the words in parentheses are %s", strings.Join(goldenMarks, ", "))
		}
	}
	tool, arguments, _ := strings.Cut(line, " ")
	c.tool, c.arguments = tool, []byte(arguments)
	if text, ok := strings.CutPrefix(arguments, "$"); ok {
		var err error
		c.arguments, err = repeatedLiterals(text)
		return c, err
	}
	return c, nil
}

// repeatedLiterals joins string literals, each as often as the number after an
// asterisk says.
func repeatedLiterals(text string) ([]byte, error) {
	var out []byte
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		literal, err := strconv.QuotedPrefix(text)
		if err != nil {
			return nil, err
		}
		part, err := strconv.Unquote(literal)
		if err != nil {
			return nil, err
		}
		text = strings.TrimSpace(text[len(literal):])
		times := 1
		if rest, ok := strings.CutPrefix(text, "* "); ok {
			var number string
			number, text, _ = strings.Cut(rest, " ")
			if times, err = strconv.Atoi(number); err != nil {
				return nil, err
			}
		}
		out = append(out, strings.Repeat(part, times)...)
	}
	return out, nil
}

func (c *goldenCase) has(section string) bool { return c.file(section) != nil }

func (c *goldenCase) file(section string) *txtar.File {
	for i, f := range c.archive.Files {
		if f.Name == section {
			return &c.archive.Files[i]
		}
	}
	return nil
}

func (c *goldenCase) get(section string) string {
	if f := c.file(section); f != nil {
		return string(f.Data)
	}
	return ""
}

func (c *goldenCase) set(section, text string) {
	if f := c.file(section); f != nil {
		f.Data = []byte(text)
	} else if text != "" {
		c.archive.Files = append(c.archive.Files, txtar.File{Name: section, Data: []byte(text)})
	}
}

// sources are the files that become packages.
func (c *goldenCase) sources() []txtar.File {
	var out []txtar.File
	for _, f := range c.archive.Files {
		if !slices.Contains(goldenSections, f.Name) {
			out = append(out, f)
		}
	}
	return out
}

func (c *goldenCase) save(t *testing.T) {
	t.Helper()
	if goldenUpdate() {
		require.NoError(t, os.WriteFile(c.path, txtar.Format(c.archive), 0o644))
	}
}

// callsText is the calls section with the answers in their places.
func (c *goldenCase) callsText(answers []goldenAnswer) string {
	var b strings.Builder
	n := 0
	for _, line := range c.lines {
		b.WriteString(line + "\n")
		if n < len(c.calls) && c.calls[n].line == line {
			b.WriteString(answers[n].text())
			n++
		}
	}
	return b.String()
}
