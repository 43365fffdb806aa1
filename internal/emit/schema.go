package emit

import (
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
)

// InputSchema is the JSON Schema of a tool's arguments: one closed object of
// its parameters.
func InputSchema(t *model.Tool) string {
	var b schemaWriter
	b.object("", arguments(t))
	return b.String()
}

// OutputSchema is the JSON Schema of a tool's result, and "" where the result
// is text, parts, free-form JSON or nothing.
func OutputSchema(t *model.Tool) string {
	r := t.Result
	if r.Kind != model.ResultJSON {
		return ""
	}
	switch r.Type.Kind {
	case model.KindAny, model.KindRawJSON, model.KindAnyObject, model.KindAnyArray:
		return ""
	}
	var b schemaWriter
	b.schema(r.Type, "", nil)
	return b.String()
}

// arguments are the properties that a model sees of a tool, those of inlined
// structs in their place.
func arguments(t *model.Tool) []*model.Property {
	var all []*model.Property
	for _, p := range t.Params {
		if p.Property != nil {
			all = append(all, p.Property)
		}
		if p.Inline == nil {
			continue
		}
		for _, f := range p.Inline.Struct.Fields {
			q := f.Property
			q.Required = q.Required && !p.Optional
			all = append(all, &q)
		}
	}
	return all
}

// A schemaWriter writes schemas compactly, their keywords in the contract's
// fixed order.
type schemaWriter struct{ strings.Builder }

// key begins a keyword, after a comma unless it is the first of its object.
func (b *schemaWriter) key(name string) {
	if s := b.String(); s[len(s)-1] != '{' {
		b.WriteByte(',')
	}
	b.WriteString(model.Quote(name) + ":")
}

func (b *schemaWriter) text(name, value string) {
	if value != "" {
		b.key(name)
		b.WriteString(model.Quote(value))
	}
}

func (b *schemaWriter) raw(name, value string) {
	if value != "" {
		b.key(name)
		b.WriteString(value)
	}
}

func (b *schemaWriter) count(name string, n int) {
	if n >= 0 {
		b.raw(name, strconv.Itoa(n))
	}
}

// property writes one property's schema.
func (b *schemaWriter) property(p *model.Property) {
	b.schema(p.Type, p.Description, p.Default)
}

// schema writes the fragment of a type with what a property adds to it.
func (b *schemaWriter) schema(t *model.Type, description string, def *model.Default) {
	nullable := false
	for t.Kind == model.KindPointer {
		t, nullable = t.Elem, true
	}
	if t.Kind == model.KindStruct {
		b.nullableObject(description, fieldsOf(t.Struct), nullable)
		return
	}
	b.WriteByte('{')
	b.typeName(jsonTypes[t.Kind], nullable)
	b.text("format", t.Check.Format)
	b.text("description", description)
	b.enum(t, nullable)
	b.raw("minimum", t.Check.Minimum)
	b.raw("maximum", t.Check.Maximum)
	b.count("minLength", t.Check.MinLength)
	b.count("maxLength", t.Check.MaxLength)
	b.text("pattern", patternOf(t))
	if t.Kind == model.KindBytes {
		b.text("contentEncoding", "base64")
	}
	b.collection(t)
	if def != nil {
		b.raw("default", def.JSON)
	}
	b.WriteByte('}')
}

func (b *schemaWriter) typeName(name string, nullable bool) {
	switch {
	case name == "":
	case nullable:
		b.raw("type", "["+model.Quote(name)+`,"null"]`)
	default:
		b.text("type", name)
	}
}

func (b *schemaWriter) enum(t *model.Type, nullable bool) {
	var words []string
	for _, w := range t.Check.Enum {
		words = append(words, w.JSON)
	}
	if t.Kind == model.KindEnum {
		for _, m := range t.Enum.Members {
			words = append(words, model.Quote(m.Name))
		}
	}
	if len(words) == 0 {
		return
	}
	if nullable {
		words = append(words, "null")
	}
	b.raw("enum", "["+strings.Join(words, ",")+"]")
}

func (b *schemaWriter) collection(t *model.Type) {
	elem := t.Elem
	if t.Kind == model.KindSet {
		elem = t.Key
	}
	if elem != nil && t.Kind != model.KindMap {
		b.key("items")
		b.schema(elem, "", nil)
	}
	b.count("minItems", t.Check.MinItems)
	b.count("maxItems", t.Check.MaxItems)
	if t.Check.UniqueItems {
		b.raw("uniqueItems", "true")
	}
	if t.Kind == model.KindMap {
		b.key("additionalProperties")
		b.schema(elem, "", nil)
	}
}

func fieldsOf(s *model.Struct) []*model.Property {
	props := make([]*model.Property, len(s.Fields))
	for i, f := range s.Fields {
		props[i] = &f.Property
	}
	return props
}

func (b *schemaWriter) object(description string, props []*model.Property) {
	b.nullableObject(description, props, false)
}

// nullableObject writes a closed object.
func (b *schemaWriter) nullableObject(description string, props []*model.Property, nullable bool) {
	b.WriteByte('{')
	b.typeName("object", nullable)
	b.text("description", description)
	b.key("properties")
	b.WriteByte('{')
	var required []string
	for _, p := range props {
		b.key(p.Name)
		b.property(p)
		if p.Required {
			required = append(required, model.Quote(p.Name))
		}
	}
	b.WriteByte('}')
	if len(required) > 0 {
		b.raw("required", "["+strings.Join(required, ",")+"]")
	}
	b.raw("additionalProperties", "false")
	b.WriteByte('}')
}

// jsonTypes are the type keywords of the kinds; a kind without one takes any
// JSON value.
var jsonTypes = map[model.Kind]string{
	model.KindBool: "boolean", model.KindInt: "integer", model.KindUint: "integer", model.KindFloat: "number",
	model.KindString: "string", model.KindRune: "string", model.KindBytes: "string", model.KindTime: "string",
	model.KindDuration: "string", model.KindEnum: "string", model.KindSlice: "array", model.KindArray: "array",
	model.KindSet: "array", model.KindAnyArray: "array", model.KindMap: "object", model.KindAnyObject: "object",
}

// durationPattern is the contract's form of a time.Duration.
const durationPattern = `^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`

func patternOf(t *model.Type) string {
	switch {
	case t.Kind == model.KindDuration && t.Check.Format == "":
		return durationPattern
	case t.Check.Pattern != nil:
		return t.Check.Pattern.Source
	}
	return ""
}
