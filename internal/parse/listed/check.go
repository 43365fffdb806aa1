package listed

import (
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/runtime/wire"
)

// enum reads the values that are allowed, each once, and remembers them.
func (r *reader) enum(s *model.Schema, v *node) []model.Word {
	if v.kind != kindArray {
		r.wrongForm("enum", v, "an array of values")
		return nil
	}
	if len(v.items) == 0 {
		r.report(contradictory, v, "enum lists no value, so none is allowed")
		return nil
	}
	var values []model.Word
	f := r.of(s)
	f.allowed = map[string]bool{}
	for _, n := range v.items {
		text := n.compact()
		key := canonical(text)
		if f.allowed[key] {
			r.report(contradictory, n, "the value is listed twice")
			continue
		}
		f.allowed[key] = true
		f.values = append(f.values, n)
		values = append(values, model.Word{JSON: text, Text: key})
	}
	return values
}

// contradictions checks the keywords against each other. Where no value is left
// between two bounds, enum and default are not held against them too.
func (r *reader) contradictions(s *model.Schema, k known) {
	empty := r.bounds(s, k)
	r.undeclared(s, k)
	if empty {
		return
	}
	for _, n := range r.of(s).values {
		if at, why := r.misfit(s, n, false); at != nil {
			r.report(contradictory, at, "a value of the enum can never be given: %s", why)
		}
	}
	if m := k["default"]; m != nil {
		if at, why := r.misfit(s, m.value, true); at != nil {
			r.report(contradictory, at, "the default contradicts the schema: %s", why)
		}
	}
}

// bounds reports a lower bound above its upper one, at the later of the two.
func (r *reader) bounds(s *model.Schema, k known) (empty bool) {
	check := func(lower, upper string, crossed bool) {
		if !crossed {
			return
		}
		empty = true
		lo, hi := k[lower].value, k[upper].value
		at := lo
		if hi.start > lo.start {
			at = hi
		}
		r.report(contradictory, at, "nothing is left between %s %s and %s %s", lower, lo.text, upper, hi.text)
	}
	check("minimum", "maximum", s.Minimum != "" && s.Maximum != "" && wire.CompareNumbers(s.Minimum, s.Maximum) > 0)
	check("minLength", "maxLength", s.MaxLength >= 0 && s.MinLength > s.MaxLength)
	check("minItems", "maxItems", s.MaxItems >= 0 && s.MinItems > s.MaxItems)
	return empty
}

// maxSuggest is how many names are searched for the one that was meant.
const maxSuggest = 64

// undeclared reports required properties that a closed object does not have.
func (r *reader) undeclared(s *model.Schema, k known) {
	if !s.Closed || len(s.Required) == 0 {
		return
	}
	names := listedNames(k["properties"])
	declared := map[string]bool{}
	for _, n := range names {
		declared[n] = true
	}
	for _, n := range k["required"].value.items {
		if n.kind != kindString || declared[n.text] {
			continue
		}
		declared[n.text] = true // its repetition is a fault already
		f := r.report(contradictory, n, "the property %q is required, and the closed object has none of that name", n.text)
		if near, ok := wire.Nearest(n.text, names[:min(len(names), maxSuggest)]); ok {
			f.Hint = "did you mean " + near + "?"
		}
	}
}

// listedNames are the names in properties, those with a faulty schema too.
func listedNames(m *member) []string {
	var names []string
	if m != nil {
		for _, p := range m.value.members {
			names = append(names, p.name.text)
		}
	}
	return names
}

// onlyIntegers reports whether every number of the schema's types is an
// integer.
func onlyIntegers(s *model.Schema) bool {
	return slices.Contains(s.Types, "integer") && !slices.Contains(s.Types, "number")
}

// typeProblem completes "the value".
func typeProblem(s *model.Schema, n *node) string {
	if len(s.Types) == 0 || slices.ContainsFunc(s.Types, func(t string) bool { return isOfType(n, t) }) {
		return ""
	}
	return "it is not of the type " + strings.Join(s.Types, " or ")
}

func isOfType(n *node, t string) bool {
	switch t {
	case "integer":
		return n.kind == kindNumber && !isFraction(n.text)
	case "number":
		return n.kind == kindNumber
	}
	return typeOf[n.kind] == t
}

var typeOf = map[kind]string{
	kindNull: "null", kindBoolean: "boolean", kindString: "string", kindArray: "array", kindObject: "object",
}
