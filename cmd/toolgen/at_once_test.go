package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/model"
)

// TestRunsAtOnce: many runs over the same packages, as `go generate` of two
// terminals or an editor and a person start them, are all successful and leave
// what one run leaves, whatever they write, replace or remove.
func TestRunsAtOnce(t *testing.T) {
	const runs, packages = 6, 3
	dir := t.TempDir()
	writeTree(t, dir, map[string]string{"go.mod": "module case.test\n\ngo 1.26\n"})
	for _, word := range []string{"greets", "waves", ""} {
		for i := range packages {
			source := fmt.Sprintf("package p%d\n", i)
			if word != "" {
				source += fmt.Sprintf("\n// Greet %s.\n//\n//tool:export\nfunc Greet() string { return %q }\n", word, strings.Repeat(word, 3))
			}
			writeTree(t, dir, map[string]string{fmt.Sprintf("p%d/p.go", i): source})
		}
		var wg sync.WaitGroup
		for range runs {
			wg.Go(func() {
				var stdout, stderr bytes.Buffer
				status := run([]string{"-C", dir, "./..."}, &stdout, &stderr)
				assert.Equal(t, statusDone, status, "%s", stderr.String())
				assert.Empty(t, stdout.String()+stderr.String())
			})
		}
		wg.Wait()
		var stdout, stderr bytes.Buffer
		require.Equal(t, statusDone, run([]string{"-C", dir, "-check", "./..."}, &stdout, &stderr), "%s%s", stdout.String(), stderr.String())
		for i := range packages {
			got := contents(t, filepath.Join(dir, fmt.Sprintf("p%d", i)))
			if word == "" {
				assert.Len(t, got, 1)
				continue
			}
			assert.Len(t, got, 2, "no temporary file stays")
			assert.Contains(t, got[model.OutputName], strings.ToUpper(word[:1])+word[1:]+".")
		}
	}
}
