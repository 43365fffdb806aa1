package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
)

// explain prints the documentation of one diagnostic.
func explain(args []string, stdout, stderr io.Writer) int {
	if len(args) != 1 {
		return misused(stderr, fmt.Errorf("explain takes one code, such as OLT005"))
	}
	e, ok := diag.Lookup(strings.ToUpper(args[0]))
	if !ok {
		codes := diag.Entries()
		return misused(stderr, fmt.Errorf("there is no diagnostic %s; they are %s to %s", args[0], codes[0].Code, codes[len(codes)-1].Code))
	}
	fmt.Fprintf(stdout, "%s (%s): %s\n\n%s", e.Code, e.Severity, e.Title, e.Help())
	return statusDone
}
