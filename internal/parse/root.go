package parse

import (
	"bytes"
	"errors"
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/tools/go/packages"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse/buildtag"
)

// A root is a package that is read from source: most often one that is generated
// for.
type root struct {
	listed *packages.Package
	files  []*file // those of this build, sorted by name
	others []*file // tests and files of other builds, sorted by name
	stale  []string

	syntax []*fault // of the files of this build
	types  *types.Package
}

// A file is one parsed source file.
type file struct {
	name    string // absolute path
	ast     *ast.File
	faults  []*fault // of the parser
	refused *fault   // what the go command refuses the whole package for, in any build
	test    bool
	// constraint keeps the file out of some builds. It is nil for a file that
	// every build holds.
	constraint constraint.Expr
	// marked says that the file's text holds //tool:export somewhere.
	marked bool
	// possible says whether a build can meet the constraint; nil until asked.
	possible *bool
	// given says that a driver of analyzers has parsed the file, elsewhere that
	// it is of another build. Both are for passes alone.
	given, elsewhere bool
}

// parseRoots parses all the roots' files, which are known.
func (l *loader) parseRoots(roots []*root) {
	var files []*file
	for _, r := range roots {
		files = append(files, slices.Concat(r.files, r.others)...)
	}
	l.parseFiles(files)
	for _, r := range roots {
		r.syntax = r.syntaxFaults(l)
	}
}

// parseFiles parses in parallel. The positions' order between files is random
// then, and nothing may depend on it.
func (l *loader) parseFiles(files []*file) {
	var wg sync.WaitGroup
	limit := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, f := range files {
		limit <- struct{}{}
		wg.Go(func() {
			f.parse(l.fset)
			<-limit
		})
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

// parse keeps of each line the first fault, from which the others often follow.
func (f *file) parse(fset *token.FileSet) {
	src, err := os.ReadFile(f.name)
	if err == nil {
		f.ast, err = parser.ParseFile(fset, f.name, src, parser.ParseComments|parser.SkipObjectResolution)
		f.note(src)
	}
	var list scanner.ErrorList
	switch {
	case errors.As(err, &list):
		for _, e := range list {
			// The parser's own lines are those that //line comments give.
			at := fset.PositionFor(f.ast.FileStart+token.Pos(e.Pos.Offset), false)
			f.fail(diag.Range{File: f.name, Line: at.Line, Column: at.Column}, "the file does not parse: "+syntaxError(e, src))
		}
	case err != nil:
		f.fail(diag.Range{File: f.name, Line: 1, Column: 1}, "the file cannot be read: "+withoutName(err).Error())
	}
}

// withoutName takes the file's name from an error of the operating system, which
// stands beside it already.
func withoutName(err error) error {
	var onPath *fs.PathError
	if errors.As(err, &onPath) {
		return onPath.Err
	}
	return err
}

// note keeps what the text says beside its syntax.
func (f *file) note(src []byte) {
	var err *buildtag.LineError
	f.constraint, err = buildtag.Of(f.name, src, f.ast != nil && importsC(f.ast))
	if err != nil {
		f.refused = &fault{at: diag.Range{File: f.name, Line: err.Line, Column: err.Column}, message: err.Message}
	}
	f.marked = bytes.Contains(src, []byte("//tool:export"))
}

func importsC(f *ast.File) bool {
	return slices.ContainsFunc(f.Imports, func(s *ast.ImportSpec) bool { return s.Path.Value == `"C"` })
}

// syntaxError is the parser's message, or what git left there instead.
func syntaxError(e *scanner.Error, src []byte) string {
	if bytes.HasPrefix(src[min(e.Pos.Offset, len(src)):], []byte("<<<<<<< ")) {
		return "a merge conflict is not resolved here"
	}
	return e.Msg
}

func (f *file) fail(at diag.Range, message string) {
	f.faults = append(f.faults, &fault{at: at, message: message})
}

// syntaxFaults are those of the files of this build, and those of files that
// name another package than the first does. Those of another build's file count
// where it may hold tools, because every build's output rests on its syntax, and
// a //go:build line that does not parse in any file, a test's too.
func (r *root) syntaxFaults(l *loader) []*fault {
	var all []*fault
	for _, f := range slices.Concat(r.files, r.others) {
		if f.refused != nil {
			all = append(all, f.refused)
		}
	}
	for _, f := range r.others {
		if f.marked && !f.test && r.outside(f) == "" {
			all = append(all, f.faults...)
		}
	}
	var first *ast.Ident
	for _, f := range r.files {
		all = append(all, f.faults...)
		if len(f.faults) > 0 {
			continue
		}
		name := f.ast.Name
		if first == nil {
			first = name
		}
		if name.Name != first.Name {
			all = append(all, &fault{
				at:      l.span(name.Pos(), name.End()),
				message: "the file is of package " + name.Name + ", and others in its folder of package " + first.Name,
				related: []diag.Related{{Range: l.span(first.Pos(), first.End()), Message: "the first of them"}},
			})
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
		paths = append(paths, r.imports(f.ast)...)
	}
	sort.Strings(paths)
	return slices.Compact(paths)
}

func (r *root) imports(f *ast.File) []string {
	var paths []string
	for _, spec := range f.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err == nil {
			paths = append(paths, r.resolve(p))
		}
	}
	return paths
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

// packageName is the name in the first package clause that can be read. Where
// this build holds no file at all, it is that of the other builds.
func (r *root) packageName() string {
	for _, files := range [][]*file{r.files, r.others} {
		for _, f := range files {
			if f.ast != nil && f.ast.Name.Name != "" && !f.test && !f.ignored() {
				return f.ast.Name.Name
			}
		}
	}
	return filepath.Base(r.listed.Dir)
}

// inPackage are the folder's files that the generated file shares its scope
// with: those of other builds and of in-package tests too, but not what is of
// another package, such as external tests.
func (r *root) inPackage() []*file {
	name := r.packageName()
	return slices.DeleteFunc(slices.Concat(r.files, r.others), func(f *file) bool {
		return f.ast == nil || f.ast.Name.Name != name
	})
}
