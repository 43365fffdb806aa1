package parse

import (
	"go/constant"
	"go/token"
	"regexp"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/pattern"
	"github.com/toolgen/toolgen/runtime/wire"
)

func (kw *keywords) pattern(t *model.Type, a *directive.Arg) {
	if t.Kind != model.KindString && t.Kind != model.KindText {
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	source, ok := kw.text(a)
	if !ok {
		return
	}
	re2, err := pattern.Translate(source)
	if err != nil {
		kw.contradicted = true
		d := kw.rd.errorf("OLT017", inValue(a, err.Offset), a.Value.End, "the pattern cannot be used: %s", err.Reason)
		if err.Cure != "" {
			d.WithHint(err.Cure)
		}
		return
	}
	if p := t.Check.Pattern; p != nil && p.Source != source {
		kw.contradiction(a, "a second pattern: a schema holds one").WithHint("join the two into one pattern")
		return
	}
	t.Check.Pattern = &model.Pattern{Source: source, RE2: re2}
	kw.re = regexp.MustCompile(re2)
}

// inValue is the place of a byte of a value, as far as the source shows it: what
// a tag says with escapes, and a constant, are one place.
func inValue(a *directive.Arg, offset int) token.Pos {
	escaped := !a.Quoted && int(a.Value.End-a.Value.Pos) != len(a.Value.Text)
	if a.Const != "" || escaped {
		return a.Value.Pos
	}
	return a.Value.At(offset)
}

// text is the value of a key that takes a text.
func (kw *keywords) text(a *directive.Arg) (string, bool) {
	if a.Const == "" {
		return a.Value.Text, true
	}
	v, ok := kw.constant(a.Const, a.Value)
	if !ok {
		return "", false
	}
	if v.Kind() != constant.String {
		kw.contradiction(a, "%s is no string", a.Const)
		return "", false
	}
	return constant.StringVal(v), true
}

func (kw *keywords) format(t *model.Type, a *directive.Arg) {
	name, ok := kw.text(a)
	if !ok {
		return
	}
	if _, known := wire.ParseFormat(name); !known {
		d := kw.rd.errorf("OLT013", a.Value.Pos, a.Value.End, "the format %q is not one that can be checked, and was left out", name)
		names := wire.FormatNames()
		if near, ok := nearest(name, names); ok {
			d.WithHint("did you mean " + near + "?")
		} else {
			d.WithHint("the formats are " + strings.Join(names, ", "))
		}
		return
	}
	if !slices.Contains(formatsOf(t.Kind), name) {
		kw.rd.errorf("OLT013", a.Value.Pos, a.Value.End, "the format %s does not apply to %s, and was left out", name, typeWords[t.Kind])
		return
	}
	t.Check.Format = name
}

// applyForms applies format= where it chooses how a time is written, which the
// encoder does, and not a rule for the function to keep.
func (kw *keywords) applyForms(t *model.Type) {
	leaf := t
	for leaf.Elem != nil {
		leaf = leaf.Elem
	}
	if leaf.Kind != model.KindTime && leaf.Kind != model.KindDuration {
		return
	}
	for i := range kw.checks {
		if kw.checks[i].Key.Text == "format" {
			kw.constrain(t, &kw.checks[i])
		}
	}
}

// formatsOf are the formats that a kind can have.
func formatsOf(k model.Kind) []string {
	switch k {
	case model.KindString, model.KindText:
		return wire.FormatNames()
	case model.KindTime:
		return []string{"date-time", "date", "time"}
	case model.KindDuration:
		return []string{"duration"}
	case model.KindURL:
		return []string{"uri"}
	case model.KindUUID:
		return []string{"uuid"}
	}
	return nil
}
