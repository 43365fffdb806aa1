package listed

import (
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/runtime/wire"
)

// A keyword has a name, and the type of the values that it says something of, ""
// for all.
type keyword struct{ name, of string }

// keywords are those of section 2 of the contract, in its order.
var keywords = []keyword{
	{"type", ""}, {"format", "string"}, {"description", ""}, {"enum", ""},
	{"minimum", "number"}, {"maximum", "number"},
	{"minLength", "string"}, {"maxLength", "string"}, {"pattern", "string"}, {"contentEncoding", "string"},
	{"items", "array"}, {"minItems", "array"}, {"maxItems", "array"}, {"uniqueItems", "array"},
	{"properties", "object"}, {"required", "object"}, {"additionalProperties", "object"},
	{"default", ""},
}

func lookupKeyword(name string) (k keyword, ok bool) {
	i := slices.IndexFunc(keywords, func(k keyword) bool { return k.name == name })
	if i < 0 {
		return keyword{}, false
	}
	return keywords[i], true
}

func keywordNames() []string {
	var names []string
	for _, k := range keywords {
		names = append(names, k.name)
	}
	return names
}

// known are the members of a schema that the contract has a keyword for, the
// first of each name.
type known map[string]*member

// schema reads one schema. It is nil only where the value is no object.
func (r *reader) schema(n *node) *model.Schema {
	if n.kind != kindObject {
		r.noSchema(n)
		return nil
	}
	s := &model.Schema{MinLength: -1, MaxLength: -1, MinItems: -1, MaxItems: -1}
	k := r.known(n)
	if m := k["type"]; m != nil {
		s.Types = r.types(m.value)
	}
	for i := range n.members {
		m := &n.members[i]
		if name := m.name.text; k[name] == m && name != "type" && r.applies(s, m) {
			r.keyword(s, name, m.value)
		}
	}
	r.contradictions(s, k)
	return s
}

func (r *reader) noSchema(n *node) {
	f := r.report(unlisted, n, "a schema must be an object, not %s", n.kind)
	if n.kind == kindBoolean {
		f.Message = "a schema that is " + n.text + " is not one of the contract's"
		f.Hint = "write {} for any value"
		if n.text == "false" {
			f.Hint = "leave out what no value may have; only additionalProperties can be false"
		}
	}
}

// known reports the members that say nothing here: foreign keywords, and those
// whose name stands twice, of which nobody could tell which one holds.
func (r *reader) known(n *node) known {
	first := known{}
	seen := map[string]bool{}
	for i := range n.members {
		m := &n.members[i]
		name := m.name.text
		_, isKeyword := lookupKeyword(name)
		switch {
		case seen[name]:
			r.report(unlisted, m.name, "%q is given twice", name).Hint = "keep one of them"
		case !isKeyword:
			r.report(unlisted, m.name, "%q is not one of the contract's keywords", name).Hint = insteadOf(name)
		default:
			first[name] = m
		}
		seen[name] = true
	}
	return first
}

// applies reports a keyword that says nothing of any value of the schema's
// types.
func (r *reader) applies(s *model.Schema, m *member) bool {
	k, _ := lookupKeyword(m.name.text)
	if of := k.of; of == "" || len(s.Types) == 0 || slices.Contains(s.Types, of) || of == "number" && slices.Contains(s.Types, "integer") {
		return true
	}
	r.report(inapplicable, m.name, "%s does not apply to the type %s, and was left out", m.name.text, strings.Join(s.Types, " or "))
	return false
}

// keyword reads one keyword into the schema.
func (r *reader) keyword(s *model.Schema, name string, v *node) {
	switch name {
	case "format":
		s.Format = r.format(v)
	case "description":
		s.Description, _ = r.textOf(name, v)
	case "enum":
		s.Enum = r.enum(s, v)
	case "minimum":
		s.Minimum = r.number(s, name, v)
	case "maximum":
		s.Maximum = r.number(s, name, v)
	case "minLength":
		s.MinLength = r.count(name, v)
	case "maxLength":
		s.MaxLength = r.count(name, v)
	case "pattern":
		s.Pattern = r.pattern(s, v)
	case "contentEncoding":
		s.Base64 = r.base64(v)
	case "items":
		s.Items = r.itemSchema(v)
	case "minItems":
		s.MinItems = r.count(name, v)
	case "maxItems":
		s.MaxItems = r.count(name, v)
	case "uniqueItems":
		s.UniqueItems = r.flag(name, v)
	case "properties":
		s.Properties = r.properties(v)
	case "required":
		s.Required = r.names(name, v)
	case "additionalProperties":
		s.Closed, s.Additional = r.additional(v)
	case "default":
		s.Default = v.compact()
	}
}

// typeNames are JSON Schema's types, and what other languages call them.
var (
	typeNames = []string{"null", "boolean", "integer", "number", "string", "array", "object"}
	typeSlips = map[string]string{
		"bool": "boolean", "int": "integer", "int32": "integer", "int64": "integer", "uint": "integer",
		"float": "number", "float64": "number", "double": "number", "decimal": "number", "text": "string",
		"list": "array", "slice": "array", "map": "object", "struct": "object", "dict": "object", "nil": "null",
	}
)

// types reads one type or an array of distinct ones; nil after a fault, so that
// no other keyword is held against half of them.
func (r *reader) types(v *node) []string {
	named := []*node{v}
	if v.kind == kindArray {
		named = v.items
	}
	if len(named) == 0 {
		r.report(contradictory, v, "type lists no type, so no value has one")
		return nil
	}
	var types []string
	sound := true
	for _, n := range named {
		switch {
		case n.kind != kindString:
			r.wrongForm("type", n, "the name of a type or an array of such names")
		case !slices.Contains(typeNames, n.text):
			r.report(unlisted, n, "%q is no type of JSON Schema", n.text).Hint = nearestType(n.text)
		case slices.Contains(types, n.text):
			r.report(unlisted, n, "the type %s is listed twice", n.text)
		default:
			types = append(types, n.text)
			continue
		}
		sound = false
	}
	if !sound {
		return nil
	}
	return types
}

func nearestType(name string) string {
	if near, ok := typeSlips[name]; ok {
		return "did you mean " + near + "?"
	}
	if near, ok := wire.Nearest(name, typeNames); ok {
		return "did you mean " + near + "?"
	}
	return "the types are " + strings.Join(typeNames, ", ") + "; without the keyword every value fits"
}
