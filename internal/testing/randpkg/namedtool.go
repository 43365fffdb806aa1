package randpkg

import (
	"fmt"
	"strconv"
	"strings"
)

var fieldNames = []string{"F", "Größe", "Len", "Ω", "Type", "ID", "URL", "String"}

// fields writes the fields of a struct. Where one is spelled with rune its tag
// says so, which reflection reads.
func (s *speller) fields(depth int) string {
	var b strings.Builder
	taken := map[string]bool{}
	for i := range 1 + s.IntN(4) {
		name := fmt.Sprintf("%s%d", pickName(s.Rand, fieldNames), i)
		t := s.typ(depth - 1)
		if depth > 1 && s.oneIn(6) {
			t = namedTyp{src: "struct {\n" + s.fields(depth-1) + "}"}
		}
		tag := s.tag(name, taken)
		if t.rune {
			tag = strings.TrimSpace(tag + ` as:"rune"`)
		}
		fmt.Fprintf(&b, "\t%s %s `%s`\n", name, t.src, tag)
	}
	b.WriteString(pickName(s.Rand, []string{"", "\tSkipped0 func() `json:\"-\"`\n"}))
	if !s.oneIn(3) {
		b.WriteString(s.embed())
	}
	return b.String()
}

// tag gives a field a name that no other of its struct has. Those that other
// structs' fields have meet them where both are embedded.
func (s *speller) tag(field string, taken map[string]bool) string {
	name := pickName(s.Rand, memberNames)
	if s.oneIn(2) {
		name = fmt.Sprintf("%s%d", pickName(s.Rand, fieldNames), s.IntN(4))
	}
	options := pickName(s.Rand, []string{"", "", ",omitempty", ",omitzero"})
	switch {
	case !taken[name] && !s.oneIn(3):
	case taken[field]:
		name = field + ".own"
	default:
		taken[field] = true
		return `json:"` + options + `"`
	}
	taken[name] = true
	return `json:"` + name + options + `"`
}

// hiddenField is one that no other package can spell, which a struct without a
// name must not have.
func (s *speller) hiddenField() string {
	return pickName(s.Rand, []string{"", "\thidden0 map[basics.Bool]func()\n"})
}

// embed embeds structs of this package or of others, by value or pointer.
func (s *speller) embed() string {
	var b strings.Builder
	taken := map[string]bool{}
	for range 1 + s.IntN(3) {
		o, ok := s.offer(structOffer)
		if !ok || taken[o.name] {
			continue
		}
		taken[o.name] = true
		pointer := pickName(s.Rand, []string{"", "*"})
		tag := pickName(s.Rand, []string{"", "", "", "", "`json:\"embedded" + o.name + "\"`"})
		fmt.Fprintf(&b, "\t%s%s %s\n", pointer, s.use(o, 0).src, tag)
	}
	return b.String()
}

var funcNames = []string{"Submit", "Len", "String", "Append", "Größe", "Ωmega", "Make", "Error", "New", "HTTP"}

// tool declares a tool.
func (s *speller) tool(number int) Tool {
	t := Tool{Func: fmt.Sprintf("%s%d", pickName(s.Rand, funcNames), number), Name: fmt.Sprintf("tool_%d", number)}
	names := append([]string(nil), paramNames...)
	s.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	var directives, params strings.Builder
	n := s.IntN(4)
	for i := range n {
		p, directive, declared := s.param(names[i], i == n-1 && s.oneIn(4))
		t.Params = append(t.Params, p)
		directives.WriteString(directive)
		params.WriteString(declared)
	}
	signature := params.String()
	if s.oneIn(3) {
		signature = names[n] + " stdcontext.Context, " + signature
	}
	var results string
	t.Result, results = s.results(names[n+1], names[n+2])
	s.decls = append(s.decls, fmt.Sprintf("// %s does it.\n//\n//tool:export %s\n%sfunc %s(%s) %s { return }", t.Func, t.Name, directives.String(), t.Func, signature, results))
	return t
}

func (s *speller) param(name string, variadic bool) (p Param, directive, declared string) {
	u := s.typ(3)
	p = Param{Name: name, Optional: variadic, Spelling: Spelling{Rune: u.rune}}
	var words []string
	if s.oneIn(4) {
		p.Name = pickName(s.Rand, memberNames) + name
		words = append(words, "name="+strconv.Quote(p.Name))
	}
	if !variadic && s.oneIn(4) {
		p.Optional = true
		words = append(words, "optional")
	}
	if len(words) > 0 {
		directive = "//tool:param " + name + " " + strings.Join(words, " ") + "\n"
	}
	if variadic {
		return p, directive, name + " ..." + u.src + ", "
	}
	return p, directive, name + " " + u.src + ", "
}

// results are named, so that a bare return gives zero values of any type.
func (s *speller) results(value, err string) (Spelling, string) {
	u := s.typ(3)
	fails := err + " " + s.predeclared("error", "basics.Error")
	switch s.IntN(4) {
	case 0:
		return Spelling{}, "(" + fails + ")"
	case 1:
		return Spelling{Rune: u.rune}, "(" + value + " " + u.src + ")"
	}
	return Spelling{Rune: u.rune}, "(" + value + " " + u.src + ", " + fails + ")"
}
