package wire

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// ecmaNumber is ECMA-262's Number::toString over the shortest digits that package
// strconv finds: with an exponent from 1e21 on and below 1e-6, and 0 for -0.
func ecmaNumber(v float64, bits int) string {
	mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(math.Abs(v), 'e', -1, bits), "e")
	digits := strings.Replace(mantissa, ".", "", 1)
	e, _ := strconv.Atoi(exponent)
	n := e + 1 // how many of the digits stand before the point
	sign := ""
	if v < 0 {
		sign = "-"
	}
	switch k := len(digits); {
	case v == 0:
		return "0"
	case k <= n && n <= 21:
		return sign + digits + strings.Repeat("0", n-k)
	case 0 < n && n <= 21:
		return sign + digits[:n] + "." + digits[n:]
	case -6 < n && n <= 0:
		return sign + "0." + strings.Repeat("0", -n) + digits
	case e > 0:
		exponent = "+" + strconv.Itoa(e)
	default:
		exponent = strconv.Itoa(e)
	}
	return sign + mantissa + "e" + exponent
}

func checkWrittenFloat(t require.TestingT, v float64) {
	var w Writer
	if !math.IsNaN(v) && !math.IsInf(v, 0) {
		require.Equal(t, ecmaNumber(v, 64), string(w.Float64(nil, v)))
	}
	if f := float64(float32(v)); !math.IsNaN(f) && !math.IsInf(f, 0) {
		require.Equal(t, ecmaNumber(f, 32), string(w.Float32(nil, float32(v))))
	}
	_, err := w.Done(nil)
	require.NoError(t, err)
}

// Decimals of few digits take another way than those of many, and so do those
// with at most three of them behind the point.
func TestWrittenDecimals(t *testing.T) {
	for _, v := range []float64{
		math.Copysign(0, -1), 0.001, 0.0005, 0.0009999999999999999, 0.0010000000000000002, 1.005, 0.1 + 0.2, 999.9995, 0.999, -0.001, -0.5, -7, 1.5e-7,
		1e11, 1e11 - 0.001, 1e11 - 0.0005, 99999999999.999, 99999999999.9995, 1e11 + 0.001, 4503599627370496.5, 1 << 53, 1e14, 1e15 - 1,
	} {
		checkWrittenFloat(t, v)
		checkWrittenFloat(t, math.Nextafter(v, math.Inf(1)))
		checkWrittenFloat(t, math.Nextafter(v, math.Inf(-1)))
	}
	rapid.Check(t, func(t *rapid.T) {
		digits := rapid.Int64Range(-1e15, 1e15).Draw(t, "digits") / int64(math.Pow10(rapid.IntRange(0, 14).Draw(t, "fewer")))
		v, err := strconv.ParseFloat(strconv.FormatInt(digits, 10)+"e"+strconv.Itoa(rapid.IntRange(-12, 8).Draw(t, "exponent")), 64)
		require.NoError(t, err)
		checkWrittenFloat(t, v)
		checkWrittenFloat(t, math.Nextafter(v, math.Inf(1)))
	})
}

func TestWrittenFloatsOfAnyBits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bits := rapid.Uint64().Draw(t, "bits")
		checkWrittenFloat(t, math.Float64frombits(bits))
		checkWrittenFloat(t, float64(math.Float32frombits(uint32(bits))))
	})
}

func TestOnlyFiniteFloatsAreWritten(t *testing.T) {
	for _, v := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		assert.Equal(t, "the result is not a finite number", unwritten(t, (*Writer).Float64, v))
		assert.Equal(t, "the result is not a finite number", unwritten(t, (*Writer).Float32, float32(v)))
	}
}
