package analyzer_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"
)

// toolDir holds toolgen-vet where a test needs it.
var toolDir string

func TestMain(m *testing.M) {
	var err error
	if toolDir, err = os.MkdirTemp("", "toolgen-vet"); err != nil {
		panic(err)
	}
	status := m.Run()
	os.RemoveAll(toolDir)
	os.Exit(status)
}

// vettool builds toolgen-vet, once and without the race detector: go vet runs its
// tool for every package of the standard library too.
func vettool(t *testing.T) string {
	t.Helper()
	path := filepath.Join(toolDir, "toolgen-vet")
	if _, err := os.Stat(path); err == nil {
		return path
	}
	cmd := exec.Command("go", "build", "-o", path, "./cmd/toolgen-vet")
	cmd.Dir, cmd.Env = repository(t), append(os.Environ(), "GOFLAGS=-buildvcs=false")
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, string(out))
	return path
}

// A vetFinding is one of go vet -json.
type vetFinding struct {
	Category, Posn, End, Message string
	Related                      []vetFinding
}

// vet is the driver of go vet, which comes only to packages that compile, and to
// none where one cannot be loaded.
func vet(t *testing.T, dir, tags string, patterns []string) (all []string, failed string) {
	t.Helper()
	if strings.Contains(os.Getenv("GOFLAGS"), "-trimpath") {
		// The go command repeats then what it said of the same files elsewhere.
		return nil, "case.test/" + filepath.Base(dir) + "/"
	}
	patterns, broken := loadable(t, dir, tags, patterns)
	cmd := exec.Command("go", append([]string{"vet", "-vettool=" + vettool(t), "-json", "-tags=" + tags}, patterns...)...)
	cmd.Dir = dir
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		require.NotEmpty(t, stderr.String(), err)
	}
	for dec := json.NewDecoder(&stdout); dec.More(); {
		var tree map[string]map[string][]vetFinding
		require.NoError(t, dec.Decode(&tree), stderr.String())
		for _, byAnalyzer := range tree {
			for _, d := range byAnalyzer["toolgen"] {
				all = append(all, d.String())
			}
		}
	}
	return sorted(all), stderr.String() + broken
}

// loadable leaves out the patterns of packages that the go command cannot load,
// and names these.
func loadable(t *testing.T, dir, tags string, patterns []string) (good []string, bad string) {
	t.Helper()
	cfg := &packages.Config{Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports, Dir: dir, Tests: true, BuildFlags: []string{"-tags=" + tags}}
	loaded, err := packages.Load(cfg, patterns...)
	require.NoError(t, err)
	packages.Visit(loaded, nil, func(p *packages.Package) {
		if len(p.Errors) > 0 {
			bad += strings.TrimSuffix(p.PkgPath, ".test") + "/\n"
		}
	})
	return slices.DeleteFunc(slices.Clone(patterns), func(p string) bool {
		name := strings.Trim(p, "./")
		return name != "" && strings.Contains(bad, "/"+name+"/")
	}), bad
}

var lineAndColumn = regexp.MustCompile(`\d+:\d+$`)

func (d vetFinding) String() string {
	line := d.Posn + "-" + lineAndColumn.FindString(d.End) + ": " + d.Message
	for _, r := range d.Related {
		line += "\n\t" + r.Posn + ": " + r.Message
	}
	return line
}
