package parse

import (
	"go/ast"
	"go/types"
	"reflect"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/doc"
)

type diagRange = diag.Range

// A foundField is a field that encoding/json's rules of embedding leave visible.
type foundField struct {
	v        *types.Var
	owner    string     // the struct that declares it, as paths in messages name it
	file     *ast.File  // nil where the source was not found
	syntax   *ast.Field // likewise
	name     string     // of the property
	tagged   bool       // the name was chosen by the author, which wins among equals
	rawTag   string
	tag      tagOptions // of json
	schema   doc.Tag    // of jsonschema
	path     []model.Step
	keywords *keywords
	// throughPointer says that an embedded pointer lies on the path, which is
	// allocated only when one of its properties is given.
	throughPointer bool
	order          []int // of declaration, through the embedded structs
}

// A level is one embedded struct to look into.
type level struct {
	s              *types.Struct
	owner          string // as paths in messages name it
	path           []model.Step
	throughPointer bool
	order          []int
	// around are the named structs that lead here, outermost first.
	around []*types.Named
}

// collect finds a struct's visible fields in the order of declaration, embedded
// ones where they are embedded. It works breadth first, as encoding/json does:
// of the fields of one name the least deeply embedded wins, among those the one
// with a name of its own, and where several remain all are dropped.
func (c *converter) collect(t types.Type, s *types.Struct, u use) (found []*foundField, ok bool) {
	ok = true
	visited := map[*types.Struct]bool{}
	first := level{s: s, owner: typeName(t, s, u)}
	if named, ok := types.Unalias(t).(*types.Named); ok {
		first.around = []*types.Named{named}
	}
	next := []level{first}
	taken := map[string]bool{}
	for len(next) > 0 {
		current := next
		next = nil
		var here []*foundField
		times := map[*types.Struct]int{}
		for _, lv := range current {
			// A struct that is embedded twice at one depth hides its own fields,
			// and more of it changes nothing but the time that it takes.
			if visited[lv.s] || times[lv.s] == 2 {
				continue
			}
			times[lv.s]++
			fields, deeper, fine := c.look(lv, u)
			c.sameNames(fields, u)
			here = append(here, fields...)
			next = append(next, deeper...)
			ok = ok && fine
		}
		for s := range times {
			visited[s] = true // for the levels below only
		}
		found = append(found, dominant(here, taken)...)
	}
	slices.SortFunc(found, func(a, b *foundField) int { return slices.Compare(a.order, b.order) })
	return found, ok
}

// sameNames reports fields of one struct that want the same name. encoding/json
// drops them all; what an author means to be read must not vanish like that.
func (c *converter) sameNames(fields []*foundField, u use) {
	first := map[string]*foundField{}
	for _, f := range fields {
		other := first[f.name]
		if other == nil {
			first[f.name] = f
			continue
		}
		if other.v.Name() == f.v.Name() {
			continue // declared twice, which the type checker reports
		}
		c.diags.Errorf("OLT007", f.at(c.loader, u), "a second property named %q of %s", f.name, f.owner).
			WithHint("give one of them another name with a json tag or name=").
			WithRelated(other.at(c.loader, u), "the first one")
	}
}

// dominant picks the visible fields of one depth, and marks all names of it as
// taken: two equals hide each other and everything below them.
func dominant(fields []*foundField, taken map[string]bool) []*foundField {
	byName := map[string][]*foundField{}
	for _, f := range fields {
		byName[f.name] = append(byName[f.name], f)
	}
	var out []*foundField
	for _, f := range fields {
		if same := byName[f.name]; !taken[f.name] && winner(same) == f {
			out = append(out, f)
		}
	}
	for n := range byName {
		taken[n] = true
	}
	return out
}

func winner(same []*foundField) *foundField {
	if len(same) == 1 {
		return same[0]
	}
	var won *foundField
	for _, f := range same {
		if f.tagged && won != nil {
			return nil
		}
		if f.tagged {
			won = f
		}
	}
	return won
}

// look reads the fields of one struct, and gives the embedded structs to look
// into next.
func (c *converter) look(lv level, u use) (fields []*foundField, deeper []level, ok bool) {
	ok = true
	for i := range lv.s.NumFields() {
		v := lv.s.Field(i)
		order := append(slices.Clone(lv.order), i)
		raw := lv.s.Tag(i)
		tag, has := reflect.StructTag(raw).Lookup("json")
		f := &foundField{v: v, owner: lv.owner, rawTag: raw, tag: parseJSONTag(tag, has), order: order, throughPointer: lv.throughPointer}
		embedded, pointer := embeddedStruct(v)
		c.syntaxOf(f)
		f.schema = doc.ParseTag(raw)
		marks := c.fieldMarks(f)
		if why := noProperty(f, embedded != nil, marks); why != "" {
			c.withoutEffect(f, marks, why)
			continue
		}
		f.keywords = c.fieldKeywords(f, marks)
		if embedded != nil && f.tag.name == "" && f.keywords.name == nil && !c.standsAlone(v.Type()) {
			f.keywords.onEmbedded()
			in, fine := c.embed(lv, f, embedded, pointer, u)
			ok = ok && fine
			deeper = append(deeper, in...)
			continue
		}
		if !v.Exported() && !c.isOwn(v) {
			c.refuse(c.fieldUse(f, u), "the embedded field", "has a name of its own and is unexported in another package, so it is out of reach").
				WithHint("take away its name, so that its fields are promoted")
			ok = false
			continue
		}
		c.nameField(f)
		f.path = append(slices.Clone(lv.path), model.Step{Name: v.Name()})
		fields = append(fields, f)
	}
	return fields, deeper, ok
}

// noProperty says why a field is none of its struct's properties, "" of one that
// is.
func noProperty(f *foundField, embedded bool, marks []*directive.Directive) string {
	switch {
	case f.tag.skip:
		return `whose json tag is "-"`
	case !f.v.Exported() && !embedded:
		return "which is not exported"
	case find(marks, "ignore") != nil:
		return "which //tool:ignore leaves out"
	case f.schema.Omit:
		return "which its jsonschema tag leaves out"
	}
	return ""
}

func (c *converter) withoutEffect(f *foundField, marks []*directive.Directive, why string) {
	for _, d := range marks {
		if d.Spec.Name == "field" {
			c.errorf("OLT013", d.Pos, d.End, "//tool:field does not apply to %s, %s, and was left out", f.v.Name(), why)
		}
	}
}

// embed goes into an embedded struct. An embedded pointer to an unexported type
// of another package cannot be allocated by generated code.
func (c *converter) embed(lv level, f *foundField, s *types.Struct, pointer bool, u use) ([]level, bool) {
	step := model.Step{Name: f.v.Name()}
	t := pointedTo(f.v.Type())
	in := level{s: s, owner: typeName(t, s, u), throughPointer: lv.throughPointer || pointer, order: f.order, around: lv.around}
	foreign := !f.v.Exported() && !c.isOwn(f.v)
	at := c.fieldUse(f, u)
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if c.unparsed(named, at) || c.unsound(named, at) {
			return nil, false
		}
		if slices.ContainsFunc(lv.around, func(a *types.Named) bool { return types.Identical(a, named) }) {
			c.cycle(named, "", at)
			return nil, false
		}
		in.around = append(slices.Clip(lv.around), named)
	}
	switch {
	case pointer && foreign:
		c.refuse(at, "the embedded pointer", "is unexported in another package, so it cannot be allocated")
		return nil, false
	case foreign:
		in.path = slices.Clone(lv.path) // its fields are promoted; it cannot be named
		return []level{in}, true
	case pointer:
		alloc, ok := c.spell(t)
		if !ok {
			c.refuse(at, "the embedded pointer", "is of a type that this package cannot name")
			return nil, false
		}
		step.Alloc = &alloc
	}
	in.path = append(slices.Clone(lv.path), step)
	return []level{in}, true
}

// isOwn reports a field that the generated file's package declares.
func (c *converter) isOwn(v *types.Var) bool { return v.Pkg().Path() == c.root.listed.PkgPath }

// embeddedStruct is the struct that a field embeds, by value or pointer.
func embeddedStruct(v *types.Var) (s *types.Struct, pointer bool) {
	if !v.Embedded() {
		return nil, false
	}
	t := types.Unalias(v.Type())
	if p, ok := t.(*types.Pointer); ok {
		t, pointer = p.Elem(), true
	}
	s, _ = t.Underlying().(*types.Struct)
	return s, pointer
}

// standsAlone finds embedded types that are one value and no set of fields. Such
// a type has lent its methods to the struct, and so its form, unless another
// field hides them: only then is it asked about here.
func (c *converter) standsAlone(t types.Type) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	return c.known(t, &model.Type{}) || c.hasOwnForm(t)
}
