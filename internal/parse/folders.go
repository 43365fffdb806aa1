package parse

import (
	"go/build"
	"go/token"
	"go/types"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
)

// folders finds packages without the go command, which an analyzer does not run:
// what the pass imports, however far away, lies where the files are that declare
// its objects, and what it does not, where its import path leads from there.
type folders struct {
	fset     *token.FileSet
	root     *root
	direct   map[string]bool           // the import paths of the root's own imports
	packages map[string]*types.Package // all that they import, by import path
	// prefixes are the folders that import paths begin at; nil until asked for.
	prefixes map[string]string
}

func newFolders(p *analysis.Pass, r *root) *folders {
	f := &folders{fset: p.Fset, root: r, direct: map[string]bool{}, packages: map[string]*types.Package{}}
	for _, pkg := range p.Pkg.Imports() {
		f.direct[withoutVariant(pkg.Path())] = true
	}
	f.collect(p.Pkg)
	return f
}

// collect walks the imports. Of two packages of one path, as there are where a
// test needs another one, the complete one counts.
func (f *folders) collect(pkg *types.Package) {
	for _, imp := range pkg.Imports() {
		key := withoutVariant(imp.Path())
		if known := f.packages[key]; known == nil || !known.Complete() && imp.Complete() {
			f.packages[key] = imp
			f.collect(imp)
		}
	}
}

// listFolders adds packages to those known, as far as they are found. Which
// files are of this build is decided by the environment: a pass does not tell
// the tags.
func (l *loader) listFolders(paths []string) {
	for _, path := range paths {
		dir := l.folders.of(path)
		if dir == "" {
			continue
		}
		p := &packages.Package{PkgPath: path, Dir: dir}
		for _, name := range goFiles(dir) {
			if ok, err := build.Default.MatchFile(dir, filepath.Base(name)); ok || err != nil {
				p.GoFiles = append(p.GoFiles, name)
			} else {
				p.IgnoredFiles = append(p.IgnoredFiles, name)
			}
		}
		l.listed[path] = p
	}
}

// of is the folder of a package, and "" where it is not found.
func (f *folders) of(importPath string) string {
	if dir := f.ofObjects(f.packages[importPath]); dir != "" {
		return dir
	}
	if f.prefixes == nil {
		f.learn()
	}
	for prefix, rest := importPath, ""; ; {
		if start, ok := f.prefixes[prefix]; ok {
			if dir := filepath.Join(start, rest); len(goFiles(dir)) > 0 {
				return dir
			}
		}
		if prefix == "" {
			return ""
		}
		before, base := path.Split(prefix)
		prefix, rest = strings.TrimSuffix(before, "/"), path.Join(base, rest)
	}
}

// ofObjects is the folder of the first file that declares something of a package
// and is there: names in export data may be those of files that are gone, such as
// what cgo made, or mean no file, such as what a //line comment says.
func (f *folders) ofObjects(pkg *types.Package) string {
	if pkg == nil {
		return ""
	}
	last := ""
	for _, name := range pkg.Scope().Names() {
		file := f.fset.PositionFor(pkg.Scope().Lookup(name).Pos(), false).Filename
		if file == last {
			continue
		}
		if last = file; filepath.IsAbs(file) && isGoFile(filepath.Base(file)) && isFile(file) {
			return filepath.Dir(file)
		}
	}
	return ""
}

// learn derives from the folders of packages where import paths begin: from
// example.com/m/a/b in /work/a/b follow /work/a for example.com/m/a and /work for
// example.com/m.
func (f *folders) learn() {
	f.prefixes = map[string]string{}
	if root := build.Default.GOROOT; root != "" {
		f.prefixes[""] = filepath.Join(root, "src")
	}
	f.begins(f.root.listed.PkgPath, f.root.listed.Dir)
	for _, importPath := range slices.Sorted(maps.Keys(f.packages)) {
		if dir := f.ofObjects(f.packages[importPath]); dir != "" {
			f.begins(importPath, dir)
		}
	}
}

// begins keeps the folder of an import path and of those that it begins with, as
// far as the folders bear the same names.
func (f *folders) begins(importPath, dir string) {
	for importPath != "" && f.prefixes[importPath] == "" {
		f.prefixes[importPath] = dir
		before, base := path.Split(importPath)
		if base != filepath.Base(dir) {
			return
		}
		importPath, dir = strings.TrimSuffix(before, "/"), filepath.Dir(dir)
	}
}
