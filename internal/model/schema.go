package model

// Listed is the schema that an author lists for a type that reads and writes
// JSON of its own.
type Listed struct {
	Name   string // a word for generated identifiers, such as Money
	Schema *Schema
	// Text says that the type has text methods and no JSON methods, so that it
	// is handed the text that its JSON string stands for.
	Text bool `json:",omitempty"`
}

// Schema is a JSON Schema in the contract's keywords. A keyword that is not
// there has its zero value; counts are -1.
type Schema struct {
	Types                []string `json:",omitempty"` // as written: one, or several
	Format               string   `json:",omitempty"`
	Description          string   `json:",omitempty"`
	Enum                 []Word   `json:",omitempty"` // compact and canonical JSON texts
	Minimum, Maximum     string   `json:",omitempty"` // JSON numbers
	MinLength, MaxLength int
	Pattern              *Pattern `json:",omitempty"`
	Base64               bool     `json:",omitempty"` // contentEncoding
	Items                *Schema  `json:",omitempty"`
	MinItems, MaxItems   int
	UniqueItems          bool `json:",omitempty"`
	// Properties is nil where the keyword is not there, and empty where it lists
	// none.
	Properties []SchemaProperty `json:",omitempty"`
	Required   []string         `json:",omitempty"`
	Closed     bool             `json:",omitempty"` // additionalProperties is false
	Additional *Schema          `json:",omitempty"` // additionalProperties is a schema
	Default    string           `json:",omitempty"` // compact JSON
}

// SchemaProperty is one property of an object's schema.
type SchemaProperty struct {
	Name   string
	Schema *Schema
}
