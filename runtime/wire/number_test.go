package wire

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestIsNumber(t *testing.T) {
	for text, want := range map[string]bool{
		"0": true, "-0": true, "10": true, "-1.50": true, "1e5": true, "1E+05": true, "0.0e-0": true,
		"": false, "-": false, "+1": false, "01": false, "1.": false, ".5": false, "1e": false, "1e+": false, "0x10": false, "1_000": false,
		" 1": false, "1 ": false, "1\n": false, "1,": false, "NaN": false, "Infinity": false, "١": false,
	} {
		assert.Equal(t, want, IsNumber(text), "%q", text)
	}
}

func TestFitsFloat64(t *testing.T) {
	zeros := strings.Repeat("0", 20_000)
	for number, want := range map[string]bool{
		"0": true, "-0.0e9": true, "0e99999999999999999999": true, "0.1": true, "-1.7976931348623157e308": true, "5e-324": true, "12345678901234567890123": true,
		"1" + zeros + "e-20000": true, "0." + zeros + "1e20000": true,
		"1.8e308": false, "-1e400": false, "1e99999999999999999999": false, "1e-400": false, "1" + zeros: false, "0." + zeros + "1": false,
	} {
		assert.Equal(t, want, FitsFloat64(number), "%.30s", number)
	}
}
