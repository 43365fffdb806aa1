// Package toolgen is the root of a module that turns ordinary Go functions into
// tools that language models call.
//
// The generator is the command [github.com/toolgen/toolgen/cmd/toolgen]; what
// it generates is called through [github.com/toolgen/toolgen/runtime]. This
// package itself is empty.
package toolgen
