package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/testing/randpkg"
)

// TestRandomPackages generates and compiles random packages, and holds the
// schemas of their tools against those that reflection derives from the compiled
// functions. Only what reflection cannot see (runes, the members of enums, the
// names of parameters) comes from the writer of the packages.
//
// TOOLGEN_PACKAGES is the number of packages with tools, 20 by default.
func TestRandomPackages(t *testing.T) {
	seed := randomSeed(t)
	packages := randpkg.Basics()
	for i := range randomNumber(t, "TOOLGEN_PACKAGES", 20) {
		packages = append(packages, randpkg.Named(rand.New(rand.NewPCG(seed, uint64(i))), i)...)
	}
	m := newRandomModule(t, packages)
	m.write(t, "run/functions.go", functionsFile(packages))
	out := derivedSchemas(t, m, packages)
	tools := 0
	for _, p := range packages {
		for _, tool := range p.Tools {
			tools++
			key := randomFolder(p) + " " + tool.Name
			said, derived := out.Said[key], out.Derived[key]
			same := assert.Equal(t, derived.Input, said.Input, "input of %s", key)
			if !assert.Equal(t, derived.Output, said.Output, "output of %s", key) || !same {
				t.Log(sources(packages, p))
			}
		}
	}
	t.Logf("%d packages, %d tools", len(packages), tools)
	require.Positive(t, tools)
}

// sources are those of a package and of those below it, which it imports.
func sources(all []*randpkg.Package, of *randpkg.Package) string {
	var b strings.Builder
	for _, p := range all {
		if p == of || strings.HasPrefix(p.Path, of.Path+"/") {
			b.WriteString(p.Source())
		}
	}
	return b.String()
}

type reflectedSchemas struct{ Input, Output string }

type reflectedOutput struct{ Derived, Said map[string]reflectedSchemas }

func derivedSchemas(t *testing.T, m *randomModule, packages []*randpkg.Package) reflectedOutput {
	t.Helper()
	type tool struct {
		Case string
		randpkg.Tool
	}
	var in struct {
		Types map[string]randpkg.NamedType
		Tools []tool
	}
	in.Types = map[string]randpkg.NamedType{}
	for _, p := range packages {
		maps.Copy(in.Types, p.Types)
		for _, declared := range p.Tools {
			in.Tools = append(in.Tools, tool{randomFolder(p), declared})
		}
	}
	stdin, err := json.Marshal(in)
	require.NoError(t, err)
	cmd := exec.Command(m.build(t, "packages"))
	cmd.Stdin = strings.NewReader(string(stdin))
	var stderr strings.Builder
	cmd.Stderr = &stderr
	text, err := cmd.Output()
	require.NoError(t, err, stderr.String())
	var out reflectedOutput
	require.NoError(t, json.Unmarshal(text, &out))
	return out
}

// functionsFile is the source that gives the functions to the program.
func functionsFile(packages []*randpkg.Package) []byte {
	var imports, fill []string
	for i, p := range packages {
		for _, tool := range p.Tools {
			fill = append(fill, fmt.Sprintf("\tfunctions[%q] = f%d.%s\n", randomFolder(p)+" "+tool.Func, i, tool.Func))
		}
		if len(p.Tools) > 0 {
			imports = append(imports, fmt.Sprintf("import f%d %q\n", i, p.Path))
		}
	}
	slices.Sort(imports)
	return []byte("package main\n\n" + strings.Join(imports, "") + "\nfunc init() {\n" + strings.Join(fill, "") + "}\n")
}
