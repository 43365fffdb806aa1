package parse

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestParameterComments holds which parameter a comment in a signature speaks
// of. Each case is a parameter list and the descriptions that come of it.
func TestParameterComments(t *testing.T) {
	tests := []struct {
		name, params string
		want         map[string]string
	}{
		{"beside", "\n\ta int, // first\n\tb int, // second\n", map[string]string{"a": "first", "b": "second"}},
		{"above", "\n\t// first\n\ta int,\n\n\t// second\n\t// line\n\tb int,\n", map[string]string{"a": "first", "b": "second line"}},
		{"above wins", "\n\t// above\n\ta int, // beside\n", map[string]string{"a": "above"}},
		{"shared", "\n\ta, b int, // both\n", map[string]string{"a": "both", "b": "both"}},
		{"two on a line", "\n\ta int /* first */, b int, // second\n", map[string]string{"a": "first", "b": "second"}},
		{"in front", "\n\t/* first */ a int, b int,\n", map[string]string{"a": "first", "b": ""}},
		{"within", "a /* first */ int, b int /* second */", map[string]string{"a": "first", "b": "second"}},
		{"on one line", "a int /* first */, b int", map[string]string{"a": "first", "b": ""}},
		{"detached", "\n\ta int,\n\n\t// far\n\n\tb int,\n", map[string]string{"a": "", "b": "far"}},
		{"behind the last", "\n\ta int,\n\t// nothing\n", map[string]string{"a": ""}},
		{"of a field", "a int, b struct {\n\tX int // of the field\n}, c int", map[string]string{"a": "", "b": "", "c": ""}},
		{"of a literal", "\n\ta struct {\n\t\tX int\n\t}, // first\n\tb int,\n", map[string]string{"a": "first", "b": ""}},
		{"windows", "\r\n\ta int, // first\r\n\t// second\r\n\tb int,\r\n", map[string]string{"a": "first", "b": "second"}},
		{"its name", "\n\t// a is the first.\n\ta int,\n", map[string]string{"a": "The first."}},
	}
	source := []string{"package p\n"}
	for i, tt := range tests {
		source = append(source, "// F does it.\n//\n//tool:export f"+string(rune('a'+i))+"\nfunc F"+string(rune('a'+i))+"("+tt.params+") {}\n")
	}
	p := loadSource(t, map[string]string{"p.go": strings.Join(source, "\n")})[0]
	require.False(t, p.Diagnostics.HasErrors(), "%v", p.Diagnostics.All())
	for i, tt := range tests {
		got := map[string]string{}
		for _, param := range p.Model.Tools[i].Params {
			got[param.GoName] = param.Property.Description
		}
		assert.Equal(t, tt.want, got, tt.name)
	}
}
