package wire

import (
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func anyInt64(r *cursor) int64   { return r.Int64(math.MinInt64, math.MaxInt64) }
func anyUint64(r *cursor) uint64 { return r.Uint64(0, math.MaxUint64) }

func TestIntegers(t *testing.T) {
	million := strings.Repeat("0", 1_000_000)
	for text, want := range map[string]int64{
		"0": 0, "-0": 0, "-0.0": 0, "0e5": 0, "0.000e-99999999999999999999": 0,
		"1": 1, "-1": -1, "12.0": 12, "1e2": 100, "1E+2": 100, "1e0": 1, "120e-1": 12, "1.5e1": 15,
		"90071992547409930e-1":                     9007199254740993,
		"9007199254740993":                         9007199254740993,
		"999999999999999999":                       999999999999999999,
		"9223372036854775807":                      math.MaxInt64,
		"-9223372036854775808":                     math.MinInt64,
		"-9223372036854775808.0":                   math.MinInt64,
		"922337203685477580.7e1":                   math.MaxInt64,
		"1" + million + "e-1000000":                1,
		"0." + million + "1e1000001":               1,
		"5." + million:                             5,
		"1e" + million + "2":                       100,
		"1e-" + million:                            1,
		"0" + "." + million + "e9" + million + "9": 0,
	} {
		assert.Equal(t, want, read(t, text, anyInt64), "%.40s", text)
		if want >= 0 {
			assert.Equal(t, uint64(want), read(t, text, anyUint64), "%.40s", text)
		}
	}
	assert.Equal(t, uint64(math.MaxUint64), read(t, "18446744073709551615", anyUint64))
	assert.Equal(t, uint64(math.MaxUint64), read(t, "1844674407370955161.50e1", anyUint64))
	assert.Equal(t, 7, read(t, "7", func(r *cursor) int { return r.Int(math.MinInt64, math.MaxInt64) }))
	assert.Equal(t, uint(7), read(t, "7", func(r *cursor) uint { return r.Uint(0, math.MaxUint64) }))
}

// A schema says the 64-bit range on every platform; a 32-bit program refuses what
// it cannot hold. CI runs this under GOARCH=386 too.
func TestIntsHaveThePlatformsRange(t *testing.T) {
	anyInt := func(r *cursor) { r.Int(math.MinInt64, math.MaxInt64) }
	anyUint := func(r *cursor) { r.Uint(0, math.MaxUint64) }
	tooLarge, tooLargeUnsigned := "2147483648", "4294967296"
	if strconv.IntSize == 64 {
		tooLarge, tooLargeUnsigned = "9223372036854775808", "18446744073709551616"
	}
	const least, most = math.MinInt, math.MaxInt
	assert.Equal(t, "Argument 'a' must be "+int64Text(least, most)+".", complaint(tooLarge, anyInt))
	assert.Equal(t, "Argument 'a' must be "+uint64Text(0, math.MaxUint)+".", complaint(tooLargeUnsigned, anyUint))
	assert.Empty(t, complaint(strconv.Itoa(most), anyInt))
	assert.Empty(t, complaint(strconv.FormatUint(math.MaxUint, 10), anyUint))
}

func TestWhatIsNoInteger(t *testing.T) {
	million := strings.Repeat("0", 1_000_000)
	for _, text := range []string{
		"8.5", "0.9999999999999999999", "1000000.0000000000000000001", "1e-1", "1e-1000000000000", "1e1000000000000",
		"1e99999999999999999999", "1e-99999999999999999999", "9223372036854775808", "-9223372036854775809", "1e19",
		"1" + million, "5." + million + "1", "18446744073709551616", "99999999999999999999", "100000000000000000000",
	} {
		const want = "Argument 'a' must be an integer from -9223372036854775808 to 9223372036854775807."
		assert.Equal(t, want, complaint(text, func(r *cursor) { anyInt64(r) }), "%.40s", text)
		if text != "9223372036854775808" && text != "1e19" {
			assert.NotEmpty(t, complaint(text, func(r *cursor) { anyUint64(r) }), "%.40s", text)
		}
	}
}

// jsonNumbers draws number texts in all forms, with zeros where they hurt.
func jsonNumbers() *rapid.Generator[string] {
	digits := rapid.StringMatching(`0{0,12}[0-9]{0,22}0{0,12}`)
	return rapid.Custom(func(t *rapid.T) string {
		s := rapid.SampledFrom([]string{"", "-"}).Draw(t, "sign")
		head := strings.TrimLeft(digits.Draw(t, "head"), "0")
		if head == "" {
			head = "0"
		}
		s += head
		if rapid.Bool().Draw(t, "dotted") {
			s += "." + digits.Draw(t, "tail") + "0"
		}
		if rapid.Bool().Draw(t, "scaled") {
			s += rapid.SampledFrom([]string{"e", "E", "e+", "E-", "e-", "e00"}).Draw(t, "e") + strconv.Itoa(rapid.IntRange(0, 45).Draw(t, "exponent"))
		}
		return s
	})
}

func ratOf(text string) *big.Rat {
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		panic("big.Rat does not read " + text)
	}
	return r
}

func TestIntegersAgainstBigRat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := jsonNumbers().Draw(t, "number")
		want := ratOf(text)
		var i int64
		err := readArguments(`{"a":`+text+`}`, func(r *cursor) { i = anyInt64(r) })
		if fits := want.IsInt() && want.Num().IsInt64(); fits != (err == nil) || fits && i != want.Num().Int64() {
			t.Fatalf("%s read as %d, %v", text, i, err)
		}
		var u uint64
		err = readArguments(`{"a":`+text+`}`, func(r *cursor) { u = anyUint64(r) })
		if fits := want.IsInt() && want.Num().IsUint64(); fits != (err == nil) || fits && u != want.Num().Uint64() {
			t.Fatalf("%s read as %d, %v", text, u, err)
		}
	})
}
