package parse

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// listedModes are the modes that goList knows.
const listedModes = packages.NeedName | packages.NeedFiles | packages.NeedModule | packages.NeedExportFile

// maxPatterns is how many bytes of patterns one command line takes on every
// system.
const maxPatterns = 16 << 10

// goList runs the go command as packages.Load would, once: packages.Load runs it
// a second time before, to learn its version, which takes as long as all the
// rest in a small package. It gives up, with false, where anything is out of the
// ordinary, and leaves that to packages.Load: another build system, an overlay,
// a package with an error, for which go list has many ways to complain.
func goList(cfg *packages.Config, patterns []string) ([]*packages.Package, bool) {
	length := 0
	for _, p := range patterns {
		length += len(p) + 1
		if strings.Contains(p, "=") { // a query of package packages, such as file=
			return nil, false
		}
	}
	if cfg.Mode&^listedModes != 0 || cfg.Env != nil || len(cfg.Overlay) > 0 || length > maxPatterns || otherBuildSystem() {
		return nil, false
	}
	cmd, err := goListCommand(cfg, patterns)
	if err != nil {
		return nil, false
	}
	output, err := cmd.Output()
	if err != nil {
		return nil, false
	}
	return decodeListed(output)
}

// modFileApart hands the -modfile of GOFLAGS over as a flag. Package packages asks
// the go command for its version outside of all modules, where GOFLAGS must not
// hold one.
func modFileApart(cfg *packages.Config) *packages.Config {
	flags := strings.Fields(goSetting(cfg.Dir, "GOFLAGS"))
	at := slices.IndexFunc(flags, func(f string) bool { return strings.HasPrefix(strings.TrimLeft(f, "-"), "modfile=") })
	if at < 0 || cfg.Env != nil {
		return cfg
	}
	apart := *cfg
	apart.BuildFlags = append(slices.Clone(cfg.BuildFlags), flags[at])
	// Were GOFLAGS empty, what 'go env -w' keeps would count again.
	apart.Env = append(os.Environ(), "GOFLAGS= "+strings.Join(slices.Delete(flags, at, at+1), " "))
	return &apart
}

// otherBuildSystem reports whether package packages would ask another program
// than the go command.
func otherBuildSystem() bool {
	switch driver := os.Getenv("GOPACKAGESDRIVER"); driver {
	case "off":
		return false
	case "":
		_, err := exec.LookPath("gopackagesdriver")
		return err == nil
	}
	return true
}

func goListCommand(cfg *packages.Config, patterns []string) (*exec.Cmd, error) {
	args := []string{"list", "-e", "-json=Name,ImportPath,Error,Dir,GoFiles,CgoFiles,IgnoredGoFiles,Module,Export", "-buildvcs=false", "-pgo=off"}
	if cfg.Mode&packages.NeedExportFile != 0 {
		args = append(args, "-export")
	} else {
		args = append(args, "-find") // what they import does not matter
	}
	args = append(append(append(args, cfg.BuildFlags...), "--"), patterns...)
	ctx := cfg.Context
	if ctx == nil {
		ctx = context.Background()
	}
	cmd := exec.CommandContext(ctx, "go", args...)
	dir, err := filepath.Abs(cfg.Dir)
	cmd.Dir = dir
	// The go command trusts PWD where the folder is reached by a link.
	cmd.Env = append(os.Environ(), "PWD="+dir)
	return cmd, err
}

// listedPackage is what go list prints of a package.
type listedPackage struct {
	ImportPath, Name, Dir, Export     string
	GoFiles, CgoFiles, IgnoredGoFiles []string
	Module                            *packages.Module
	Error                             *struct{}
}

func decodeListed(output []byte) ([]*packages.Package, bool) {
	var all []*packages.Package
	for dec := json.NewDecoder(bytes.NewReader(output)); dec.More(); {
		var p listedPackage
		if err := dec.Decode(&p); err != nil || p.Error != nil || p.ImportPath == "" {
			return nil, false
		}
		all = append(all, &packages.Package{
			ID: p.ImportPath, PkgPath: p.ImportPath, Name: p.Name, Dir: p.Dir, ExportFile: p.Export, Module: p.Module,
			GoFiles: p.paths(p.GoFiles, p.CgoFiles), IgnoredFiles: p.paths(p.IgnoredGoFiles),
		})
	}
	return all, true
}

func (p *listedPackage) paths(lists ...[]string) []string {
	var paths []string
	for _, names := range lists {
		for _, name := range names {
			paths = append(paths, filepath.Join(p.Dir, name))
		}
	}
	return paths
}
