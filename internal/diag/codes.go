package diag

// entries is the table of codes, ordered by code: their severity decides, and
// the texts are what `toolgen explain` prints. An example with a package clause
// is a whole file; the others stand in a file that has one. Functions have no
// bodies there, because a tool is made from its signature and its comment.
var entries = []Entry{
	{
		Code:     "OLT001",
		Severity: Error,
		Title:    "//tool:export stands where generated code cannot call",
		Why: `A tool is a package-level function, or a method of a named type that is
declared with a body of its own. Generated code can call nothing else: an
interface's method has no receiver to call it on, a function literal has no
name, a type is no function, and init cannot be called.

The file counts too. What a _test.go file declares is not there when the package
is built, and a file that every build ignores, or of another package than the
rest of its folder, is in no build at all. A method in a file under a build
constraint needs its type in a file of every build, or under the same one.`,
		Wrong: `type Orders interface {
	// Find finds an order by its number.
	//
	//tool:export
	Find(number string) (string, error)
}`,
		Right: `type Orders struct{}

// Find finds an order by its number.
//
//tool:export
func (o *Orders) Find(number string) (string, error)`,
	},
	{
		Code:     "OLT002",
		Severity: Error,
		Title:    "a parameter's type has no schema",
		Why: `A model writes arguments as JSON, so every parameter needs a type that JSON
can carry and a name that the model can use. Interfaces other than any,
functions, channels, complex numbers, uintptr, unsafe.Pointer, maps whose keys
are not strings, pointers to pointers and types that the package cannot name
have no schema. The message gives the path to the part that is refused, such as
Order.Items[].Price.

A parameter without a name, or named _, needs name= in a //tool:param on its
own line.`,
		Wrong: `// Watch reports changes of a folder.
//
//tool:export
func Watch(folder string, changed chan string) error`,
		Right: `// Watch waits for the next change of a folder and returns its name.
//
//tool:export
func Watch(ctx context.Context, folder string) (string, error)`,
	},
	{
		Code:     "OLT003",
		Severity: Error,
		Title:    "the results are not supported",
		Why: `A tool returns nothing, a value, an error, or a value and an error, and the
value's type needs a JSON form. Several values have no names that a model
could read; a struct gives them names and descriptions. The error is the last
result and has the type error itself: a nil pointer of an error type of your own
would count as a failure.`,
		Wrong: `// Stock tells how many pieces of an article there are, and where.
//
//tool:export
func Stock(article string) (int, string, error)`,
		Right: `// Level is how many pieces there are, and where.
type Level struct {
	Pieces int    // how many pieces there are
	Shelf  string // where they are
}

// Stock tells how many pieces of an article there are, and where.
//
//tool:export
func Stock(article string) (Level, error)`,
	},
	{
		Code:     "OLT004",
		Severity: Error,
		Title:    "the function is generic",
		Why: `A schema describes one type, and a model cannot give type arguments. Export a
function that calls the generic one with the types that are meant; a
parameter of an instantiated generic type is fine.`,
		Wrong: `// Largest returns the largest of the values.
//
//tool:export
func Largest[T int | string](values []T) T`,
		Right: `func largest[T int | string](values []T) T

// LargestNumber returns the largest of the values.
//
//tool:export
func LargestNumber(values []int) int`,
	},
	{
		Code:     "OLT005",
		Severity: Error,
		Title:    "a type that reads or writes its own JSON needs a listed schema, or lacks the method that it needs here",
		Why: `Where a type has a MarshalJSON or UnmarshalJSON method, only that method knows
what JSON it takes, and a schema made from its fields would be a guess. The
same holds for a struct without exported fields. State the schema with
//tool:schema on the type, or with //tool:type in the package's comment for a
type of another package, in the keywords that toolgen itself writes.

A parameter's type also needs the reading method (UnmarshalJSON or
UnmarshalText), and a result's type the writing one (MarshalJSON or
MarshalText). A type with both text methods and no JSON methods needs no listed
schema: it is a string.`,
		Wrong: `// Money is an amount with its currency, written as "12.50 EUR".
type Money struct{ cents int64 }

func (m *Money) UnmarshalJSON(text []byte) error

// Refund gives an amount back.
//
//tool:export
func Refund(amount Money) error`,
		Right: `// Money is an amount with its currency, written as "12.50 EUR".
//
//tool:schema {"type":"string","pattern":"^[0-9]+\\.[0-9]{2} [A-Z]{3}$"}
type Money struct{ cents int64 }

func (m *Money) UnmarshalJSON(text []byte) error

// Refund gives an amount back.
//
//tool:export
func Refund(amount Money) error`,
	},
	{
		Code:     "OLT006",
		Severity: Error,
		Title:    "a type refers to itself",
		Why: `A schema is written out in full, without references, because several providers
refuse them; a type that contains itself would never end. Give the model a
flat list whose elements name each other.`,
		Wrong: `// Section is a section of a document.
type Section struct {
	Title string    // its heading
	Parts []Section // the sections in it
}

// Outline replaces the outline of the document.
//
//tool:export
func Outline(sections []Section) error`,
		Right: `// Section is a section of a document.
type Section struct {
	Title  string // its heading
	Parent string // the heading of the section that it is in, or empty
}

// Outline replaces the outline of the document.
//
//tool:export
func Outline(sections []Section) error`,
	},
	{
		Code:     "OLT007",
		Severity: Error,
		Title:    "two tools of one list, or two properties of one tool, have the same name",
		Why: `A model picks a tool, and gives an argument, by name alone. Names are derived,
so different Go names can meet: a trailing Async is dropped, and an inline
parameter's properties stand beside the others. Give one of the tools a name
with //tool:export NAME, or one of the properties with a json tag or name=.`,
		Wrong: `// GetOrder returns an order from the cache.
//
//tool:export
func GetOrder(number string) (string, error)

// GetOrderAsync asks the warehouse for an order.
//
//tool:export
func GetOrderAsync(number string) (string, error)`,
		Right: `// GetOrder returns an order from the cache.
//
//tool:export
func GetOrder(number string) (string, error)

// GetOrderAsync asks the warehouse for an order.
//
//tool:export request_order
func GetOrderAsync(number string) (string, error)`,
	},
	{
		Code:     "OLT008",
		Severity: Error,
		Title:    "the tool's name is not 1–64 letters, digits, _ or -",
		Why: `Every provider takes names of this form and some take no other. A name that is
derived from the function can only be too long, or hold letters beyond ASCII;
//tool:export NAME gives another one.`,
		Wrong: `// FindOrder finds an order by its number.
//
//tool:export orders.find
func FindOrder(number string) (string, error)`,
		Right: `// FindOrder finds an order by its number.
//
//tool:export orders_find
func FindOrder(number string) (string, error)`,
	},
	{
		Code:     "OLT009",
		Severity: Error,
		Title:    "more than one context.Context or *runtime.Call parameter",
		Why: `The runtime fills these parameters in, from the one call that it runs. A second
one of the same type could only be a copy of the first, and is more likely a
slip.`,
		Wrong: `// Copy copies an order into the archive.
//
//tool:export
func Copy(read context.Context, write context.Context, number string) error`,
		Right: `// Copy copies an order into the archive.
//
//tool:export
func Copy(ctx context.Context, number string) error`,
	},
	{
		Code:     "OLT010",
		Severity: Error,
		Title:    "the receiver's type is generic",
		Why: `The generated function takes the receiver as an argument, and the schemas of the
methods depend on its type arguments, which nothing states. Declare a type for
the instance that is meant, and the method on that.`,
		Wrong: `type Cache[V any] struct{}

// Lookup finds a cached value.
//
//tool:export
func (c *Cache[V]) Lookup(key string) (V, error)`,
		Right: `type Cache[V any] struct{}

type PriceCache struct{ cache Cache[float64] }

// Lookup finds a cached price.
//
//tool:export
func (c *PriceCache) Lookup(key string) (float64, error)`,
	},
	{
		Code:     "OLT011",
		Severity: Error,
		Title:    "a naming policy other than camelCase or none",
		Why: `Fields without a json tag keep the name that they have in Go, or are written in
camelCase. For any other spelling give the fields json tags: the names are then
in plain sight, and encoding/json agrees with them.`,
		Wrong: `// Package orders holds the order desk.
//
//tool:naming snake_case
package orders

// Order is an order.
type Order struct {
	OrderID string // its number
}

// Place places an order.
//
//tool:export
func Place(order Order) error`,
		Right: "// Package orders holds the order desk.\npackage orders\n\n" +
			"// Order is an order.\ntype Order struct {\n\tOrderID string `json:\"order_id\"` // its number\n}\n\n" +
			"// Place places an order.\n//\n//tool:export\nfunc Place(order Order) error",
	},
	{
		Code:     "OLT012",
		Severity: Warning,
		Title:    "a parameter or property has no description",
		Why: `The model sees nothing of a parameter but its name, its schema and its
description. Describe a parameter in the list under "Parameters:", beside it in
a signature that spans lines, or with description= in a //tool:param; and a
field with its comment.`,
		Wrong: `// Search finds orders.
//
//tool:export
func Search(q string) ([]string, error)`,
		Right: `// Search finds orders.
//
// Parameters:
//   - q: words that the order's note must hold
//
//tool:export
func Search(q string) ([]string, error)`,
	},
	{
		Code:     "OLT013",
		Severity: Warning,
		Title:    "a keyword does not apply to its type, and was left out",
		Why: `JSON Schema ignores a keyword on a value of another type, so it would promise a
check that nobody makes. Lengths and patterns are of strings, bounds of numbers,
and counts of arrays; a format is one that can be checked, on a type that has it.
A string option in a json tag is for numbers and booleans.`,
		Wrong: `// Recent lists the latest orders.
//
//tool:export
//tool:param limit description="how many" maxLength=50
func Recent(limit int) ([]string, error)`,
		Right: `// Recent lists the latest orders.
//
//tool:export
//tool:param limit description="how many" maximum=50
func Recent(limit int) ([]string, error)`,
	},
	{
		Code:     "OLT014",
		Severity: Warning,
		Title:    "objects nest deeper than 3 levels",
		Why: `Models make more mistakes the deeper an argument nests. Real data can be deeper,
so this is no error; where the shape is yours, a flatter one gets better calls.`,
		Wrong: `type Country struct{ Code string }
type City struct{ Country Country }
type Street struct{ City City }
type Address struct{ Street Street }
type Customer struct{ Address Address }

// Register registers a customer.
//
//tool:export
func Register(customer Customer) error`,
		Right: `type Address struct{ Street, City, CountryCode string }
type Customer struct{ Address Address }

// Register registers a customer.
//
//tool:export
func Register(customer Customer) error`,
	},
	{
		Code:     "OLT015",
		Severity: Error,
		Title:    "an unknown, malformed, misplaced or unused //tool: directive",
		Why: `A directive that is skipped in silence is a promise that nobody keeps: the
approval that was never asked for. So these are refused: a directive, key or
word that does not exist; a spelling that Go takes for prose, such as
"// tool:export" or "//Tool:export"; a directive that stands where it means
nothing; and one on a function that is no tool.`,
		Wrong: `// Cancel cancels an order.
//
//tool:export
//tool:aproval
func Cancel(number string) error`,
		Right: `// Cancel cancels an order.
//
//tool:export
//tool:approval
func Cancel(number string) error`,
	},
	{
		Code:     "OLT016",
		Severity: Warning,
		Title:    "the parameter list names no parameter",
		Why: `An item of the list under "Parameters:" begins with the name of a parameter, a
colon or dash, and its description. An item that names none was most likely
written for a parameter that has been renamed, and which now has no description.`,
		Wrong: `// Search finds orders.
//
// Parameters:
//   - query: words that the order's note must hold
//
//tool:export
func Search(words string) ([]string, error)`,
		Right: `// Search finds orders.
//
// Parameters:
//   - words: words that the order's note must hold
//
//tool:export
func Search(words string) ([]string, error)`,
	},
	{
		Code:     "OLT017",
		Severity: Error,
		Title:    "a pattern that ECMA-262 or RE2 refuses",
		Why: `A pattern is read twice: by the model's provider as ECMA-262 with the u flag, as
JSON Schema wants it, and by the generated code as RE2. Only what both can match,
with one meaning, is allowed: no look-around or back-references, no inline flags
such as (?i), no \A and \z, no [[:alpha:]].`,
		Wrong: `// Find finds an order by its number.
//
//tool:export
//tool:param number pattern=(?i)^ord-[0-9]+$
func Find(number string) (string, error)`,
		Right: `// Find finds an order by its number.
//
//tool:export
//tool:param number pattern=^[Oo][Rr][Dd]-[0-9]+$
func Find(number string) (string, error)`,
	},
	{
		Code:     "OLT018",
		Severity: Error,
		Title:    "an identifier that the generated file declares or needs is already declared",
		Why: `The generated file declares Tools, and for methods StoreTools and
ScopedStoreTools of a type Store. Where the package has a declaration of that
name, in any of its files, those of other builds and of tests included,
//tool:register NAME in the package's comment gives the functions other names.

It also uses predeclared names such as string, len and nil. A package-level
declaration that hides one of them has to be renamed, or the tools moved to
another package.`,
		Wrong: `// Package orders holds the order desk.
package orders

// Tools lists what hangs on the wall.
var Tools = []string{"stapler"}

// Find finds an order by its number.
//
//tool:export
func Find(number string) (string, error)`,
		Right: `// Package orders holds the order desk.
//
//tool:register ModelTools
package orders

// Tools lists what hangs on the wall.
var Tools = []string{"stapler"}

// Find finds an order by its number.
//
//tool:export
func Find(number string) (string, error)`,
	},
	{
		Code:     "OLT019",
		Severity: Error,
		Title:    "a default, bound or constant contradicts its type or the other constraints",
		Why: `A default that the schema itself refuses would be bound nevertheless, a range
without a number in it refuses every call, and a name after @ that is no
constant stands for nothing. Keywords, the type's own range and the members of an
enum are held against each other when code is generated, so that no call finds
it out.`,
		Wrong: `// Recent lists the latest orders.
//
//tool:export
//tool:param limit minimum=1 maximum=50 default=100
func Recent(limit int) ([]string, error)`,
		Right: `// Recent lists the latest orders.
//
//tool:export
//tool:param limit minimum=1 maximum=50 default=10
func Recent(limit int) ([]string, error)`,
	},
	{
		Code:     "OLT020",
		Severity: Warning,
		Title:    "a provider asked for cannot express this tool strictly",
		Why: `In strict mode a provider makes its model keep to the schema, and in return takes
only a part of JSON Schema. A tool that does not fit is still sent, with strict
mode off or without the keywords that the provider refuses; the message says what
is lost. The generated code checks every argument all the same.`,
		Wrong: `// Package orders holds the order desk.
//
//tool:providers openai
package orders

// Label puts labels on an order.
//
//tool:export
func Label(number string, labels map[string]string) error`,
		Right: `// Package orders holds the order desk.
//
//tool:providers openai
package orders

// Tag is one label.
type Tag struct{ Name, Text string }

// Label puts labels on an order.
//
//tool:export
func Label(number string, labels []Tag) error`,
	},
	{
		Code:     "OLT021",
		Severity: Warning,
		Title:    "a tool has no description",
		Why: `A model decides by the description whether to call a tool. It is the function's
doc comment without the function's name, or //tool:description.`,
		Wrong: `//tool:export
func Cancel(number string) error`,
		Right: `// Cancel cancels an order that has not been packed yet.
//
//tool:export
func Cancel(number string) error`,
	},
	{
		Code:     "OLT022",
		Severity: Error,
		Title:    "the package does not parse, or a type error reaches a tool's signature",
		Why: `Only the declarations that a tool's signature reaches have to be sound: errors in
function bodies and in other declarations are left to the compiler, so that
code can be generated while the package is being worked on.`,
		Wrong: `type Order struct{ Number string }

// Place places an order.
//
//tool:export
func Place(order Oder) error`,
		Right: `type Order struct{ Number string }

// Place places an order.
//
//tool:export
func Place(order Order) error`,
	},
}
