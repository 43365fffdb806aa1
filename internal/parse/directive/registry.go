package directive

import "slices"

// Form says how the arguments of a directive are written.
type Form uint8

// The forms.
const (
	NoArgs            Form = iota // nothing follows
	OptionalName                  // one word, or nothing
	Text                          // the rest of the line, or one Go string literal
	Duration                      // what time.ParseDuration reads, greater than 0
	OneWord                       // one word, of Spec.Words where those are given
	Bytes                         // a decimal integer, MinBytes or more
	KeyValues                     // key=value and flags, one at least
	NameThenKeyValues             // a parameter's name, then as KeyValues
	JSON                          // the rest of the line, one JSON object
	TypeSpec                      // IMPORTPATH.Name, then a JSON object or one of Spec.Words
	List                          // words of Spec.Words, separated by commas
)

// MinBytes is the smallest //tool:maxoutput: the envelope of a truncated result
// has to fit in it.
const MinBytes = 64

// A Spec describes one directive.
type Spec struct {
	Name    string   // what follows "//tool:"
	Places  Place    // where it may stand
	Form    Form     // how its arguments are read
	Words   []string // the words that OneWord, TypeSpec and List allow; nil for any
	Repeats bool     // more than one may stand in the same place
	Doc     string   // one sentence for the list of directives
	Default string   // what holds without the directive; "" where that says nothing
	Example string   // a whole directive, as a user writes it
}

// Registry returns the directives in the order of the contract.
func Registry() []Spec { return slices.Clone(registry) }

// Lookup finds a directive by the word after "//tool:".
func Lookup(name string) (Spec, bool) {
	i := slices.IndexFunc(registry, func(s Spec) bool { return s.Name == name })
	if i < 0 {
		return Spec{}, false
	}
	return registry[i], true
}

var registry = []Spec{
	{
		Name: "export", Places: OnFunc, Form: OptionalName,
		Doc:     "Makes the function or method a tool; NAME overrides the derived name.",
		Default: "the function's name in snake_case",
		Example: "//tool:export submit_order",
	},
	{
		Name: "description", Places: OnFunc, Form: Text, Repeats: true,
		Doc:     "Overrides the doc comment as the tool's description; several lines are joined by a space.",
		Default: "the doc comment",
		Example: "//tool:description Submits an order to the fulfillment system.",
	},
	{
		Name: "endsloop", Places: OnFunc, Form: NoArgs,
		Doc:     "The result ends the model's loop; the Go value itself is the loop's typed result.",
		Default: "no",
		Example: "//tool:endsloop",
	},
	{
		Name: "approval", Places: OnFunc, Form: NoArgs,
		Doc:     "A person must approve each call.",
		Default: "no",
		Example: "//tool:approval",
	},
	{
		Name: "serial", Places: OnFunc, Form: NoArgs,
		Doc:     "A call never runs beside another call of the same batch.",
		Default: "parallel",
		Example: "//tool:serial",
	},
	{
		Name: "timeout", Places: OnFunc, Form: Duration,
		Doc:     "How long a call may take: a Go duration greater than 0.",
		Default: "none",
		Example: "//tool:timeout 30s",
	},
	{
		Name: "effect", Places: OnFunc, Form: OneWord,
		Words:   []string{"read", "write", "destructive", "external"},
		Doc:     "What a call does to the world: only reads, changes what can be changed back, destroys, or reaches beyond this system.",
		Default: "unset",
		Example: "//tool:effect destructive",
	},
	{
		Name: "permission", Places: OnFunc, Form: OneWord,
		Doc:     "What the authorizer is asked for before a call.",
		Default: "none",
		Example: "//tool:permission orders.submit",
	},
	{
		Name: "repeatable", Places: OnFunc, Form: NoArgs,
		Doc:     "The same call twice does no harm.",
		Default: "no",
		Example: "//tool:repeatable",
	},
	{
		Name: "maxoutput", Places: OnFunc, Form: Bytes,
		Doc:     "The largest result in bytes, from 64 up; a longer one is cut, and says so.",
		Default: "none",
		Example: "//tool:maxoutput 4096",
	},
	{
		Name: "param", Places: OnFunc | OnParam, Form: NameThenKeyValues, Repeats: true,
		Doc:     "Constrains and describes one parameter. On or above the parameter's own line, in a signature that spans lines, NAME is left out.",
		Example: `//tool:param note default="" maxLength=200`,
	},
	{
		Name: "field", Places: OnField, Form: KeyValues, Repeats: true,
		Doc:     "Constrains and describes a struct field.",
		Example: "//tool:field minimum=1 maximum=5",
	},
	{
		Name: "ignore", Places: OnField | OnConst, Form: NoArgs,
		Doc:     "Leaves a field out of its object, or a constant out of its enum.",
		Example: "//tool:ignore",
	},
	{
		Name: "enum", Places: OnType, Form: OneWord,
		Words:   []string{"open", "closed", "names"},
		Doc:     "What the type's constants are: only suggestions (open), the only values even if there is just one (closed), or what travels by name instead of by value (names).",
		Default: "closed from two constants on, open below",
		Example: "//tool:enum open",
	},
	{
		Name: "schema", Places: OnType, Form: JSON,
		Doc:     "The schema of a type that reads and writes its own JSON: one object, in the keywords that toolgen itself writes.",
		Example: `//tool:schema {"type":"string","format":"date"}`,
	},
	{
		Name: "type", Places: OnPackage, Form: TypeSpec, Repeats: true,
		Words:   []string{"open", "closed", "names"},
		Doc:     "What //tool:schema and //tool:enum say, for a type of another package.",
		Example: `//tool:type github.com/shopspring/decimal.Decimal {"type":"string"}`,
	},
	{
		Name: "naming", Places: OnPackage, Form: OneWord,
		Words:   []string{"camelCase"},
		Doc:     "Struct fields without a json tag are written in camelCase.",
		Default: "the field's name as written",
		Example: "//tool:naming camelCase",
	},
	{
		Name: "providers", Places: OnPackage, Form: List,
		Words:   []string{"anthropic", "openai", "gemini"},
		Doc:     "The forms of the schemas that these providers take are generated too.",
		Default: "none",
		Example: "//tool:providers anthropic,openai",
	},
	{
		Name: "register", Places: OnPackage, Form: OneWord,
		Doc:     "The generated functions are NAME, StoreNAME and ScopedStoreNAME for a type Store.",
		Default: "Tools",
		Example: "//tool:register AgentTools",
	},
}
