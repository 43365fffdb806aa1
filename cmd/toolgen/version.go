package main

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
)

// contractGeneration counts the revisions of the contract between a Go signature
// and what a model sees of it, so that two projects can tell whether their tools
// were made by the same rules.
const contractGeneration = 1

// version prints one line with the version of this build, of Go, and of the
// contract.
func version(args []string, stdout, stderr io.Writer) int {
	if len(args) > 0 {
		return misused(stderr, fmt.Errorf("version takes no arguments"))
	}
	fmt.Fprintf(stdout, "toolgen %s, %s, contract generation %d\n", buildVersion(), runtime.Version(), contractGeneration)
	return statusDone
}

// buildVersion returns the version of the module that this command was built
// from, and "devel" for a build from a working copy without one.
func buildVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "devel"
	}
	return shownVersion(info.Main.Version)
}

// shownVersion returns a version as it is recorded in a build, or "devel" where
// that names none: it is empty or "(devel)" for a working copy, and a version of
// the year 1 where a module uses a clone by a replace directive.
func shownVersion(recorded string) string {
	if recorded == "" || recorded == "(devel)" || strings.Contains(recorded, "-00010101000000-") {
		return "devel"
	}
	return recorded
}
