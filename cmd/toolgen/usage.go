package main

// usage is the manual of the package comment in brief. Flags that it names are
// those of parseFlags, which a test holds it to.
const usage = `Toolgen writes the code that lets a model call Go functions.

usage:
	toolgen [flags] [packages]   generate; the default package is .
	toolgen explain OLT005       what a diagnostic means, with a wrong and a right example
	toolgen version              the version, the Go version, the contract generation

flags:
	-check              write nothing; list the files that are out of date
	-list               write nothing; print the tools that a model will see
	-format text|json   how diagnostics and -list are printed (default text)
	-tags LIST          build tags, separated by commas, as for the go command
	-C DIR              work in this folder instead of the current one
	-v                  say what was loaded and written, with times

exit status:
	0   done, or up to date
	1   errors in a package, or files out of date
	2   could not run
`
