package main

import (
	"fmt"

	"github.com/toolgen/toolgen/internal/diag"
)

// listOutdated is what -check does with the changes that a run would make: it
// prints the files that are missing, different or left over, one a line.
func (c *command) listOutdated(changes []change) int {
	for _, ch := range changes {
		if _, err := fmt.Fprintln(c.stdout, c.relative(ch.path)); err != nil {
			return c.fail(err)
		}
		c.trace("%s: %s", c.relative(ch.path), reason(ch))
	}
	if len(changes) > 0 {
		return statusFaults
	}
	return statusDone
}

func reason(ch change) string {
	switch {
	case ch.content == nil:
		return "is left over from tools that are gone"
	case ch.missing:
		return "is missing"
	}
	return "differs from what its sources ask for"
}

// relative returns a path as it is shown to the user.
func (c *command) relative(path string) string {
	return diag.Relative(c.dir, path)
}
