package parse

import (
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
	if !hasDefaults(t.Kind) {
		kw.contradiction(a, "the default of %s cannot be written", typeWords[t.Kind]).
			WithHint("write optional: it is nil or zero then, and the function can put in what it wants")
		return nil
	}
	text, ok := kw.literalText(t, a)
	if !ok {
		return nil
	}
	d, problem := kw.defaultFor(t, text)
	if problem == "" {
		return d
	}
	fault := kw.contradiction(a, "the default %s %s", shown(t, text), problem)
	if near, ok := nearest(text, allowed(t)); ok {
		fault.WithHint("did you mean " + near + "?")
	}
	return nil
}

// literalText is the text of a default: as written, or a constant's value.
func (kw *keywords) literalText(t *model.Type, a *directive.Arg) (string, bool) {
	if a.Const == "" {
		return a.Value.Text, true
	}
	v, ok := kw.constant(a.Const, a.Value)
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

// allowed are the values that a default may have, where they are listed.
func allowed(t *model.Type) []string {
	var words []string
	for _, w := range t.Check.Enum {
		words = append(words, w.Text)
	}
	if t.Kind == model.KindEnum {
		for _, m := range t.Enum.Members {
			words = append(words, m.Name)
		}
	}
	return words
}

func hasDefaults(k model.Kind) bool {
	switch k {
	case model.KindBool, model.KindInt, model.KindUint, model.KindFloat, model.KindString, model.KindRune, model.KindEnum,
		model.KindNumber, model.KindQuoted:
		return true
	}
	return false
}

// defaultFor checks a default's text for a type. The problem completes "the
// default x".
func (kw *keywords) defaultFor(t *model.Type, text string) (d *model.Default, problem string) {
	switch t.Kind {
	case model.KindBool:
		if text != "true" && text != "false" {
			return nil, "must be true or false"
		}
		return &model.Default{JSON: text, Text: text}, ""
	case model.KindInt, model.KindUint:
		return integerDefault(t, text)
	case model.KindFloat, model.KindNumber:
		return numberDefault(t, text)
	case model.KindQuoted:
		d, problem := kw.defaultFor(t.Elem, text)
		if d != nil {
			d.JSON = model.Quote(d.JSON)
		}
		return d, problem
	case model.KindString, model.KindRune:
		return &model.Default{JSON: model.Quote(text), Text: text}, kw.stringProblem(t.Check, text)
	case model.KindEnum:
		i := slices.IndexFunc(t.Enum.Members, func(m model.Member) bool { return m.Name == text })
		if i < 0 {
			return nil, "is no member of " + t.Enum.Go.Name
		}
		return &model.Default{JSON: model.Quote(text), Text: strconv.Itoa(i)}, ""
	}
	return nil, "of " + typeWords[t.Kind] + " cannot be written"
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

func numberDefault(t *model.Type, text string) (*model.Default, string) {
	if !wire.IsNumber(text) {
		return nil, "is no number"
	}
	if _, err := strconv.ParseFloat(text, t.Bits); err != nil && t.Kind == model.KindFloat {
		return nil, "is too large for the type"
	}
	if !inRange(text, t.Check) {
		return nil, "lies outside the bounds"
	}
	return &model.Default{JSON: text, Text: text}, ""
}

func (kw *keywords) stringProblem(c model.Check, text string) string {
	n := utf8.RuneCountInString(text)
	switch {
	case !utf8.ValidString(text):
		return "is not valid UTF-8"
	case n < c.MinLength:
		return "is shorter than " + characters(c.MinLength)
	case c.MaxLength >= 0 && n > c.MaxLength:
		return "is longer than " + characters(c.MaxLength)
	case c.Pattern != nil && !kw.re.MatchString(text):
		return "does not match " + c.Pattern.Source
	case len(c.Enum) > 0 && !slices.ContainsFunc(c.Enum, func(w model.Word) bool { return w.Text == text }):
		return "is no member of the enum"
	}
	if f, ok := wire.ParseFormat(c.Format); ok && !wire.CheckFormat(f, text) {
		return "is no " + c.Format
	}
	return ""
}

func characters(n int) string {
	if n == 1 {
		return "1 character"
	}
	return strconv.Itoa(n) + " characters"
}
