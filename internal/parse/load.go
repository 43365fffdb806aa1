// Package parse reads Go packages: it loads them, finds the functions that
// //tool:export marks, and turns their signatures, types and comments into the
// plain data of package model, with a diagnostic for all that cannot work.
//
// It is the only place that sees go/packages, go/types and go/ast.
package parse

import (
	"sort"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// Config says what to load.
type Config struct {
	Dir      string   // where the patterns are resolved; "" is the working directory
	Patterns []string // as the go command takes them; none is "."
	Tags     string   // comma-separated build tags, as the go command's -tags
	// Trace, where it is set, is told of each step.
	Trace func(format string, args ...any)
}

// Result is what one load found.
type Result struct {
	Packages []*Package // sorted by import path
	Read     Reading
}

// Package is one package that the patterns named.
type Package struct {
	Path, Dir string
	// Model holds the tools that are sound. It is nil where the package could
	// not be read at all, which is then an error in Diagnostics.
	Model       *model.Package
	Diagnostics diag.List
	// Stale are the files beside the sources that bear the name of our output,
	// as absolute paths: those of this build, and those that no build asks for.
	// Whether they are ours their header says.
	Stale []string
	// Elsewhere are the outputs that only other builds can make.
	Elsewhere []Elsewhere
}

// Load reads the packages that the patterns name, in one go. Its error says
// that it could not run: a pattern that matches nothing, a package outside the
// main module, the go command failing. All that is wrong with the packages
// themselves is in their diagnostics.
func Load(cfg Config) (*Result, error) {
	l := newLoader(cfg)
	defer l.guessImports()()
	roots, err := l.listRoots()
	if err != nil {
		return nil, err
	}
	if err := l.parseAndList(roots); err != nil {
		return nil, err
	}
	res := &Result{}
	for _, r := range roots {
		l.check(r)
	}
	l.trace("type-checked")
	for _, r := range roots {
		p := l.read(r)
		p.Diagnostics = l.adjusted(p.Diagnostics)
		res.Packages = append(res.Packages, p)
	}
	sort.Slice(res.Packages, func(i, j int) bool { return res.Packages[i].Path < res.Packages[j].Path })
	res.Read = l.reading()
	l.trace("read")
	return res, nil
}

// parseAndList parses the roots while the go command looks for what they import.
func (l *loader) parseAndList(roots []*root) error {
	for _, r := range roots {
		r.addFiles()
	}
	ahead := make(chan error)
	go func() { ahead <- l.listAhead(roots) }()
	l.parseRoots(roots)
	l.trace("packages parsed: %d", len(roots))
	if err := <-ahead; err != nil {
		return err
	}
	// Nothing is left to list, unless a file was changed just now.
	if err := l.listImports(roots...); err != nil {
		return err
	}
	l.trace("imports listed: %d", len(l.listed))
	return nil
}
