package parse

import (
	"go/ast"
	"go/types"
	"regexp"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// keywords are what the //tool:param or //tool:field lines of one parameter or
// field, and its jsonschema tag below them, say together.
type keywords struct {
	rd    *reader
	scope fileScope

	name, description          *directive.Word
	optional, required, inline *directive.Word
	def                        *directive.Arg
	checks                     []directive.Arg // the constraints, in their order
	contradicted               bool            // one of them cannot hold
	re                         *regexp.Regexp  // of the pattern among them
}

// newKeywords gathers the keywords of a parameter.
func newKeywords(rd *reader, f *ast.File, marks []*directive.Directive) *keywords {
	return gather(rd, rd.scopeOf(f, rd.root.types), marks)
}

// fieldKeywords gathers those of a field; its constants are looked up in the
// file that declares it.
func (c *converter) fieldKeywords(f *foundField, marks []*directive.Directive) *keywords {
	kw := gather(c.reader, c.scopeOf(f.file, f.v.Pkg()), marks)
	kw.addTag(f)
	return kw
}

func gather(rd *reader, scope fileScope, marks []*directive.Directive) *keywords {
	kw := &keywords{rd: rd, scope: scope}
	var lists [][]directive.Arg
	for _, d := range marks {
		lists = append(lists, d.Args)
	}
	for _, a := range directive.Merge(rd.span, rd.diags, lists...) {
		kw.add(&a)
	}
	if kw.optional != nil && kw.required != nil {
		rd.errorf("OLT019", kw.required.Pos, kw.required.End, "required contradicts optional").WithHint("keep one of them")
	}
	return kw
}

func (kw *keywords) add(a *directive.Arg) {
	switch a.Key.Text {
	case "name":
		kw.name = kw.placed(a)
	case "description":
		kw.description = kw.placed(a)
	case "optional":
		kw.optional = &a.Key
	case "required":
		kw.required = &a.Key
	case "inline":
		kw.inline = &a.Key
	case "default":
		kw.def = a
	default:
		kw.checks = append(kw.checks, *a)
	}
}

// placed is the text of a key with its place, a constant's where one is named.
func (kw *keywords) placed(a *directive.Arg) *directive.Word {
	text, ok := kw.text(a)
	if !ok {
		return nil
	}
	return &directive.Word{Text: text, Pos: a.Value.Pos, End: a.Value.End}
}

// onFlattened reports the keys that mean nothing on a struct whose fields stand
// in its place. what is "an inlined struct" or "an embedded struct".
func (kw *keywords) onFlattened(what string) {
	for _, a := range kw.checks {
		kw.inapplicable(&a, what+", whose fields carry their own")
	}
	if kw.def != nil {
		kw.rd.errorf("OLT019", kw.def.Key.Pos, kw.def.Key.End, "%s has no default", what).
			WithHint("give its fields defaults with //tool:field")
	}
	for _, w := range []*directive.Word{kw.name, kw.description} {
		if w != nil {
			kw.rd.errorf("OLT013", w.Pos, w.End, "%s has no name or description of its own, so this was left out", what)
		}
	}
}

// onEmbedded is onFlattened for a field that embeds a struct, on which no flag
// means anything either.
func (kw *keywords) onEmbedded() {
	kw.onFlattened("an embedded struct")
	for _, w := range []*directive.Word{kw.optional, kw.required, kw.inline} {
		if w != nil {
			kw.rd.errorf("OLT013", w.Pos, w.End, "%s does not apply to an embedded struct, whose fields carry their own, and was left out", w.Text)
		}
	}
}

func (kw *keywords) inapplicable(a *directive.Arg, to string) *diag.Diagnostic {
	return kw.rd.errorf("OLT013", a.Key.Pos, a.Key.End, "%s does not apply to %s, and was left out", a.Key.Text, to)
}

// apply adds an author's keywords to a property: its constraints narrow the
// type's own, and its default must fit all of them.
func (rd *reader) apply(p *model.Property, kw *keywords) {
	kw.constrainAll(p.Type)
	if kw.def != nil {
		if !kw.contradicted { // else it would be held against what cannot hold
			p.Default = kw.defaultOf(p.Type)
		}
		p.Required = false
	}
	if kw.optional != nil {
		p.Required = false
	}
	if kw.required != nil {
		p.Required = true
	}
}

// constrainAll applies the keywords, enum last: its values are held against all
// the others.
func (kw *keywords) constrainAll(t *model.Type) {
	for _, last := range []bool{false, true} {
		for i := range kw.checks {
			if (kw.checks[i].Key.Text == "enum") == last {
				kw.constrain(t, &kw.checks[i])
			}
		}
	}
}

// constrain applies one keyword to a type, or to the elements of a collection
// where the keyword belongs to elements.
func (kw *keywords) constrain(t *model.Type, a *directive.Arg) {
	if t.Kind == model.KindPointer {
		kw.constrain(t.Elem, a)
		return
	}
	if t.Kind == model.KindListed {
		kw.inapplicable(a, typeWords[t.Kind]).WithHint("write it into the listed schema")
		return
	}
	if ofCollection(a.Key.Text) {
		kw.items(t, a)
		return
	}
	switch t.Kind {
	case model.KindSlice, model.KindArray, model.KindMap, model.KindSeq:
		kw.constrain(t.Elem, a)
		return
	case model.KindSet:
		kw.constrain(t.Key, a)
		return
	}
	switch a.Key.Text {
	case "minimum", "maximum":
		kw.bound(t, a)
	case "minLength", "maxLength":
		kw.length(t, a)
	case "pattern":
		kw.pattern(t, a)
	case "format":
		kw.format(t, a)
	case "enum":
		kw.enum(t, a)
	}
}

func ofCollection(key string) bool {
	return key == "minItems" || key == "maxItems" || key == "uniqueItems"
}

// typeWords name the kinds in messages about keywords.
var typeWords = map[model.Kind]string{
	model.KindBool: "a boolean", model.KindInt: "an integer", model.KindUint: "an integer", model.KindFloat: "a number",
	model.KindString: "a string", model.KindRune: "a rune", model.KindBytes: "bytes", model.KindTime: "a time",
	model.KindDuration: "a duration", model.KindEnum: "an enum", model.KindSlice: "a slice", model.KindArray: "an array",
	model.KindSet: "a set", model.KindMap: "a map", model.KindStruct: "a struct", model.KindAny: "any",
	model.KindRawJSON: "json.RawMessage", model.KindAnyObject: "map[string]any", model.KindAnyArray: "[]any",
	model.KindNumber: "a number", model.KindUUID: "a UUID", model.KindURL: "a URL", model.KindText: "a type with text methods",
	model.KindListed: "a type with a listed schema", model.KindSeq: "a sequence", model.KindQuoted: "a value that travels in a string",
}

// contradiction reports a keyword that cannot hold beside the others.
func (kw *keywords) contradiction(a *directive.Arg, format string, args ...any) *diag.Diagnostic {
	kw.contradicted = true
	return kw.rd.errorf("OLT019", a.Value.Pos, a.Value.End, format, args...)
}

func (l *loader) linkResolver(f *ast.File, pkg *types.Package) func(string) bool {
	return l.scopeOf(f, pkg).link
}
