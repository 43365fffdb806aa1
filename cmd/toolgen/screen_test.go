package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

func TestScreenOfWhatIsNoTerminal(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "log"))
	require.NoError(t, err)
	defer file.Close()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	require.NoError(t, err)
	defer null.Close()
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	defer write.Close()
	noEnv := func(string) string { return "" }
	assert.Equal(t, screen{}, screenOf(file, noEnv))
	assert.Equal(t, screen{}, screenOf(null, noEnv))
	assert.Equal(t, screen{}, screenOf(write, noEnv))
	assert.Equal(t, screen{}, screenOf(&bytes.Buffer{}, noEnv))
	write.Close()
	assert.Equal(t, screen{}, screenOf(write, noEnv), "a closed file is none")
}

func TestWantsColour(t *testing.T) {
	tests := []struct {
		name, goos string
		env        map[string]string
		want       bool
	}{
		{"a terminal", "linux", map[string]string{"TERM": "xterm-256color"}, true},
		{"no TERM", "linux", nil, true},
		{"NO_COLOR", "linux", map[string]string{"TERM": "xterm", "NO_COLOR": "1"}, false},
		{"any NO_COLOR", "darwin", map[string]string{"NO_COLOR": "0"}, false},
		{"an empty NO_COLOR is none", "linux", map[string]string{"NO_COLOR": ""}, true},
		{"a terminal that cannot", "linux", map[string]string{"TERM": "dumb"}, false},
		{"an old console", "windows", nil, false},
		{"Windows Terminal", "windows", map[string]string{"WT_SESSION": "a-b"}, true},
		{"a Unix shell under Windows", "windows", map[string]string{"TERM": "xterm"}, true},
		{"NO_COLOR under Windows", "windows", map[string]string{"WT_SESSION": "a-b", "NO_COLOR": "1"}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, wantsColour(tt.goos, func(name string) string { return tt.env[name] }))
		})
	}
}

// What is no terminal gets the plain form, whatever else is asked for.
func TestReportForAScreen(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.go")
	require.NoError(t, os.WriteFile(file, []byte("package a\n"), 0o644))
	found := []diag.Diagnostic{{Code: "OLT022", Severity: diag.Error, Message: "m", Range: diag.Range{File: file, Line: 1, Column: 9, EndLine: 1, EndColumn: 10}}}
	tests := []struct {
		name   string
		format string
		screen screen
		want   string
	}{
		{"a pipe", "text", screen{}, "a.go:1:9: OLT022: m\n"},
		{"a terminal", "text", screen{terminal: true}, "a.go:1:9: OLT022: m\n    1 | package a\n      |         ^\n"},
		{"a terminal with colours", "text", screen{terminal: true, colour: true}, "\x1b[1ma.go:1:9: \x1b[0m\x1b[1;31mOLT022\x1b[0m: m\n\x1b[2m    1 | \x1b[0mpackage a\n\x1b[2m      | \x1b[0m\x1b[1;31m        ^\x1b[0m\n"},
		{"another format on a terminal", "json", screen{terminal: true, colour: true}, `{"code":"OLT022","severity":"error","file":"a.go","line":1,"column":9,"endLine":1,"endColumn":10,"message":"m"}` + "\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var stderr bytes.Buffer
			c := &command{options: options{format: tt.format, dir: dir}, stderr: &stderr, screen: tt.screen}
			assert.Equal(t, statusFaults, c.report(found))
			assert.Equal(t, tt.want, stderr.String())
		})
	}
}
