package emit

import (
	"fmt"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
)

// Current gives a function that reports whether a file of a build, which this
// run cannot make, fits the sources as far as their syntax tells: it returns the
// tools of all functions that they show, and no others, and nothing keeps it from
// compiling beside the file of every build.
func Current(p *model.Package) func(b *model.Build, content []byte) bool {
	runs, names := runsByBuild(layout(p)), newNames(p, nil)
	return func(b *model.Build, content []byte) bool {
		text := strings.ReplaceAll(string(content), "\r\n", "\n")
		own := ownLists(p, b)
		for _, run := range runs[b] {
			if !hasMethod(text, run, names) {
				return false
			}
		}
		for _, l := range own {
			if !hasList(text, l, p.RegisterNames(l.receiver)[0]) {
				return false
			}
		}
		return strings.Count(text, functionLines(nil)+"\n") == len(runs[b])+len(own) && fits(text, b, p)
	}
}

// hasMethod looks for a run, with the names that all files share.
func hasMethod(text string, run *toolRun, names *names) bool {
	_, rest, ok := strings.Cut(text, "// "+run.method+functionLines(run.exports)+"\nfunc ("+names.buildType+") "+run.method+"(")
	if !ok || run.list.receiver == nil {
		return ok
	}
	signature, _, _ := strings.Cut(rest, "\n")
	return strings.Contains(signature, "["+names.receivers[run.list.receiver.Type]+"]")
}

func hasList(text string, l *toolList, register string) bool {
	return strings.Contains(text, functionLines(l.runs[0].exports)+"\nfunc ") && strings.Contains(text, "\nfunc "+register+"(")
}

// fits reports whether a file is of the package and of the constraint, and code
// of today's, and imports nothing under a name that the package declares.
func fits(text string, b *model.Build, p *model.Package) bool {
	head, err := parser.ParseFile(token.NewFileSet(), "", text, parser.ImportsOnly)
	if err != nil || head.Name.Name != p.Name || !strings.Contains(text, buildLine(b.Constraint)) ||
		!strings.Contains(text, fmt.Sprintf("RunToolgenAgain(%d ", generation)) {
		return false
	}
	for _, spec := range head.Imports {
		name, _ := strconv.Unquote(spec.Path.Value)
		if name = path.Base(name); spec.Name != nil {
			name = spec.Name.Name
		}
		if _, declared := slices.BinarySearch(p.Declared, name); declared {
			return false
		}
	}
	return true
}
