package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// The exit statuses. Of several that apply to one run the greatest counts, so
// that scripts can tell a fault in the sources from one in the surroundings.
const (
	statusDone   = 0 // done, or up to date
	statusFaults = 1 // diagnostics of severity error, or files out of date
	statusFailed = 2 // could not run
)

// run executes one command line and returns its exit status. It is all of main,
// so that tests can call it.
func run(args []string, stdout, stderr io.Writer) int {
	if len(args) > 0 {
		switch args[0] {
		case "explain":
			return explain(args[1:], stdout, stderr)
		case "version":
			return version(args[1:], stdout, stderr)
		case "help":
			args = []string{"-h"}
		}
	}
	opts, err := parseFlags(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(stdout, usage)
		return statusDone
	}
	if err != nil {
		return misused(stderr, err)
	}
	c := &command{options: opts, stdout: stdout, stderr: stderr}
	return c.run()
}

// misused reports a wrong command line.
func misused(stderr io.Writer, err error) int {
	fmt.Fprintf(stderr, "toolgen: %v\nRun 'toolgen -h' for usage.\n", err)
	return statusFailed
}

// A command is one run over packages.
type command struct {
	options
	stdout, stderr io.Writer
}

func (c *command) run() int {
	start := time.Now()
	loaded, err := parse.Load(parse.Config{Dir: c.dir, Patterns: c.patterns, Tags: c.tags, Trace: c.trace})
	if err != nil {
		return c.fail(err)
	}
	c.trace("loaded %s in %v", counted(len(loaded.Packages), "package"), since(start))
	status := c.report(loaded)
	if status == statusDone && !anyTools(loaded) {
		c.sayNoTools()
	}
	if c.list {
		return max(status, c.printTools(loaded))
	}
	apply := c.write
	if c.check {
		apply = c.listOutdated
	}
	for _, p := range loaded.Packages {
		status = max(status, c.generate(p, apply))
	}
	return status
}

// generate brings one package's folder up to date through apply. A package with
// errors keeps what it has: code for a part of its tools would be a surprise.
func (c *command) generate(p *parse.Package, apply func([]change) int) int {
	if p.Model == nil || p.Diagnostics.HasErrors() {
		return statusDone
	}
	start := time.Now()
	files, err := emit.Files(p.Model)
	if err != nil {
		return c.fail(fmt.Errorf("%s: %w", p.Path, err))
	}
	c.trace("generated %s in %v", p.Path, since(start))
	changes, err := plan(p.Dir, files, p.Stale)
	if err != nil {
		return c.fail(err)
	}
	return apply(changes)
}

// report prints the diagnostics of all packages as one list, because a field of
// a shared type is reported by every package that uses it.
func (c *command) report(loaded *parse.Result) int {
	var all diag.List
	for _, p := range loaded.Packages {
		for _, d := range findings(p) {
			all.Add(d)
		}
	}
	write := diag.WriteText
	if c.format == "json" {
		write = diag.WriteJSON
	}
	if err := write(c.stderr, c.dir, all.All()); err != nil {
		return c.fail(err)
	}
	if all.HasErrors() {
		return statusFaults
	}
	return statusDone
}

// findings are what is wrong with a package, and what the forms of its tools
// that //tool:providers asks for lose.
func findings(p *parse.Package) []diag.Diagnostic {
	found := p.Diagnostics.All()
	if p.Model != nil {
		found = append(found, emit.Losses(p.Model, p.Model.Providers)...)
	}
	return found
}

func anyTools(loaded *parse.Result) bool {
	for _, p := range loaded.Packages {
		if p.Model != nil && len(p.Model.Tools) > 0 {
			return true
		}
	}
	return false
}

// sayNoTools tells those who asked to see something how to start. It is silent
// with -format json, under which standard error holds diagnostics only.
func (c *command) sayNoTools() {
	if (c.list || c.verbose) && c.format == "text" {
		fmt.Fprintln(c.stderr, "toolgen: there are no tools in these packages; put //tool:export into a function's doc comment to make it one")
	}
}

// fail reports what kept a step from being done, one line for each fault.
func (c *command) fail(err error) int {
	for line := range strings.SplitSeq(err.Error(), "\n") {
		fmt.Fprintf(c.stderr, "toolgen: %s\n", line)
	}
	return statusFailed
}

// trace tells of a step under -v.
func (c *command) trace(format string, args ...any) {
	if c.verbose {
		fmt.Fprintf(c.stderr, "toolgen: "+format+"\n", args...)
	}
}

// counted returns a number of things: "1 file", "2 files".
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// since returns the time since start in the precision that is worth reading.
func since(start time.Time) time.Duration {
	return time.Since(start).Round(100 * time.Microsecond)
}
