package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// inspect returns what is wrong with the packages, with the severities of the
// table of codes, and notes those that -severity or the table keeps from being
// written.
func (c *command) inspect(loaded *parse.Result) []diag.Diagnostic {
	c.faulty = map[*parse.Package]bool{}
	var all []diag.Diagnostic
	for _, p := range loaded.Packages {
		found := findings(p, c.providers...)
		c.faulty[p] = hasErrors(c.levels.Apply(found))
		all = append(all, found...)
	}
	return all
}

// findings are what is wrong with a package, and what the forms of its tools
// lose that //tool:providers asks for, or that are named here.
func findings(p *parse.Package, providers ...string) []diag.Diagnostic {
	found := p.Diagnostics.All()
	if p.Model != nil {
		found = append(found, emit.Losses(p.Model, formsOf(p, providers))...)
	}
	return found
}

func hasErrors(found []diag.Diagnostic) bool {
	return slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.Severity == diag.Error })
}

// report prints what was found in all packages, with the severities of -severity,
// and returns the status that it leads to.
func (c *command) report(found []diag.Diagnostic) int {
	// One list, because a field of a shared type is reported by every package
	// that uses it.
	var all diag.List
	for _, d := range c.levels.Apply(found) {
		all.Add(d)
	}
	c.found = all.All()
	if err := c.print(c.found); err != nil {
		return c.fail(err)
	}
	if all.HasErrors() {
		return statusFaults
	}
	return statusDone
}

// print writes findings to standard error, in the format that was asked for.
func (c *command) print(found []diag.Diagnostic) error {
	switch c.format {
	case "json":
		return diag.WriteJSON(c.stderr, c.dir, found)
	case "github":
		return diag.WriteGitHub(c.stderr, c.roots(), found)
	case "sarif":
		return nil // one document for the whole run: finish writes it
	}
	if c.screen.terminal {
		return diag.WriteTerminal(c.stderr, c.dir, found, c.screen.colour)
	}
	return diag.WriteText(c.stderr, c.dir, found)
}

// finish writes what can only be written when all is done, and returns the exit
// status.
func (c *command) finish(status int) int {
	if c.format != "sarif" {
		return status
	}
	err := diag.WriteSARIF(c.stderr, diag.Run{
		Version: buildVersion(), Roots: c.roots(), ExitCode: status, Failures: c.failures, Diagnostics: c.found,
	})
	if err != nil {
		return statusFailed // standard error is where it would be told
	}
	return status
}

// fail reports what kept a step from being done, one line for each fault.
func (c *command) fail(err error) int {
	switch c.format {
	case "sarif":
		c.failures = append(c.failures, err.Error())
	case "github":
		diag.WriteGitHubFailure(c.stderr, err.Error())
	default:
		for line := range strings.SplitSeq(err.Error(), "\n") {
			fmt.Fprintf(c.stderr, "toolgen: %s\n", line)
		}
	}
	return statusFailed
}

// roots are the folders that GitHub's formats name files relative to: the root of
// the checkout, which a workflow may reach through a symbolic link, and outside
// of a workflow the working folder.
func (c *command) roots() diag.Roots {
	var roots diag.Roots
	if workspace := os.Getenv("GITHUB_WORKSPACE"); workspace != "" {
		roots = append(roots, workspace)
		if real, err := filepath.EvalSymlinks(workspace); err == nil {
			roots = append(roots, real)
		}
	}
	return append(roots, c.dir)
}
