package randpkg

import (
	"fmt"
	"math/rand/v2"
)

// BasicsPath is the package that gives other names to what a declaration may
// hide. Every package that [Named] writes may import it.
const BasicsPath = "case.test/basics"

// Basics is that package, and one that goes on from it.
func Basics() []*Package {
	basics := `package basics

type (
	Bool    = bool
	Int     = int
	Int8    = int8
	Int32   = int32
	Uint    = uint
	Uint64  = uint64
	Float32 = float32
	Float64 = float64
	String  = string
	Rune    = rune
	Bytes   = []byte
	Any     = interface{}
	Error   = error
)

type (
	List[T interface{}] = []T
	Opt[T interface{}]  = *T
	Dict[T interface{}] = map[string]T
)
`
	return []*Package{{Path: BasicsPath, Name: "basics", Files: map[string]string{"basics.go": basics}}}
}

// Named writes a package with tools, and two of one name that it imports. Their
// names are those of predeclared things, of the packages that generated code
// imports, and of letters beyond ASCII; their types are reached through aliases,
// embedding, type arguments, import names and dot imports.
func Named(r *rand.Rand, number int) []*Package {
	base := fmt.Sprintf("case.test/u%d", number)
	name := pickName(r, packageNames)
	first := newSpeller(r, base+"/a/first.v1", name, nil)
	first.hide(append(hidden, "bool", "int", "string", "rune", "error", "any", "len", "nil", "true", "append", "make"))
	first.types(6)
	second := newSpeller(r, base+"/b-second", name, first.offers)
	second.hide(hidden)
	second.types(5)
	tools := newSpeller(r, base, pickName(r, packageNames), append(first.offers, second.offers...))
	tools.hide(hidden)
	tools.types(4)
	p := tools.result()
	for i := range 2 + r.IntN(3) {
		p.Tools = append(p.Tools, tools.tool(i))
	}
	tools.fill(p)
	return []*Package{first.pkg(), second.pkg(), p}
}

var (
	packageNames = []string{"orders", "wire", "toolrt", "json", "context", "string", "error", "pattern", "time", "nil", "maps", "größe", "runtime"}
	// hidden are names that generated code needs no predeclared meaning of, so
	// that a package with tools may declare them.
	hidden      = []string{"cap", "copy", "delete", "panic", "print", "min", "max", "recover", "close", "clear", "iota", "comparable", "wire", "toolrt", "context", "json", "pattern", "strconv", "r", "w", "v", "args", "reader", "result", "seen", "item"}
	typeNames   = []string{"Order", "Node", "String", "Error", "Any", "Len", "Nil", "Type", "Größe", "Ωmega", "Éclair", "Context", "Wire", "JSON", "Tool", "Call", "Result", "Reader", "Time", "X", "Σ", "Map"}
	paramNames  = []string{"string", "len", "error", "any", "nil", "true", "false", "append", "make", "context", "wire", "toolrt", "json", "args", "r", "w", "v", "ctx", "err", "reader", "result", "größe", "名前", "_x", "int", "new", "copy", "time", "uuid", "iter", "basics"}
	memberNames = []string{"type", "range", "func", "user-id", "größe", "名前", "a b", "x.y", "$ref", "A", "a", "__proto__", "len", "ID", "Id", "string", "nil", "1st", "required", "properties"}
)

func pickName(r *rand.Rand, names []string) string { return names[r.IntN(len(names))] }

// An offer is a type that packages may use.
type offer struct {
	pkg, name string
	kind      offerKind
	rune      bool // its leaf is spelled so
}

type offerKind uint8

const (
	plainOffer   offerKind = iota
	structOffer            // may be embedded, by value or pointer
	genericOffer           // takes one type argument
)

// A speller writes one package.
type speller struct {
	*rand.Rand
	path, name string
	imported   []offer           // of other packages
	offers     []offer           // of this one
	aliases    map[string]string // import path to the name that it is imported under, "." for a dot import
	hiding     map[string]bool   // the predeclared names that the package or an import of it hides
	decls      []string
	named      map[string]NamedType
}

func newSpeller(r *rand.Rand, path, name string, imported []offer) *speller {
	s := &speller{Rand: r, path: path, name: name, imported: imported, aliases: map[string]string{}, hiding: map[string]bool{}, named: map[string]NamedType{}}
	s.aliases[BasicsPath] = "basics"
	for _, o := range imported {
		if _, known := s.aliases[o.pkg]; known {
			continue
		}
		switch n := len(s.aliases); {
		case n == 2 && s.oneIn(3):
			s.aliases[o.pkg] = "."
		case s.oneIn(2):
			s.aliases[o.pkg] = fmt.Sprintf("import%d", n)
		default:
			alias := []string{"", "string", "error"}[n]
			s.aliases[o.pkg], s.hiding[alias] = alias, true
		}
	}
	return s
}

func (s *speller) oneIn(n int) bool { return s.IntN(n) == 0 }

// hide declares some of the names as something else.
func (s *speller) hide(names []string) {
	for _, name := range names {
		if !s.oneIn(3) || s.hiding[name] {
			continue
		}
		s.hiding[name] = true
		s.decls = append(s.decls, pickName(s.Rand, []string{"type " + name + " struct{ A, B basics.Int }", "var " + name + " = 1", "func " + name + "() {}", "const " + name + ` = "x"`, "type " + name + " basics.Int"}))
	}
}

// pkg is the package with all its declarations in files.
func (s *speller) pkg() *Package {
	p := s.result()
	s.fill(p)
	return p
}

func (s *speller) result() *Package { return &Package{Path: s.path, Name: s.name, Types: s.named} }
