package parse

import (
	"go/token"
	"regexp"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// quoted puts the numbers and booleans under json:",string" into strings, also
// behind one pointer. On other types the option is ignored, and that is
// reported: an author who wrote it believes in it.
func (c *converter) quoted(f *foundField, t *model.Type, u use) *model.Type {
	if t.Kind == model.KindPointer && !t.Named && quotable(t.Elem) {
		p := *t
		p.Elem = inQuotes(t.Elem)
		return &p
	}
	if quotable(t) {
		return inQuotes(t)
	}
	c.diags.Errorf("OLT013", f.stringOption(c.loader, u), "the option string does not apply to %s, and was left out", kindText(t)).
		WithHint("it puts integers, floating-point numbers and booleans into strings: remove it here")
	return t
}

func inQuotes(t *model.Type) *model.Type {
	return &model.Type{Kind: model.KindQuoted, Go: t.Go, Named: t.Named, Elem: t, Check: model.NoCheck()}
}

// quotable finds the kinds that travel as numbers or booleans. An integer type
// that is an enum travels under its names, which are strings already.
func quotable(t *model.Type) bool {
	switch t.Kind {
	case model.KindBool, model.KindInt, model.KindUint, model.KindFloat:
		return true
	}
	return false
}

func kindText(t *model.Type) string {
	if t.Kind == model.KindPointer {
		return "a pointer to " + kindText(t.Elem)
	}
	return typeWords[t.Kind]
}

// stringInTag finds the option in a struct tag as it is written, in back quotes
// or in double ones.
var stringInTag = regexp.MustCompile("[\\s\"`]json:\\\\?\"[^\"\\\\]*,(string)[,\"\\\\]")

// stringOption is where the option stands inside the field's tag.
func (f *foundField) stringOption(l *loader, u use) diag.Range {
	if f.syntax == nil || f.syntax.Tag == nil {
		return u.at
	}
	tag := f.syntax.Tag
	m := stringInTag.FindStringSubmatchIndex(tag.Value)
	if m == nil {
		return l.span(tag.Pos(), tag.End())
	}
	return l.span(tag.Pos()+token.Pos(m[2]), tag.Pos()+token.Pos(m[3]))
}
