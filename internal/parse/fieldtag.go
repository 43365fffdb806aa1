package parse

import (
	"cmp"
	"go/types"
	"strings"

	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/doc"
	"github.com/toolgen/toolgen/internal/parse/vocabulary"
	"github.com/toolgen/toolgen/runtime/wire"
)

// addTag adds what a field's jsonschema tag says and its directives leave open.
// Bounds of both hold, so that the narrower one wins, and an enum= of a
// directive narrows the tag's as it does a type's own. Of everything else there
// can be one only, and the directive's stands.
func (kw *keywords) addTag(f *foundField) {
	for i := range f.schema.Ignored {
		if part := &f.schema.Ignored[i]; !f.holds(part) {
			kw.leftOut(f, part)
		}
	}
	var checks []directive.Arg
	for _, a := range kw.tagArgs(f) {
		switch key := a.Key.Text; {
		case key == "default":
			if kw.def == nil {
				kw.def = &a
			}
		case (key == "format" || key == "pattern") && kw.has(key):
		default:
			checks = append(checks, a)
		}
	}
	kw.checks = append(checks, kw.checks...)
	if f.schema.Required && kw.required == nil && kw.optional == nil {
		kw.required = &directive.Word{Text: "required", Pos: f.v.Pos(), End: f.v.Pos()}
	}
	if f.schema.Description != "" && kw.description == nil {
		kw.description = &directive.Word{Text: f.schema.Description, Pos: f.v.Pos(), End: f.v.Pos()}
	}
}

func (kw *keywords) has(key string) bool {
	for _, a := range kw.checks {
		if a.Key.Text == key {
			return true
		}
	}
	return false
}

// tagArgs are a tag's constraints as a directive would give them. Of a key that
// stands twice the last one counts, as it does for the tag's own library; the
// values of enum= add up.
func (kw *keywords) tagArgs(f *foundField) []directive.Arg {
	last := map[string]int{}
	for i, part := range f.schema.Args {
		last[part.Key] = i
	}
	var args []directive.Arg
	for i := range f.schema.Args {
		part := &f.schema.Args[i]
		a := f.tagArg(part)
		switch {
		case part.Key == "enum":
			a.Elements = []directive.Element{{Word: a.Value}}
		case last[part.Key] != i:
			kw.rd.errorf("OLT013", a.Key.Pos, a.Key.End, "%s is given again later in this tag, so this one was left out", part.Key)
			continue
		}
		if kw.usable(&a) {
			args = append(args, a)
		}
	}
	return directive.Merge(kw.rd.span, kw.rd.diags, args)
}

// usable checks a value by its key alone, as the grammar of directives does with
// theirs. The tag's library leaves out what it cannot read, and so do we.
func (kw *keywords) usable(a *directive.Arg) bool {
	key, _ := directive.LookupKey(a.Key.Text)
	text, ok := a.Value.Text, true
	switch key.Value {
	case directive.Number:
		ok = wire.IsNumber(text) && wire.FitsFloat64(text)
	case directive.Count:
		_, ok = vocabulary.ParseCount(text)
	}
	if !ok {
		kw.rd.errorf("OLT013", a.Value.Pos, a.Value.End, "%s takes %s, so %q was left out", key.Name, key.Value, text)
	}
	return ok
}

// tagArg gives a part of a tag its place in the source, or that of the field
// where the source is not known.
func (f *foundField) tagArg(part *doc.TagArg) directive.Arg {
	start, end := part.Start, part.End
	written := f.rawTag[start:end]
	start += len(written) - len(strings.TrimLeft(written, " \t\r\n"))
	a := directive.Arg{Key: f.inTag(part.Key, start, end), HasValue: part.HasValue}
	if equals := strings.IndexByte(written, '='); part.HasValue && equals >= 0 {
		a.Key = f.inTag(part.Key, start, part.Start+equals)
		a.Value = f.inTag(part.Value, part.Start+equals+len("="), end)
	}
	return a
}

func (f *foundField) inTag(text string, start, end int) directive.Word {
	if f.syntax == nil || f.syntax.Tag == nil {
		return directive.Word{Text: text, Pos: f.v.Pos(), End: f.v.Pos()}
	}
	return directive.Word{Text: text, Pos: doc.TagPos(f.syntax.Tag, start), End: doc.TagPos(f.syntax.Tag, end)}
}

// holds says that the field's type means what the part says: a pointer is
// nullable. Its tag needs the word, so that its own library knows it too.
func (f *foundField) holds(part *doc.TagArg) bool {
	_, pointer := types.Unalias(f.v.Type()).(*types.Pointer)
	return pointer && part.Key == "nullable" && !part.HasValue
}

// escape is how the library of a tag writes a comma that separates nothing.
const escape = `write \\, for a comma within a text`

// leftOut reports a part of a tag that has no meaning here.
func (kw *keywords) leftOut(f *foundField, part *doc.TagArg) {
	a := f.tagArg(part)
	name := cmp.Or(part.Key, part.Value)
	if _, known := directive.LookupKey(name); known {
		kw.rd.errorf("OLT013", a.Key.Pos, a.Key.End, "%s was left out, because the first part of the jsonschema tag is not understood", name)
		return
	}
	d := kw.rd.errorf("OLT013", a.Key.Pos, a.Key.End, "%q of the jsonschema tag is not one of the contract's keywords, and was left out", name)
	if cure, ok := vocabulary.OnGo(name); ok {
		d.WithHint(cure)
	} else if near, ok := nearest(name, keyNames()); ok {
		d.WithHint("did you mean " + near + "?")
	} else if strings.Contains(name, " ") || !part.HasValue && !strings.Contains(name, ":") {
		d.WithHint(escape)
	}
}

func keyNames() []string {
	var names []string
	for _, k := range directive.Keys() {
		names = append(names, k.Name)
	}
	return names
}
