package toolgen_test

import (
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/toolgen/toolgen/"

// rooms says what each package may import. A package of the module that is not
// listed may be imported by nobody but itself; where others is false, only the
// standard library is allowed beside what imports names.
var rooms = map[string]struct {
	imports []string
	others  []string // prefixes of packages outside the module
}{
	"": {},
	"cmd/toolgen": {
		// What generated code imports is there for the sake of go mod vendor.
		imports: []string{"internal/diag", "internal/diff", "internal/model", "internal/parse", "internal/emit", "internal/snapshot", "runtime", "runtime/wire", "runtime/wire/pattern"},
	},
	"cmd/toolgen-vet":           {imports: []string{"analyzer"}, others: []string{"golang.org/x/tools/go/analysis/multichecker"}},
	"analyzer":                  {imports: []string{"internal/diag", "internal/emit", "internal/parse"}, others: []string{"golang.org/x/tools/go/analysis"}},
	"internal/diag":             {},
	"internal/diff":             {},
	"internal/model":            {},
	"internal/pattern":          {},
	"internal/snapshot":         {others: []string{"golang.org/x/mod/modfile"}},
	"internal/parse/directive":  {imports: []string{"internal/diag", "internal/parse/vocabulary", "runtime/wire"}},
	"internal/parse/doc":        {imports: []string{"internal/parse/directive"}},
	"internal/parse/listed":     {imports: []string{"internal/diag", "internal/model", "internal/pattern", "internal/parse/vocabulary", "runtime/wire"}},
	"internal/parse/vocabulary": {},
	"internal/parse/buildtag":   {},
	"internal/parse": {
		// The grammar of formats, the comparison of numbers and what a slip is
		// are the reader's: a default is checked as a call will be.
		imports: []string{"internal/diag", "internal/model", "internal/pattern", "internal/parse/buildtag", "internal/parse/directive", "internal/parse/doc", "internal/parse/listed", "internal/parse/vocabulary", "runtime/wire"},
		others:  []string{"golang.org/x/tools/go/analysis", "golang.org/x/tools/go/packages", "golang.org/x/tools/go/gcexportdata", "golang.org/x/mod/modfile"},
	},
	"internal/emit":        {imports: []string{"internal/diag", "internal/model", "runtime/provider"}, others: []string{"github.com/dave/jennifer/jen"}},
	"runtime":              {imports: []string{"runtime/wire"}},
	"runtime/wire":         {},
	"runtime/wire/pattern": {},
	"runtime/provider":     {imports: []string{"runtime", "runtime/wire"}},
	// Test support, which tests alone import.
	"internal/testing/randpkg":  {},
	"internal/testing/randjson": {imports: []string{"internal/pattern"}},
}

// carried are the packages that every user's program holds. What they may not
// reach, however far down, brings reflection, large tables or the operating
// system with it. Only patterns are matched with regexp.
var carried = map[string][]string{
	"runtime":              slices.Concat(heavy, []string{"os", "regexp"}),
	"runtime/wire":         slices.Concat(heavy, []string{"os", "regexp"}),
	"runtime/wire/pattern": heavy,
	"runtime/provider":     slices.Concat(heavy, []string{"os", "regexp"}),
}

var heavy = []string{
	"reflect", "fmt", "encoding/json", "encoding/hex", "encoding/binary", "log/slog", "math/big", "net", "net/mail",
	"net/url", "runtime/debug",
}

type listed struct {
	ImportPath string
	Standard   bool
	Imports    []string
	Deps       []string
}

// TestLayout holds the plan of the house: data goes one way, and each room
// knows only what it needs.
func TestLayout(t *testing.T) {
	for _, p := range list(t, "./...") {
		name := strings.TrimPrefix(p.ImportPath+"/", module)
		name = strings.TrimSuffix(name, "/")
		if strings.HasPrefix(name, "examples/") {
			continue
		}
		room, known := rooms[name]
		if !assert.True(t, known, "the package %q has no place in the plan: give it one in this test and in CONTRIBUTING.md", name) {
			continue
		}
		for _, imp := range p.Imports {
			inside, ours := strings.CutPrefix(imp, module)
			switch {
			case ours:
				assert.Contains(t, room.imports, inside, "%s imports %s", name, inside)
			case strings.Contains(strings.Split(imp, "/")[0], "."):
				assert.Contains(t, room.others, imp, "%s imports %s", name, imp)
			}
		}
	}
}

func TestNoReflection(t *testing.T) {
	for name, banned := range carried {
		for _, p := range list(t, "./"+name) {
			for _, b := range banned {
				assert.NotContains(t, p.Deps, b, "%s reaches %s", name, b)
			}
		}
	}
}

func list(t *testing.T, pattern string) []listed {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,Deps", pattern).Output()
	require.NoError(t, err)
	var all []listed
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var p listed
		require.NoError(t, dec.Decode(&p))
		all = append(all, p)
	}
	require.NotEmpty(t, all)
	return all
}
