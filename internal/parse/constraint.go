package parse

import (
	"go/ast"
	"go/build/constraint"
	"path/filepath"
	"slices"
	"strings"
)

// knownSystems and knownArchitectures are the words that a file name's ending
// constrains a build by, as go/build has them.
var (
	knownSystems = []string{
		"aix", "android", "darwin", "dragonfly", "freebsd", "hurd", "illumos", "ios", "js", "linux", "nacl",
		"netbsd", "openbsd", "plan9", "solaris", "wasip1", "windows", "zos",
	}
	knownArchitectures = []string{
		"386", "amd64", "amd64p32", "arm", "armbe", "arm64", "arm64be", "loong64", "mips", "mipsle", "mips64",
		"mips64le", "mips64p32", "mips64p32le", "ppc", "ppc64", "ppc64le", "riscv", "riscv64", "s390", "s390x",
		"sparc", "sparc64", "wasm",
	}
)

// hasConstraint reports whether a file is left out of some builds, by a
// //go:build line, by its name, or by importing "C".
func hasConstraint(name string, f *ast.File) bool {
	words := strings.Split(strings.TrimSuffix(filepath.Base(name), ".go"), "_")
	if len(words) > 1 {
		last := words[len(words)-1]
		if slices.Contains(knownSystems, last) || slices.Contains(knownArchitectures, last) {
			return true
		}
	}
	for _, g := range f.Comments {
		for _, c := range g.List {
			if c.Pos() < f.Package && constraint.IsGoBuild(c.Text) {
				return true
			}
		}
	}
	return importsC(f)
}

func importsC(f *ast.File) bool {
	return slices.ContainsFunc(f.Imports, func(s *ast.ImportSpec) bool { return s.Path.Value == `"C"` })
}
