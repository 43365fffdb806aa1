package parse

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"

	"golang.org/x/tools/go/packages"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// A loader holds what one load shares between packages.
type loader struct {
	cfg  Config
	fset *token.FileSet
	// fromSource are the packages whose source is type-checked, by import path:
	// the roots, and what they import and does not compile.
	fromSource map[string]*root
	checking   []string // the import paths of those that are being checked
	info       *types.Info
	// listed are the packages around the roots, by import path, with their
	// export data where the go command could make it.
	listed map[string]*packages.Package
	// imported are the types read so far. Export data of one package refers to
	// others through it, so that each type exists once.
	imported map[string]*types.Package
	sources  *sourceCache
	scans    map[*ast.CommentGroup]scanned
	schemas  map[*directive.Directive]readSchema
	faults   faultList                    // of the type checker
	declared map[*types.TypeName][]*fault // of the declarations of types met so far
	// constantIndex holds the constants of the packages of enums, by type name.
	constantIndex map[*types.Package]map[string][]*types.Const
	aliases       map[*types.Package]map[string]*types.TypeName // see aliasesOf
	hidden        map[string]*hiddenPackage                     // by import path
	links         map[string]map[string]bool                    // by import path; see linksElsewhere
	folders       *folders                                      // of a pass, which runs no go command; else nil
	tokenFiles    map[string]*token.File                        // by file name; see tokenFile
	below         func() []string                               // the folders of patterns such as ./...
	guessed       func() map[string]*packages.Package           // see guessImports
}

func newLoader(cfg Config) *loader {
	if len(cfg.Patterns) == 0 {
		cfg.Patterns = []string{"."}
	}
	fset := token.NewFileSet()
	l := &loader{
		cfg: cfg, fset: fset,
		fromSource: map[string]*root{}, listed: map[string]*packages.Package{}, imported: map[string]*types.Package{},
		info:    &types.Info{Defs: map[*ast.Ident]types.Object{}},
		sources: newSourceCache(fset), scans: map[*ast.CommentGroup]scanned{}, schemas: map[*directive.Directive]readSchema{},
		faults: faultList{byFile: map[string][]*fault{}}, declared: map[*types.TypeName][]*fault{},
		hidden: map[string]*hiddenPackage{}, links: map[string]map[string]bool{},
		aliases:       map[*types.Package]map[string]*types.TypeName{},
		constantIndex: map[*types.Package]map[string][]*types.Const{},
	}
	below := sync.OnceValue(func() []string { return l.foldersBelow(l.cfg.Patterns) })
	l.below = func() []string { return slices.Clone(below()) }
	l.guessed = func() map[string]*packages.Package { return nil }
	return l
}

func (l *loader) trace(format string, args ...any) {
	if l.cfg.Trace != nil {
		l.cfg.Trace(format, args...)
	}
}

func (l *loader) config(mode packages.LoadMode) *packages.Config {
	cfg := &packages.Config{Mode: mode, Dir: l.cfg.Dir, Fset: l.fset}
	if l.cfg.Tags != "" {
		cfg.BuildFlags = []string{"-tags=" + l.cfg.Tags}
	}
	return cfg
}

// listRoots asks the go command what the patterns name: names and files. Types
// it is not asked for, because nothing of the roots may be compiled for us, and
// neither for imports, because it would look at all that these import in turn.
func (l *loader) listRoots() ([]*root, error) {
	cfg := l.config(packages.NeedName | packages.NeedFiles | packages.NeedModule)
	listed, err := load(cfg, l.cfg.Patterns)
	if err != nil {
		return nil, err
	}
	if hidden := brokenOutputs(listed); len(hidden) > 0 {
		// A stale or half-written output of ours must not matter: the go
		// command is asked once more, with just its package clause in its place.
		cfg.Overlay = hidden
		if listed, err = load(cfg, l.cfg.Patterns); err != nil {
			return nil, err
		}
	}
	leftOut, err := l.listLeftOut(cfg, listed, l.below())
	if err != nil {
		return nil, err
	}
	listed = append(listed, leftOut...)
	if len(listed) == 0 {
		return nil, fmt.Errorf("no packages match %s", strings.Join(l.cfg.Patterns, " "))
	}
	return l.addRoots(listed)
}

func (l *loader) addRoots(listed []*packages.Package) ([]*root, error) {
	var roots []*root
	var errs []error
	var foreign []string
	for _, p := range listed {
		if err := l.unusable(p); err != nil {
			errs = append(errs, err)
			continue
		}
		if p.Module == nil || !p.Module.Main {
			foreign = append(foreign, p.PkgPath)
			continue
		}
		r := &root{listed: p}
		l.fromSource[p.PkgPath] = r
		roots = append(roots, r)
	}
	if len(foreign) > 0 {
		errs = append(errs, l.notOurs(foreign))
	}
	sort.Slice(roots, func(i, j int) bool { return roots[i].listed.PkgPath < roots[j].listed.PkgPath })
	return roots, errors.Join(errs...)
}

// isImportPath reports whether the go command takes a text for the path of one
// package that can be loaded, and not for a pattern or a folder.
func isImportPath(p string) bool {
	reserved := []string{"", "C", "unsafe", "all", "std", "cmd", "tool", "work"}
	return !slices.Contains(reserved, p) && p[0] != '.' && p[0] != '/' && !strings.Contains(p, "...") && !strings.ContainsAny(p, "=@ ")
}

// oneLine joins the lines of a message of the go command.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// driverPrefix is what package packages puts before the go command's own words.
var driverPrefix = regexp.MustCompile(`^err: (exit status \d+: stderr: )?|: stderr:$`)

// load runs the go command.
func load(cfg *packages.Config, patterns []string) ([]*packages.Package, error) {
	if listed, ok := goList(cfg, patterns); ok {
		return listed, nil
	}
	listed, err := packages.Load(modFileApart(cfg), patterns...)
	if err != nil {
		return nil, errors.New(driverPrefix.ReplaceAllString(oneLine(err.Error()), ""))
	}
	return listed, nil
}

// goFiles are the .go files of a folder that the go command looks at, sorted.
func goFiles(dir string) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if !e.IsDir() && isGoFile(e.Name()) {
			names = append(names, filepath.Join(dir, e.Name()))
		}
	}
	return names
}

// isGoFile reports whether the go command looks at a file of this name.
func isGoFile(name string) bool {
	return strings.HasSuffix(name, ".go") && name[0] != '_' && name[0] != '.'
}

// isOutput reports whether a file bears the name of what toolgen writes.
func isOutput(file string) bool { return model.IsOutput(filepath.Base(file)) }

// brokenOutputs gives an overlay for the outputs of packages that the go
// command complained about; it is empty in the usual case.
func brokenOutputs(listed []*packages.Package) map[string][]byte {
	hidden := map[string][]byte{}
	for _, p := range listed {
		if len(p.Errors) == 0 || p.Dir == "" {
			continue
		}
		files := goFiles(p.Dir)
		clause := packageClause(files)
		for _, f := range files {
			if isOutput(f) && clause != "" {
				hidden[f] = []byte(clause)
			}
		}
	}
	return hidden
}

// listImports asks the go command for the export data of what packages import
// and what is not read from source.
func (l *loader) listImports(roots ...*root) error {
	var paths []string
	for _, r := range roots {
		paths = append(paths, r.importPaths(l)...)
	}
	return l.listExports(paths)
}

// listAhead is listImports for roots whose files are only about to be parsed,
// which the go command need not wait for.
func (l *loader) listAhead(roots []*root) error {
	var paths []string
	for _, r := range roots {
		for _, f := range r.files {
			head, err := parser.ParseFile(token.NewFileSet(), f.name, nil, parser.ImportsOnly)
			if err == nil {
				paths = append(paths, r.imports(head)...)
			}
		}
	}
	return l.listExports(paths)
}

// listAround is for a package that turns out to be needed whole: it lists all
// those with it that export data of others has shown a part of. One is seldom the
// last, and a run of the go command for each would take longer than all the rest.
func (l *loader) listAround(path string) error {
	paths := []string{path}
	if l.listed[path] == nil && l.folders == nil {
		for other, pkg := range l.imported {
			if !pkg.Complete() {
				paths = append(paths, other)
			}
		}
	}
	return l.listExports(paths)
}

func (l *loader) listExports(paths []string) error {
	paths = slices.DeleteFunc(paths, func(p string) bool { return l.fromSource[p] != nil })
	sort.Strings(paths)
	return l.list(slices.Compact(paths), packages.NeedExportFile)
}

// list adds packages to those known, with their files, and with what mode asks
// for beside that.
func (l *loader) list(paths []string, mode packages.LoadMode) error {
	paths = slices.DeleteFunc(paths, func(p string) bool { return !isImportPath(p) || l.listed[p] != nil })
	if len(paths) == 0 {
		return nil
	}
	if l.folders != nil {
		l.listFolders(paths)
		return nil
	}
	guessed := l.guessed()
	paths = slices.DeleteFunc(paths, func(p string) bool {
		if guessed[p] != nil {
			l.listed[p] = guessed[p]
		}
		return guessed[p] != nil
	})
	if len(paths) == 0 {
		return nil
	}
	listed, err := load(l.config(packages.NeedName|packages.NeedFiles|mode), paths)
	if err != nil {
		return err
	}
	for _, p := range listed {
		l.listed[p.PkgPath] = p
	}
	return nil
}
