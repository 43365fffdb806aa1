package emit

import (
	"bytes"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/model"
)

// TestEmbeddedDefaults holds that the code for defaults behind an embedded
// pointer grows with the number of properties, not with its square.
func TestEmbeddedDefaults(t *testing.T) {
	lines := func(n int) int {
		files, err := Files(&model.Package{Path: "case.test", Name: "tools", Tools: []*model.Tool{embeddedDefaults(n)}})
		require.NoError(t, err)
		return bytes.Count(files[0].Content, []byte("\n"))
	}
	few := lines(50)
	assert.Less(t, lines(100), 2*few)
	assert.Greater(t, lines(100), few)
}

// embeddedDefaults is a tool that takes a struct with properties behind an
// embedded pointer, each with a default.
func embeddedDefaults(n int) *model.Tool {
	name := func(s string) model.Expr { return model.Expr{Kind: model.ExprName, Name: s} }
	in := name("In")
	s := &model.Struct{Go: name("T"), Name: "T"}
	for i := range n {
		f := &model.Field{Path: []model.Step{{Name: "In", Alloc: &in}, {Name: "F" + strconv.Itoa(i)}}}
		f.Name = f.Path[1].Name
		f.Type = &model.Type{Kind: model.KindBool, Go: name("bool"), Check: model.NoCheck()}
		f.Default = &model.Default{JSON: "true", Text: "true"}
		s.Fields = append(s.Fields, f)
	}
	p := &model.Property{Name: "t", Type: &model.Type{Kind: model.KindStruct, Go: s.Go, Struct: s, Check: model.NoCheck()}}
	return &model.Tool{Name: "use", Func: "Use", Params: []*model.Param{{GoName: "t", Property: p}}}
}
