package parse

import (
	"errors"
	"fmt"
	"go/ast"
	"go/types"
	"os"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

// check type-checks a package from source, without its function bodies: what
// stands in them, generated names that do not exist yet among it, cannot
// matter to a signature. Type errors are kept, and reported only where something
// that is read rests on them. Its own error is an import cycle.
func (l *loader) check(r *root) (*types.Package, error) {
	path := r.listed.PkgPath
	if r.types != nil {
		return r.types, nil
	}
	if i := slices.Index(l.checking, path); i >= 0 {
		return nil, fmt.Errorf("import cycle: %s", strings.Join(append(slices.Clone(l.checking[i:]), path), " imports "))
	}
	l.checking = append(l.checking, path)
	defer func() { l.checking = l.checking[:len(l.checking)-1] }()
	r.types = l.checkFiles(path, goVersion(r.listed), astFiles(r.files), rootImporter{l, r})
	l.imported[path] = r.types
	return r.types, nil
}

// checkFiles is the one way in which source becomes types. Sizes are those of
// amd64 everywhere, so that the result does not depend on where it is made.
func (l *loader) checkFiles(path, version string, files []*ast.File, imp types.Importer) *types.Package {
	cfg := types.Config{
		IgnoreFuncBodies: true, FakeImportC: true, Importer: imp,
		Sizes: types.SizesFor("gc", "amd64"), GoVersion: version,
		Error: func(err error) {
			var e types.Error
			if errors.As(err, &e) && e.Pos.IsValid() {
				l.faults.add(e, l.span(e.Pos, e.Pos))
			}
		},
	}
	pkg, _ := cfg.Check(path, l.fset, files, l.info) // its error is the first of those reported
	return pkg
}

func goVersion(p *packages.Package) string {
	if p.Module == nil || p.Module.GoVersion == "" {
		return ""
	}
	return "go" + p.Module.GoVersion
}

func astFiles(files []*file) []*ast.File {
	var out []*ast.File
	for _, f := range files {
		if f.ast != nil {
			out = append(out, f.ast)
		}
	}
	return out
}

// rootImporter gives a package that is read from source those that it imports.
type rootImporter struct {
	l *loader
	r *root
}

func (i rootImporter) Import(path string) (*types.Package, error) {
	return i.l.importPackage(i.r.resolve(path))
}

var errProgram = errors.New("it is a program, not an importable package")

// importPackage reads the roots from source, the rest from export data. A
// package without export data does not compile, or not yet: it is read from
// source too.
func (l *loader) importPackage(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if r := l.fromSource[path]; r != nil {
		if r.listed.Name == "main" {
			return nil, errProgram
		}
		return l.check(r)
	}
	if p := l.imported[path]; p != nil && p.Complete() {
		return p, nil
	}
	if l.folders != nil && !l.folders.direct[path] {
		return l.beside(path)
	}
	if err := l.listAround(path); err != nil {
		return nil, err
	}
	p := l.listed[path]
	switch {
	case p == nil:
		return nil, errors.New("there is no package of this path")
	case p.Name == "main":
		return nil, errProgram
	case p.ExportFile != "":
		return l.readExport(p)
	case len(p.GoFiles) > 0:
		r := &root{listed: p}
		r.addFiles()
		l.parseFiles(r.files)
		r.syntax = r.syntaxFaults(l)
		l.fromSource[path] = r
		if err := l.listImports(r); err != nil {
			return nil, err
		}
		return l.check(r)
	case len(p.Errors) > 0:
		return nil, errors.New(withoutPaths(oneLine(p.Errors[0].Msg)))
	}
	return nil, errors.New("no Go files of it are part of this build")
}

// whole is a package with all that it declares. One that nobody here imports is
// known at first by what the export data of others needs of it: types without
// their constants.
func (l *loader) whole(pkg *types.Package) *types.Package {
	if pkg == nil || pkg.Complete() {
		return pkg
	}
	if all, err := l.importPackage(pkg.Path()); err == nil {
		return all
	}
	return pkg
}

// wholePath is a remark such as " (/usr/local/go/src/fnt)" or " in /home/ada/m/fnt",
// which would make a message depend on the machine.
var wholePath = regexp.MustCompile(` \([^()]*[/\\][^()]*\)| in (/|[A-Za-z]:\\|\\\\).*$`)

func withoutPaths(message string) string { return wholePath.ReplaceAllString(message, "") }

func (l *loader) readExport(p *packages.Package) (*types.Package, error) {
	f, err := os.Open(p.ExportFile)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	//lint:ignore SA1019 the go command of Go 1.26 and 1.27 gives archives, which Read does not take by itself
	r, err := gcexportdata.NewReader(f)
	if err != nil {
		return nil, err
	}
	return gcexportdata.Read(r, l.fset, l.imported, p.PkgPath)
}
