package diag_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

// desk is a source file with what makes excerpts awkward.
const desk = "package m\r\n\r\nfunc Watch(\r\n\tto chan string, // 日本 🎉 \x1b[31m\r\n) error\r\n"

func writeDesk(t *testing.T) (dir, file string) {
	t.Helper()
	dir = t.TempDir()
	file = filepath.Join(dir, "desk.go")
	require.NoError(t, os.WriteFile(file, []byte(desk), 0o644))
	return dir, file
}

func TestWriteTerminal(t *testing.T) {
	dir, file := writeDesk(t)
	ds := []diag.Diagnostic{
		{Code: "OLT002", Severity: diag.Error, Message: "to: chan string has no schema\n\tsecond line", Hint: "take a value", Adjusted: "gen.y:3:1",
			Range:   diag.Range{File: file, Line: 4, Column: 5, EndLine: 4, EndColumn: 16},
			Related: []diag.Related{{Range: diag.Range{File: file, Line: 3, Column: 6}, Message: "its tool"}}},
		{Code: "OLT012", Severity: diag.Warning, Message: "the comment \x1b[31m", Range: diag.Range{File: file, Line: 4, Column: 21, EndLine: 4, EndColumn: 27}},
		{Code: "OLT022", Severity: diag.Error, Message: "a whole file", Range: diag.Range{File: file}},
		{Code: "OLT022", Severity: diag.Error, Message: "a line that is not there", Range: diag.Range{File: file, Line: 99, Column: 1}},
		{Code: "OLT022", Severity: diag.Error, Message: "a file that is not there", Range: diag.Range{File: file + "2", Line: 1, Column: 1}},
		{Code: "OLT022", Severity: diag.Error, Message: "no place"},
	}
	var b bytes.Buffer
	require.NoError(t, diag.WriteTerminal(&b, dir, ds, false))
	assert.Equal(t, strings.Join([]string{
		"desk.go:4:5: OLT002: to: chan string has no schema",
		"\tsecond line",
		"\tgen.y:3:1: the place that a //line comment gives",
		"    4 | \tto chan string, // 日本 🎉 \\x1b[31m",
		"      | \t   ^~~~~~~~~~~",
		"\ttake a value",
		"\tdesk.go:3:6: its tool",
		"desk.go:4:21: OLT012: the comment \\x1b[31m (warning)",
		"    4 | \tto chan string, // 日本 🎉 \\x1b[31m",
		"      | \t                   ^~~~",
		"desk.go: OLT022: a whole file",
		"desk.go:99:1: OLT022: a line that is not there",
		"desk.go2:1:1: OLT022: a file that is not there",
		"OLT022: no place",
		"",
	}, "\n"), b.String())
}

func TestWriteTerminalInColour(t *testing.T) {
	dir, file := writeDesk(t)
	at := diag.Range{File: file, Line: 3, Column: 6, EndLine: 3, EndColumn: 11}
	var b bytes.Buffer
	require.NoError(t, diag.WriteTerminal(&b, dir, []diag.Diagnostic{
		{Code: "OLT003", Severity: diag.Error, Message: "m", Range: at},
		{Code: "OLT021", Severity: diag.Warning, Message: "m"},
	}, true))
	assert.Equal(t, "\x1b[1mdesk.go:3:6: \x1b[0m\x1b[1;31mOLT003\x1b[0m: m\n"+
		"\x1b[2m    3 | \x1b[0mfunc Watch(\n"+
		"\x1b[2m      | \x1b[0m\x1b[1;31m     ^~~~~\x1b[0m\n"+
		"\x1b[1;33mOLT021\x1b[0m: m (warning)\n", b.String())
}

// What is printed to a terminal is the plain form and the excerpts, nothing else.
func TestTerminalAddsOnlyExcerpts(t *testing.T) {
	for _, c := range printed {
		var b bytes.Buffer
		require.NoError(t, diag.WriteTerminal(&b, "/w", []diag.Diagnostic{c.in}, false))
		assert.Equal(t, c.text, b.String(), c.name)
	}
}
