package parse

import (
	"context"
	"go/build"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"golang.org/x/mod/modfile"
	"golang.org/x/tools/go/packages"
)

// guessImports begins to list what the packages import, while the go command is
// still asked which packages these are: the two take a long time, and neither
// needs the other's answer where patterns name folders. What is guessed decides
// nothing: list takes what is needed of it, and asks the go command for the rest.
// The function that it returns ends what still runs.
func (l *loader) guessImports() (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	l.guessed = sync.OnceValue(func() map[string]*packages.Package {
		guessed := map[string]*packages.Package{}
		paths := l.likelyImports()
		if len(paths) == 0 {
			return guessed
		}
		// A package with an error makes all of the guess useless: goList gives
		// up then, and listImports tells of it if it matters.
		cfg := l.config(packages.NeedName | packages.NeedFiles | packages.NeedExportFile)
		cfg.Context = ctx
		listed, _ := goList(cfg, paths)
		for _, p := range listed {
			guessed[p.PkgPath] = p
		}
		return guessed
	})
	go l.guessed()
	return func() {
		cancel()
		l.guessed() // so that no process is left behind
	}
}

// likelyImports are the packages that the files in the patterns' folders import
// in the usual build, without those of the folders themselves: their export data
// the go command would have to compile.
func (l *loader) likelyImports() []string {
	folders := l.below()
	for _, p := range l.cfg.Patterns {
		if !strings.Contains(p, "...") && l.folderOf(p) != "" {
			folders = append(folders, l.folderOf(p))
		}
	}
	ctx := build.Default
	ctx.ReadDir = readSourceFiles
	ctx.BuildTags = strings.Split(l.cfg.Tags, ",")
	paths, modules := map[string]bool{}, map[string]string{}
	var own []string
	for _, dir := range folders {
		own = append(own, importPath(dir, modules))
		p, _ := ctx.ImportDir(dir, 0) // what is wrong here, the go command complains of
		for _, imported := range p.Imports {
			paths[imported] = isImportPath(imported)
		}
	}
	for _, p := range own {
		paths[p] = false
	}
	maps.DeleteFunc(paths, func(_ string, wanted bool) bool { return !wanted })
	return slices.Sorted(maps.Keys(paths))
}

// readSourceFiles lists the files of a folder that its imports rest on.
func readSourceFiles(dir string) ([]fs.FileInfo, error) {
	var infos []fs.FileInfo
	for _, name := range goFiles(dir) {
		if isOutput(name) || strings.HasSuffix(name, "_test.go") {
			continue
		}
		if info, err := os.Stat(name); err == nil {
			infos = append(infos, info)
		}
	}
	return infos, nil
}

// importPath is that of the package in a folder, "" where it is in no module.
// modules are the paths of the modules met so far, by folder.
func importPath(dir string, modules map[string]string) string {
	root := moduleAround(dir)
	if root == "" {
		return ""
	}
	if _, known := modules[root]; !known {
		text, _ := os.ReadFile(filepath.Join(root, "go.mod"))
		modules[root] = modfile.ModulePath(text)
	}
	rel, err := filepath.Rel(root, dir)
	if err != nil {
		return ""
	}
	return path.Join(modules[root], filepath.ToSlash(rel))
}
