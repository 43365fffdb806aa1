package parse

import (
	"go/constant"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/pattern"
	"github.com/toolgen/toolgen/runtime/wire"
)

// bound narrows the range of a number.
func (kw *keywords) bound(t *model.Type, a *directive.Arg) {
	integer := t.Kind == model.KindInt || t.Kind == model.KindUint
	if !integer && t.Kind != model.KindFloat {
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	text, ok := kw.number(a)
	if !ok {
		return
	}
	if integer {
		if text, ok = exactInteger(text); !ok {
			kw.contradiction(a, "%s of an integer is a fraction", a.Key.Text).WithHint("write a whole number")
			return
		}
	}
	c := &t.Check
	if a.Key.Text == "minimum" && (c.Minimum == "" || wire.CompareNumbers(text, c.Minimum) > 0) {
		c.Minimum = text
	}
	if a.Key.Text == "maximum" && (c.Maximum == "" || wire.CompareNumbers(text, c.Maximum) < 0) {
		c.Maximum = text
	}
	if c.Minimum != "" && c.Maximum != "" && wire.CompareNumbers(c.Minimum, c.Maximum) > 0 {
		kw.contradiction(a, "no value is left between %s and %s", c.Minimum, c.Maximum)
	}
}

// number is the value of a bound as a JSON number.
func (kw *keywords) number(a *directive.Arg) (string, bool) {
	if a.Const == "" {
		return a.Value.Text, true
	}
	v, ok := kw.constant(a, a.Const, a.Value)
	if !ok {
		return "", false
	}
	text, ok := numberText(v)
	if !ok {
		kw.contradiction(a, "%s is no number", a.Const)
	}
	return text, ok
}

func (kw *keywords) constant(a *directive.Arg, name string, at directive.Word) (constant.Value, bool) {
	v, _, ok := kw.scope.constant(name)
	if !ok {
		kw.rd.errorf("OLT019", at.Pos, at.End, "%s is no constant in the scope of this file", name).
			WithHint("name a constant of the package as @Name, or of an imported package as @pkg.Name")
	}
	return v, ok
}

// numberText writes a constant as a JSON number, exactly where it is an
// integer and by float64's shortest digits elsewhere.
func numberText(v constant.Value) (string, bool) {
	if i := constant.ToInt(v); i.Kind() == constant.Int {
		return i.ExactString(), true
	}
	if v.Kind() != constant.Float {
		return "", false
	}
	f, _ := constant.Float64Val(v)
	return strconv.FormatFloat(f, 'g', -1, 64), true
}

// maxExponent keeps a bound such as 1e999999999 from being written out.
const maxExponent = 400

// exactInteger writes a JSON number without fraction and exponent.
func exactInteger(text string) (string, bool) {
	if _, exp, ok := strings.Cut(strings.ToLower(text), "e"); ok {
		if n, err := strconv.Atoi(exp); err != nil || n > maxExponent || n < -maxExponent {
			return "", false
		}
	}
	r, ok := new(big.Rat).SetString(text)
	if !ok || !r.IsInt() {
		return "", false
	}
	return r.Num().String(), true
}

// count is the value of a length or number of items.
func (kw *keywords) count(a *directive.Arg) (int, bool) {
	text, ok := kw.number(a)
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < 0 {
		kw.contradiction(a, "%s must be a whole number from 0 to 2147483647", a.Key.Text)
		return 0, false
	}
	return int(n), true
}

func (kw *keywords) length(t *model.Type, a *directive.Arg) {
	if t.Kind != model.KindString && t.Kind != model.KindBytes && t.Kind != model.KindRune {
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	if n, ok := kw.count(a); ok {
		kw.narrow(&t.Check.MinLength, &t.Check.MaxLength, n, a, "length")
	}
}

// items applies what belongs to the collection itself.
func (kw *keywords) items(t *model.Type, a *directive.Arg) {
	switch t.Kind {
	case model.KindSlice, model.KindArray, model.KindSet, model.KindAnyArray:
	default:
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	if a.Key.Text == "uniqueItems" {
		t.Check.UniqueItems = true
		return
	}
	if n, ok := kw.count(a); ok {
		kw.narrow(&t.Check.MinItems, &t.Check.MaxItems, n, a, "number of items")
	}
}

// narrow sets the lower or upper limit of a count where it is the narrower one.
func (kw *keywords) narrow(lo, hi *int, n int, a *directive.Arg, what string) {
	if strings.HasPrefix(a.Key.Text, "min") {
		*lo = max(*lo, n)
	} else if *hi < 0 || n < *hi {
		*hi = n
	}
	if *hi >= 0 && *lo > *hi {
		kw.contradiction(a, "no %s is left between %d and %d", what, *lo, *hi)
	}
}

func (kw *keywords) pattern(t *model.Type, a *directive.Arg) {
	if t.Kind != model.KindString {
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	source, ok := kw.text(a)
	if !ok {
		return
	}
	re2, err := pattern.Translate(source)
	if err != nil {
		at, end := a.Value.Pos, a.Value.End
		if !a.Quoted && a.Const == "" {
			at += pos1(err.Offset)
		}
		d := kw.rd.errorf("OLT017", at, end, "the pattern cannot be used: %s", err.Reason)
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
}

// text is the value of a key that takes a text.
func (kw *keywords) text(a *directive.Arg) (string, bool) {
	if a.Const == "" {
		return a.Value.Text, true
	}
	v, ok := kw.constant(a, a.Const, a.Value)
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
		if near, ok := nearest(name, formatNames); ok {
			d.WithHint("did you mean " + near + "?")
		} else {
			d.WithHint("the formats are " + strings.Join(formatNames, ", "))
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

var formatNames = []string{"date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid"}

func formatsOf(k model.Kind) []string {
	switch k {
	case model.KindString:
		return formatNames
	case model.KindTime:
		return formatNames[:3]
	case model.KindDuration:
		return formatNames[3:4]
	}
	return nil
}

// enum narrows a string, an integer or an enum to the values listed.
func (kw *keywords) enum(t *model.Type, a *directive.Arg) {
	switch t.Kind {
	case model.KindEnum:
		kw.narrowEnum(t, a)
	case model.KindString, model.KindRune, model.KindInt, model.KindUint:
		var words []model.Word
		for i := range a.Elements {
			if w, ok := kw.word(t, a, &a.Elements[i]); ok {
				words = append(words, w)
			}
		}
		kw.intersect(t, a, words)
	default:
		kw.inapplicable(a, typeWords[t.Kind])
	}
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
func (kw *keywords) word(t *model.Type, a *directive.Arg, e *directive.Element) (model.Word, bool) {
	text := e.Text
	if e.Const != "" {
		v, ok := kw.constant(a, e.Const, e.Word)
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
	w, problem := wordFor(t, text)
	if problem != "" {
		kw.rd.errorf("OLT019", e.Pos, e.End, "%s", problem)
	}
	return w, problem == ""
}

func wordFor(t *model.Type, text string) (w model.Word, problem string) {
	switch t.Kind {
	case model.KindInt, model.KindUint:
		n, ok := exactInteger(text)
		if !ok {
			return w, strconv.Quote(text) + " is no integer"
		}
		if !inRange(n, t.Check) {
			return w, n + " is not from " + t.Check.Minimum + " to " + t.Check.Maximum
		}
		return model.Word{JSON: n, Text: n}, ""
	case model.KindRune:
		if utf8.RuneCountInString(text) != 1 {
			return w, strconv.Quote(text) + " is not one character"
		}
	}
	return model.Word{JSON: quoteJSON(text), Text: text}, ""
}

func inRange(n string, c model.Check) bool {
	return (c.Minimum == "" || wire.CompareNumbers(n, c.Minimum) >= 0) && (c.Maximum == "" || wire.CompareNumbers(n, c.Maximum) <= 0)
}

// narrowEnum leaves those members of an enum type that are listed. A stranger
// is an error: narrowing is a safety feature, and a typing error in it must
// neither widen nor break it.
func (kw *keywords) narrowEnum(t *model.Type, a *directive.Arg) {
	narrowed := *t.Enum
	narrowed.Members = nil
	for i := range a.Elements {
		if m, ok := kw.member(t.Enum, a, &a.Elements[i]); ok {
			narrowed.Members = append(narrowed.Members, m)
		}
	}
	if len(narrowed.Members) > 0 {
		narrowed.Narrowed = true
		t.Enum = &narrowed
	}
}

func (kw *keywords) member(e *model.Enum, a *directive.Arg, el *directive.Element) (model.Member, bool) {
	text := el.Text
	if el.Const != "" {
		v, ok := kw.constant(a, el.Const, el.Word)
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
