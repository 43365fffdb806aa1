package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
)

// options is the command line of a run over packages.
type options struct {
	check     bool
	diff      bool
	list      bool
	format    string
	levels    diag.Levels // of -severity
	providers providerNames
	tags      string
	dir       string // absolute
	verbose   bool
	patterns  []string
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

// flagSet declares the flags. Their texts stand in the manual, where each has its
// reason.
func (o *options) flagSet() *flag.FlagSet {
	o.levels = diag.Levels{}
	fs := flag.NewFlagSet("toolgen", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.BoolVar(&o.check, "check", false, "")
	fs.BoolVar(&o.diff, "diff", false, "")
	fs.BoolVar(&o.list, "list", false, "")
	fs.StringVar(&o.format, "format", "text", "")
	fs.Var(o.levels, "severity", "")
	fs.Var(&o.providers, "providers", "")
	fs.StringVar(&o.tags, "tags", "", "")
	fs.StringVar(&o.dir, "C", "", "")
	fs.BoolVar(&o.verbose, "v", false, "")
	return fs
}

// formats are the values of -format.
var formats = []string{"text", "json", "github", "sarif"}

func (o *options) validate() error {
	if !slices.Contains(formats, o.format) {
		return fmt.Errorf("-format is text, json, github or sarif, not %q", o.format)
	}
	if err := o.exclusive(); err != nil {
		return err
	}
	if o.list && o.format != "text" && o.format != "json" {
		return fmt.Errorf("-list is printed as text or json, not as %s", o.format)
	}
	if o.verbose && o.format == "sarif" {
		return fmt.Errorf("-v cannot be given with -format sarif: standard error is one document then")
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

// exclusive refuses two of the flags that each write nothing and print something
// else.
func (o *options) exclusive() error {
	var given []string
	for _, f := range []struct {
		name string
		set  bool
	}{{"-check", o.check}, {"-diff", o.diff}, {"-list", o.list}} {
		if f.set {
			given = append(given, f.name)
		}
	}
	if len(given) > 1 {
		return fmt.Errorf("%s cannot be given together", strings.Join(given, " and "))
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
