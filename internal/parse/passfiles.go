package parse

import (
	"cmp"
	"go/ast"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// passFiles are the package's files as its author wrote them, sorted by name:
// those that the driver has parsed, those that cgo has rewritten, and those of
// other builds. A package of external tests is one of its own to the driver; the
// files of other builds are left to the package beside it.
func passFiles(p *analysis.Pass) []*file {
	var files []*file
	for _, f := range p.Files {
		name := p.Fset.PositionFor(f.FileStart, false).Filename
		if !rewritten(name) {
			files = append(files, &file{name: name, ast: f, given: true})
		}
	}
	for _, f := range p.Files {
		if name := cgoSource(p, f, files); name != "" {
			files = append(files, parsedFile(p, name))
		}
	}
	if !externalTests(p, files) {
		for _, name := range p.IgnoredFiles {
			if isGoFile(filepath.Base(name)) {
				f := parsedFile(p, name)
				f.elsewhere = true
				files = append(files, f)
			}
		}
	}
	files = slices.DeleteFunc(files, func(f *file) bool { return isOutput(f.name) })
	for _, f := range files {
		f.test = strings.HasSuffix(f.name, "_test.go")
	}
	slices.SortFunc(files, func(a, b *file) int { return cmp.Compare(a.name, b.name) })
	return files
}

func parsedFile(p *analysis.Pass, name string) *file {
	f := &file{name: name}
	f.parse(p.Fset)
	return f
}

func externalTests(p *analysis.Pass, files []*file) bool {
	return strings.HasSuffix(p.Pkg.Name(), "_test") &&
		!slices.ContainsFunc(files, func(f *file) bool { return !strings.HasSuffix(f.name, "_test.go") })
}

// rewritten reports whether cgo wrote a file: a.cgo1.go in the place of a.go, and
// some of its own. Of the build cache they have names without an ending.
func rewritten(name string) bool {
	base := filepath.Base(name)
	return !strings.HasSuffix(base, ".go") || strings.HasSuffix(base, ".cgo1.go") || strings.HasPrefix(base, "_cgo_")
}

// cgoSource is the file that cgo made another of, as far as it can be found, and
// "" for other files. Its name stands in a //line comment, which go vet leaves
// relative: the file then lies beside the others, or in the working folder.
func cgoSource(p *analysis.Pass, f *ast.File, others []*file) string {
	made, name := p.Fset.PositionFor(f.Package, false).Filename, p.Fset.Position(f.Package).Filename
	if !rewritten(made) || name == made {
		return ""
	}
	dirs := []string{filepath.Dir(name)}
	for _, f := range others {
		dirs = append(dirs, filepath.Dir(f.name))
	}
	for _, other := range slices.Concat(p.OtherFiles, p.IgnoredFiles) {
		dirs = append(dirs, filepath.Dir(other))
	}
	if here, err := os.Getwd(); err == nil {
		dirs = append(dirs, here)
	}
	for _, dir := range dirs {
		if path := filepath.Join(dir, filepath.Base(name)); isFile(path) {
			return path
		}
	}
	return ""
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
