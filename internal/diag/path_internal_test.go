package diag

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRelative(t *testing.T) {
	tests := []struct{ dir, file, want string }{
		{"/w", "/w/a.go", "a.go"},
		{"/w/", "/w/sub/a.go", "sub/a.go"},
		{"/w", "/w/sub/../a.go", "a.go"},
		{"/w", "/w", "."},
		{"/", "/w/a.go", "w/a.go"},
		{"/w", "/w2/a.go", "/w2/a.go"},
		{"/w", "/W/a.go", "/W/a.go"},
		{"/w/sub", "/w/a.go", "/w/a.go"},
		{"/w", "/w/..a.go", "..a.go"},
		{"/w", `/w/a\b.go`, `a\b.go`},
		{"/w", "/w/my tools/größe.go", "my tools/größe.go"},
		{"/w", "a.go", "a.go"},
		{".", "a.go", "a.go"},
		{".", "../a.go", "../a.go"},
		{".", "..", ".."},
		{"/w", "", ""},
		{"", "", ""},
		{"", "/w/a.go", "/w/a.go"},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, relative(tt.dir, tt.file, false), "%q in %q", tt.file, tt.dir)
		if rel, err := filepath.Rel(tt.dir, tt.file); filepath.Separator == '/' && err == nil && filepath.IsLocal(rel) && tt.file != "" {
			assert.Equal(t, rel, tt.want, "package filepath sees it so too")
		}
	}
}

func TestRelativeOnWindows(t *testing.T) {
	tests := []struct{ dir, file, want string }{
		{`C:\w`, `C:\w\a.go`, "a.go"},
		{`C:\w`, `C:\w\sub\a.go`, "sub/a.go"},
		{`C:\w\`, `C:\w\sub\a.go`, "sub/a.go"},
		{`C:\w`, `C:/w/sub/a.go`, "sub/a.go"},
		{`C:\w`, `c:\W\Sub\a.go`, "Sub/a.go"},
		{`C:\`, `C:\a.go`, "a.go"},
		{`C:\w`, `C:\w2\a.go`, "C:/w2/a.go"},
		{`C:\w`, `D:\w\a.go`, "D:/w/a.go"},
		{`C:\w`, `C:\w`, "."},
		{`C:\my tools`, `C:\my tools\größe\a.go`, "größe/a.go"},
		{`\\server\share\w`, `\\server\share\w\a.go`, "a.go"},
		{`\\server\share`, `\\Server\Share\w\a.go`, "w/a.go"},
		{`\\server\share\w`, `\\server\other\w\a.go`, "//server/other/w/a.go"},
		{`\\server\share\w`, `C:\w\a.go`, "C:/w/a.go"},
		{`\server\share`, `\\server\share\a.go`, "//server/share/a.go"},
		{`C:\w`, `gen\a.y`, "gen/a.y"},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, relative(tt.dir, tt.file, true), "%q in %q", tt.file, tt.dir)
	}
}
