// Toolgen-vet reports under go vet what toolgen reports about packages: what is
// wrong with their //tool: directives and with the functions that these make
// tools.
//
//	go get -tool github.com/toolgen/toolgen/cmd/toolgen-vet
//	go vet -vettool="$(go tool -n toolgen-vet)" ./...
//
// go vet -vettool runs this tool alone; go vet without it runs what it always
// does. The flags of go vet that apply to every tool apply here:
//
//	-fix
//		apply the suggested fixes, such as for a misspelt directive
//	-json
//		print findings and fixes as JSON
//	-toolgen.severity LIST
//		warnings to silence, such as OLT012=off,OLT014=off
//
// go vet has no warnings: what toolgen warns of fails it. Without go vet,
//
//	toolgen-vet ./...
//
// loads the packages itself, and reports those that do not compile too.
package main

import (
	"golang.org/x/tools/go/analysis/multichecker"

	"github.com/toolgen/toolgen/analyzer"
)

func main() { multichecker.Main(analyzer.Analyzer) }
