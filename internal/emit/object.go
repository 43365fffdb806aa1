package emit

import (
	"slices"
	"strconv"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// A member is one property of an object that is read.
type member struct {
	name     string
	required bool
	read     func(depth int) []jen.Code
}

// wordBits is how many members one word of seen bits covers.
const wordBits = 64

// readMembers writes the loop over an object's members, and the check that the
// required ones were there. usesAt says whether it needs the object's offset.
func (g *generator) readMembers(key, want string, members []member, depth int) (body []jen.Code, usesAt bool) {
	r := g.names.local("r", 1)
	table := g.membersTable(key, want, members)
	undeclared := jen.Id(r).Dot("Undeclared").Call(jen.Op("&").Id(table))
	if len(members) == 0 {
		return []jen.Code{jen.For(jen.Id(r).Dot("Member").Call()).Block(undeclared)}, false
	}
	seen := g.seenWords(len(members), depth)
	for _, s := range seen {
		body = append(body, jen.Var().Id(s).Uint64())
	}
	var cases []jen.Code
	for i, m := range members {
		first := jen.Id(r).Dot("First").Call(jen.Op("&").Id(seen[i/wordBits]), jen.Lit(1).Op("<<").Lit(i%wordBits))
		cases = append(cases, jen.Case(literal(m.name)).Block(jen.If(first).Block(m.read(depth)...)))
	}
	cases = append(cases, jen.Default().Block(undeclared))
	name := jen.String().Call(jen.Id(r).Dot("Name").Call())
	body = append(body, jen.For(jen.Id(r).Dot("Member").Call()).Block(jen.Switch(name).Block(cases...)))
	if !anyRequired(members) {
		return body, false
	}
	require := []jen.Code{jen.Id(g.names.local("at", depth)), jen.Op("&").Id(table)}
	for _, s := range seen {
		require = append(require, jen.Id(s))
	}
	return append(body, jen.Id(r).Dot("Require").Call(require...)), true
}

func (g *generator) seenWords(n, depth int) []string {
	var words []string
	for i := 0; i < n; i += wordBits {
		words = append(words, g.names.local("seen", depth+i/wordBits))
	}
	return words
}

func anyRequired(members []member) bool {
	for _, m := range members {
		if m.required {
			return true
		}
	}
	return false
}

// membersTable declares the names of an object's members, for its messages.
func (g *generator) membersTable(key, want string, members []member) string {
	return g.declare("members "+key, want, func(name string) {
		var names []jen.Code
		words := make([]uint64, (len(members)+wordBits-1)/wordBits)
		for i, m := range members {
			names = append(names, literal(m.name))
			if m.required {
				words[i/wordBits] |= 1 << (i % wordBits)
			}
		}
		if len(members) == 0 {
			g.decl("%s says that there are none.", name)
			g.file.Var().Id(name).Add(g.wire("Members"))
			return
		}
		fields := []jen.Code{entry("Names", jen.Index().String().Values(names...))}
		if anyRequired(members) {
			var bits []jen.Code
			for _, w := range words {
				bits = append(bits, jen.Op(binary(w)))
			}
			fields = append(fields, entry("Required", jen.Index().Uint64().Values(bits...)))
		}
		g.file.Line()
		g.file.Var().Id(name).Op("=").Add(g.wire("Members")).Add(literalOf(fields...))
	})
}

// binary writes bits so that a reader can count them.
func binary(w uint64) string { return "0b" + strconv.FormatUint(w, 2) }

// structReader declares the function that reads a struct.
func (g *generator) structReader(s *model.Struct) string {
	key := "read " + s.Key()
	return g.declare(key, "toolgenRead"+word(s.Name), func(name string) {
		v, at := g.names.local("v", 1), g.names.local("at", 1)
		target := func() *jen.Statement { return jen.Id(v) }
		members, usesAt := g.readMembers(key, "toolgen"+word(s.Name)+"Members", g.structMembers(s, target, false), 1)
		body := []jen.Code{
			jen.Id(at).Op(":=").Add(g.call("Object")),
			jen.If(jen.Id(at).Op("<").Lit(0)).Block(jen.Return()),
		}
		if !usesAt {
			body = []jen.Code{jen.If(g.call("Object").Op("<").Lit(0)).Block(jen.Return())}
		}
		body = append(body, g.fieldDefaults(s, target)...)
		body = append(body, members...)
		g.decl("%s reads the properties of %s.", name, structWord(s))
		g.readerFunc(name, g.expr(s.Go)).Block(body...)
	})
}

// structMembers are a struct's fields as members of the object that is read
// into a target.
func (g *generator) structMembers(s *model.Struct, target func() *jen.Statement, optional bool) []member {
	var members []member
	for _, f := range s.Fields {
		field := func() *jen.Statement { return selectField(target(), f.Path) }
		members = append(members, member{
			name: f.Name, required: f.Required && !optional,
			read: func(depth int) []jen.Code {
				return append(g.allocate(s, f, target), g.read(f.Type, field, depth)...)
			},
		})
	}
	return members
}

func selectField(v *jen.Statement, path []model.Step) *jen.Statement {
	for _, s := range path {
		v = v.Dot(s.Name)
	}
	return v
}

// allocate writes the allocation of the embedded pointers on the way to a
// field, which exist only when one of their properties is given.
func (g *generator) allocate(s *model.Struct, f *model.Field, target func() *jen.Statement) []jen.Code {
	var body []jen.Code
	for i, step := range f.Path {
		if step.Alloc == nil {
			continue
		}
		ptr := func() *jen.Statement { return selectField(target(), f.Path[:i+1]) }
		body = append(body, jen.If(ptr().Op("==").Nil()).Block(ptr().Op("=").Add(g.newEmbedded(s, f.Path[:i+1]))))
	}
	return body
}

// newEmbedded is a new value for an embedded pointer. The defaults of the fields
// behind it apply from then on: where there are any, they are set by a function,
// because each property behind the pointer may be the first one given.
func (g *generator) newEmbedded(s *model.Struct, path []model.Step) jen.Code {
	last := path[len(path)-1]
	defaulted := func(f *model.Field) bool { return f.Default != nil && behind(f.Path, path) }
	if !slices.ContainsFunc(s.Fields, defaulted) {
		return jen.New(g.expr(*last.Alloc))
	}
	key := "new " + s.Key()
	for _, step := range path {
		key += "." + step.Name
	}
	return jen.Id(g.declare(key, "toolgenNew"+word(last.Name), func(name string) {
		v := g.names.local("v", 1)
		body := []jen.Code{jen.Id(v).Op(":=").New(g.expr(*last.Alloc))}
		for _, f := range s.Fields {
			if defaulted(f) {
				body = append(body, g.setDefault(&f.Property, func() *jen.Statement { return selectField(jen.Id(v), f.Path[len(path):]) })...)
			}
		}
		g.decl("%s allocates what %s embeds, with its defaults.", name, structWord(s))
		g.file.Func().Id(name).Params().Op("*").Add(g.expr(*last.Alloc)).Block(append(body, jen.Return(jen.Id(v)))...)
	})).Call()
}

// behind reports whether a path goes through an embedded pointer and no
// further one.
func behind(path, prefix []model.Step) bool {
	if len(path) <= len(prefix) {
		return false
	}
	for i := range prefix {
		if path[i].Name != prefix[i].Name {
			return false
		}
	}
	for _, s := range path[len(prefix):] {
		if s.Alloc != nil {
			return false
		}
	}
	return true
}

// fieldDefaults sets the defaults of a struct's fields before it is read, but
// for those behind an embedded pointer.
func (g *generator) fieldDefaults(s *model.Struct, target func() *jen.Statement) []jen.Code {
	var body []jen.Code
	for _, f := range s.Fields {
		if behind(f.Path, nil) {
			body = append(body, g.setDefault(&f.Property, func() *jen.Statement { return selectField(target(), f.Path) })...)
		}
	}
	return body
}

// structWord names a struct in comments.
func structWord(s *model.Struct) string {
	if s.Go.Name != "" {
		return shownType(s.Go)
	}
	return "an unnamed struct"
}
