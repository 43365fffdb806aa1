package parse

import (
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/toolgen/toolgen/internal/parse/directive"
)

// Pass reads the package that a driver of analyzers, such as go vet, hands over.
// It says the same about it as Load does, without running the go command: types
// of other packages are those of the pass, and their sources are found beside
// the files that declare these types. It returns nil for a package in which no
// directive stands, and nothing like one, and for one that does not parse, of
// which the driver tells.
func Pass(p *analysis.Pass) *Analysis {
	files := passFiles(p)
	if !concerns(files) || !readSources(p, files) {
		return nil
	}
	r := passRoot(p, files)
	l := newLoader(Config{})
	l.fset, l.sources = p.Fset, newSourceCache(p.Fset)
	l.folders = newFolders(p, r)
	maps.Copy(l.imported, l.folders.packages)
	r.syntax = r.syntaxFaults(l)
	l.fromSource[r.listed.PkgPath] = r
	l.check(r) // no import cycle reaches an analyzer
	return &Analysis{Package: l.read(r), loader: l}
}

// withoutVariant is an import path without what the go command adds to that of a
// package which is built for a test: "p [p.test]".
func withoutVariant(path string) string {
	path, _, _ = strings.Cut(path, " [")
	return path
}

// concerns reports whether any comment is a directive, or looks like one.
func concerns(files []*file) bool {
	for _, f := range files {
		if f.ast == nil {
			continue
		}
		for _, g := range f.ast.Comments {
			if slices.ContainsFunc(g.List, directive.Resembles) {
				return true
			}
		}
	}
	return false
}

// readSources reads of the driver's files what their syntax does not hold, and
// reports whether all of them parse: some drivers run analyzers on what is left
// of a file that does not.
func readSources(p *analysis.Pass, files []*file) bool {
	for _, f := range files {
		if !f.given {
			if f.ast == nil {
				return false
			}
			continue
		}
		src, err := p.ReadFile(f.name)
		if err != nil {
			return false
		}
		if _, err := parser.ParseFile(token.NewFileSet(), f.name, src, parser.SkipObjectResolution); err != nil {
			return false
		}
		f.note(src)
	}
	return true
}

// passRoot makes a root of the files of a pass.
func passRoot(p *analysis.Pass, files []*file) *root {
	r := &root{listed: &packages.Package{
		PkgPath: withoutVariant(p.Pkg.Path()),
		Dir:     filepath.Dir(files[0].name),
		Module:  &packages.Module{GoVersion: strings.TrimPrefix(p.Pkg.GoVersion(), "go")},
		Imports: map[string]*packages.Package{},
	}}
	for _, f := range files {
		if f.test || f.elsewhere {
			r.others = append(r.others, f)
		} else {
			r.files = append(r.files, f)
		}
	}
	for _, f := range p.Files {
		for _, spec := range f.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if name := p.TypesInfo.PkgNameOf(spec); err == nil && name != nil {
				r.listed.Imports[path] = &packages.Package{PkgPath: withoutVariant(name.Imported().Path())}
			}
		}
	}
	return r
}
