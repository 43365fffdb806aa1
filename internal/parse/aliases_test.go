package parse

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSpelledByAlias holds that types whose own names are out of reach are
// spelled by an alias, whichever package on the way to them declares it, and
// that what is loaded beside the package changes nothing.
func TestSpelledByAlias(t *testing.T) {
	files := func() map[string]string {
		return map[string]string{
			"p.go":       "package p\n\nimport \"case.test/mid\"\n\n// Use uses it.\n//\n//tool:export\nfunc Use(b mid.Box) {}\n",
			"mid/mid.go": "package mid\n\nimport \"case.test/pub\"\n\ntype Box struct {\n\tPub   pub.Pub\n\tRunes pub.Page[rune]\n}\n",
			"pub/pub.go": "package pub\n\nimport \"case.test/pub/internal/own\"\n\ntype (\n\tPub         struct{ O own.Order; K []own.Kind; R own.Page[rune] }\n" +
				"\tOrder       = own.Order\n\tTag         = own.Tag\n\tKind        = own.Kind\n\tPage[T any] = own.Page[T]\n\tInts        = own.Page[int32]\n\tRunes       = own.Page[rune]\n)\n",
			"pub/internal/own/own.go": "package own\n\ntype Order struct{ Tags []Tag }\n\ntype Tag struct{ Name string }\n\ntype Page[T any] struct{ Items []T }\n\n" +
				"type Kind string\n\nconst (\n\tBig Kind = \"big\"\n\tSmall = Kind(\"small\")\n)\n",
		}
	}
	for _, patterns := range [][]string{{"."}, {"./..."}} {
		p := loadSource(t, files(), patterns...)[0]
		require.False(t, p.Diagnostics.HasErrors(), "%v", p.Diagnostics.All())
		box := p.Model.Tools[0].Params[0].Property.Type.Struct.Fields
		pub := box[0].Type.Struct.Fields
		got := []string{
			pub[0].Type.Go.Key(), pub[0].Type.Struct.Fields[0].Type.Elem.Go.Key(), pub[1].Type.Elem.Go.Key(),
			pub[2].Type.Go.Key(), box[1].Type.Go.Key(), pub[1].Type.Elem.Enum.Members[1].Name,
		}
		assert.Equal(t, []string{"case.test/pub.Order", "case.test/pub.Tag", "case.test/pub.Kind", "case.test/pub.Runes", "case.test/pub.Page[rune]", "small"}, got)
	}
}

// TestHiddenConstants holds that an unexported type which an alias names has all
// its constants, also where they come from export data.
func TestHiddenConstants(t *testing.T) {
	for _, patterns := range [][]string{{"."}, {"./..."}} {
		p := loadSource(t, map[string]string{
			"p.go":       "package p\n\nimport \"case.test/dep\"\n\n// Use uses it.\n//\n//tool:export\nfunc Use(m dep.Mode) {}\n",
			"dep/dep.go": "package dep\n\ntype Mode = mode\n\ntype mode string\n\nconst (\n\tfirst mode = \"first\"\n\tSecond mode = \"second\"\n)\n",
		}, patterns...)[0]
		require.False(t, p.Diagnostics.HasErrors(), "%v", p.Diagnostics.All())
		e := p.Model.Tools[0].Params[0].Property.Type.Enum
		require.NotNil(t, e)
		require.Len(t, e.Members, 2)
		assert.Equal(t, "first", e.Members[0].Name)
		assert.Empty(t, e.Members[0].Const)
		assert.Equal(t, "Second", e.Members[1].Const.Name)
	}
}
