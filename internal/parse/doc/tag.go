package doc

import "strings"

// A Tag is what the struct tags of schema libraries say of a field. Two
// conventions share the key "jsonschema": invopop's comma-separated keys and
// google/jsonschema-go's plain description (contract section 5).
type Tag struct {
	// Description is collapsed, and empty when the tags give none.
	Description string
	// Required reports invopop's "required".
	Required bool
	// Omit reports invopop's "-", which leaves the field out of the schema.
	Omit bool
	// Args are invopop's constraints in source order, under the contract's own
	// key names. A repeated enum adds up; of another key the last one counts.
	Args []TagArg
	// Ignored are the parts that the contract has no keyword for, or that
	// neither convention knows. They are never shown to a model.
	Ignored []TagArg
}

// A TagArg is one part of a jsonschema tag.
type TagArg struct {
	Key      string // "minimum"; of an unknown part without "=" the whole part
	Value    string // raw text, "" where there is none
	HasValue bool
	// Start and End enclose the part in the tag, in bytes. TagPos makes
	// positions of them.
	Start, End int
}

// contractKeys are invopop's keys that the contract knows under the same name.
var contractKeys = map[string]bool{
	"default":     true,
	"description": true,
	"enum":        true,
	"format":      true,
	"maxItems":    true,
	"maxLength":   true,
	"maximum":     true,
	"minItems":    true,
	"minLength":   true,
	"minimum":     true,
	"pattern":     true,
	"uniqueItems": true,
}

// foreignKeys are invopop's keys that the contract has no keyword for.
var foreignKeys = map[string]bool{
	"anchor":           true,
	"anyof_ref":        true,
	"anyof_required":   true,
	"anyof_type":       true,
	"example":          true,
	"exclusiveMaximum": true,
	"exclusiveMinimum": true,
	"multipleOf":       true,
	"oneof_ref":        true,
	"oneof_required":   true,
	"oneof_type":       true,
	"readOnly":         true,
	"title":            true,
	"type":             true,
	"writeOnly":        true,
}

// flags are invopop's words without a value.
var flags = map[string]bool{"-": true, "nullable": true, "required": true, "uniqueItems": true}

// ParseTag reads an unquoted struct tag. It is the zero Tag when no key speaks
// of schemas. What a malformed tag holds before its fault is read, as
// reflect.StructTag does.
func ParseTag(tag string) Tag {
	var t Tag
	if v, ok := lookupTag(tag, "jsonschema_description"); ok {
		t.Description = Collapse(v.text)
	}
	if v, ok := lookupTag(tag, "jsonschema"); ok {
		t.read(v)
	}
	if v, ok := lookupTag(tag, "jsonschema_extras"); ok {
		for _, part := range v.split() {
			part.Key = "jsonschema_extras:" + part.Key
			t.Ignored = append(t.Ignored, part)
		}
	}
	return t
}

// read reads the value of "jsonschema". Its first part decides on the
// convention. A text that begins with an unknown WORD= belongs to neither:
// google/jsonschema-go reserves it, and it is likelier a misspelt key.
func (t *Tag) read(v tagValue) {
	parts := v.split()
	switch first := parts[0]; {
	case first.invopop():
		for _, part := range parts {
			t.add(part)
		}
	case first.HasValue && !strings.ContainsAny(first.Key, asciiSpace):
		t.Ignored = append(t.Ignored, parts...)
	case Collapse(v.text) != "":
		t.Description = Collapse(v.text)
	}
}

// invopop reports whether the part is one of invopop's.
func (a TagArg) invopop() bool {
	if a.HasValue {
		return contractKeys[a.Key] || foreignKeys[a.Key]
	}
	return flags[a.Key]
}

func (t *Tag) add(a TagArg) {
	switch {
	case a.Key == "" && !a.HasValue: // "required,": a comma too many
	case !a.invopop() || foreignKeys[a.Key] || a.Key == "nullable":
		t.Ignored = append(t.Ignored, a)
	case a.Key == "required":
		t.Required = true
	case a.Key == "-":
		t.Omit = true
	case a.Key == "description":
		t.Description = Collapse(a.Value)
	case a.Key == "uniqueItems":
		a.Value, a.HasValue = "", false // invopop takes any value for yes
		t.Args = append(t.Args, a)
	default:
		t.Args = append(t.Args, a)
	}
}
