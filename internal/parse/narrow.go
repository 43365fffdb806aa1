package parse

import (
	"go/constant"
	"slices"
	"strconv"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/runtime/wire"
)

// enum narrows a string, an integer or an enum to the values listed.
func (kw *keywords) enum(t *model.Type, a *directive.Arg) {
	switch t.Kind {
	case model.KindEnum:
		kw.narrowEnum(t, a)
	case model.KindString, model.KindText, model.KindRune, model.KindInt, model.KindUint:
		words, sound := elements(kw, a, func(e *directive.Element) (model.Word, bool) { return kw.word(t, e) })
		if sound {
			kw.intersect(t, a, words)
		}
	default:
		kw.inapplicable(a, typeWords[t.Kind])
	}
}

// elements reads the values of an enum=. They are sound where none has a fault;
// otherwise they narrow nothing, and the default is held against all else.
func elements[T any](kw *keywords, a *directive.Arg, read func(*directive.Element) (T, bool)) (found []T, sound bool) {
	before := kw.contradicted
	sound = true
	for i := range a.Elements {
		v, ok := read(&a.Elements[i])
		found = append(found, v)
		sound = sound && ok
	}
	kw.contradicted = before
	return found, sound
}

func (kw *keywords) intersect(t *model.Type, a *directive.Arg, words []model.Word) {
	seen := map[string]bool{}
	words = slices.DeleteFunc(words, func(w model.Word) bool {
		twice := seen[w.JSON]
		seen[w.JSON] = true
		return twice || len(t.Check.Enum) > 0 && !slices.Contains(t.Check.Enum, w)
	})
	if len(words) == 0 {
		kw.contradiction(a, "no value is left in the enum")
		return
	}
	t.Check.Enum = words
}

// word reads one value of an enum= for a type, and checks it against the
// type's other keywords.
func (kw *keywords) word(t *model.Type, e *directive.Element) (model.Word, bool) {
	text := e.Text
	if e.Const != "" {
		v, ok := kw.constant(e.Const, e.Word)
		if !ok {
			return model.Word{}, false
		}
		if v.Kind() == constant.String {
			text = constant.StringVal(v)
		} else if text, ok = numberText(v); !ok {
			kw.rd.errorf("OLT019", e.Pos, e.End, "%s is no value of an enum", e.Const)
			return model.Word{}, false
		}
	}
	w, problem := kw.wordFor(t, text)
	if problem != "" {
		kw.rd.errorf("OLT019", e.Pos, e.End, "the value %s %s", shown(t, text), problem)
	}
	return w, problem == ""
}

// shown is a value in a message: quoted where it is a text.
func shown(t *model.Type, text string) string {
	switch t.Kind {
	case model.KindInt, model.KindUint, model.KindFloat, model.KindNumber, model.KindBool, model.KindQuoted:
		if text != "" {
			return text
		}
	}
	return strconv.Quote(text)
}

// wordFor makes a value of an enum. The problem completes "the value x".
func (kw *keywords) wordFor(t *model.Type, text string) (w model.Word, problem string) {
	switch t.Kind {
	case model.KindInt, model.KindUint:
		n, ok := exactInteger(text)
		if !ok {
			return w, "is no integer"
		}
		if !inRange(n, t.Check) {
			return w, "is not from " + t.Check.Minimum + " to " + t.Check.Maximum
		}
		return model.Word{JSON: n, Text: n}, ""
	}
	return model.Word{JSON: model.Quote(text), Text: text}, kw.stringProblem(t.Check, text)
}

func inRange(n string, c model.Check) bool {
	return (c.Minimum == "" || wire.CompareNumbers(n, c.Minimum) >= 0) && (c.Maximum == "" || wire.CompareNumbers(n, c.Maximum) <= 0)
}

// narrowEnum leaves those members of an enum type that are listed. A stranger
// is an error: narrowing is a safety feature, and a typing error in it must
// neither widen nor break it.
func (kw *keywords) narrowEnum(t *model.Type, a *directive.Arg) {
	members, sound := elements(kw, a, func(e *directive.Element) (model.Member, bool) { return kw.member(t.Enum, e) })
	if !sound {
		return
	}
	narrowed := *t.Enum
	narrowed.Members = nil
	for _, m := range members {
		if !slices.ContainsFunc(narrowed.Members, func(o model.Member) bool { return o.Name == m.Name }) {
			narrowed.Members = append(narrowed.Members, m)
		}
	}
	t.Enum = &narrowed
}

func (kw *keywords) member(e *model.Enum, el *directive.Element) (model.Member, bool) {
	text := el.Text
	if el.Const != "" {
		v, ok := kw.constant(el.Const, el.Word)
		if !ok {
			return model.Member{}, false
		}
		return kw.memberOf(e, el, func(m model.Member) bool { return m.Value == literal(v) }, el.Const)
	}
	return kw.memberOf(e, el, func(m model.Member) bool { return m.Name == text }, text)
}

func (kw *keywords) memberOf(e *model.Enum, at *directive.Element, is func(model.Member) bool, text string) (model.Member, bool) {
	var names []string
	for _, m := range e.Members {
		if is(m) {
			return m, true
		}
		names = append(names, m.Name)
	}
	d := kw.rd.errorf("OLT019", at.Pos, at.End, "%q is no member of %s", text, e.Go.Name)
	if near, ok := nearest(text, names); ok {
		d.WithHint("did you mean " + near + "?")
	}
	return model.Member{}, false
}

// literal is a constant as a Go literal, in the form that members have.
func literal(v constant.Value) string {
	if v.Kind() == constant.String {
		return strconv.Quote(constant.StringVal(v))
	}
	return v.ExactString()
}
