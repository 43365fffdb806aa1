package wire

// Schema is the listed schema of a type that reads and writes JSON of its own,
// in the contract's keywords. Each keyword means what JSON Schema 2020-12 says,
// so that one about numbers lets every string pass; Format and Base64, which
// the standard only annotates, are checked. The zero value of a field stands
// for a keyword that is not there, and a nil *Schema for the schema that any
// value fits.
type Schema struct {
	Types Types
	// Enum holds the canonical texts, as AppendCanonical makes them, in the
	// schema's order. Nothing fits an enum that is empty but not nil.
	Enum   []string
	Range  *Range  // of which only the texts are compared
	Length *Bounds // of a string, in code points
	// Pattern matches a string anywhere in it, and PatternText is the pattern as
	// the schema writes it.
	Pattern     interface{ Match(string) bool }
	PatternText string
	Format      Format
	Base64      bool    // contentEncoding
	Items       *Schema // of every item
	Count       *Bounds // of an array's items
	Unique      bool
	Properties  []PropertySchema
	Required    []string
	Closed      bool    // additionalProperties is false
	Additional  *Schema // additionalProperties is a schema
}

// PropertySchema is one property of an object's schema.
type PropertySchema struct {
	Name   string
	Schema *Schema
}

// Bounds bound a number of things, both included. A negative Max is no bound.
type Bounds struct{ Min, Max int }

// Types is a set of the types of JSON Schema. The empty set stands for all of
// them.
type Types uint8

// The types. TypeInteger is the numbers without a fraction, however they are
// written: 1.0 and 1e2 are among them.
const (
	TypeNull Types = 1 << iota
	TypeBoolean
	TypeInteger
	TypeNumber
	TypeString
	TypeArray
	TypeObject
)

const typeAnyNumber = TypeInteger | TypeNumber

// typesOf returns the types that a value may have which starts with c, or none
// where no value starts so.
func typesOf(c byte) Types {
	switch {
	case c == '"':
		return TypeString
	case c == '{':
		return TypeObject
	case c == '[':
		return TypeArray
	case c == 't', c == 'f':
		return TypeBoolean
	case c == 'n':
		return TypeNull
	case c == '-', isDigit(c):
		return typeAnyNumber
	}
	return 0
}

// admits reports whether a value that may have the types given can fit s, as
// far as that shows before it is read.
func (s *Schema) admits(types Types) bool {
	return (s.Types == 0 || s.Types&types != 0) && (s.Enum == nil || s.lists(types))
}

// lists reports whether a member of the enum has one of the types.
func (s *Schema) lists(types Types) bool {
	for _, member := range s.Enum {
		if typesOf(member[0])&types != 0 {
			return true
		}
	}
	return false
}

// hasMember reports whether the enum has a member of that canonical text.
func (s *Schema) hasMember(text []byte) bool {
	for _, member := range s.Enum {
		if member == string(text) {
			return true
		}
	}
	return false
}

// member returns the schema of a member of an object, and whether s lets an
// object have that member.
func (s *Schema) member(name []byte) (of *Schema, allowed bool) {
	for i := range s.Properties {
		if p := &s.Properties[i]; p.Name == string(name) {
			return p.Schema, true
		}
	}
	return s.Additional, !s.Closed
}

// names returns the names of the properties.
func (s *Schema) names() []string {
	names := make([]string, len(s.Properties))
	for i, p := range s.Properties {
		names[i] = p.Name
	}
	return names
}
