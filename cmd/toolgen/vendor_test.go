package main

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTheToolBringsWhatGeneratedCodeImports: a module that vendors takes the
// packages that its tools import, and generated code has to find all of its own
// among them.
func TestTheToolBringsWhatGeneratedCodeImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{join .Imports \"\\n\"}}", ".").Output()
	require.NoError(t, err)
	imports := strings.Fields(string(out))
	out, err = exec.Command("go", "list", "-f", "{{.ImportPath}}", "../../runtime", "../../runtime/wire/...").Output()
	require.NoError(t, err)
	for _, path := range strings.Fields(string(out)) {
		assert.Contains(t, imports, path)
	}
}
