package main

import "fmt"

// howToStart is what those who asked to see something are told where there are no
// tools.
const howToStart = `toolgen: there are no tools in these packages
	A function becomes a tool by //tool:export in its doc comment:

		// Greet greets a person.
		//
		// Parameters:
		//   - name: the person's name
		//
		//tool:export
		func Greet(name string) string { return "Hello, " + name + "!" }

	Run toolgen again to write zz_toolgen.go beside it, whose Tools() a program
	gives to a registry; 'toolgen -h' tells more. docs/migrating.md in toolgen's
	repository is for those who have structs with jsonschema tags, or MCP tools.
`

// sayNoTools tells how to start. It is silent where standard error is read by
// programs.
func (c *command) sayNoTools() {
	if (c.list || c.verbose) && c.format == "text" {
		fmt.Fprint(c.stderr, howToStart)
	}
}
