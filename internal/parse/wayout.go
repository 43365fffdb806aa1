package parse

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
)

// wayOut puts in the place of some complaints of the go command about modules
// what it leaves unsaid: which workspace or module is meant, and how to go on.
// pattern is what was asked for.
func (l *loader) wayOut(pattern, complaint string) error {
	folder := l.folderOf(pattern)
	switch {
	case folder == "": // an import path, which the go command knows more about
	case strings.Contains(complaint, "modules listed in go.work"):
		if workspace := l.workspace(); workspace != "" {
			return l.outsideWorkspace(pattern, folder, workspace)
		}
	case strings.Contains(complaint, "main module"):
		return l.outsideModule(pattern, folder, complaint)
	}
	return errors.New(pattern + ": " + complaint)
}

// folderOf is the folder that a pattern begins with, and "" for one of import
// paths.
func (l *loader) folderOf(pattern string) string {
	dir, _, _ := strings.Cut(pattern, "...")
	if filepath.IsAbs(dir) {
		return filepath.Clean(dir)
	}
	if pattern == "." || pattern == ".." || strings.HasPrefix(pattern, "./") || strings.HasPrefix(pattern, "../") {
		return filepath.Join(l.cfg.Dir, dir)
	}
	return ""
}

func (l *loader) outsideWorkspace(pattern, folder, workspace string) error {
	module := moduleAround(folder)
	if module == "" {
		return fmt.Errorf("%s: the folder is in none of the modules of the workspace %s: name packages of theirs, or all of them by the pattern work",
			pattern, l.shown(workspace))
	}
	return fmt.Errorf("%s: the module of this folder is not one of the workspace %s: add it with 'go work use %s', or set GOWORK=off to leave the workspace aside",
		pattern, l.shown(workspace), l.shown(module))
}

func (l *loader) outsideModule(pattern, folder, complaint string) error {
	module := moduleAround(folder)
	switch {
	case module == "":
		return fmt.Errorf("%s: there is no go.mod in this folder or one above it: 'go mod init' makes one", pattern)
	case module != moduleAround(l.cfg.Dir):
		return fmt.Errorf("%s: the folder is of another module: run toolgen there, for instance with -C %s", pattern, l.shown(module))
	}
	return errors.New(pattern + ": " + complaint)
}

func (l *loader) shown(path string) string { return diag.Relative(l.cfg.Dir, path) }

// workspace is the go.work that is in force, "" where none is.
func (l *loader) workspace() string {
	if name := goSetting(l.cfg.Dir, "GOWORK"); name != "off" {
		return name
	}
	return ""
}

// goSetting is a setting of the go command in a folder, "" where it cannot be
// asked for.
func goSetting(dir, name string) string {
	cmd := exec.Command("go", "env", name)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}

// moduleAround is the nearest folder with a go.mod, from dir upwards, and ""
// where there is none.
func moduleAround(dir string) string {
	for {
		if info, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil && info.Mode().IsRegular() {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}
