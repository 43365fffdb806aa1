package model

import "fmt"

// Kind is the closed set of shapes that a Go type can have towards a model.
type Kind uint8

// The kinds. Each row of the contract's table of types is one of them.
const (
	KindInvalid   Kind = iota
	KindBool           // bool
	KindInt            // int, int8 … int64: Bits
	KindUint           // uint, uint8 … uint64: Bits
	KindFloat          // float32, float64: Bits
	KindString         // string
	KindRune           // rune, spelled so
	KindBytes          // []byte
	KindTime           // time.Time: Check.Format
	KindDuration       // time.Duration: Check.Format "" or duration
	KindEnum           // a named string or integer type: Enum
	KindPointer        // *Elem
	KindSlice          // []Elem
	KindArray          // [Len]Elem
	KindSet            // map[Key]struct{}
	KindMap            // map[Key]Elem
	KindStruct         // Struct
	KindAny            // any
	KindRawJSON        // json.RawMessage
	KindAnyObject      // map[string]any
	KindAnyArray       // []any
	KindNumber         // json.Number
	KindUUID           // a uuid.UUID: 16 bytes
	KindURL            // url.URL
	KindText           // a type with text methods: Base
	KindListed         // a type with a listed schema: Listed, Base
	KindSeq            // iter.Seq[Elem]
	KindQuoted         // a number or boolean that travels in a string: Elem
)

var kindNames = [...]string{
	"invalid", "bool", "int", "uint", "float", "string", "rune", "bytes", "time", "duration", "enum",
	"pointer", "slice", "array", "set", "map", "struct", "any", "rawJSON", "anyObject", "anyArray",
	"number", "uuid", "url", "text", "listed", "seq", "quoted",
}

// String is the kind's name in dumps and messages.
func (k Kind) String() string { return kindNames[k] }

// MarshalText makes dumps readable.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Type is one use of a Go type, with the keywords that hold at this use. Types
// are trees; only a [Struct] or an [Enum] is shared between uses.
type Type struct {
	Kind   Kind
	Go     Expr
	Named  bool    `json:",omitempty"` // the type has a name of its own, so values need a conversion
	Bits   int     `json:",omitempty"` // 8, 16, 32, 64; 0 for int and uint
	Len    int64   `json:",omitempty"` // of an array
	Key    *Type   `json:",omitempty"`
	Elem   *Type   `json:",omitempty"`
	Struct *Struct `json:",omitempty"`
	Enum   *Enum   `json:",omitempty"`
	Listed *Listed `json:",omitempty"`
	// Base is what a type with a form of its own is made of, which decides when
	// the encoder's omitempty finds it empty, and omitzero zero: KindBool,
	// KindInt for every number but complex ones, which are KindFloat,
	// KindString, KindSlice, KindMap, KindPointer, KindArray, KindStruct, or
	// KindSeq for functions and channels.
	Base  Kind `json:",omitempty"`
	Check Check
}

// Check holds the keywords that hold for a value: those that the type implies,
// narrowed by those that the author added. Numbers are JSON number texts and
// "" where there is no bound; counts are -1 where there is none.
type Check struct {
	Format               string `json:",omitempty"`
	Enum                 []Word `json:",omitempty"` // an author's enum= on a string or an integer
	Minimum, Maximum     string `json:",omitempty"`
	MinLength, MaxLength int
	Pattern              *Pattern `json:",omitempty"`
	MinItems, MaxItems   int
	UniqueItems          bool `json:",omitempty"`
}

// NoCheck is the Check of a value that any JSON value of its type satisfies.
func NoCheck() Check {
	return Check{MinLength: -1, MaxLength: -1, MinItems: -1, MaxItems: -1}
}

// Word is one value of an enum that an author lists: as the schema writes it,
// and the value that the binder compares with.
type Word struct{ JSON, Text string }

// Pattern is an ECMA-262 pattern and its translation for Go's regexp.
type Pattern struct{ Source, RE2 string }

// Enum is a named type whose values are its constants.
type Enum struct {
	Go      Expr // the type
	Integer bool // the constants are integers, travelling under their names
	Members []Member
	Pos     Pos
}

// Member is one constant of an enum.
type Member struct {
	Name  string // as the schema writes it
	Const Expr   // the constant; zero where the generated file cannot name it
	Value string // a Go literal of its value
}

// Struct is a closed object.
type Struct struct {
	Go     Expr
	Name   string // a word for generated identifiers, such as Order
	Fields []*Field
	Pos    Pos // of the first field; zero for a struct without fields
}

// Key is a text that is equal for two structs exactly where they have the same
// schema. A struct type without a name may be spelled twice with other comments
// and directives in it, so its place counts too.
func (s *Struct) Key() string {
	if s.Go.Kind != ExprStruct {
		return s.Go.Key()
	}
	return fmt.Sprint(s.Go.Key(), s.Pos)
}

// Field is one property of a struct.
type Field struct {
	Property
	// Path leads from the struct to the field, through embedded structs.
	Path []Step
	// OmitEmpty and OmitZero are the json tag's options: what the encoder
	// leaves out.
	OmitEmpty bool `json:",omitempty"`
	OmitZero  Zero `json:",omitempty"`
}

// Step is one selector on the way to a field.
type Step struct {
	Name string
	// Alloc is the type to allocate where the step is an embedded pointer.
	Alloc *Expr `json:",omitempty"`
}

// Zero says how the encoder finds out that a field is zero.
type Zero uint8

// The ways of finding out.
const (
	ZeroNone    Zero = iota // the field is never left out for being zero
	ZeroCompare             // v == T{} or nil, 0, "", false
	ZeroMethod              // v.IsZero()
	ZeroPointer             // v.IsZero() of a pointer receiver
	ZeroFields              // no comparison and no method: field by field
)
