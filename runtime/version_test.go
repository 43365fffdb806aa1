package runtime

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// generated is what every generated file of generation 3 holds.
const generated = `package tools

import toolrt "github.com/toolgen/toolgen/runtime"

const (
	_ = toolrt.RunToolgenAgain(3 - toolrt.OldestGenerated)
	_ = toolrt.UpdateTheRuntime(toolrt.NewestGenerated - 3)
)
`

func TestGenerationsMismatchDoesNotCompile(t *testing.T) {
	source, err := os.ReadFile("version.go")
	require.NoError(t, err)
	tests := []struct{ name, oldest, newest, cure string }{
		{"this package", "3", "3", ""},
		{"a runtime that also knows other files", "1", "5", ""},
		{"a runtime that no longer knows the file", "4", "5", "RunToolgenAgain"},
		{"a runtime older than the file", "1", "2", "UpdateTheRuntime"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			patched := strings.NewReplacer(
				"OldestGenerated = 3", "OldestGenerated = "+test.oldest,
				"NewestGenerated = 3", "NewestGenerated = "+test.newest,
			).Replace(string(source))
			runtime, err := compile("runtime", patched, nil)
			require.NoError(t, err)
			_, err = compile("tools", generated, runtime)
			if test.cure == "" {
				assert.NoError(t, err)
			} else {
				assert.ErrorContains(t, err, test.cure)
				assert.ErrorContains(t, err, "-1")
			}
		})
	}
}

// compile type-checks one file; imports are the only package it may import.
func compile(path, source string, imports *types.Package) (*types.Package, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path+".go", source, 0)
	if err != nil {
		return nil, err
	}
	config := types.Config{Importer: importer{imports}}
	return config.Check(path, files, []*ast.File{file}, nil)
}

type importer struct{ only *types.Package }

func (i importer) Import(string) (*types.Package, error) { return i.only, nil }
