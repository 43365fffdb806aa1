// Package vocabulary is what directives, struct tags and listed schemas must agree
// on about keywords: how counts are written, and what to write instead of the
// keywords that only other schema languages have.
package vocabulary

// InSchema says what to write in a listed schema instead of a keyword that the
// contract does not have, such as const; false where nothing is known of it.
func InSchema(name string) (cure string, ok bool) { return lookup(inSchema, name) }

// OnGo is InSchema for the keys of a directive or a jsonschema tag, where a Go
// type says the rest. It knows the rules of validation tags too, such as gt.
func OnGo(name string) (cure string, ok bool) { return lookup(onGo, name) }

// FlagOnGo is OnGo for a word without a value. Only what is a flag elsewhere
// counts: other words, such as type or example, are more likely a text that was
// written without quotes.
func FlagOnGo(name string) (cure string, ok bool) {
	if !flags[name] {
		return "", false
	}
	return OnGo(name)
}

func lookup(special map[string]string, name string) (cure string, ok bool) {
	if cure, ok = special[name]; !ok {
		cure, ok = everywhere[name]
	}
	return cure, ok
}

var flags = map[string]bool{"nullable": true, "deprecated": true, "readOnly": true, "writeOnly": true}

const (
	greatest = "write maximum with the greatest value that is allowed"
	least    = "write minimum with the least value that is allowed"
	say      = "say it in the description"
	leaveOut = "leave it out"
)

// everywhere are the keywords with one cure for schemas and Go types.
var everywhere = map[string]string{
	"const":            "write enum with the one value",
	"deprecated":       say,
	"example":          say,
	"examples":         say,
	"exclusiveMaximum": greatest,
	"exclusiveMinimum": least,
	"multipleOf":       say + "; Go code can refuse other values",
	"readOnly":         leaveOut,
	"title":            "write description",
	"writeOnly":        leaveOut,
}

const (
	alternatives = "list the types in type, or leave it out and say in the description what fits"
	conditional  = say + "; the type itself can refuse what does not fit"
	inPlace      = "write the schema in its place"
	oneForAll    = "write one schema for all items in items"
	whereUsed    = "write each schema where it is used"
)

// inSchema are further keywords of JSON Schema and of OpenAPI.
var inSchema = map[string]string{
	"$anchor":               leaveOut,
	"$comment":              "leave it out, or write a Go comment",
	"$defs":                 whereUsed,
	"$dynamicRef":           inPlace,
	"$id":                   leaveOut,
	"$ref":                  inPlace,
	"$schema":               "leave it out: the dialect is always 2020-12",
	"additionalItems":       oneForAll,
	"allOf":                 "join the schemas into one",
	"anyOf":                 alternatives,
	"contains":              oneForAll,
	"contentMediaType":      say,
	"contentSchema":         say,
	"definitions":           whereUsed,
	"dependencies":          conditional,
	"dependentRequired":     conditional,
	"dependentSchemas":      conditional,
	"else":                  conditional,
	"if":                    conditional,
	"maxContains":           "write maxItems for the number of all items",
	"maxProperties":         say + "; the type itself can refuse other numbers",
	"minContains":           "write minItems for the number of all items",
	"minProperties":         say + "; the type itself can refuse other numbers",
	"not":                   "list what is allowed",
	"nullable":              `write "type":["string","null"], with the type in place of string`,
	"oneOf":                 alternatives,
	"patternProperties":     "write one schema for all further properties in additionalProperties",
	"prefixItems":           oneForAll,
	"propertyNames":         say + "; the type itself can refuse other names",
	"then":                  conditional,
	"unevaluatedItems":      oneForAll,
	"unevaluatedProperties": "write additionalProperties",
}

const (
	choice = "write enum for a choice of values; the Go type decides for a choice of types"
	goType = "the Go type decides; any takes every value"
	regex  = "write pattern"
)

// onGo are further keywords of JSON Schema, of jsonschema tags and of
// validation tags.
var onGo = map[string]string{
	"anyOf":      goType,
	"anyof_type": goType,
	"gt":         least,
	"gte":        "write minimum",
	"len":        "write minLength and maxLength, or minItems and maxItems, with the same number",
	"lt":         greatest,
	"lte":        "write maximum",
	"max":        "write maximum for a number, maxLength for a text, maxItems for a collection",
	"min":        "write minimum for a number, minLength for a text, minItems for a collection",
	"nullable":   "take a pointer, which takes null",
	"oneOf":      choice,
	"oneof":      choice,
	"oneof_type": goType,
	"regex":      regex,
	"regexp":     regex,
	"type":       "the Go type decides; list the schema of a type with JSON of its own with //tool:schema",
}
