package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/toolgen/toolgen/internal/diag"
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
	c := &command{options: opts, stdout: stdout, stderr: stderr, screen: screenOf(stderr, os.Getenv)}
	return c.finish(c.run())
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
	screen         screen // what standard error is
	found          []diag.Diagnostic
	failures       []string // that -format sarif has to tell of at the end
	faulty         map[*parse.Package]bool
	changes        []change // of all packages
	unfinished     bool     // an output that another build makes is to be told of each time
	interrupted    bool     // by the user, while a package was written
}

func (c *command) run() int {
	start := time.Now()
	before, last := c.remember()
	if last != nil {
		return c.repeat(last)
	}
	loaded, err := parse.Load(parse.Config{Dir: c.dir, Patterns: c.patterns, Tags: c.tags, Trace: c.trace})
	if err != nil {
		return c.fail(err)
	}
	c.trace("loaded %s in %v", counted(len(loaded.Packages), "package"), since(start))
	found := c.inspect(loaded)
	status := c.tell(found, anyTools(loaded) || anyElsewhere(loaded))
	if c.list {
		c.sayUnlisted(loaded)
		return max(status, c.printTools(loaded))
	}
	apply := c.write
	switch {
	case c.check:
		apply = c.listOutdated
	case c.diff:
		apply = c.printDiff
	}
	made := c.generateAll(loaded.Packages)
	for i, p := range loaded.Packages {
		if status = max(status, c.update(p, made[i], apply)); c.interrupted {
			break
		}
	}
	if status == statusDone && !c.unfinished {
		c.leave(before, loaded, found)
	}
	return status
}

// tell reports what was found, and says how to start where there are no tools.
func (c *command) tell(found []diag.Diagnostic, tools bool) int {
	status := c.report(found)
	if status == statusDone && !tools {
		c.sayNoTools()
	}
	return status
}

func anyTools(loaded *parse.Result) bool {
	for _, p := range loaded.Packages {
		if p.Model != nil && len(p.Model.Tools) > 0 {
			return true
		}
	}
	return false
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
