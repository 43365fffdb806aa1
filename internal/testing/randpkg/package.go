package randpkg

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"path"
	"slices"
	"strconv"
	"strings"
)

// A Package is one package of the module case.test.
type Package struct {
	Path  string            // import path
	Name  string            // as its files declare it
	Files map[string]string // by name
	Tools []Tool
	Types map[string]NamedType // by name; only Named fills it in
}

// A Tool is a tool of a package.
type Tool struct {
	Func string // the Go function
	Name string // as a model calls it
	// Echoes says that what the tool returns is an argument text for it again:
	// the properties that it was given, with their defaults.
	Echoes bool
	// Params are the parameters that a model sees, and Result is what the tool
	// returns, as far as reflection cannot see it. Only [Named] fills them in.
	Params []Param
	Result Spelling
}

// A Param is a parameter of a tool.
type Param struct {
	Name     string // of the property
	Optional bool
	Spelling
}

// A Spelling is how a type is spelled where reflection cannot see that.
type Spelling struct {
	Rune bool // int32 is spelled rune in it
}

// A NamedType is what reflection cannot see of a named type.
type NamedType struct {
	Spelling
	Members []string // of an enum, as its schema writes them
}

// Source is all of a package's source, for messages.
func (p *Package) Source() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(p.Files)) {
		fmt.Fprintf(&b, "-- %s/%s --\n%s", p.Path, name, p.Files[name])
	}
	return b.String()
}

// A writer writes one package.
type writer struct {
	*rand.Rand
	decls   strings.Builder
	imports map[string]bool
	n       int // of the names that were given out
	structs []*typ
}

func newWriter(r *rand.Rand) *writer { return &writer{Rand: r, imports: map[string]bool{}} }

// name gives a name that no other declaration of the package has.
func (w *writer) name(word string) string {
	w.n++
	return word + strconv.Itoa(w.n)
}

func (w *writer) use(importPath string) { w.imports[importPath] = true }

func (w *writer) declare(format string, args ...any) { fmt.Fprintf(&w.decls, format+"\n\n", args...) }

func (w *writer) oneIn(n int) bool { return w.IntN(n) == 0 }

// file is the source of the package.
func (w *writer) file(name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s\n\n", name)
	for _, imported := range slices.Sorted(maps.Keys(w.imports)) {
		// A type that was drawn may have been put back.
		if strings.Contains(w.decls.String(), packageName(imported)+".") {
			fmt.Fprintf(&b, "import %q\n", imported)
		}
	}
	b.WriteString("\n" + strings.TrimSuffix(w.decls.String(), "\n"))
	return b.String()
}

func pick[T any](w *writer, from []T) T { return from[w.IntN(len(from))] }

// packageName is the name of the packages that are imported here.
func packageName(importPath string) string {
	return path.Base(strings.TrimSuffix(importPath, "/v5"))
}
