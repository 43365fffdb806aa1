package emit

import "github.com/toolgen/toolgen/internal/model"

// InputSchema is the JSON Schema of a tool's arguments: one closed object of
// its parameters.
func InputSchema(t *model.Tool) string {
	var b schemaWriter
	b.object("", arguments(t), false)
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

// schema writes the fragment of a type with what a property adds to it.
func (b *schemaWriter) schema(t *model.Type, description string, def *model.Default) {
	nullable := false
	for t.Kind == model.KindPointer {
		t, nullable = t.Elem, true
	}
	switch t.Kind {
	case model.KindStruct:
		b.object(description, fieldsOf(t.Struct), nullable)
		return
	case model.KindListed:
		b.listed(t.Listed.Schema, description, nullable)
		return
	}
	b.WriteByte('{')
	b.types(jsonTypes[t.Kind], nullable)
	b.text("format", formatOf(t))
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

// enum writes the words of an author's enum=, or the names of an enum's members.
func (b *schemaWriter) enum(t *model.Type, nullable bool) {
	words := wordTexts(t.Check.Enum)
	if t.Kind == model.KindEnum {
		for _, m := range t.Enum.Members {
			words = append(words, model.Quote(m.Name))
		}
	}
	b.values("enum", withNull(words, nullable))
}

func (b *schemaWriter) collection(t *model.Type) {
	elem := t.Elem
	if t.Kind == model.KindSet {
		elem = t.Key
	}
	if elem != nil && t.Kind != model.KindMap && t.Kind != model.KindQuoted {
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

// object writes a closed object.
func (b *schemaWriter) object(description string, props []*model.Property, nullable bool) {
	b.WriteByte('{')
	b.types(objectType, nullable)
	b.text("description", description)
	b.key("properties")
	b.WriteByte('{')
	var required []string
	for _, p := range props {
		b.key(p.Name)
		b.schema(p.Type, p.Description, p.Default)
		if p.Required {
			required = append(required, p.Name)
		}
	}
	b.WriteByte('}')
	b.values("required", quoted(required))
	b.raw("additionalProperties", "false")
	b.WriteByte('}')
}

var (
	booleanType = []string{"boolean"}
	integerType = []string{"integer"}
	numberType  = []string{"number"}
	stringType  = []string{"string"}
	arrayType   = []string{"array"}
	objectType  = []string{"object"}
)

// jsonTypes are the type keywords of the kinds; a kind without one takes any
// JSON value.
var jsonTypes = map[model.Kind][]string{
	model.KindBool: booleanType, model.KindInt: integerType, model.KindUint: integerType, model.KindFloat: numberType,
	model.KindNumber: numberType, model.KindString: stringType, model.KindRune: stringType, model.KindBytes: stringType,
	model.KindTime: stringType, model.KindDuration: stringType, model.KindEnum: stringType, model.KindUUID: stringType,
	model.KindURL: stringType, model.KindText: stringType, model.KindQuoted: stringType, model.KindSlice: arrayType,
	model.KindArray: arrayType, model.KindSet: arrayType, model.KindSeq: arrayType, model.KindAnyArray: arrayType,
	model.KindMap: objectType, model.KindAnyObject: objectType,
}

// formatOf is the format that a type implies, or that an author gave it.
func formatOf(t *model.Type) string {
	switch t.Kind {
	case model.KindUUID:
		return "uuid"
	case model.KindURL:
		return "uri"
	}
	return t.Check.Format
}

// durationPattern is the contract's form of a time.Duration.
const durationPattern = `^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`

func patternOf(t *model.Type) string {
	switch {
	case t.Kind == model.KindDuration && t.Check.Format == "":
		return durationPattern
	case t.Kind == model.KindQuoted:
		return quotedPatterns[t.Elem.Kind]
	case t.Check.Pattern != nil:
		return t.Check.Pattern.Source
	}
	return ""
}
