package parse

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestExactInteger(t *testing.T) {
	for text, want := range map[string]string{
		"0": "0", "-0": "0", "12": "12", "-12.0": "-12", "1e3": "1000", "120E-1": "12", "1e400": "1" + strings.Repeat("0", 400),
		"0e500": "0", "-0.0e-999999999": "0",
		"1.5": "", "1e-1": "", "1e401": "", "1e999999999999": "", "5e-999999999": "", "ten": "", "": "", "4/2": "", "0x10": "", "007": "", "+5": "", "1_000": "",
	} {
		got, ok := exactInteger(text)
		assert.Equal(t, want != "", ok, text)
		assert.Equal(t, want, got, text)
	}
}
