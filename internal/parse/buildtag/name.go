package buildtag

import (
	"go/build/constraint"
	"path/filepath"
	"slices"
	"strings"
)

// systems and architectures are the words that a file name's ending constrains
// a build by, as go/build has them.
var (
	systems = []string{
		"linux", "darwin", "windows",
		"aix", "android", "dragonfly", "freebsd", "hurd", "illumos", "ios", "js", "nacl",
		"netbsd", "openbsd", "plan9", "solaris", "wasip1", "zos",
	}
	architectures = []string{
		"amd64", "arm64",
		"386", "amd64p32", "arm", "armbe", "arm64be", "loong64", "mips", "mipsle", "mips64",
		"mips64le", "mips64p32", "mips64p32le", "ppc", "ppc64", "ppc64le", "riscv", "riscv64", "s390", "s390x",
		"sparc", "sparc64", "wasm",
	}
)

// fileName is what a file's name asks of a build. Everything before the first
// underscore is free, and so is what follows the first dot.
func fileName(name string) constraint.Expr {
	name, _, _ = strings.Cut(filepath.Base(name), ".")
	words := strings.Split(name, "_")[1:]
	if n := len(words); n > 0 && words[n-1] == "test" {
		words = words[:n-1]
	}
	n := len(words)
	switch {
	case n >= 2 && slices.Contains(systems, words[n-2]) && slices.Contains(architectures, words[n-1]):
		return and(tag(words[n-2]), tag(words[n-1]))
	case n >= 1 && (slices.Contains(systems, words[n-1]) || slices.Contains(architectures, words[n-1])):
		return tag(words[n-1])
	}
	return nil
}

func tag(name string) constraint.Expr { return &constraint.TagExpr{Tag: name} }

// and joins two constraints, of which nil asks nothing. What both ask stands once,
// so that //go:build windows in x_windows.go asks no more than its name does.
func and(x, y constraint.Expr) constraint.Expr {
	switch y := y.(type) {
	case nil:
		return x
	case *constraint.AndExpr:
		return and(and(x, y.X), y.Y)
	}
	if x == nil {
		return y
	}
	if asks(x, y) {
		return x
	}
	return &constraint.AndExpr{X: x, Y: y}
}

// Or is a constraint that either of two meets, of which the first may be nil: one
// that no build meets.
func Or(x, y constraint.Expr) constraint.Expr {
	if x == nil {
		return y
	}
	return &constraint.OrExpr{X: x, Y: y}
}

// asks reports whether y is one of the constraints that x joins.
func asks(x, y constraint.Expr) bool {
	if both, ok := x.(*constraint.AndExpr); ok {
		return asks(both.X, y) || asks(both.Y, y)
	}
	return x.String() == y.String()
}
