package emit

import (
	"cmp"

	"github.com/toolgen/toolgen/internal/model"
)

// listed writes a schema that an author lists for a type, in the contract's
// order of keywords. A property's own description takes the place of the listed
// one, and a pointer adds null.
func (b *schemaWriter) listed(s *model.Schema, description string, nullable bool) {
	b.WriteByte('{')
	b.types(s.Types, nullable)
	b.text("format", s.Format)
	b.text("description", cmp.Or(description, s.Description))
	b.values("enum", withNull(wordTexts(s.Enum), nullable))
	b.raw("minimum", s.Minimum)
	b.raw("maximum", s.Maximum)
	b.count("minLength", s.MinLength)
	b.count("maxLength", s.MaxLength)
	if s.Pattern != nil {
		b.text("pattern", s.Pattern.Source)
	}
	if s.Base64 {
		b.text("contentEncoding", "base64")
	}
	b.listedParts(s)
	b.raw("default", s.Default)
	b.WriteByte('}')
}

// listedParts writes what a schema says of the parts of arrays and objects.
func (b *schemaWriter) listedParts(s *model.Schema) {
	b.below("items", s.Items)
	b.count("minItems", s.MinItems)
	b.count("maxItems", s.MaxItems)
	if s.UniqueItems {
		b.raw("uniqueItems", "true")
	}
	if s.Properties != nil {
		b.key("properties")
		b.WriteByte('{')
		for _, p := range s.Properties {
			b.below(p.Name, p.Schema)
		}
		b.WriteByte('}')
	}
	b.values("required", quoted(s.Required))
	if s.Closed {
		b.raw("additionalProperties", "false")
	}
	b.below("additionalProperties", s.Additional)
}

// below writes a schema within another.
func (b *schemaWriter) below(name string, s *model.Schema) {
	if s != nil {
		b.key(name)
		b.listed(s, "", false)
	}
}
