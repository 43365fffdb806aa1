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
	fmt.Fprintf(stdout, "%s (%s): %s\n\n%s\n\nWrong:\n\n%s\nRight:\n\n%s",
		e.Code, e.Severity, e.Title, e.Why, indented(e.Wrong), indented(e.Right))
	return statusDone
}

// indented returns source text as Go comments set off code: by a tab.
func indented(source string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(source, "\n") {
		if line != "" {
			b.WriteByte('\t')
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}
