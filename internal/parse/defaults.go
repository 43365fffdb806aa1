package parse

import (
	"regexp"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/runtime/wire"
)

// defaultOf reads default= for a type and checks it against all that holds for
// the type, so that a default never breaks its own schema. It is nil for
// default=null on a pointer, and after a fault.
func (kw *keywords) defaultOf(t *model.Type) *model.Default {
	a := kw.def
	null := a.Value.Text == "null" && !a.Quoted && a.Const == ""
	if t.Kind == model.KindPointer {
		if null {
			return nil
		}
		t = t.Elem
	}
	if null {
		kw.contradiction(a, "null does not fit %s that is no pointer", typeWords[t.Kind]).
			WithHint(`write optional, or default="null" where the text is meant`)
		return nil
	}
	text, ok := kw.literalText(t, a)
	if !ok {
		return nil
	}
	d, problem := defaultFor(t, text)
	if problem != "" {
		kw.contradiction(a, "the default %s", problem)
		return nil
	}
	return d
}

// literalText is the text of a default: as written, or a constant's value.
func (kw *keywords) literalText(t *model.Type, a *directive.Arg) (string, bool) {
	if a.Const == "" {
		return a.Value.Text, true
	}
	v, ok := kw.constant(a, a.Const, a.Value)
	if !ok {
		return "", false
	}
	if t.Kind == model.KindEnum {
		for _, m := range t.Enum.Members {
			if m.Value == literal(v) {
				return m.Name, true
			}
		}
		kw.contradiction(a, "%s is no member of %s", a.Const, t.Enum.Go.Name)
		return "", false
	}
	text, ok := constantText(t, v)
	if !ok {
		kw.contradiction(a, "%s does not fit %s", a.Const, typeWords[t.Kind])
	}
	return text, ok
}

// defaultFor checks a default's text for a type. The problem completes "the
// default".
func defaultFor(t *model.Type, text string) (d *model.Default, problem string) {
	switch t.Kind {
	case model.KindBool:
		if text != "true" && text != "false" {
			return nil, "must be true or false"
		}
		return &model.Default{JSON: text, Text: text}, ""
	case model.KindInt, model.KindUint:
		return integerDefault(t, text)
	case model.KindFloat:
		return floatDefault(t, text)
	case model.KindString, model.KindRune:
		return &model.Default{JSON: model.Quote(text), Text: text}, stringProblem(t, text)
	case model.KindEnum:
		i := slices.IndexFunc(t.Enum.Members, func(m model.Member) bool { return m.Name == text })
		if i < 0 {
			return nil, "is no member of the enum"
		}
		return &model.Default{JSON: model.Quote(text), Text: strconv.Itoa(i)}, ""
	}
	return nil, "of " + typeWords[t.Kind] + " cannot be written; write optional"
}

func integerDefault(t *model.Type, text string) (*model.Default, string) {
	n, ok := exactInteger(text)
	if !ok {
		return nil, "is no integer"
	}
	if !inRange(n, t.Check) {
		return nil, "is not from " + t.Check.Minimum + " to " + t.Check.Maximum
	}
	if len(t.Check.Enum) > 0 && !slices.ContainsFunc(t.Check.Enum, func(w model.Word) bool { return w.Text == n }) {
		return nil, "is no member of the enum"
	}
	return &model.Default{JSON: n, Text: n}, ""
}

func floatDefault(t *model.Type, text string) (*model.Default, string) {
	if !isJSONNumber(text) {
		return nil, "is no number"
	}
	if _, err := strconv.ParseFloat(text, t.Bits); err != nil {
		return nil, "is too large for the type"
	}
	if !inRange(text, t.Check) {
		return nil, "lies outside the bounds"
	}
	return &model.Default{JSON: text, Text: text}, ""
}

func stringProblem(t *model.Type, text string) string {
	c := t.Check
	n := utf8.RuneCountInString(text)
	switch {
	case !utf8.ValidString(text):
		return "is not valid UTF-8"
	case n < c.MinLength:
		return "is shorter than " + strconv.Itoa(c.MinLength) + " characters"
	case c.MaxLength >= 0 && n > c.MaxLength:
		return "is longer than " + strconv.Itoa(c.MaxLength) + " characters"
	case c.Pattern != nil && !regexp.MustCompile(c.Pattern.RE2).MatchString(text):
		return "does not match " + c.Pattern.Source
	case len(c.Enum) > 0 && !slices.ContainsFunc(c.Enum, func(w model.Word) bool { return w.Text == text }):
		return "is no member of the enum"
	}
	if f, ok := wire.ParseFormat(c.Format); ok && !wire.CheckFormat(f, text) {
		return "is no " + c.Format
	}
	return ""
}
