package directive

import (
	"slices"

	"github.com/toolgen/toolgen/internal/parse/vocabulary"
)

// ValueKind is what stands behind the = of a key.
type ValueKind uint8

// The kinds of value.
const (
	NoValue    ValueKind = iota // the key is a flag
	AnyText                     // any text, the empty one too
	NameText                    // any text but the empty one
	Number                      // a number as RFC 8259 writes it
	Count                       // what vocabulary.ParseCount reads
	Literal                     // any value; its meaning depends on the type it is for
	LiteralSet                  // Literal, separated by commas
)

// String names the kind as messages and the documentation do.
func (k ValueKind) String() string {
	return [...]string{"no value", "a text", "a name", "a number", vocabulary.CountRange, "a value", "values separated by commas"}[k]
}

// A Key is one word that //tool:param and //tool:field take.
type Key struct {
	Name    string
	Flag    bool // stands alone, without =value
	Value   ValueKind
	Types   []string // the kinds of Go type that it applies to; nil for all
	Doc     string   // sentences for the list of keys
	Example string   // the key with a value, or the flag, as a user writes it
}

// Keys returns the keys and then the flags, in the order of the contract. The
// names are JSON Schema 2020-12's own keywords but for the flags and name.
func Keys() []Key { return slices.Clone(keys) }

// LookupKey finds a key or flag by its name.
func LookupKey(name string) (Key, bool) {
	i := slices.IndexFunc(keys, func(k Key) bool { return k.Name == name })
	if i < 0 {
		return Key{}, false
	}
	return keys[i], true
}

// The kinds of Go type that keys apply to, as the documentation names them.
// Text types are those with text methods, such as netip.Addr.
var (
	numbers     = []string{"integers", "floats", "json.Number"}
	lengths     = []string{"strings", "runes", "[]byte", "text types"}
	collections = []string{"slices", "variadic parameters", "arrays", "sets", "[]any", "iter.Seq"}
)

var keys = []Key{
	{
		Name: "description", Value: AnyText, Example: `description="how many to return"`,
		Doc: "What the model is told about it. It overrides the comments.",
	},
	{
		Name: "default", Value: Literal, Example: "default=10",
		Types: []string{"booleans", "integers", "floats", "json.Number", "strings", "runes", "enums", "numbers and booleans with the json option string", "pointers to these"},
		Doc:   "What is bound when it is absent, which makes it optional. It must fit all that holds for the type. On a pointer, default=null is nil.",
	},
	{
		Name: "enum", Value: LiteralSet, Example: `enum=low,high,"very high"`,
		Types: []string{"strings", "runes", "integers", "enums", "text types"},
		Doc:   "The only values that are allowed. Several enum= add up. On an enum it leaves those members that are listed.",
	},
	{
		Name: "minimum", Value: Number, Types: numbers, Example: "minimum=1",
		Doc: "The least number that is allowed.",
	},
	{
		Name: "maximum", Value: Number, Types: numbers, Example: "maximum=99.5",
		Doc: "The greatest number that is allowed.",
	},
	{
		Name: "minLength", Value: Count, Types: lengths, Example: "minLength=1",
		Doc: "The least number of code points; of []byte, of characters of its base64 text.",
	},
	{
		Name: "maxLength", Value: Count, Types: lengths, Example: "maxLength=200",
		Doc: "The greatest number of code points; of []byte, of characters of its base64 text.",
	},
	{
		Name: "pattern", Value: AnyText, Types: []string{"strings", "text types"}, Example: "pattern=^[A-Z]{3}-[0-9]+$",
		Doc: "A regular expression of ECMA-262 with the u flag. It may match anywhere, so anchor it with ^ and $.",
	},
	{
		Name: "format", Value: AnyText, Example: "format=email",
		Types: []string{"strings", "text types", "time.Time", "time.Duration"},
		Doc:   "date-time, date, time, duration, email, hostname, ipv4, ipv6, uri or uuid. A time.Time takes the first three and a time.Duration takes duration: there it chooses how the value is written.",
	},
	{
		Name: "minItems", Value: Count, Types: collections, Example: "minItems=1",
		Doc: "The least number of elements.",
	},
	{
		Name: "maxItems", Value: Count, Types: collections, Example: "maxItems=20",
		Doc: "The greatest number of elements.",
	},
	{
		Name: "name", Value: NameText, Example: "name=user-id",
		Doc: "The name of the property, where Go cannot spell it.",
	},
	{
		Name: "uniqueItems", Flag: true, Types: collections, Example: "uniqueItems",
		Doc: "No two elements may be equal.",
	},
	{
		Name: "optional", Flag: true, Example: "optional",
		Doc: "It may be absent, and is then the zero value.",
	},
	{
		Name: "required", Flag: true, Example: "required",
		Doc: "It must be given, whatever its json tag says.",
	},
	{
		Name: "inline", Flag: true, Types: []string{"parameters that are structs"}, Example: "inline",
		Doc: "The properties of the struct become the tool's own; with optional, all of them optional.",
	},
}
