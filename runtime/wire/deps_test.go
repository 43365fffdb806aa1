package wire

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Reflection and what needs it would cost every program that holds generated
// code, and rule out small targets.
func TestDependencies(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	require.NoError(t, err)
	deps := strings.Fields(string(out))
	require.Contains(t, deps, "strconv")
	for _, forbidden := range []string{
		"reflect", "fmt", "encoding/json", "encoding/hex", "encoding/binary", "net/url", "net/mail", "math/big", "log/slog", "runtime/debug", "regexp",
	} {
		assert.NotContains(t, deps, forbidden)
	}
	const module = "github.com/toolgen/toolgen"
	for _, dep := range deps {
		if strings.Contains(dep, ".") && !strings.HasPrefix(dep, "vendor/") {
			assert.Equal(t, module+"/runtime/wire", dep, "the package stands alone")
		}
	}
}
