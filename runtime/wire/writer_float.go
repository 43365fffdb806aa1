package wire

import (
	"math"
	"strconv"
)

// Float64 writes a number as ECMA-262's Number::toString does: 100, 1e+21,
// 1e-7, and 0 for -0. What is not finite is a failure.
func (w *Writer) Float64(b []byte, v float64) []byte {
	if magnitude := math.Abs(v); magnitude < 1e11 {
		// A decimal of at most 15 digits is the shortest form of the float nearest to
		// it, so that one with a few decimals needs no search for its digits.
		if n := int64(magnitude*1000 + 0.5); float64(n)/1000 == magnitude {
			return appendThousandths(b, v < 0, uint64(n))
		}
	}
	return w.float(b, v, 64)
}

// Float32 is Float64 with the fewest digits that tell v from any other float32.
func (w *Writer) Float32(b []byte, v float32) []byte { return w.float(b, float64(v), 32) }

func (w *Writer) float(b []byte, v float64, bits int) []byte {
	magnitude := math.Abs(v)
	switch {
	case !(magnitude <= math.MaxFloat64): // infinite, or no number at all
		return w.Fail(b, "is not a finite number")
	case v == 0:
		return append(b, '0')
	case magnitude < 1e21 && bigEnough(magnitude, bits):
		return strconv.AppendFloat(b, v, 'f', -1, bits)
	}
	b = strconv.AppendFloat(b, v, 'e', -1, bits)
	// ECMA-262 writes an exponent without a leading zero, package strconv with two
	// digits at least.
	if n := len(b); b[n-2] == '0' && (b[n-3] == '-' || b[n-3] == '+') {
		b[n-2] = b[n-1]
		b = b[:n-1]
	}
	return b
}

// appendThousandths appends n/1000 without trailing zeros.
func appendThousandths(dst []byte, negative bool, n uint64) []byte {
	if negative && n != 0 {
		dst = append(dst, '-')
	}
	dst = strconv.AppendUint(dst, n/1000, 10)
	switch n %= 1000; {
	case n == 0:
		return dst
	case n%100 == 0:
		return append(dst, '.', byte('0'+n/100))
	case n%10 == 0:
		return append(dst, '.', byte('0'+n/100), byte('0'+n/10%10))
	}
	return append(dst, '.', byte('0'+n/100), byte('0'+n/10%10), byte('0'+n%10))
}

// bigEnough reports whether the shortest digits of v are at least 0.000001,
// below which ECMA-262 writes an exponent. The float32 nearest to that is a
// little less than the float64.
func bigEnough(v float64, bits int) bool {
	if bits == 32 {
		return float32(v) >= 1e-6
	}
	return v >= 1e-6
}
