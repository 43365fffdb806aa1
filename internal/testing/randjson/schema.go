package randjson

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
)

// A Schema is a JSON Schema in the contract's keywords, as drawing needs it.
type Schema struct {
	Types                []string
	Format, Description  string
	Enum                 []json.RawMessage
	Minimum, Maximum     json.Number
	MinLength, MaxLength *int
	Pattern              string
	ContentEncoding      string
	Items                *Schema
	MinItems, MaxItems   *int
	UniqueItems          bool
	Properties           map[string]*Schema
	Required             []string
	// Closed says that additionalProperties is false; else Additional is its
	// schema, nil where the keyword is not there.
	Closed     bool
	Additional *Schema
}

// Parse reads a schema.
func Parse(text string) (*Schema, error) {
	s := new(Schema)
	if err := json.Unmarshal([]byte(text), s); err != nil {
		return nil, err
	}
	return s, nil
}

// UnmarshalJSON reads the two keywords that have more than one form.
func (s *Schema) UnmarshalJSON(text []byte) error {
	type plain Schema // without this method
	var more struct {
		Type                 json.RawMessage
		AdditionalProperties json.RawMessage
	}
	if err := json.Unmarshal(text, &more); err != nil {
		return err
	}
	if err := json.Unmarshal(text, (*plain)(s)); err != nil {
		return err
	}
	if err := s.readTypes(more.Type); err != nil {
		return err
	}
	if s.Closed = bytes.Equal(more.AdditionalProperties, []byte("false")); s.Closed || more.AdditionalProperties == nil {
		return nil
	}
	return json.Unmarshal(more.AdditionalProperties, &s.Additional)
}

func (s *Schema) readTypes(text json.RawMessage) error {
	switch {
	case text == nil:
		return nil
	case text[0] == '[':
		return json.Unmarshal(text, &s.Types)
	}
	s.Types = make([]string, 1)
	return json.Unmarshal(text, &s.Types[0])
}

// Names are the names of the properties, sorted.
func (s *Schema) Names() []string { return slices.Sorted(maps.Keys(s.Properties)) }

// Property is the schema of the member of that name, nil where any value will
// do or none.
func (s *Schema) Property(name string) *Schema {
	if p, ok := s.Properties[name]; ok {
		return p
	}
	return s.Additional
}

func (s *Schema) allows(typeName string) bool {
	return len(s.Types) == 0 || slices.Contains(s.Types, typeName)
}
