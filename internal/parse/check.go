package parse

import (
	"errors"
	"fmt"
	"go/ast"
	"go/types"
	"os"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

// check type-checks a root from source, without its function bodies: what
// stands in them, generated names that do not exist yet among it, cannot
// matter to a signature. Type errors are kept, and reported only where a type
// that is read turns out invalid.
func (l *loader) check(r *root) *types.Package {
	if r.types != nil || r.checking {
		return r.types
	}
	r.checking = true
	defer func() { r.checking = false }()
	r.info = &types.Info{
		Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}, Types: map[ast.Expr]types.TypeAndValue{},
	}
	r.types = l.checkFiles(r.listed.PkgPath, goVersion(r.listed), astFiles(r.files), rootImporter{l, r}, r.info, func(err error) {
		var te types.Error
		if errors.As(err, &te) {
			r.errs = append(r.errs, te)
		}
	})
	l.imported[r.listed.PkgPath] = r.types
	return r.types
}

// checkFiles is the one way in which source becomes types. Sizes are those of
// amd64 everywhere, so that the result does not depend on where it is made.
func (l *loader) checkFiles(path, version string, files []*ast.File, imp types.Importer, info *types.Info, report func(error)) *types.Package {
	cfg := types.Config{
		IgnoreFuncBodies: true, FakeImportC: true, Importer: imp, Error: report,
		Sizes: types.SizesFor("gc", "amd64"), GoVersion: version,
	}
	pkg, _ := cfg.Check(path, l.fset, files, info) // its error is the first of those reported
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

// rootImporter gives a root the packages that it imports: other roots from
// source, the rest from export data.
type rootImporter struct {
	l *loader
	r *root
}

func (i rootImporter) Import(path string) (*types.Package, error) {
	return i.l.importPackage(i.r.resolve(path))
}

func (l *loader) importPackage(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if r := l.roots[path]; r != nil {
		if p := l.check(r); p != nil {
			return p, nil
		}
		return nil, fmt.Errorf("import cycle through %s", path)
	}
	if p := l.imported[path]; p != nil && p.Complete() {
		return p, nil
	}
	if err := l.list([]string{path}, packages.NeedExportFile); err != nil {
		return nil, err
	}
	p := l.listed[path]
	switch {
	case p == nil:
		return nil, fmt.Errorf("package %s was not found", path)
	case p.ExportFile != "":
		return l.readExport(p)
	case len(p.GoFiles) > 0:
		return l.checkDependency(p), nil
	case len(p.Errors) > 0:
		return nil, errors.New(firstLine(p.Errors[0].Msg))
	}
	return nil, fmt.Errorf("package %s has no Go files in this build", path)
}

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

// checkDependency reads a package from source that has no export data because
// it does not compile, or not yet.
func (l *loader) checkDependency(p *packages.Package) *types.Package {
	l.imported[p.PkgPath] = types.NewPackage(p.PkgPath, p.Name) // ends a cycle: it is not complete
	pkg := l.checkFiles(p.PkgPath, goVersion(p), l.sources.files(p.GoFiles), dependencyImporter{l}, nil, func(error) {})
	l.imported[p.PkgPath] = pkg
	return pkg
}

// dependencyImporter gives the packages that a dependency read from source
// imports.
type dependencyImporter struct{ l *loader }

func (i dependencyImporter) Import(path string) (*types.Package, error) {
	return i.l.importPackage(path)
}
