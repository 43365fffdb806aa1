package listed

import (
	"regexp"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/vocabulary"
	"github.com/toolgen/toolgen/internal/pattern"
	"github.com/toolgen/toolgen/runtime/wire"
)

func (r *reader) textOf(key string, v *node) (string, bool) {
	if v.kind != kindString {
		r.wrongForm(key, v, "a string")
		return "", false
	}
	return v.text, true
}

func (r *reader) flag(key string, v *node) bool {
	if v.kind != kindBoolean {
		r.wrongForm(key, v, "true or false")
	}
	return v.text == "true"
}

func (r *reader) format(v *node) string {
	name, ok := r.textOf("format", v)
	if !ok {
		return ""
	}
	if _, known := wire.ParseFormat(name); known {
		return name
	}
	names := wire.FormatNames()
	f := r.report(inapplicable, v, "the format %q is not one that can be checked, and was left out", name)
	f.Hint = "the formats are " + strings.Join(names, ", ")
	if near, ok := wire.Nearest(name, names); ok {
		f.Hint = "did you mean " + near + "?"
	}
	return ""
}

func (r *reader) base64(v *node) bool {
	encoding, ok := r.textOf("contentEncoding", v)
	if ok && encoding != "base64" {
		r.report(unlisted, v, "the only contentEncoding is base64, not %q", encoding)
	}
	return true
}

// pattern reads a regular expression, and remembers it compiled.
func (r *reader) pattern(s *model.Schema, v *node) *model.Pattern {
	source, ok := r.textOf("pattern", v)
	if !ok {
		return nil
	}
	re2, err := pattern.Translate(source)
	if err != nil {
		f := r.report(badPattern, v, "the pattern cannot be used: %s", err.Reason)
		f.Start, f.Hint = v.inString(err.Offset), err.Cure
		return nil
	}
	r.of(s).re = regexp.MustCompile(re2)
	return &model.Pattern{Source: source, RE2: re2}
}

// number reads a bound. One that no Go type holds could not be compared with
// what a call gives.
func (r *reader) number(s *model.Schema, key string, v *node) string {
	switch {
	case v.kind != kindNumber:
		r.wrongForm(key, v, "a number")
	case !wire.FitsFloat64(v.text):
		r.report(contradictory, v, "no Go type holds the number")
	case onlyIntegers(s) && isFraction(v.text):
		r.report(contradictory, v, "%s of an integer is a fraction", key).Hint = "write a whole number"
	default:
		return v.text
	}
	return ""
}

// isFraction reports whether a JSON number has a fraction that is not zero: in
// the canonical form those alone have a negative exponent.
func isFraction(number string) bool {
	return strings.Contains(canonical(number), "e-")
}

func canonical(value string) string { return string(wire.AppendCanonical(nil, []byte(value))) }

// count reads a length or a number of items; -1 after a fault.
func (r *reader) count(key string, v *node) int {
	n, ok := vocabulary.ParseCount(v.text)
	if v.kind != kindNumber || !ok {
		f := r.wrongForm(key, v, vocabulary.CountRange)
		if v.kind == kindNumber {
			f.Message = strings.TrimSuffix(f.Message, ", not a number")
		}
		return -1
	}
	return n
}

// names reads an array of distinct strings.
func (r *reader) names(key string, v *node) []string {
	if v.kind != kindArray {
		r.wrongForm(key, v, "an array of names")
		return nil
	}
	var names []string
	seen := map[string]bool{}
	for _, n := range v.items {
		switch {
		case n.kind != kindString:
			r.wrongForm(key, n, "an array of names")
		case seen[n.text]:
			r.report(unlisted, n, "the property %q is listed twice", n.text)
		default:
			names = append(names, n.text)
			seen[n.text] = true
		}
	}
	return names
}

// itemSchema reads the one schema of all items.
func (r *reader) itemSchema(v *node) *model.Schema {
	if v.kind == kindArray {
		r.wrongForm("items", v, "one schema for all items")
		return nil
	}
	return r.schema(v)
}

// properties is empty and not nil where none is listed: then the keyword stands
// there even so.
func (r *reader) properties(v *node) []model.SchemaProperty {
	if v.kind != kindObject {
		r.wrongForm("properties", v, "an object of schemas")
		return nil
	}
	list := []model.SchemaProperty{}
	seen := map[string]bool{}
	for _, m := range v.members {
		if seen[m.name.text] {
			r.report(unlisted, m.name, "the property %q is given twice", m.name.text).Hint = "keep one of them"
			continue
		}
		seen[m.name.text] = true
		list = append(list, model.SchemaProperty{Name: m.name.text, Schema: r.schema(m.value)})
	}
	return list
}

func (r *reader) additional(v *node) (closed bool, s *model.Schema) {
	switch {
	case v.kind != kindBoolean:
		return false, r.schema(v)
	case v.text == "true":
		r.report(unlisted, v, "additionalProperties must be false or a schema").Hint = "leave it out: further properties are allowed without it"
	}
	return v.text == "false", nil
}
