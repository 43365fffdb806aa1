package generate

import (
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"text/template"

	"github.com/stretchr/testify/require"
)

// A workload is a module of packages that are alike.
type workload struct {
	packages int
	tools    int // of each package
}

// toolsPerFile is how many tools a source file holds at most.
const toolsPerFile = 25

func (w workload) name() string {
	if w.packages == 1 {
		return fmt.Sprintf("tools=%d", w.tools)
	}
	return fmt.Sprintf("packages=%d", w.packages)
}

func (w workload) title() string {
	if w.packages == 1 {
		return fmt.Sprintf("One package of %d tools", w.tools)
	}
	return fmt.Sprintf("%d packages of %d tools", w.packages, w.tools)
}

// The sources, as templates over a package's name or a tool's number. They hold
// what each command looks for: tools, an enum for stringer, and structs in a
// package that is marked for controller-gen.
//
//go:embed testdata/module/*.tmpl
var sources embed.FS

var templates = template.Must(template.ParseFS(sources, "testdata/module/*.tmpl"))

// A module is a copy of a workload on disk. Each command gets its own, so that
// no command reads what another one generated.
type module struct {
	dir      string
	packages []string // their folders' names
	edited   string   // the file that an edit changes
	text     string   // its text before all edits
}

func writeModule(tb testing.TB, w workload) *module {
	tb.Helper()
	m := &module{dir: tb.TempDir()}
	m.write(tb, "go.mod", fmt.Sprintf("module shop.test\n\ngo 1.26.0\n\nrequire %[1]s v0.0.0\n\nreplace %[1]s => %[2]s\n",
		"github.com/toolgen/toolgen", strconv.Quote(prepared(tb).runtime)))
	for p := range w.packages {
		name := fmt.Sprintf("branch%03d", p)
		m.packages = append(m.packages, name)
		m.write(tb, name+"/doc.go", execute(tb, "doc.go.tmpl", map[string]any{"Package": name}))
		for first := 0; first < w.tools; first += toolsPerFile {
			file := fmt.Sprintf("%s/orders%03d.go", name, first/toolsPerFile)
			m.write(tb, file, toolFile(tb, name, first, min(first+toolsPerFile, w.tools)))
		}
	}
	m.edited = filepath.Join(m.dir, m.packages[0], "orders000.go")
	text, err := os.ReadFile(m.edited)
	require.NoError(tb, err)
	m.text = string(text)
	return m
}

// toolFile is a source file with the tools of these numbers.
func toolFile(tb testing.TB, pkg string, first, end int) string {
	var tools []string
	for i := first; i < end; i++ {
		kind := [...]string{"search.go.tmpl", "ship.go.tmpl"}[i%2]
		tools = append(tools, execute(tb, kind, i))
	}
	return execute(tb, "file.go.tmpl", map[string]any{"Package": pkg, "Tools": tools})
}

func execute(tb testing.TB, name string, data any) string {
	var b strings.Builder
	require.NoError(tb, templates.ExecuteTemplate(&b, name, data))
	return b.String()
}

func (m *module) write(tb testing.TB, name, text string) {
	tb.Helper()
	path := filepath.Join(m.dir, name)
	require.NoError(tb, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(tb, os.WriteFile(path, []byte(text), 0o644))
}

// edit changes a description, which toolgen has to write anew, and a constant in
// a function body, which the compiler has to compile anew. No version was there
// before, in no earlier benchmark either, because the go command would find it
// in its cache.
func (m *module) edit(tb testing.TB, version int64) {
	tb.Helper()
	text := strings.NewReplacer(
		"the newest first.", "the newest first, "+versionText(version)+".",
		"24*time.Hour", fmt.Sprintf("time.Duration(%d)", version),
	).Replace(m.text)
	require.NotEqual(tb, m.text, text)
	require.NoError(tb, os.WriteFile(m.edited, []byte(text), 0o644))
}

func versionText(version int64) string { return fmt.Sprintf("version %d", version) }
