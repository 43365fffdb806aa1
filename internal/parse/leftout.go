package parse

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// listLeftOut lists the packages with tools that a pattern such as ./... leaves
// out, because this build holds no file of theirs. They are to be told of as
// other tools of other builds are. Folders are those with files of Go below the
// patterns' folders.
func (l *loader) listLeftOut(cfg *packages.Config, listed []*packages.Package, folders []string) ([]*packages.Package, error) {
	known := map[string]bool{}
	for _, p := range listed {
		known[p.Dir] = true
	}
	folders = slices.DeleteFunc(folders, func(dir string) bool { return known[dir] || !holdsMark(dir) })
	if len(folders) == 0 {
		return nil, nil
	}
	more, err := load(cfg, folders)
	// What is of this build was left out for another reason: go.mod may say so.
	return slices.DeleteFunc(more, func(p *packages.Package) bool {
		return p.Module == nil || len(p.GoFiles) > 0 || len(p.IgnoredFiles) == 0
	}), err
}

// foldersBelow are the folders with files of Go that patterns such as ./... speak
// of. What the go command does not look at is left out: folders whose names begin
// with a dot or an underscore, testdata, vendor, and other modules.
func (l *loader) foldersBelow(patterns []string) []string {
	var found []string
	for _, p := range patterns {
		root := l.folderOf(p)
		if root == "" || !strings.HasSuffix(p, "/...") || moduleAround(root) == "" {
			continue
		}
		filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil: // what cannot be looked at, the go command complains of
				return nil
			case d.IsDir() && path != root && passedOver(path):
				return fs.SkipDir
			case !d.IsDir() && isGoFile(d.Name()) && !isOutput(path):
				if dir := filepath.Dir(path); len(found) == 0 || found[len(found)-1] != dir {
					found = append(found, dir)
				}
			}
			return nil
		})
	}
	slices.Sort(found)
	return slices.Compact(found)
}

func passedOver(dir string) bool {
	name := filepath.Base(dir)
	if name[0] == '.' || name[0] == '_' || name == "testdata" || name == "vendor" {
		return true
	}
	info, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil && !info.IsDir()
}

// holdsMark reports whether a file in a folder says //tool:export somewhere.
func holdsMark(dir string) bool {
	return slices.ContainsFunc(goFiles(dir), func(name string) bool {
		if strings.HasSuffix(name, "_test.go") {
			return false
		}
		src, err := os.ReadFile(name)
		return err == nil && bytes.Contains(src, []byte("//tool:export"))
	})
}
