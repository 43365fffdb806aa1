package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParseFlags(t *testing.T) {
	dir := t.TempDir()
	o, err := parseFlags([]string{"-check", "-format=json", "-tags", "a,b", "-C", dir, "-v", "./...", "./x"})
	require.NoError(t, err)
	assert.Equal(t, options{
		check: true, format: "json", tags: "a,b", dir: dir, verbose: true, patterns: []string{"./...", "./x"},
	}, o)
}

func TestParseFlagsDefaults(t *testing.T) {
	here, err := os.Getwd()
	require.NoError(t, err)
	o, err := parseFlags(nil)
	require.NoError(t, err)
	assert.Equal(t, options{format: "text", dir: here}, o)
}

func TestParseFlagsRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	tests := []struct {
		args []string
		want string
	}{
		{[]string{"-verbose"}, "not defined: -verbose"},
		{[]string{"-tags"}, "needs an argument"},
		{[]string{"-check=perhaps"}, "invalid boolean"},
		{[]string{"-format", "yaml"}, `-format is text or json, not "yaml"`},
		{[]string{"-format", ""}, `-format is text or json, not ""`},
		{[]string{"-check", "-list"}, "cannot be given together"},
		{[]string{"./...", "-check"}, "the flag -check must go before the packages"},
		{[]string{"-C", file}, "-C wants a folder, and "},
		{[]string{"-C", file + "2"}, "the folder of -C does not exist: " + file + "2"},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			_, err := parseFlags(tt.args)
			require.ErrorContains(t, err, tt.want)
		})
	}
}

// What -h prints and what is declared are written in two places.
func TestUsageNamesEveryFlag(t *testing.T) {
	var o options
	o.flagSet().VisitAll(func(f *flag.Flag) {
		assert.Regexp(t, `(?m)^\t-`+f.Name+` `, usage)
	})
	var stdout, stderr bytes.Buffer
	assert.Equal(t, statusDone, run([]string{"-h"}, &stdout, &stderr))
	assert.Equal(t, usage, stdout.String())
	assert.Empty(t, stderr.String())
}
