package analyzer_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

// A module is a folder with packages below the module path case.test.
type module struct{ dir string }

// replaced are the modules that packages may import, and where they lie. Those of
// others are stand-ins, because tests run without a network.
var replaced = []struct{ path, version, dir string }{
	{"github.com/toolgen/toolgen", "v0.0.0", "."},
	{"github.com/google/uuid", "v1.6.0", "testdata/golden/modules/google-uuid"},
	{"github.com/gofrs/uuid/v5", "v5.3.2", "testdata/golden/modules/gofrs-uuid"},
}

func repository(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("..")
	require.NoError(t, err)
	return root
}

// newModule makes a module that uses the runtime of this working copy, without a
// network.
func newModule(t *testing.T) module {
	t.Helper()
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOWORK", "off")
	root := repository(t)
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	m := module{dir}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	require.NoError(t, err)
	m.write(t, "go.sum", sums)
	mod := []byte("module case.test\n\ngo 1.26\n")
	for _, r := range replaced {
		dir := strconv.Quote(filepath.Join(root, filepath.FromSlash(r.dir)))
		mod = fmt.Appendf(mod, "\nrequire %s %s\n\nreplace %s => %s\n", r.path, r.version, r.path, dir)
	}
	m.write(t, "go.mod", mod)
	return m
}

func (m module) write(t *testing.T, name string, content []byte) {
	t.Helper()
	path := filepath.Join(m.dir, filepath.FromSlash(name))
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, content, 0o644))
}

// add lays an archive of testdata into the module, in a folder of its own, but
// for sections that are no sources. It returns the section that says how the case
// is to be loaded, if there is one.
func (m module) add(t *testing.T, path string) (load string) {
	t.Helper()
	archive, err := txtar.ParseFile(path)
	require.NoError(t, err)
	folder := strings.TrimSuffix(filepath.Base(path), ".txtar")
	for _, f := range archive.Files {
		switch f.Name {
		case "load":
			load = string(f.Data)
			continue
		case "want", "schemas", "calls", "zz_toolgen.go":
			continue
		}
		name, crlf := strings.CutSuffix(f.Name, " (CRLF)")
		if crlf {
			f.Data = bytes.ReplaceAll(f.Data, []byte("\n"), []byte("\r\n"))
		}
		m.write(t, folder+"/"+name, f.Data)
	}
	return load
}
