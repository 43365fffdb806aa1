package snapshot

import (
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/mod/modfile"
)

// Places say where to look.
type Places struct {
	Look []string // files and folders, absolute, sorted
	Skip []string // folders that are passed over below those
}

// Equal reports whether both say the same.
func (p Places) Equal(other Places) bool {
	return slices.Equal(p.Look, other.Look) && slices.Equal(p.Skip, other.Skip)
}

// Places are those that hold all that the go command reads from its place: the
// modules of the workspace or the main module, their vendor folders, and what
// replace directives point to. A superset of what is imported is simple to
// state, and sees new packages too. The go command's caches may lie below.
func (e Env) Places() (Places, error) {
	look := []string{e["GOENV"]}
	var modules []string
	if isFile(e["GOMOD"]) {
		modules = append(modules, filepath.Dir(e["GOMOD"]))
	}
	if work := e["GOWORK"]; isFile(work) {
		uses, replaced, err := workspace(work)
		if err != nil {
			return Places{}, err
		}
		modules = append(modules, uses...)
		look = append(look, work, work+".sum", filepath.Join(filepath.Dir(work), "vendor"))
		look = append(look, replaced...)
	}
	for _, dir := range modules {
		replaced, err := replacements(dir)
		if err != nil {
			return Places{}, err
		}
		look = append(look, dir)
		look = append(look, replaced...)
	}
	return Places{Look: filesOf(look), Skip: filesOf([]string{e["GOCACHE"], e["GOMODCACHE"]})}, nil
}

func filesOf(paths []string) []string {
	paths = slices.DeleteFunc(paths, func(p string) bool { return !isFile(p) })
	slices.Sort(paths)
	return slices.Compact(paths)
}

// workspace reads a go.work: the folders of its modules, and those of its
// replacements.
func workspace(file string) (uses, replaced []string, err error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, err
	}
	work, err := modfile.ParseWork(file, content, nil)
	if err != nil {
		return nil, nil, err
	}
	dir := filepath.Dir(file)
	for _, use := range work.Use {
		uses = append(uses, within(dir, use.Path))
	}
	return uses, folders(dir, work.Replace), nil
}

// replacements are the folders that the go.mod of dir replaces modules with.
// Those of the modules there have no say in it.
func replacements(dir string) ([]string, error) {
	file := filepath.Join(dir, "go.mod")
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	mod, err := modfile.Parse(file, content, nil) // ParseLax leaves out replace directives
	if err != nil {
		return nil, err
	}
	return folders(dir, mod.Replace), nil
}

func folders(dir string, replace []*modfile.Replace) []string {
	var found []string
	for _, r := range replace {
		if r.New.Version == "" {
			found = append(found, within(dir, r.New.Path))
		}
	}
	return found
}

func within(dir, path string) string {
	path = filepath.FromSlash(path)
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, path)
}
