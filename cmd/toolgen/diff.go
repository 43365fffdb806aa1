package main

import (
	"bytes"

	"github.com/toolgen/toolgen/internal/diff"
)

// printDiff is what -diff does with the changes that a run would make: it prints
// them for a program that applies them in the working folder, such as patch -p1.
func (c *command) printDiff(changes []change) int {
	for _, ch := range changes {
		name := c.relative(ch.path)
		from := diff.File{Name: name, Missing: ch.missing, Content: ch.old}
		to := diff.File{Name: name, Missing: ch.content == nil, Content: withLineEnds(ch.old, ch.content)}
		if _, err := c.stdout.Write(diff.Unified(from, to)); err != nil {
			return c.fail(err)
		}
		c.trace("%s: %s", name, reason(ch))
	}
	if len(changes) > 0 {
		return statusFaults
	}
	return statusDone
}

// withLineEnds gives a new text the line ends of the old one. Where version
// control made a carriage return of each, no line would be the same.
func withLineEnds(old, content []byte) []byte {
	first, _, _ := bytes.Cut(old, []byte("\n"))
	if !bytes.HasSuffix(first, []byte("\r")) {
		return content
	}
	return bytes.ReplaceAll(content, []byte("\n"), []byte("\r\n"))
}
