package runtime

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Small programs hold this package, so it keeps out, even through others, what
// brings reflection, large tables or the operating system with it.
func TestDependencies(t *testing.T) {
	output, err := exec.Command("go", "list", "-deps", ".").Output()
	require.NoError(t, err)
	deps := strings.Fields(string(output))
	assert.Contains(t, deps, "github.com/toolgen/toolgen/runtime")
	for _, banned := range []string{
		"reflect", "fmt", "encoding/json", "encoding/hex", "encoding/binary", "log/slog",
		"math/big", "net", "net/mail", "net/url", "os", "regexp", "runtime/debug",
	} {
		assert.NotContains(t, deps, banned)
	}
	for _, dep := range deps {
		first, _, _ := strings.Cut(dep, "/")
		foreign := strings.Contains(first, ".") && !strings.HasPrefix(dep, "github.com/toolgen/toolgen/runtime")
		assert.False(t, foreign, "%s is neither of the standard library nor of the runtime", dep)
	}
}
