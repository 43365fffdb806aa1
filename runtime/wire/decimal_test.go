package wire

import (
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func TestCompareNumbers(t *testing.T) {
	zeros := strings.Repeat("0", 100_000)
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"1", "1.0", 0},
		{"-0", "0.00", 0},
		{"0", "0e99999999999999999999999", 0},
		{"1e2", "100", 0},
		{"0.1", "1e-1", 0},
		{"-1", "1", -1},
		{"-2", "-1", -1},
		{"0", "1e-99999999999999999999999", -1},
		{"0", "-1e-99999999999999999999999", 1},
		{"9007199254740993", "9007199254740992", 1},
		{"0.10000000000000000000000000001", "0.1", 1},
		{"1" + zeros, "1e100000", 0},
		{"0." + zeros + "1", "1e-100001", 0},
		{"1" + zeros + "1", "1e100001", 1},
		{"1e1000000000000000000", "10e999999999999999999", 0},
		{"1e-1000000000000000000", "0.1e-999999999999999999", 0},
		{"1e999999999999999999", "1e1000000000000000000", -1},
		{"1e-999999999999999999", "1e-1000000000000000000", 1},
		{"1e9999999999999999999", "10e9999999999999999998", 0},
		{"1e10000000000000000000", "100e9999999999999999998", 0},
		{"1e-10000000000000000000", "0.01e-9999999999999999998", 0},
		{"-1e99999999999999999999", "-2e99999999999999999999", 1},
		{"1e99999999999999999999", "1e-99999999999999999999", 1},
	} {
		assert.Equal(t, c.want, CompareNumbers(c.a, c.b), "%.40s and %.40s", c.a, c.b)
		assert.Equal(t, -c.want, CompareNumbers(c.b, c.a), "%.40s and %.40s", c.b, c.a)
		same := string(AppendCanonical(nil, []byte(c.a))) == string(AppendCanonical(nil, []byte(c.b)))
		assert.Equal(t, c.want == 0, same, "%.40s and %.40s", c.a, c.b)
	}
}

func TestCompareNumbersAgainstBigRat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := jsonNumbers().Draw(t, "a"), jsonNumbers().Draw(t, "b")
		want := ratOf(a).Cmp(ratOf(b))
		if got := CompareNumbers(a, b); got != want {
			t.Fatalf("%s, %s: %d, want %d", a, b, got, want)
		}
		canonical := string(AppendCanonical(nil, []byte(a)))
		if ratOf(a).Cmp(ratOf(canonical)) != 0 {
			t.Fatalf("%s became %s", a, canonical)
		}
	})
}

// Numbers with exponents of any length are equal where digits moved from the
// one to the other, and an exponent one larger makes a larger number.
func TestCompareNumbersWithFarExponents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		exponent, _ := new(big.Int).SetString(rapid.StringMatching(`-?[1-9][0-9]{17,30}|-?10{17,30}|-?9{17,30}`).Draw(t, "exponent"), 10)
		digits := rapid.StringMatching(`[1-9]{1,5}`).Draw(t, "digits")
		moved := rapid.IntRange(0, 300).Draw(t, "moved")
		plus := func(n int) string { return new(big.Int).Add(exponent, big.NewInt(int64(n))).String() }
		a := digits + "e" + plus(0)
		for _, b := range []string{
			digits + strings.Repeat("0", moved) + "e" + plus(-moved),
			"0." + strings.Repeat("0", moved) + digits + "e" + plus(moved+len(digits)),
		} {
			if CompareNumbers(a, b) != 0 {
				t.Fatalf("%s differs from %s", a, b)
			}
			if x, y := AppendCanonical(nil, []byte(a)), AppendCanonical(nil, []byte(b)); string(x) != string(y) {
				t.Fatalf("%s is %s, %s is %s", a, x, b, y)
			}
			if larger := "1" + "e" + plus(len(digits)); CompareNumbers(b, larger) >= 0 || CompareNumbers("-"+larger, "-"+b) >= 0 {
				t.Fatalf("%s is not less than %s", b, larger)
			}
		}
	})
}
