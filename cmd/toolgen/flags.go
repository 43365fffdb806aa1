package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// options is the command line of a run over packages.
type options struct {
	check    bool
	list     bool
	format   string
	tags     string
	dir      string // absolute
	verbose  bool
	patterns []string
}

// parseFlags reads the command line. Its error is [flag.ErrHelp] where help was
// asked for, else it says what is wrong with the command line.
func parseFlags(args []string) (options, error) {
	var o options
	fs := o.flagSet()
	if err := fs.Parse(args); err != nil {
		return o, err
	}
	o.patterns = fs.Args()
	if err := o.validate(); err != nil {
		return o, err
	}
	var err error
	o.dir, err = workingFolder(o.dir)
	return o, err
}

// flagSet declares the flags. Their texts stand in usage, where they can be laid
// out as in the manual.
func (o *options) flagSet() *flag.FlagSet {
	fs := flag.NewFlagSet("toolgen", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.BoolVar(&o.check, "check", false, "")
	fs.BoolVar(&o.list, "list", false, "")
	fs.StringVar(&o.format, "format", "text", "")
	fs.StringVar(&o.tags, "tags", "", "")
	fs.StringVar(&o.dir, "C", "", "")
	fs.BoolVar(&o.verbose, "v", false, "")
	return fs
}

func (o *options) validate() error {
	if o.format != "text" && o.format != "json" {
		return fmt.Errorf("-format is text or json, not %q", o.format)
	}
	if o.check && o.list {
		return fmt.Errorf("-check and -list cannot be given together")
	}
	for _, p := range o.patterns {
		// Package flag stops at the first package. A -check behind it that was
		// taken for a package would write where nothing was to be written.
		if strings.HasPrefix(p, "-") {
			return fmt.Errorf("the flag %s must go before the packages", p)
		}
	}
	return nil
}

// workingFolder returns dir, which may be "" for the current one, as an absolute
// path to a folder that exists.
func workingFolder(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(abs)
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("the folder of -C does not exist: %s", dir)
	}
	if err != nil {
		return "", err
	}
	if !info.IsDir() {
		return "", fmt.Errorf("-C wants a folder, and %s is a file", dir)
	}
	return abs, nil
}
