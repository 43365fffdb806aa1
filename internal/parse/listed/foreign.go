package listed

import (
	"strings"

	"github.com/toolgen/toolgen/runtime/wire"
)

// instead says how the contract's keywords express what others of JSON Schema
// and of OpenAPI do, or that they cannot.
var instead = map[string]string{
	"const":                 `write "enum" with the one value`,
	"$ref":                  "write the schema in its place",
	"$dynamicRef":           "write the schema in its place",
	"$defs":                 "write each schema where it is used",
	"definitions":           "write each schema where it is used",
	"$schema":               "leave it out: the dialect is always 2020-12",
	"$id":                   "leave it out",
	"$anchor":               "leave it out",
	"$comment":              "leave it out, or write a Go comment",
	"oneOf":                 alternatives,
	"anyOf":                 alternatives,
	"allOf":                 "join the schemas into one",
	"not":                   "list what is allowed",
	"if":                    conditional,
	"then":                  conditional,
	"else":                  conditional,
	"dependentRequired":     conditional,
	"dependentSchemas":      conditional,
	"dependencies":          conditional,
	"exclusiveMinimum":      `write "minimum" with the least value that is allowed`,
	"exclusiveMaximum":      `write "maximum" with the greatest value that is allowed`,
	"multipleOf":            `say it in the "description"; the type itself can refuse other values`,
	"nullable":              `write "type":["string","null"], with the type in place of string`,
	"title":                 `write "description"`,
	"example":               `say it in the "description"`,
	"examples":              `say it in the "description"`,
	"deprecated":            `say it in the "description"`,
	"readOnly":              "leave it out",
	"writeOnly":             "leave it out",
	"contentMediaType":      `say it in the "description"`,
	"contentSchema":         `say it in the "description"`,
	"prefixItems":           `write one schema for all items in "items"`,
	"additionalItems":       `write one schema for all items in "items"`,
	"unevaluatedItems":      `write one schema for all items in "items"`,
	"contains":              `write one schema for all items in "items"`,
	"minContains":           `write "minItems" for the number of all items`,
	"maxContains":           `write "maxItems" for the number of all items`,
	"patternProperties":     `write one schema for all further properties in "additionalProperties"`,
	"propertyNames":         `say it in the "description"; the type itself can refuse other names`,
	"unevaluatedProperties": `write "additionalProperties"`,
	"minProperties":         `say it in the "description"; the type itself can refuse other numbers`,
	"maxProperties":         `say it in the "description"; the type itself can refuse other numbers`,
}

const (
	alternatives = `list the types in "type", or leave it out and say in the "description" what fits`
	conditional  = `say it in the "description"; the type itself can refuse what does not fit`
)

// insteadOf is the cure for a keyword that is not one of the contract's.
func insteadOf(name string) string {
	if cure, ok := instead[name]; ok {
		return cure
	}
	if near, ok := wire.Nearest(name, keywordNames()); ok {
		return "did you mean " + near + "?"
	}
	return "the keywords are " + strings.Join(keywordNames(), ", ")
}
