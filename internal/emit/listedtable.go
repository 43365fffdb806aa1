package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// typeConstants are the names of JSON Schema's types in package wire.
var typeConstants = map[string]string{
	"null": "TypeNull", "boolean": "TypeBoolean", "integer": "TypeInteger", "number": "TypeNumber",
	"string": "TypeString", "array": "TypeArray", "object": "TypeObject",
}

// schemaTable writes a schema as the value that package wire checks with. One
// with schemas below it stands on several lines.
func (g *generator) schemaTable(s *model.Schema) *jen.Statement {
	fields := g.tableFields(s)
	if s.Items == nil && s.Additional == nil && len(s.Properties) == 0 {
		return g.wire("Schema").Values(fields...)
	}
	return g.wire("Schema").Add(literalOf(fields...))
}

// tableFields are the keywords that can refuse a value; description and default
// cannot.
func (g *generator) tableFields(s *model.Schema) []jen.Code {
	var fields []jen.Code
	add := func(when bool, name string, value func() jen.Code) {
		if when {
			fields = append(fields, entry(name, value()))
		}
	}
	add(len(s.Types) > 0, "Types", func() jen.Code { return g.typeSet(s.Types) })
	add(len(s.Enum) > 0, "Enum", func() jen.Code { return jen.Index().String().Values(literals(comparedTexts(s.Enum))...) })
	add(s.Minimum != "" || s.Maximum != "", "Range", func() jen.Code { return jen.Op("&").Add(g.rangeOf(s.Minimum, s.Maximum)) })
	add(s.MinLength > 0 || s.MaxLength >= 0, "Length", func() jen.Code { return g.bounds(s.MinLength, s.MaxLength) })
	if s.Pattern != nil {
		fields = append(fields, entry("Pattern", g.matching(s.Pattern)), entry("PatternText", literal(s.Pattern.Source)))
	}
	add(s.Format != "", "Format", func() jen.Code { return g.wire(formatConstants[s.Format]) })
	add(s.Base64, "Base64", func() jen.Code { return jen.True() })
	add(s.Items != nil, "Items", func() jen.Code { return g.schemaBelow(s.Items) })
	add(s.MinItems > 0 || s.MaxItems >= 0, "Count", func() jen.Code { return g.bounds(s.MinItems, s.MaxItems) })
	add(s.UniqueItems, "Unique", func() jen.Code { return jen.True() })
	add(len(s.Properties) > 0, "Properties", func() jen.Code { return g.propertyTables(s.Properties) })
	add(len(s.Required) > 0, "Required", func() jen.Code { return jen.Index().String().Values(literals(s.Required)...) })
	add(s.Closed, "Closed", func() jen.Code { return jen.True() })
	add(s.Additional != nil, "Additional", func() jen.Code { return g.schemaBelow(s.Additional) })
	return fields
}

func (g *generator) schemaBelow(s *model.Schema) *jen.Statement {
	return jen.Op("&").Add(g.schemaTable(s))
}

func (g *generator) bounds(lo, hi int) jen.Code {
	return jen.Op("&").Add(g.wire("Bounds")).Values(entry("Min", jen.Lit(max(lo, 0))), entry("Max", jen.Lit(hi)))
}

func (g *generator) typeSet(types []string) jen.Code {
	set := g.wire(typeConstants[types[0]])
	for _, name := range types[1:] {
		set.Op("|").Add(g.wire(typeConstants[name]))
	}
	return set
}

func (g *generator) propertyTables(properties []model.SchemaProperty) jen.Code {
	var tables []jen.Code
	for _, p := range properties {
		tables = append(tables, jen.Values(entry("Name", literal(p.Name)), entry("Schema", g.schemaBelow(p.Schema))))
	}
	return jen.Index().Add(g.wire("PropertySchema")).Add(literalOf(tables...))
}
