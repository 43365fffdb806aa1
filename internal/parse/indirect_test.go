package parse

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/model"
)

// TestIndirectPackages holds that a type means the same whether its package is a
// root, is imported by one, or is known only through what another package needs
// of it: its constants, its comments and the constants that its directives name.
func TestIndirectPackages(t *testing.T) {
	files := map[string]string{
		"kinds/kinds.go": `package kinds

type Priority int

const (
	Low  Priority = 1
	High Priority = 2
)

const Max = 8

type Detail struct {
	// Text is a text.
	//
	//tool:field maxLength=@Max
	Text string
}
`,
		"mid/mid.go": `package mid

import "case.test/kinds"

type Task struct {
	Priority kinds.Priority
	Detail   kinds.Detail
}
`,
		"p.go": `package p

import "case.test/mid"

//tool:export
func Do(t mid.Task) {}
`,
	}
	var found []*model.Struct
	for _, patterns := range [][]string{{"."}, {"./..."}, {".", "./kinds"}} {
		all := loadSource(t, files, patterns...)
		p := all[slices.IndexFunc(all, func(p *Package) bool { return p.Path == "case.test" })]
		require.False(t, p.Diagnostics.HasErrors(), "%v: %v", patterns, p.Diagnostics.All())
		found = append(found, p.Model.Tools[0].Params[0].Property.Type.Struct)
	}
	task := found[0].Fields
	require.Equal(t, model.KindEnum, task[0].Type.Kind)
	assert.Len(t, task[0].Type.Enum.Members, 2)
	text := task[1].Type.Struct.Fields[0]
	assert.Equal(t, "A text.", text.Description)
	assert.Equal(t, 8, text.Type.Check.MaxLength)
	for _, other := range found[1:] {
		assert.Equal(t, task[0].Type.Enum.Members, other.Fields[0].Type.Enum.Members)
		assert.Equal(t, text.Type, other.Fields[1].Type.Struct.Fields[0].Type)
	}
}
