// Toolgen writes the code that lets a model call Go functions: for each function
// whose doc comment holds //tool:export, a schema of its parameters, a binder
// that checks and decodes the model's arguments, and an encoder of its results,
// all without reflection.
//
// Usage:
//
//	toolgen [flags] [packages]   generate; the default package is .
//	toolgen explain OLT005       what a diagnostic means, with a wrong and a right example
//	toolgen version              the version, the Go version, the contract generation
//
// Packages are named as for the go command. Beside a source file such as
//
//	package shop
//
//	// Price returns the price of an article in cents.
//	//
//	// Parameters:
//	//   - sku: the article's code, such as MUG-0042
//	//
//	//tool:export
//	func Price(sku string) (int, error) { return 850, nil }
//
// toolgen writes zz_toolgen.go with a function Tools. A program that gives
// shop.Tools() to toolrt.NewRegistry offers a model the tool "price", which takes
// {"sku":"MUG-0042"}. Tools of files under a build constraint go to files of their
// own with the same constraint, written by a run in such a build. A package whose
// last tool is gone loses what was written; a file that toolgen did not write is
// never overwritten or removed.
//
// The flags, which go before the packages, are:
//
//	-check
//		write nothing; list the files that are out of date. For CI, which
//		should fail where somebody forgot to generate
//	-diff
//		write nothing; print what would change as a unified diff. To see what
//		an edit, or a new version of toolgen, does before it is done
//	-list
//		write nothing; print the tools that a model will see. For reviews;
//		with -format json the schemas too, for programs
//	-format text|json|github|sarif
//		how diagnostics are printed: for people and editors (the default), as
//		a JSON object a line, as annotations of GitHub Actions, or as one
//		SARIF 2.1.0 document, which code scanning takes. -list knows the
//		first two
//	-severity CODE=error|warning|off,...
//		raise or silence warnings, for teams that want every parameter
//		described, or do not. An error cannot be lowered, because there is no
//		code that would do what the source says
//	-providers anthropic,openai,gemini
//		report what the forms for these providers lose, and show them in
//		-list. To learn what a provider would make of a package: what is
//		written //tool:providers decides, never a flag
//	-tags LIST
//		build tags, separated by commas, as for the go command
//	-C DIR
//		work in this folder, as if toolgen had been started there
//	-v
//		say what was loaded, skipped and written, with times
//
// What is wrong with a package is printed to standard error, all of it in one run,
// as file:line:col: OLTnnn: message, and on a terminal with the line itself.
// Nothing of a package with an error is written; the other packages are. Where it
// succeeds toolgen is silent.
//
// The exit status is
//
//	0  all is done, or up to date
//	1  errors in a package or, under -check and -diff, files out of date
//	2  toolgen could not do its work: a wrong flag, a pattern that matches
//	   nothing, the go command failing, a file that cannot be written or that
//	   is someone else's
//
// The environment is the go command's: GOFLAGS, GOOS and the like choose the build
// that is looked at. NO_COLOR turns colours off. Files are named relative to
// GITHUB_WORKSPACE in the formats for GitHub. TOOLGENCACHE is the folder that runs
// are remembered in, so that one without changes is short, or "off".
//
// Add toolgen to a module and run it over all of it with
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
	growHeap()
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}
