package parse

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/packages"
)

// TestImportable holds the go command's rule for internal packages and programs.
func TestImportable(t *testing.T) {
	tests := []struct {
		root, path, name string
		want             bool
	}{
		{"case.test/a", "case.test/b", "b", true},
		{"case.test/a", "case.test/b", "main", false},
		{"case.test", "case.test/internal/x", "x", true},
		{"case.test/a/b", "case.test/internal/x", "x", true},
		{"case.test/a", "case.test/a/internal/x", "x", true},
		{"case.test/ab", "case.test/a/internal/x", "x", false},
		{"case.test", "case.test/a/internal/x", "x", false},
		{"case.test/a/b", "case.test/a/internal/b/internal/x", "x", false},
		{"case.test/a/internal/b/c", "case.test/a/internal/b/internal/x", "x", true},
		{"other.test/a", "case.test/internal", "internal", false},
		{"case.test/a", "case.test/internals/x", "x", true},
		{"case.test/a", "internal/abi", "abi", false},
		{"internal/tools", "internal/abi", "abi", true},
		{"case.test/a", "golang.org/x/internal/x", "x", false},
	}
	for _, tt := range tests {
		c := &converter{reader: &reader{root: &root{listed: &packages.Package{PkgPath: tt.root}}}}
		assert.Equal(t, tt.want, c.importable(types.NewPackage(tt.path, tt.name)), "%s imports %s", tt.root, tt.path)
	}
}
