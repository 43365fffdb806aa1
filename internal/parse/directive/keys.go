package directive

import "slices"

// ValueKind is what stands behind the = of a key.
type ValueKind uint8

// The kinds of value.
const (
	NoValue    ValueKind = iota // the key is a flag
	AnyText                     // any text, the empty one too
	NameText                    // any text but the empty one
	Number                      // a number as RFC 8259 writes it
	Count                       // a decimal integer from 0 up
	Literal                     // any value; its meaning depends on the type it is for
	LiteralSet                  // Literal, separated by commas
)

// String names the kind as messages and the documentation do.
func (k ValueKind) String() string {
	return [...]string{"no value", "a text", "a name", "a number", "a whole number from 0 up", "a value", "values separated by commas"}[k]
}

// A Key is one word that //tool:param and //tool:field take.
type Key struct {
	Name  string
	Flag  bool // stands alone, without =value
	Value ValueKind
	Doc   string // one sentence for the list of keys
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

var keys = []Key{
	{Name: "description", Value: AnyText, Doc: "What the model is told about it; overrides the comments."},
	{Name: "default", Value: Literal, Doc: "Bound when the argument is absent, and makes it optional."},
	{Name: "enum", Value: LiteralSet, Doc: "The only values that are allowed; several enum= add up."},
	{Name: "minimum", Value: Number, Doc: "The least number that is allowed."},
	{Name: "maximum", Value: Number, Doc: "The greatest number that is allowed."},
	{Name: "minLength", Value: Count, Doc: "The least number of code points of a string."},
	{Name: "maxLength", Value: Count, Doc: "The greatest number of code points of a string."},
	{Name: "pattern", Value: AnyText, Doc: "A regular expression of ECMA-262 with the u flag that must match somewhere in a string."},
	{Name: "format", Value: AnyText, Doc: "The format of a string: date-time, date, time, duration, email, hostname, ipv4, ipv6, uri or uuid."},
	{Name: "minItems", Value: Count, Doc: "The least number of elements."},
	{Name: "maxItems", Value: Count, Doc: "The greatest number of elements."},
	{Name: "name", Value: NameText, Doc: "The name of the property, where Go cannot spell it."},
	{Name: "uniqueItems", Flag: true, Doc: "No two elements may be equal."},
	{Name: "optional", Flag: true, Doc: "It may be absent, and is then the zero value."},
	{Name: "required", Flag: true, Doc: "It must be given, whatever its tag says."},
	{Name: "inline", Flag: true, Doc: "The properties of the struct become the tool's own."},
}
