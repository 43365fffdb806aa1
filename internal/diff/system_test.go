package diff

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSystemTools holds the form of the diffs to the programs that people apply
// them with.
func TestSystemTools(t *testing.T) {
	const (
		old   = "a\nb\nc\nd\ne\nf\n"
		newer = "a\nB\nc\nd\ne\nf\ng\n"
	)
	tools := [][]string{{"patch", "-p1", "-s", "-i"}, {"git", "apply"}}
	tests := []struct {
		name     string
		file     string
		from, to *string // nil: there is no file
	}{
		{"a change", "sub/x.go", ptr(old), ptr(newer)},
		{"a new file", "sub/x.go", nil, ptr(newer)},
		{"a file that goes", "sub/x.go", ptr(old), nil},
		{"an open end that is closed", "x.go", ptr(old + "g"), ptr(newer)},
		{"an end that is opened", "x.go", ptr(old), ptr(old + "g")},
		{"carriage returns", "x.go", ptr("a\r\nb\r\nc\r\n"), ptr("a\r\nB\r\nc\r\n")},
		{"two hunks", "x.go", ptr("0\n" + old + "1\n2\n3\n4\n" + "5\n"), ptr("zero\n" + old + "1\n2\n3\n4\n" + "five\n")},
		{"a folder with a space", "my tools/x y.go", ptr(old), ptr(newer)},
		{"a new file in a folder with a space", "my tools/x.go", nil, ptr(newer)},
		{"a folder that is not ASCII", "größe/日本.go", ptr(old), ptr(newer)},
		{"a name that needs quotes", "a\"b\\c/x.go", ptr(old), ptr(newer)},
	}
	for _, tool := range tools {
		program, err := exec.LookPath(tool[0])
		if err != nil {
			t.Logf("skipped: there is no %s here", tool[0])
			continue
		}
		for _, tt := range tests {
			t.Run(tool[0]+" "+tt.name, func(t *testing.T) {
				dir := t.TempDir()
				path := filepath.Join(dir, filepath.FromSlash(tt.file))
				require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
				if tt.from != nil {
					require.NoError(t, os.WriteFile(path, []byte(*tt.from), 0o644))
				}
				diff := filepath.Join(t.TempDir(), "diff")
				require.NoError(t, os.WriteFile(diff, Unified(side(tt.file, tt.from), side(tt.file, tt.to)), 0o644))
				cmd := exec.Command(program, append(tool[1:], diff)...)
				cmd.Dir = dir
				out, err := cmd.CombinedOutput()
				require.NoError(t, err, "%s", out)
				assert.Empty(t, string(out), "it is applied without a remark")
				got, err := os.ReadFile(path)
				if tt.to == nil {
					assert.True(t, errors.Is(err, fs.ErrNotExist), "the file is gone")
					return
				}
				require.NoError(t, err)
				assert.Equal(t, *tt.to, string(got))
			})
		}
	}
}

func ptr(s string) *string { return &s }

func side(name string, content *string) File {
	if content == nil {
		return File{Name: name, Missing: true}
	}
	return File{Name: name, Content: []byte(*content)}
}
