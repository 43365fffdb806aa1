// Package mcp calls tools through the libraries of MCP that a user may choose
// instead of toolgen: the official Go SDK and mark3labs/mcp-go.
package mcp

import "errors"

// A Tool is what the libraries are given: a function with its schemas.
type Tool[In, Out any] struct {
	Name         string
	InputSchema  string
	OutputSchema string
	Run          func(In) (Out, error)
}

// A Call takes the arguments of a call and returns its result, both as JSON text.
type Call func(arguments []byte) ([]byte, error)

// refused is what a model is told of a call that failed.
func refused(text string) error { return errors.New(text) }
