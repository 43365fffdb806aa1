package snapshot

import (
	"path/filepath"
	"slices"
	"strings"
)

// sourceEndings are those of the files that the go command reads beside Go's own
// (go/build, Context.Import).
var sourceEndings = []string{
	".go", ".c", ".cc", ".cpp", ".cxx", ".m", ".h", ".hh", ".hpp", ".hxx", ".f", ".F", ".for", ".f90",
	".s", ".S", ".sx", ".swig", ".swigcxx", ".syso",
}

// moduleFiles say which modules there are and where their packages lie.
var moduleFiles = []string{"go.mod", "go.sum", "go.work", "go.work.sum", "modules.txt"}

// isSource reports whether the go command could read a file of this name. Those
// that begin with a dot it never does, which leaves out what editors put beside
// a file that is open in them.
func isSource(name string) bool {
	if strings.HasPrefix(name, ".") {
		return false
	}
	return slices.Contains(sourceEndings, filepath.Ext(name)) || slices.Contains(moduleFiles, name)
}

// versionControl are folders that hold the history of sources, and none of them.
// All others are looked into: a package can be imported from a folder whose name
// begins with a dot, although patterns such as ./... leave it out.
var versionControl = []string{".git", ".hg", ".svn", ".bzr", ".jj"}
