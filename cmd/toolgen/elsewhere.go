package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// elsewhere tells of tools that this build does not hold and whose output is not
// what it should be. Only a run in a build with them can mend that, so a run that
// writes is done all the same, and one that compares is not.
func (c *command) elsewhere(p *parse.Package) int {
	if len(p.Elsewhere) == 0 {
		return statusDone
	}
	status, current := statusDone, emit.Current(p.Model)
	for _, e := range p.Elsewhere {
		content, err := os.ReadFile(e.Path)
		missing := errors.Is(err, fs.ErrNotExist)
		switch {
		case err != nil && !missing:
			return c.fail(err)
		case err == nil && isOurs(content) && current(e.Build, content):
			continue
		}
		c.unfinished = true
		if c.check {
			if _, err := fmt.Fprintln(c.stdout, c.relative(e.Path)); err != nil {
				return c.fail(err)
			}
		}
		if c.check || c.diff {
			status = statusFaults
		}
		c.advise(e, missing)
	}
	return status
}

// sayUnlisted tells of the tools that -list does not know.
func (c *command) sayUnlisted(loaded *parse.Result) {
	for _, p := range loaded.Packages {
		for _, e := range p.Elsewhere {
			c.advise(e, true)
		}
	}
}

func anyElsewhere(loaded *parse.Result) bool {
	return slices.ContainsFunc(loaded.Packages, func(p *parse.Package) bool { return len(p.Elsewhere) > 0 })
}

// advise says where tools of another build are, and what to do: missing tells
// that nothing of theirs is known here, else that their output is an old one.
func (c *command) advise(e parse.Elsewhere, missing bool) {
	if c.format != "text" {
		return // what reads standard error then takes diagnostics only
	}
	text := fmt.Sprintf("%s holds tools of another build (%s)", c.relative(e.Source), e.Build.Constraint)
	if !missing {
		text += ", and " + e.Build.OutputName() + " is out of date"
	}
	text += ": run toolgen in that build too"
	if how := inBuild(e); how != "" {
		text += ", for instance with " + how
	}
	fmt.Fprintf(c.stderr, "toolgen: %s\n", text)
}

// inBuild is how to run toolgen in another build. The go command would make the
// tool itself for a system that the environment names, so it is only asked where
// the tool lies.
func inBuild(e parse.Elsewhere) string {
	var words []string
	if len(e.Env) > 0 {
		words = append(slices.Clone(e.Env), "$(go tool -n toolgen)")
	}
	if e.Tags != "" {
		words = append(words, "-tags "+e.Tags)
	}
	return strings.Join(words, " ")
}
