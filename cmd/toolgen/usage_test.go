package main

import (
	"bytes"
	"flag"
	"go/parser"
	"go/token"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The manual is read in a terminal and on the package's page, and is the same.
func TestUsageIsThePackageComment(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "main.go", nil, parser.ParseComments|parser.PackageClauseOnly)
	require.NoError(t, err)
	assert.Equal(t, file.Doc.Text(), usage)

	for _, args := range []string{"-h", "-help", "help"} {
		var stdout, stderr bytes.Buffer
		assert.Equal(t, statusDone, run([]string{args}, &stdout, &stderr))
		assert.Equal(t, usage, stdout.String())
		assert.Empty(t, stderr.String())
	}
}

func TestUsageNamesEveryFlag(t *testing.T) {
	var o options
	o.flagSet().VisitAll(func(f *flag.Flag) {
		assert.Regexp(t, `(?m)^\t-`+f.Name+`( .*)?\n\t\t\S`, usage)
	})
	for _, f := range formats {
		assert.Contains(t, usage, f)
	}
}

// Two screens of a usual terminal hold the manual.
func TestUsageFitsOnTwoScreens(t *testing.T) {
	lines := strings.Split(usage, "\n")
	assert.LessOrEqual(t, len(lines), 96)
	for _, line := range lines {
		assert.LessOrEqual(t, utf8.RuneCountInString(strings.ReplaceAll(line, "\t", strings.Repeat(" ", 8))), 100, line)
	}
}
