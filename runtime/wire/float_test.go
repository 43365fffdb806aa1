package wire

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func float64Of(r *cursor) float64 { return r.Float64(nil) }
func float32Of(r *cursor) float32 { return r.Float32(nil) }

func TestFloats(t *testing.T) {
	zeros := strings.Repeat("0", 1_000_000)
	for text, want := range map[string]float64{
		"0": 0, "1": 1, "-1.5": -1.5, "1e2": 100, "0.1": 0.1, "123456789012345": 123456789012345, "1e-400": 0, "-1e-400": 0,
		"0.30000000000000004":                  0.30000000000000004,
		"9007199254740993":                     9007199254740992,
		"9007199254740991":                     9007199254740991,
		"12345678901234.567":                   12345678901234.567,
		"9438971605600.345":                    9438971605600.345, // its digits alone are rounded already
		"1.7976931348623157e308":               math.MaxFloat64,
		"5e-324":                               5e-324,
		"1" + zeros + "e-1000000":              1,
		"0." + zeros + "1e1000001":             1,
		"9007199254740993." + zeros:            9007199254740992, // a tie goes to even
		"9007199254740993.0" + zeros[1:] + "1": 9007199254740994, // and this is no tie
		"0." + zeros:                           0,
		"0." + zeros + "1":                     0,
		"1e-99999999999999999999":              0,
		"1" + zeros + "e-99999999999999999999": 0,
	} {
		assert.Equal(t, want, read(t, text, float64Of), "%.40s", text)
	}
	assert.True(t, math.Signbit(read(t, "-0", float64Of)))
	assert.True(t, math.Signbit(read(t, "-0.0", float64Of)))
	for _, text := range []string{"1.7976931348623159e308", "1e309", "-1e309", "1" + zeros, "1" + zeros + "e99999999999999999999", "1e99999999999999999999"} {
		assert.NotEmpty(t, complaint(text, anyFloat64), "%.40s", text)
		assert.NotEmpty(t, complaint(text, anyFloat32), "%.40s", text)
	}
	assert.Equal(t, float32(math.MaxFloat32), read(t, "3.4028235e38", float32Of))
	assert.NotEmpty(t, complaint("3.4028236e38", anyFloat32))
	// Rounded to a float64 first, this would be a tie and go down.
	assert.Equal(t, math.Nextafter32(1, 2), read(t, "1.000000059604644775390626", float32Of))
}

func TestFloatsAgainstStrconv(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := jsonNumbers().Draw(t, "number")
		want, _ := strconv.ParseFloat(text, 64)
		want32, _ := strconv.ParseFloat(text, 32)
		var got float64
		var got32 float32
		require.NoError(t, readArguments(`{"a":`+text+`}`, func(r *cursor) { got = float64Of(r) }))
		if err := readArguments(`{"a":`+text+`}`, func(r *cursor) { got32 = float32Of(r) }); err == nil {
			require.Equal(t, float32(want32), got32, text)
		} else {
			require.True(t, math.IsInf(want32, 0), text)
		}
		require.Equal(t, want, got, text)
		long, _ := parseLongFloat(text, 64)
		require.Equal(t, want, long, text)
	})
}

func TestBoundsAreComparedAsWritten(t *testing.T) {
	in := &Range{Min: 0.1, MinText: "0.1", Max: 9007199254740992, MaxText: "9007199254740992"}
	good := []string{"0.1", "0.10", "1e-1", "0.10000000000000000000000000001", "9007199254740992", "9007199254740991.9999999999999"}
	bad := []string{"0.09999999999999999999999999999", "0", "9007199254740993", "9007199254740992.0000000000000001", "-0.1"}
	for _, text := range good {
		assert.Empty(t, complaint(text, func(r *cursor) { r.Float64(in) }), text)
		assert.Empty(t, complaint(text, func(r *cursor) { r.Float32(in) }), text)
		assert.Equal(t, text, read(t, text, func(r *cursor) string { return r.Number(in) }))
	}
	for _, text := range bad {
		const want = "Argument 'a' must be a number from 0.1 to 9007199254740992."
		assert.Equal(t, want, complaint(text, func(r *cursor) { r.Float64(in) }), text)
		assert.Equal(t, want, complaint(text, func(r *cursor) { r.Float32(in) }), text)
		assert.Equal(t, want, complaint(text, func(r *cursor) { r.Number(in) }), text)
	}
}

func TestNumberIsTheTextAsWritten(t *testing.T) {
	for _, text := range []string{"1.0", "-0", "1e400", "1E+2", "12345678901234567890.123"} {
		assert.Equal(t, text, read(t, text, func(r *cursor) string { return r.Number(nil) }))
	}
}

func TestWrittenFloats(t *testing.T) {
	for _, c := range []struct {
		v    float64
		want string
	}{
		{0, "0"}, {math.Copysign(0, -1), "0"}, {100, "100"}, {1e21, "1e+21"}, {1e20, "100000000000000000000"}, {1e-6, "0.000001"},
		{1e-7, "1e-7"}, {1.5e-10, "1.5e-10"}, {-1.25, "-1.25"}, {math.MaxFloat64, "1.7976931348623157e+308"}, {5e-324, "5e-324"},
		{123456789012345680000, "123456789012345680000"}, {0.1, "0.1"},
	} {
		assert.Equal(t, c.want, written(t, (*Writer).Float64, c.v))
	}
	for v, want := range map[float32]string{0.1: "0.1", 16777216: "16777216", 1e-6: "0.000001", 1e-7: "1e-7", 1e21: "1e+21", 3.4028235e38: "3.4028235e+38"} {
		assert.Equal(t, want, written(t, (*Writer).Float32, v))
	}
}

// encoding/json writes floats as ECMA-262 does, but for -0.
func TestWrittenFloatsAgainstEncodingJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := math.Float64frombits(rapid.Uint64().Draw(t, "bits"))
		if rapid.Bool().Draw(t, "near") {
			v = rapid.Float64Range(1e-9, 1e23).Draw(t, "v")
		}
		f := float32(v)
		if want, err := json.Marshal(v); err == nil && v != 0 {
			require.Equal(t, string(want), string(new(Writer).Float64(nil, v)))
		}
		if want, err := json.Marshal(f); err == nil && f != 0 {
			text := new(Writer).Float32(nil, f)
			require.Equal(t, string(want), string(text))
			back, err := readTop(text, float32Of)
			require.NoError(t, err)
			require.Equal(t, f, back)
		}
	})
}
