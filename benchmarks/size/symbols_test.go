package size

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A symbol is a function or a variable of a program.
type symbol struct {
	name  string
	class byte // as go tool nm prints it
	size  int
}

// code says that the symbol is machine code, data that it is a table: what is only
// zero at the start weighs nothing in a file.
func (s symbol) code() bool { return s.class == 'T' || s.class == 't' }
func (s symbol) data() bool { return strings.IndexByte("RrDd", s.class) >= 0 }

var symbolLine = regexp.MustCompile(`(?m)^ *[0-9a-f]* +([0-9]+) ([A-Za-z]) (.*)$`)

// symbols are those of a program that is not stripped.
func symbols(tb testing.TB, path string) []symbol {
	tb.Helper()
	var all []symbol
	for _, m := range symbolLine.FindAllStringSubmatch(string(run(tb, ".", nil, "go", "tool", "nm", "-size", path)), -1) {
		size, err := strconv.Atoi(m[1])
		require.NoError(tb, err)
		all = append(all, symbol{name: m[3], class: m[2][0], size: size})
	}
	require.NotEmpty(tb, all)
	return all
}

// A share is what a package adds to a program: bytes of machine code, and of
// tables. Texts, types and what the runtime knows of functions belong to no
// package and are not in it.
type share struct{ code, data int }

// shares sums the symbols by package.
func shares(all []symbol) map[string]share {
	sums := map[string]share{}
	for _, s := range all {
		sum := sums[packageOf(s.name)]
		if s.code() {
			sum.code += s.size
		} else if s.data() {
			sum.data += s.size
		}
		sums[packageOf(s.name)] = sum
	}
	return sums
}

// packageOf is the import path in a symbol's name. Type arguments may hold other
// paths.
func packageOf(name string) string {
	name, _, _ = strings.Cut(name, "[")
	if kind, _, ok := strings.Cut(name, ":"); ok {
		return kind + ":" // types, texts, and what else the linker makes
	}
	slash := strings.LastIndexByte(name, '/') + 1
	if dot := strings.IndexByte(name[slash:], '.'); dot >= 0 {
		return name[:slash+dot]
	}
	return name
}
