package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// block returns the first code block of the README that begins with the given
// text, which includes the line of the opening fence.
func block(t *testing.T, opening string) string {
	t.Helper()
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	_, rest, found := strings.Cut(string(readme), "```"+opening)
	require.True(t, found, "the README has no block %q", opening)
	text, _, found := strings.Cut(rest, "\n```")
	require.True(t, found)
	_, fence, _ := strings.Cut(opening, "\n")
	return fence + text + "\n"
}

// The README's example is this program, so it cannot go stale.
func TestReadmeShowsThisProgram(t *testing.T) {
	source, err := os.ReadFile("main.go")
	require.NoError(t, err)
	assert.Equal(t, string(source), block(t, "go\npackage main\n"))
}

func TestReadmeShowsWhatTheProgramPrints(t *testing.T) {
	out, err := exec.Command("go", "run", ".").Output()
	require.NoError(t, err)
	assert.Equal(t, string(out), block(t, "text\nquote Prices"))
}
