package parse

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/model"
)

// formsSource declares types with forms of their own in every way that Go has
// for a method.
const formsSource = `// Package p has forms.
//
//tool:type case.test/dep.Amount {"type":"integer"}
//tool:type case.test/dep.Opt {"type":["string","null"]}
//tool:type case.test/dep.Alias {"type":"boolean"}
//tool:type case.test/dep.Size open
package p

import (
	"encoding/json"
	"iter"
	"net/netip"
	"net/url"

	"case.test/dep"
	"example.com/uuid"
	google "github.com/google/uuid"
	gofrs "github.com/gofrs/uuid/v5"
)

type (
	Num   = json.Number
	Names = iter.Seq[string]
	ID    google.UUID
)

type Value string

func (Value) MarshalText() ([]byte, error)  { return nil, nil }
func (*Value) UnmarshalText([]byte) error    { return nil }

type Promoted struct {
	X int
	Value
}

type Deep struct{ Promoted }

type Embeds[T any] struct{ Value }

type Level int

const (
	Low Level = iota
	High
)

func (Level) MarshalText() ([]byte, error)  { return nil, nil }
func (*Level) UnmarshalText([]byte) error   { return nil }

//tool:schema {"type":"string"}
type Texts map[string]int

func (Texts) MarshalText() ([]byte, error)  { return nil, nil }
func (*Texts) UnmarshalText([]byte) error   { return nil }

//tool:enum names
//tool:schema {"enum":[1,2]}
type Both int

const (
	B1 Both = 1
	B2 Both = 2
)

func (Both) MarshalJSON() ([]byte, error)  { return nil, nil }
func (*Both) UnmarshalJSON([]byte) error   { return nil }

// All holds them.
type All struct {
	Number   json.Number
	Alias    Num
	Google   google.UUID
	Gofrs    gofrs.UUID
	Other    uuid.UUID
	ID       ID
	URL      *url.URL
	Addr     netip.Addr
	Value    Value
	Promoted Promoted
	Deep     Deep
	Embeds   Embeds[int]
	Unnamed  struct{ Value }
	Level    Level
	Texts    Texts
	Both     Both
	Amount   dep.Amount
	Opt      dep.Opt[int]
	Secret   dep.Alias
	Money    dep.Money
	Size     dep.Size
	Names    Names
	Seqs     map[string]iter.Seq[*Value]
	Quoted   int8    ` + "`json:\",string\"`" + `
	QuotedP  *bool   ` + "`json:\",string\"`" + `
	NotTwice **[]int ` + "`json:\"-\"`" + `
}

// Use uses it.
//
//tool:export
func Use(a All) All { return a }
`

const formsDep = `package dep

import "case.test/dep/internal/own"

//tool:schema {"type":"string"}
type Amount float64

func (*Amount) UnmarshalJSON([]byte) error  { return nil }
func (Amount) MarshalJSON() ([]byte, error) { return nil, nil }

type Opt[T any] struct{ v T }

func (*Opt[T]) UnmarshalJSON([]byte) error  { return nil }
func (Opt[T]) MarshalJSON() ([]byte, error) { return nil, nil }

type Alias = own.Secret

//tool:schema {"type":"string"}
type Money struct{ text string }

func (*Money) UnmarshalJSON([]byte) error   { return nil }
func (*Money) MarshalText() ([]byte, error) { return nil, nil }

type Size string

const (
	S Size = "s"
	M Size = "m"
)
`

// TestForms holds what each type with a form of its own becomes, as an argument
// and as a result: kind, base, and the listed schema.
func TestForms(t *testing.T) {
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	id := "package uuid\n\ntype UUID [16]byte\n\nfunc (UUID) MarshalText() ([]byte, error) { return nil, nil }\nfunc (*UUID) UnmarshalText([]byte) error { return nil }\n"
	p := loadSource(t, map[string]string{
		"go.mod": "module case.test\n\ngo 1.26\n\nrequire (\n\texample.com/uuid v1.0.0\n\tgithub.com/google/uuid v1.0.0\n\tgithub.com/gofrs/uuid/v5 v5.0.0\n)\n\n" +
			"replace (\n\texample.com/uuid => ./other\n\tgithub.com/google/uuid => ./google\n\tgithub.com/gofrs/uuid/v5 => ./gofrs\n)\n",
		"other/go.mod": "module example.com/uuid\n", "other/uuid.go": id,
		"google/go.mod": "module github.com/google/uuid\n", "google/uuid.go": id,
		"gofrs/go.mod": "module github.com/gofrs/uuid/v5\n", "gofrs/uuid.go": id,
		"dep/dep.go":              formsDep,
		"dep/internal/own/own.go": "package own\n\ntype Secret struct{ text string }\n\nfunc (*Secret) UnmarshalJSON([]byte) error  { return nil }\nfunc (Secret) MarshalJSON() ([]byte, error) { return nil, nil }\n",
		"p.go":                    formsSource,
	})[0]
	require.False(t, p.Diagnostics.HasErrors(), "%v", p.Diagnostics.All())
	require.Len(t, p.Model.Tools, 1)
	want := map[string]string{
		"Number": "number", "Alias": "number Num", "Google": "uuid", "Gofrs": "uuid", "Other": "text of array 16",
		"ID": "array 16", "URL": "pointer to url", "Addr": "text of struct",
		"Value": "text of string", "Promoted": "text of struct", "Deep": "text of struct", "Embeds": "text of struct",
		"Unnamed": "text of struct", "Level": "text of int", "Texts": "listed Texts string as text of map", "Both": "listed Both 2 values of int",
		"Amount": "listed Amount integer of int", "Opt": "listed OptInt string null of struct", "Secret": "listed Alias boolean of struct Alias",
		"Size": "string", "Names": "seq Names to string", "Seqs": "map to seq to pointer to text of string",
		"Quoted": "quoted to int", "QuotedP": "pointer to quoted to bool",
	}
	for use, typ := range map[string]*model.Type{"argument": p.Model.Tools[0].Params[0].Property.Type, "result": p.Model.Tools[0].Result.Type} {
		got := map[string]string{}
		for _, f := range typ.Struct.Fields {
			got[f.Name] = formText(f.Type)
		}
		want["Money"] = "listed Money string of struct"
		if use == "result" {
			want["Money"] = "listed Money string as text of struct" // its MarshalText
		}
		assert.Equal(t, want, got, use)
	}
}

// formText tells what a type became.
func formText(t *model.Type) string {
	text := t.Kind.String()
	if t.Listed != nil {
		text += " " + t.Listed.Name
		for _, name := range t.Listed.Schema.Types {
			text += " " + name
		}
		if t.Listed.Schema.Enum != nil {
			text += fmt.Sprint(" ", len(t.Listed.Schema.Enum), " values")
		}
		if t.Listed.Text {
			text += " as text"
		}
	}
	if t.Base != model.KindInvalid {
		text += " of " + t.Base.String()
	}
	if t.Len > 0 {
		text += fmt.Sprint(" ", t.Len)
	}
	if n := t.Go.Name; n == "Num" || n == "Names" || n == "Alias" {
		text += " " + n // spelled as the source has it
	}
	if t.Elem != nil && t.Kind != model.KindArray {
		text += " to " + formText(t.Elem)
	}
	return text
}
