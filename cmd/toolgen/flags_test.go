package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

func TestParseFlags(t *testing.T) {
	dir := t.TempDir()
	o, err := parseFlags([]string{
		"-check", "-format=json", "-severity", "OLT014=error,olt012=off", "-severity=OLT021=error",
		"-providers", "gemini", "-providers=openai,gemini", "-tags", "a,b", "-C", dir, "-v", "./...", "./x",
	})
	require.NoError(t, err)
	assert.Equal(t, "OLT012=off,OLT014=error,OLT021=error", o.levels.String())
	assert.Equal(t, "openai,gemini", o.providers.String())
	o.levels, o.providers = nil, nil
	assert.Equal(t, options{
		check: true, format: "json", tags: "a,b", dir: dir, verbose: true, patterns: []string{"./...", "./x"},
	}, o)
}

func TestParseFlagsDefaults(t *testing.T) {
	here, err := os.Getwd()
	require.NoError(t, err)
	o, err := parseFlags([]string{"-severity=", "-providers="})
	require.NoError(t, err)
	assert.Equal(t, options{format: "text", levels: diag.Levels{}, dir: here, patterns: []string{}}, o)
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
		{[]string{"-format", "yaml"}, `-format is text, json, github or sarif, not "yaml"`},
		{[]string{"-format", ""}, `-format is text, json, github or sarif, not ""`},
		{[]string{"-check", "-list"}, "-check and -list cannot be given together"},
		{[]string{"-diff", "-list"}, "-diff and -list cannot be given together"},
		{[]string{"-diff", "-check"}, "-check and -diff cannot be given together"},
		{[]string{"-diff", "-check", "-list"}, "-check and -diff and -list cannot be given together"},
		{[]string{"-list", "-format=github"}, "-list is printed as text or json, not as github"},
		{[]string{"-list", "-format=sarif"}, "-list is printed as text or json, not as sarif"},
		{[]string{"-v", "-format=sarif"}, "-v cannot be given with -format sarif"},
		{[]string{"-severity", "OLT002=off"}, "OLT002 is an error, which cannot be lowered"},
		{[]string{"-severity", "OLT012"}, `"OLT012" is not of the form CODE=error`},
		{[]string{"-providers", "openai,bard"}, `there is no provider "bard"; they are anthropic, openai, gemini`},
		{[]string{"-providers", "openai,"}, `there is no provider ""; they are anthropic, openai, gemini`},
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
