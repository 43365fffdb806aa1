package emit

import (
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/toolgen/toolgen/internal/model"
)

// names allocates the identifiers of one generated file: its declarations, its
// import names, and the locals of its functions. They keep clear of the
// predeclared names, the keywords, what the package declares, and each other.
type names struct {
	// builds says that the package has files for single builds, whose names must
	// differ from those of all other files; slug is that of such a file.
	builds bool
	slug   string
	// buildType and otherType are the types that the files have in common, and
	// so are receivers: by the name of a type with methods in files of several
	// constraints, what these are bound to.
	buildType, otherType string
	receivers            map[string]string

	taken   map[string]bool   // by the package or by this file
	aliases map[string]string // of imports, by path
	real    map[string]bool   // the imports whose alias is their real name and the end of their path
	locals  map[string]string
	// numbered is the last number tried behind a name, so that the tables of
	// thousands of tools are not counted from 2 each.
	numbered map[string]int
}

// localNames are the locals of generated functions. Import names keep clear of
// them, so that a local never hides a package.
var localNames = []string{
	"args", "at", "b", "bind", "bound", "call", "ctx", "err", "few", "i", "item", "items", "k", "key", "m", "more", "n",
	"name", "next", "null", "open", "out", "p", "r", "receiver", "result", "seen", "text", "twice", "u", "v",
	"value", "w",
}

func newNames(p *model.Package, b *model.Build) *names {
	n := &names{builds: len(p.Builds) > 0, taken: map[string]bool{}, aliases: map[string]string{}, real: map[string]bool{}, locals: map[string]string{}, numbered: map[string]int{}}
	for _, name := range slices.Concat(p.Declared, predeclared, localNames) {
		n.taken[name] = true
	}
	for _, name := range localNames {
		n.locals[name] = name
		for slices.ContainsFunc(p.Declared, func(s string) bool { return isNumbered(s, n.locals[name]) }) {
			n.locals[name] += "_"
		}
		n.taken[n.locals[name]] = true
	}
	for _, r := range receivers(p) {
		for _, name := range p.RegisterNames(r) {
			n.taken[name] = true
		}
	}
	// A package-level name must differ from every import name of the package's
	// files, but an import name of this file need not.
	for _, name := range p.Imported {
		n.taken["toolgen:"+name] = true
	}
	if n.builds {
		n.common(p)
	}
	if b != nil {
		n.slug = b.Slug
	}
	return n
}

// common allocates the names that all files of a package share.
func (n *names) common(p *model.Package) {
	n.buildType, n.otherType = n.declared("toolgenBuild"), n.declared("toolgenOtherBuild")
	n.receivers = map[string]string{}
	for _, b := range p.Builds {
		for _, e := range b.Exports {
			if r := e.Receiver; r != nil && !b.Owns(r) && n.receivers[r.Type] == "" {
				n.receivers[r.Type] = n.declared("toolgen" + model.Title(r.Type) + "Receiver")
			}
		}
	}
}

// receivers are those of all tools of all builds; nil stands for functions.
func receivers(p *model.Package) []*model.Receiver {
	var all []*model.Receiver
	for _, t := range p.Tools {
		all = append(all, t.Receiver)
	}
	for _, b := range p.Builds {
		for _, e := range b.Exports {
			all = append(all, e.Receiver)
		}
	}
	return all
}

// declared allocates a package-level name.
func (n *names) declared(want string) string {
	return n.allocate(n.ofFile(want), func(s string) bool { return n.taken[s] || n.taken["toolgen:"+s] })
}

// ofFile sets the names of a package's generated files apart, which know nothing
// of each other: only those of single builds begin with toolgen_, then comes the
// slug, which has no upper-case letter, then _ and a word that begins with none
// of the letters, digits and _ of slugs. So no name's beginning is another's.
func (n *names) ofFile(want string) string {
	word, ok := strings.CutPrefix(want, "toolgen")
	if !n.builds || !ok {
		return want
	}
	if strings.HasPrefix(word, "_") {
		word = "X" + word
	}
	if n.slug != "" {
		word = "_" + n.slug + "_" + word
	}
	return "toolgen" + word
}

func (n *names) allocate(want string, taken func(string) bool) string {
	if isLocal(want) {
		want += "Pkg" // any number behind it would be a local too
	}
	name := want
	for i := max(n.numbered[want], 1) + 1; taken(name) || token.IsKeyword(name); i++ {
		name = want + strconv.Itoa(i)
		n.numbered[want] = i
	}
	n.taken[name] = true
	return name
}

// isLocal finds the names of locals, and those with a number, such as item2,
// which nested loops use.
func isLocal(name string) bool {
	return slices.Contains(localNames, strings.TrimRight(name, "0123456789"))
}

// isNumbered reports whether name is base, alone or with a number. What a
// package declares under such a name a local could hide.
func isNumbered(name, base string) bool {
	rest, ok := strings.CutPrefix(name, base)
	return ok && strings.Trim(rest, "0123456789") == ""
}

// local is a local name at a depth of nesting: item, item2, item3.
func (n *names) local(name string, depth int) string {
	if depth > 1 {
		return n.locals[name] + strconv.Itoa(depth)
	}
	return n.locals[name]
}

// importAs allocates the name that a package is imported under.
func (g *generator) importAs(pkgPath, want string) {
	if _, ok := g.names.aliases[pkgPath]; ok {
		return
	}
	if g.names.builds && strings.HasPrefix(want, "toolgen") {
		want = "pkg" + want // it could be a name of another generated file
	}
	alias := g.names.allocate(want, func(s string) bool { return g.names.taken[s] })
	g.names.aliases[pkgPath] = alias
	g.names.real[pkgPath] = alias == want && alias == path.Base(pkgPath)
	g.hint(pkgPath)
}

// hint tells jennifer the name of an import, which is written out unless it can
// be seen in the path.
func (g *generator) hint(pkgPath string) {
	if alias := g.names.aliases[pkgPath]; g.names.real[pkgPath] {
		g.file.ImportName(pkgPath, alias)
	} else {
		g.file.ImportAlias(pkgPath, alias)
	}
}

// word makes a part of an identifier of a text that may hold more than an
// identifier can, such as the path to a struct without a name.
func word(s string) string {
	var b strings.Builder
	start := true
	for _, r := range s {
		switch {
		case r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r):
			start = true
			continue
		case start:
			r = unicode.ToUpper(r)
		}
		b.WriteRune(r)
		start = false
	}
	return b.String()
}

// predeclared are the names of the universe scope.
var predeclared = []string{
	"any", "append", "bool", "byte", "cap", "clear", "close", "comparable", "complex", "complex128", "complex64",
	"copy", "delete", "error", "false", "float32", "float64", "imag", "int", "int16", "int32", "int64", "int8",
	"iota", "len", "make", "max", "min", "new", "nil", "panic", "print", "println", "real", "recover", "rune",
	"string", "true", "uint", "uint16", "uint32", "uint64", "uint8", "uintptr",
}
