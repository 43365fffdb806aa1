package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse"
)

func TestExplainPrintsAllOfAnEntry(t *testing.T) {
	var stdout, stderr bytes.Buffer
	require.Equal(t, statusDone, run([]string{"explain", "olt005"}, &stdout, &stderr))
	assert.Empty(t, stderr.String())
	e, _ := diag.Lookup("OLT005")
	assert.Contains(t, stdout.String(), "OLT005 (error): "+e.Title+"\n")
	assert.Contains(t, stdout.String(), e.Why)
	for _, example := range []string{e.Wrong, e.Right} {
		for line := range strings.SplitSeq(example, "\n") {
			assert.Contains(t, stdout.String(), line)
		}
	}
}

func TestExplainRefuses(t *testing.T) {
	for _, args := range [][]string{{"explain"}, {"explain", "OLT999"}, {"explain", "OLT001", "OLT002"}} {
		var stdout, stderr bytes.Buffer
		assert.Equal(t, statusFailed, run(args, &stdout, &stderr))
		assert.Empty(t, stdout.String())
		assert.Contains(t, stderr.String(), "toolgen: ")
	}
}

func TestVersionIsOneLine(t *testing.T) {
	var stdout, stderr bytes.Buffer
	require.Equal(t, statusDone, run([]string{"version"}, &stdout, &stderr))
	assert.Regexp(t, `^toolgen \S+, go\S.*, contract generation 1\n$`, stdout.String())
	assert.Equal(t, statusFailed, run([]string{"version", "-v"}, &stdout, &stderr))
}

func TestShownVersion(t *testing.T) {
	tests := []struct{ recorded, want string }{
		{"", "devel"},
		{"(devel)", "devel"},
		{"v0.0.0-00010101000000-000000000000", "devel"},
		{"v1.2.3", "v1.2.3"},
		{"v0.0.0-20261130205700-ddec62412345", "v0.0.0-20261130205700-ddec62412345"},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, shownVersion(tt.recorded), tt.recorded)
	}
}

// The documentation is run: each wrong example causes its finding, and each
// right one has no fault and no such finding.
func TestExamplesAreWhatTheySay(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module example.com/explained\n\ngo 1.26\n")
	for _, e := range diag.Entries() {
		write(t, filepath.Join(dir, string(e.Code), "wrong", "wrong.go"), sourceFile(e.Wrong))
		write(t, filepath.Join(dir, string(e.Code), "right", "right.go"), sourceFile(e.Right))
	}
	loaded, err := parse.Load(parse.Config{Dir: dir, Patterns: []string{"./..."}})
	require.NoError(t, err)
	found := map[string]*diag.List{}
	for _, p := range loaded.Packages {
		found[strings.TrimPrefix(p.Path, "example.com/explained/")] = join([]*parse.Package{p})
	}
	for _, e := range diag.Entries() {
		t.Run(string(e.Code), func(t *testing.T) {
			wrong, right := found[string(e.Code)+"/wrong"], found[string(e.Code)+"/right"]
			require.NotNil(t, wrong)
			require.NotNil(t, right)
			caused := slices.Contains(codes(wrong), e.Code)
			cured := !right.HasErrors() && !slices.Contains(codes(right), e.Code)
			assert.True(t, caused, "the wrong example gives %v", wrong.All())
			assert.True(t, cured, "the right example gives %v", right.All())
		})
	}
}

func codes(l *diag.List) []diag.Code {
	var out []diag.Code
	for _, d := range l.All() {
		out = append(out, d.Code)
	}
	return out
}

// sourceFile makes a whole file of an example, with the imports that it needs.
func sourceFile(example string) string {
	if !strings.Contains(example, "\npackage ") {
		example = "package orders\n\n" + example
	}
	if !strings.Contains(example, "context.") {
		return example + "\n"
	}
	clause := regexp.MustCompile(`(?m)^package \w+$`)
	return clause.ReplaceAllString(example, "$0\n\nimport \"context\"") + "\n"
}

func write(t *testing.T, path, content string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
}
