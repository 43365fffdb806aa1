package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// golden is what the demo prints. After a change that is meant, write it anew
// from the root of the repository:
//
//	go run ./examples/docket/demo > examples/docket/demo/testdata/golden.txt
const golden = "testdata/golden.txt"

func TestDemoPrintsTheGoldenFile(t *testing.T) {
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	var got bytes.Buffer
	require.NoError(t, run(&got))
	assert.Equal(t, string(want), got.String())
}

func TestDemoFitsOneScreen(t *testing.T) {
	var got bytes.Buffer
	require.NoError(t, run(&got))
	lines := strings.Split(strings.TrimSuffix(got.String(), "\n"), "\n")
	assert.LessOrEqual(t, len(lines), 50)
	for _, line := range lines {
		assert.LessOrEqual(t, utf8.RuneCountInString(line), width, line)
	}
}

func TestFoldKeepsEveryCharacterButTheSpacesAtBreaks(t *testing.T) {
	for _, tc := range []struct {
		line string
		want []string
	}{
		{"", []string{""}},
		{"0123456789", []string{"0123456789"}},
		{"012,456,89a", []string{"012,456,", "   89a"}},
		{"012 456 89a", []string{"012 456", "   89a"}},
		{"0123456789abcdef", []string{"0123456789abcdef"}},
		{"   ab,cd,ef,gh,ij", []string{"   ab,cd,", "   ef,gh,", "   ij"}},
	} {
		assert.Equal(t, tc.want, fold(tc.line, 10), tc.line)
	}
}

type failingWriter struct{ writes int }

func (w *failingWriter) Write([]byte) (int, error) {
	w.writes++
	return 0, os.ErrClosed
}

func TestRunReportsAnOutputThatIsGone(t *testing.T) {
	var w failingWriter
	require.ErrorIs(t, run(&w), os.ErrClosed)
	assert.Equal(t, 1, w.writes, "nothing is written after the first failure")
}
