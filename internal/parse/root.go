package parse

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/tools/go/packages"
)

// A root is a package that is generated for, and so read from source.
type root struct {
	listed *packages.Package
	files  []*file // those of this build, sorted by name
	others []*file // tests and files of other builds, sorted by name
	stale  []string

	checking bool // while its imports are being checked: a cycle comes back here
	types    *types.Package
	info     *types.Info
	errs     []types.Error
}

// A file is one parsed source file.
type file struct {
	name string // absolute path
	ast  *ast.File
	err  error // of the parser
	test bool
	// constrained says that the file is not part of every build.
	constrained bool
}

// parseRoots parses all the roots' files, in parallel. The positions' order
// between files is random then, and nothing may depend on it.
func (l *loader) parseRoots(roots []*root) {
	var wg sync.WaitGroup
	limit := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, r := range roots {
		r.addFiles()
		for _, f := range slices.Concat(r.files, r.others) {
			wg.Add(1)
			limit <- struct{}{}
			go func() {
				defer wg.Done()
				f.parse(l.fset)
				<-limit
			}()
		}
	}
	wg.Wait()
}

// addFiles sorts the folder's files into those of this build and the others. A
// file that the go command names nowhere is one that it could not parse.
func (r *root) addFiles() {
	ignored := map[string]bool{}
	for _, f := range r.listed.IgnoredFiles {
		ignored[f] = true
	}
	for _, name := range goFiles(r.listed.Dir) {
		switch {
		case isOutput(name):
			r.stale = append(r.stale, name)
		case strings.HasSuffix(name, "_test.go"):
			r.others = append(r.others, &file{name: name, test: true})
		case ignored[name]:
			r.others = append(r.others, &file{name: name})
		default:
			r.files = append(r.files, &file{name: name})
		}
	}
}

func (f *file) parse(fset *token.FileSet) {
	src, err := os.ReadFile(f.name)
	if err != nil {
		f.err = err
		return
	}
	f.ast, f.err = parser.ParseFile(fset, f.name, src, parser.ParseComments|parser.SkipObjectResolution|parser.AllErrors)
	f.constrained = f.ast != nil && hasConstraint(f.name, f.ast)
}

// syntaxErrors are the faults of the files of this build.
func (r *root) syntaxErrors() scanner.ErrorList {
	var all scanner.ErrorList
	for _, f := range r.files {
		var list scanner.ErrorList
		switch {
		case errors.As(f.err, &list):
			all = append(all, list...)
		case f.err != nil:
			all = append(all, &scanner.Error{Pos: token.Position{Filename: f.name, Line: 1, Column: 1}, Msg: f.err.Error()})
		}
	}
	return all
}

// importPaths are the packages that the files of this build import, resolved
// as the go command does (vendoring), sorted.
func (r *root) importPaths(l *loader) []string {
	var paths []string
	for _, f := range r.files {
		if f.ast == nil {
			continue
		}
		for _, spec := range f.ast.Imports {
			if p, err := strconv.Unquote(spec.Path.Value); err == nil {
				paths = append(paths, r.resolve(p))
			}
		}
	}
	sort.Strings(paths)
	return slices.Compact(paths)
}

func (r *root) resolve(path string) string {
	if p := r.listed.Imports[path]; p != nil && p.PkgPath != "" {
		return p.PkgPath
	}
	return path
}

// packageClause is the package clause of the first file that is not ours.
func packageClause(files []string) string {
	fset := token.NewFileSet()
	for _, name := range files {
		if isOutput(name) || strings.HasSuffix(name, "_test.go") {
			continue
		}
		if f, err := parser.ParseFile(fset, name, nil, parser.PackageClauseOnly); err == nil {
			return "package " + f.Name.Name + "\n"
		}
	}
	return ""
}

// packageName is the name in the first package clause that can be read.
func (r *root) packageName() string {
	for _, f := range r.files {
		if f.ast != nil && f.ast.Name != nil {
			return f.ast.Name.Name
		}
	}
	return filepath.Base(r.listed.Dir)
}
