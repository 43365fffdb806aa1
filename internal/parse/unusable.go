package parse

import (
	"errors"
	"fmt"

	"golang.org/x/tools/go/packages"
)

// commandLine is what the go command calls a package of files that are named.
const commandLine = "command-line-arguments"

// unusable says why a package that a pattern named cannot be worked on at all.
func (l *loader) unusable(p *packages.Package) error {
	noFiles := p.Dir == "" || len(goFiles(p.Dir)) == 0
	switch {
	case noFiles && len(p.Errors) == 0:
		return fmt.Errorf("%s: no Go files", p.PkgPath)
	case noFiles && p.PkgPath == commandLine: // no pattern's fault, but that of go.work, for instance
		return errors.New(oneLine(p.Errors[0].Msg))
	case noFiles:
		return l.wayOut(p.PkgPath, oneLine(p.Errors[0].Msg))
	case p.PkgPath == commandLine:
		return errors.New("name the package, such as . or ./..., and not its files")
	}
	return nil
}

// notOurs refuses packages that do not belong to who runs toolgen. Patterns such
// as all name hundreds of these.
func (l *loader) notOurs(paths []string) error {
	if goSetting(l.cfg.Dir, "GO111MODULE") == "off" {
		return errors.New("packages are looked for in modules, which GO111MODULE=off turns off")
	}
	if len(paths) == 1 {
		return fmt.Errorf("%s: not a package of the main module or workspace, and only those are written", paths[0])
	}
	return fmt.Errorf("%s and %d more: not packages of the main module or workspace, and only those are written", paths[0], len(paths)-1)
}
