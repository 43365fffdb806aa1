package emit

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/internal/model"
)

// TestFloatLiteral holds that every JSON number becomes a constant that Go takes
// as a float, the usual ones as they are written.
func TestFloatLiteral(t *testing.T) {
	g := newGenerator(&model.Package{Path: "case.test", Name: "tools"}, nil)
	for text, want := range map[string]string{
		"0.10":                         "0.10",
		"-3":                           "-3",
		"1e2":                          "1e2",
		"-0":                           "0",
		"1e-400":                       "0",
		"1e-99999999999":               "0",
		"1e400":                        "math.Inf(1)",
		"-1e99999999999":               "math.Inf(-1)",
		"1" + strings.Repeat("0", 200): "1e+200",
		"0." + strings.Repeat("3", 30): "0.3333333333333333",
	} {
		assert.Equal(t, want, fmt.Sprintf("%#v", g.floatLiteral(text, 64)), text)
	}
	assert.Equal(t, "1.0000001e+21", fmt.Sprintf("%#v", g.floatLiteral("1000000120000000000000.0", 32)), "the fewest digits of a float32")
}
