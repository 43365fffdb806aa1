package snapshot

import (
	"crypto/sha256"
	"fmt"
	"os"
	"slices"
	"strings"
)

// compilerVariables steer C compilers behind the back of the go command, which
// does not list them.
var compilerVariables = []string{
	"AR", "CC", "CPATH", "CPLUS_INCLUDE_PATH", "CXX", "C_INCLUDE_PATH", "FC", "LIBRARY_PATH",
	"MACOSX_DEPLOYMENT_TARGET", "OBJC_INCLUDE_PATH", "SDKROOT",
}

// Key is the same for two runs of one command line, given by words, with the
// same environment. That is all that tells runs apart before anything is read,
// so that runs for several systems, say, keep a record each.
func Key(words ...string) Sum {
	variables := slices.DeleteFunc(os.Environ(), func(v string) bool {
		name, _, _ := strings.Cut(v, "=")
		return !strings.HasPrefix(name, "GO") && !strings.HasPrefix(name, "CGO_") && !strings.HasPrefix(name, "PKG_CONFIG") &&
			!slices.Contains(compilerVariables, name)
	})
	slices.Sort(variables)
	return sha256.Sum256(fmt.Appendf(nil, "%q %q", words, variables))
}
