package provider_test

// same stands for a form in which the fragment is as it was.
const same = ""

// cells are the rows of the contract's table of providers: what becomes of a
// fragment under each of them.
var cells = []struct{ name, fragment, anthropic, openAI, gemini string }{
	{name: "type", fragment: `{"type":"string"}`},
	{name: "nullable", fragment: `{"type":["string","null"]}`},
	{name: "description", fragment: `{"type":"string","description":"Who <\"ü\\"}`},
	{name: "enum", fragment: `{"type":"string","enum":["b","a"]}`},
	{name: "nullable enum", fragment: `{"type":["string","null"],"enum":["b","a",null]}`},
	{
		name: "bounds", fragment: `{"type":"integer","minimum":1,"maximum":100}`,
		anthropic: `{"type":"integer","description":"(at least 1, at most 100)"}`,
	},
	{
		name: "a bound", fragment: `{"type":"number","description":"How much","minimum":-0.5}`,
		anthropic: `{"type":"number","description":"How much (at least -0.5)"}`,
	},
	{
		name: "one number", fragment: `{"type":"integer","minimum":7,"maximum":7.0}`,
		anthropic: `{"type":"integer","description":"(exactly 7)"}`,
	},
	{name: "int64", fragment: bounded("-9223372036854775808", "9223372036854775807"), anthropic: integer, gemini: integer},
	{name: "uint64", fragment: bounded("0", "18446744073709551615"), anthropic: integer, gemini: integer},
	{name: "int32", fragment: bounded("-2147483648", "2147483647"), anthropic: integer, gemini: integer},
	{name: "uint32", fragment: bounded("0", "4294967295"), anthropic: integer, gemini: integer},
	{name: "int16", fragment: bounded("-32768", "32767"), anthropic: integer, gemini: integer},
	{name: "uint16", fragment: bounded("0", "65535"), anthropic: integer, gemini: integer},
	{name: "int8", fragment: bounded("-128", "127"), anthropic: integer, gemini: integer},
	{name: "uint8", fragment: bounded("0", "2.55e2"), anthropic: integer, gemini: integer},
	{
		name: "an author's bound beside the type's", fragment: bounded("1", "9223372036854775807"),
		anthropic: `{"type":"integer","description":"(at least 1)"}`, gemini: `{"type":"integer","minimum":1}`,
	},
	{
		name: "almost a type's range", fragment: bounded("-128", "126"),
		anthropic: `{"type":"integer","description":"(at least -128, at most 126)"}`,
	},
	{
		name: "as far as floats count", fragment: bounded("-9007199254740992", "9007199254740992"),
		anthropic: `{"type":"integer","description":"(at least -9007199254740992, at most 9007199254740992)"}`,
	},
	{name: "one farther", fragment: bounded("-9007199254740993", "9007199254740993"), anthropic: integer, gemini: integer},
	{
		name: "lengths", fragment: `{"type":"string","minLength":1,"maxLength":5}`,
		anthropic: `{"type":"string","description":"(at least 1, at most 5 characters)"}`,
		openAI:    `{"type":"string","description":"(at least 1, at most 5 characters)"}`,
		gemini:    `{"type":"string","description":"(at least 1, at most 5 characters)","minLength":1,"maxLength":5}`,
	},
	{
		name: "a rune", fragment: `{"type":"string","minLength":1,"maxLength":1}`,
		anthropic: `{"type":"string","description":"(exactly 1 character)"}`,
		openAI:    `{"type":"string","description":"(exactly 1 character)"}`,
		gemini:    `{"type":"string","description":"(exactly 1 character)","minLength":1,"maxLength":1}`,
	},
	{
		name: "no least length", fragment: `{"type":"string","minLength":0}`,
		anthropic: `{"type":"string"}`, openAI: `{"type":"string"}`,
	},
	{
		name: "a simple pattern", fragment: `{"type":"string","pattern":"^[A-Z]+$"}`,
		gemini: `{"type":"string","description":"(matches ^[A-Z]+$)"}`,
	},
	{
		name: "a pattern beyond the subset", fragment: `{"type":"string","pattern":"\\bA\""}`,
		anthropic: `{"type":"string","description":"(matches \\bA\")"}`,
		gemini:    `{"type":"string","description":"(matches \\bA\")"}`,
	},
	{name: "format date-time", fragment: `{"type":"string","format":"date-time"}`},
	{name: "format date", fragment: `{"type":"string","format":"date"}`},
	{name: "format time", fragment: `{"type":"string","format":"time"}`},
	{name: "format uuid", fragment: `{"type":"string","format":"uuid"}`, gemini: told("format uuid")},
	{name: "format email", fragment: `{"type":"string","format":"email"}`, gemini: told("format email")},
	{name: "format hostname", fragment: `{"type":"string","format":"hostname"}`, gemini: told("format hostname")},
	{name: "format ipv4", fragment: `{"type":"string","format":"ipv4"}`, gemini: told("format ipv4")},
	{name: "format ipv6", fragment: `{"type":"string","format":"ipv6"}`, gemini: told("format ipv6")},
	{name: "format duration", fragment: `{"type":"string","format":"duration"}`, gemini: told("format duration")},
	{name: "format uri", fragment: `{"type":"string","format":"uri"}`, openAI: told("format uri"), gemini: told("format uri")},
	{
		name: "a format of its own", fragment: `{"type":"string","format":"iban"}`,
		anthropic: told("format iban"), openAI: told("format iban"), gemini: told("format iban"),
	},
	{
		name: "contentEncoding", fragment: `{"type":"string","contentEncoding":"base64"}`,
		anthropic: told("base64"), openAI: told("base64"), gemini: told("base64"),
	},
	{
		name: "counts", fragment: list(`"minItems":2,"maxItems":4`),
		anthropic: `{"type":"array","description":"(at least 2, at most 4 items)","items":{"type":"string"}}`,
	},
	{
		name: "a fixed count", fragment: list(`"minItems":3,"maxItems":3`),
		anthropic: `{"type":"array","description":"(exactly 3 items)","items":{"type":"string"}}`,
	},
	{name: "some items", fragment: list(`"minItems":1`)},
	{name: "any number of items", fragment: list(`"minItems":0`)},
	{
		name: "one item", fragment: list(`"minItems":1,"maxItems":1`),
		anthropic: `{"type":"array","description":"(at most 1 item)","items":{"type":"string"},"minItems":1}`,
	},
	{
		name: "uniqueItems", fragment: list(`"uniqueItems":true`),
		anthropic: set, openAI: set, gemini: set,
	},
	{
		name: "uniqueItems that says nothing", fragment: list(`"uniqueItems":false`),
		anthropic: `{"type":"array","items":{"type":"string"}}`, openAI: `{"type":"array","items":{"type":"string"}}`,
		gemini: `{"type":"array","items":{"type":"string"}}`,
	},
	{
		name: "default", fragment: `{"type":"integer","default":10}`,
		anthropic: `{"type":"integer","description":"(default 10)"}`, openAI: `{"type":"integer","description":"(default 10)"}`,
		gemini: `{"type":"integer","description":"(default 10)"}`,
	},
	{
		name: "several losses", fragment: `{"type":"string","description":"A note.","maxLength":1,"pattern":"\\D","default":"a\"b"}`,
		anthropic: `{"type":"string","description":"A note. (at most 1 character; matches \\D; default \"a\\\"b\")"}`,
		openAI:    `{"type":"string","description":"A note. (at most 1 character; default \"a\\\"b\")","pattern":"\\D"}`,
		gemini:    `{"type":"string","description":"A note. (at most 1 character; matches \\D; default \"a\\\"b\")","maxLength":1}`,
	},
	{
		name: "in items", fragment: `{"type":"array","description":"All","items":{"type":"string","maxLength":2}}`,
		anthropic: `{"type":"array","description":"All","items":{"type":"string","description":"(at most 2 characters)"}}`,
		openAI:    `{"type":"array","description":"All","items":{"type":"string","description":"(at most 2 characters)"}}`,
		gemini:    `{"type":"array","description":"All","items":{"type":"string","description":"(at most 2 characters)","maxLength":2}}`,
	},
	{
		name: "an object", fragment: `{"type":"object","properties":{"b":{"type":"string"},"a":{"type":"string"}},"required":["a"],"additionalProperties":false}`,
		openAI: `{"type":"object","properties":{"b":{"type":["string","null"]},"a":{"type":"string"}},"required":["b","a"],"additionalProperties":false}`,
		gemini: `{"type":"object","properties":{"b":{"type":"string"},"a":{"type":"string"}},"required":["a"],"additionalProperties":false,"propertyOrdering":["b","a"]}`,
	},
	{
		name: "no properties", fragment: `{"type":["object","null"],"properties":{},"additionalProperties":false}`,
		openAI: `{"type":["object","null"],"properties":{},"required":[],"additionalProperties":false}`,
		gemini: `{"type":["object","null"],"properties":{},"additionalProperties":false,"propertyOrdering":[]}`,
	},
	{
		name: "properties left unsaid", fragment: `{"type":"object","additionalProperties":false}`,
		openAI: `{"type":"object","properties":{},"required":[],"additionalProperties":false}`,
	},
	{
		name: "annotations", fragment: `{"title":"X","type":"string","$comment":"?","examples":["a"],"deprecated":true}`,
		anthropic: `{"type":"string","description":"(examples [\"a\"]; deprecated true)"}`,
		openAI:    `{"type":"string","description":"(examples [\"a\"]; deprecated true)"}`,
		gemini:    `{"type":"string","description":"(examples [\"a\"]; deprecated true)"}`,
	},
	{
		name: "keywords out of order", fragment: `{"description":"X","enum":["a"],"type":"string"}`,
		anthropic: `{"type":"string","description":"X","enum":["a"]}`, openAI: `{"type":"string","description":"X","enum":["a"]}`,
		gemini: `{"type":"string","description":"X","enum":["a"]}`,
	},
}

const (
	integer = `{"type":"integer"}`
	set     = `{"type":"array","description":"(no item twice)","items":{"type":"string"}}`
)

func bounded(low, high string) string {
	return `{"type":"integer","minimum":` + low + `,"maximum":` + high + `}`
}
func told(phrase string) string { return `{"type":"string","description":"(` + phrase + `)"}` }
func list(keywords string) string {
	return `{"type":"array","items":{"type":"string"},` + keywords + `}`
}
