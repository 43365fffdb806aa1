// Toolgen writes the code that lets a model call Go functions: for each function
// whose doc comment holds //tool:export, a schema of its parameters, a binder
// that checks and decodes the model's arguments, and an encoder of its results,
// all without reflection.
//
// Usage:
//
//	toolgen [flags] [packages]
//	toolgen explain CODE
//	toolgen version
//
// Packages are named as for the go command; the default is the package in the
// working folder. For a package with tools toolgen writes zz_toolgen.go beside
// the sources. A package whose last tool is gone loses this file. A file that
// toolgen did not write is never overwritten or removed.
//
// The flags, which go before the packages, are:
//
//	-check
//		write nothing; list the files that are out of date
//	-list
//		write nothing; print the tools that a model will see
//	-format text|json
//		how diagnostics and -list are printed (default text)
//	-tags LIST
//		build tags, separated by commas, as for the go command
//	-C DIR
//		work in this folder instead of the current one
//	-v
//		say what was loaded and written, with times
//
// What is wrong with a package is printed to standard error, all of it in one
// run, as file:line:col: OLTnnn: message; with -format json as one JSON object a
// line. Nothing of a package with an error is written; the other packages are.
// What a code means, toolgen explain tells with an example.
//
// The exit status is 0 when all is done or up to date, 1 when there are errors
// in a package or, under -check, files out of date, and 2 when toolgen could not
// do its work: a wrong flag, a pattern that matches nothing, the go command
// failing, a file that cannot be written or that is someone else's. Where it
// succeeds toolgen is silent.
//
// Add it to a module and run it over all of it with
//
//	go get -tool github.com/toolgen/toolgen/cmd/toolgen
//	go tool toolgen ./...
//
// or with one line beside go.mod for go generate:
//
//	//go:generate go tool toolgen ./...
package main

import "os"

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}
