package directive

import (
	"go/ast"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestResembles(t *testing.T) {
	for text, want := range map[string]bool{
		"//tool:export":             true,
		"//tool:frobnicate":         true,
		"//tool:":                   true,
		"// tool:export":            true,
		"//Tool:Export":             true,
		"//tol:export":              true,
		"/*\ntool:export\n*/":       true,
		"// A tool: it exports.":    false,
		"//go:generate go tool x":   false,
		"//toolchain:export":        false,
		"// see //tool:export":      false,
		"//	//tool:export, as code": false,
	} {
		assert.Equal(t, want, Resembles(&ast.Comment{Text: text}), "%q", text)
	}
}
