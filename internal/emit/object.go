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

// readMembers writes the loop over an object's members; open is the reader's
// method that opens it, with what it is told of the text.
func (g *generator) readMembers(key, want string, members []member, open string, args ...jen.Code) []jen.Code {
	table := jen.Op("&").Id(g.membersTable(key, want, members))
	if len(members) > wordBits {
		return g.readWide(table, members, open, args)
	}
	m, seen := jen.Id(g.names.local("m", 1)), jen.Id(g.names.local("seen", 1))
	opened := g.call(open, append(args, table)...)
	if len(members) == 0 {
		assign := ":="
		if len(args) > 0 {
			assign = "="
		}
		return []jen.Code{jen.List(jen.Id("_"), g.offset(), jen.Id("_")).Op(assign).Add(opened)}
	}
	where := func() *jen.Statement { return jen.List(m.Clone(), g.offset(), seen.Clone()) }
	var cases []jen.Code
	for k, member := range members {
		body := append([]jen.Code{jen.Comment(shownName(member.name))}, member.read(1)...)
		if k+1 < len(members) {
			body = append(body, g.expect(k+1, members[k+1].name)...)
		}
		cases = append(cases, jen.Case(jen.Lit(k)).Block(body...))
	}
	return []jen.Code{
		where().Op(":=").Add(opened),
		jen.For(m.Clone().Op(">=").Lit(0)).Block(
			jen.Switch(m.Clone()).Block(cases...),
			where().Op("=").Add(g.at("Member", m.Clone(), seen.Clone(), table)),
		),
	}
}

// expect goes on with the member that is next in the schema's order, if that
// comes next, as it mostly does.
func (g *generator) expect(k int, name string) []jen.Code {
	m, seen := jen.Id(g.names.local("m", 1)), jen.Id(g.names.local("seen", 1))
	next := g.at("Next", jen.Lit(k), seen.Clone(), literal(","+model.Quote(name)+":"))
	return []jen.Code{
		jen.If(jen.List(m.Clone(), g.offset(), seen).Op("=").Add(next), m.Clone().Op("!=").Lit(k)).Block(jen.Break()),
		jen.Fallthrough(),
	}
}

// readWide is readMembers for more members than a word has bits.
func (g *generator) readWide(table jen.Code, members []member, open string, args []jen.Code) []jen.Code {
	m, seen := jen.Id(g.names.local("m", 1)), g.names.local("seen", 1)
	bits := jen.Id(seen).Index(jen.Op(":"))
	var cases []jen.Code
	for k, member := range members {
		cases = append(cases, jen.Case(jen.Lit(k)).Block(append([]jen.Code{jen.Comment(shownName(member.name))}, member.read(1)...)...))
	}
	return []jen.Code{
		jen.Var().Id(seen).Index(jen.Lit((len(members) + wordBits - 1) / wordBits)).Uint64(),
		jen.List(m.Clone(), g.offset()).Op(":=").Add(g.call("Wide"+open, append(args, table, bits)...)),
		jen.For(m.Clone().Op(">=").Lit(0)).Block(
			jen.Switch(m.Clone()).Block(cases...),
			jen.List(m.Clone(), g.offset()).Op("=").Add(g.at("WideMember", table, bits)),
		),
	}
}

// shownName is a member's name in a comment, as it is unless it would end the
// line or hide in it.
func shownName(name string) string {
	if quoted := strconv.Quote(name); quoted != `"`+name+`"` {
		return quoted
	}
	return name
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
		var texts []string
		words := make([]uint64, (len(members)+wordBits-1)/wordBits)
		for i, m := range members {
			names, texts = append(names, literal(m.name)), append(texts, m.name)
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
		if len(members) > manyMembers {
			fields = append(fields, entry("Sorted", jen.Index().Uint32().Values(sortedIndex(texts)...)))
		}
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
		v := g.names.local("v", 1)
		target := func() *jen.Statement { return jen.Id(v) }
		body := g.fieldDefaults(s, target)
		body = append(body, g.readMembers(key, "toolgen"+word(s.Name)+"Members", g.structMembers(s, target, false), "Object", g.offset())...)
		g.decl("%s reads the properties of %s.", name, structWord(s))
		g.readerFunc(name, g.expr(s.Go)).Block(append(body, jen.Return(g.offset()))...)
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
