package model

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestQuote(t *testing.T) {
	for in, want := range map[string]string{
		"":                   `""`,
		"a\"b\\c/":           `"a\"b\\c/"`,
		"\b\f\n\r\t\x00\x1f": `"\b\f\n\r\t\u0000\u001f"`,
		"<&>\u2028é📦\x7f":    "\"<&>\u2028é📦\x7f\"",
		"a\xffb":             "\"a\uFFFDb\"",
	} {
		assert.Equal(t, want, Quote(in))
		assert.True(t, json.Valid([]byte(Quote(in))), in)
	}
}

func TestExprKeyTellsSpellingsApart(t *testing.T) {
	name := func(n string) Expr { return Expr{Kind: ExprName, Name: n} }
	page := func(arg Expr) Expr {
		return Expr{Kind: ExprQualified, PkgPath: "case.test/p", PkgName: "p", Name: "Page", Args: []Expr{arg}}
	}
	field := func(f ExprField) Expr { return Expr{Kind: ExprStruct, Fields: []ExprField{f}} }
	seen := map[string]Expr{}
	for _, e := range []Expr{
		name("rune"), name("int32"), page(name("rune")), page(name("int32")),
		{Kind: ExprPointer, Args: []Expr{name("int32")}},
		{Kind: ExprSlice, Args: []Expr{name("int32")}},
		{Kind: ExprArray, Len: 2, Args: []Expr{name("int32")}},
		{Kind: ExprArray, Len: 3, Args: []Expr{name("int32")}},
		{Kind: ExprMap, Args: []Expr{name("string"), name("int32")}},
		field(ExprField{Name: "A", Type: name("int32")}),
		field(ExprField{Name: "A", Type: name("int32"), Tag: `json:"a"`}),
		field(ExprField{Name: "A", Type: name("A")}),
		field(ExprField{Name: "A", Type: name("A"), Embedded: true}),
	} {
		other, twice := seen[e.Key()]
		assert.False(t, twice, "%v and %v", e, other)
		seen[e.Key()] = e
	}
	assert.Equal(t, page(name("rune")).Key(), page(name("rune")).Key())
}

func TestStructsWithoutNameArePlaces(t *testing.T) {
	unnamed := Expr{Kind: ExprStruct}
	a, b := Struct{Go: unnamed, Pos: Pos{File: "a.go", Line: 1}}, Struct{Go: unnamed, Pos: Pos{File: "a.go", Line: 2}}
	assert.NotEqual(t, a.Key(), b.Key())
	named := Expr{Kind: ExprName, Name: "Order"}
	a.Go, b.Go = named, named
	assert.Equal(t, a.Key(), b.Key())
}

func TestRegisterNames(t *testing.T) {
	p := &Package{}
	assert.Equal(t, []string{"Tools"}, p.RegisterNames(nil))
	assert.Equal(t, []string{"StoreTools", "ScopedStoreTools"}, p.RegisterNames(&Receiver{Type: "Store"}))
	assert.Equal(t, []string{"storeTools", "scopedStoreTools"}, p.RegisterNames(&Receiver{Type: "store"}))
	p.Register = "AgentTools"
	assert.Equal(t, []string{"AgentTools"}, p.RegisterNames(nil))
	assert.Equal(t, []string{"éclairAgentTools", "scopedÉclairAgentTools"}, p.RegisterNames(&Receiver{Type: "éclair"}))
}

func TestDumpIsStable(t *testing.T) {
	p := &Package{Path: "case.test", Tools: []*Tool{{Name: "a", Params: []*Param{{Property: &Property{
		Name: "n", Type: &Type{Kind: KindInt, Check: NoCheck()},
	}}}}}}
	first, err := p.Dump()
	require.NoError(t, err)
	second, err := p.Dump()
	require.NoError(t, err)
	assert.Equal(t, string(first), string(second))
	assert.Contains(t, string(first), `"Kind": "int"`)
}
