package wire

import (
	"encoding/base64"
	"math"
	"strconv"
	"unicode/utf8"
)

// Null writes null.
func (w *Writer) Null() { w.Buf = append(w.Buf, "null"...) }

// Bool writes a boolean.
func (w *Writer) Bool(v bool) { w.Buf = strconv.AppendBool(w.Buf, v) }

// Int64 writes an integer.
func (w *Writer) Int64(v int64) { w.Buf = strconv.AppendInt(w.Buf, v, 10) }

// Uint64 writes an integer.
func (w *Writer) Uint64(v uint64) { w.Buf = strconv.AppendUint(w.Buf, v, 10) }

// Float64 writes a number as ECMA-262's Number::toString does: 100, 1e+21,
// 1e-7, and 0 for -0. What is not finite is a failure.
func (w *Writer) Float64(v float64) { w.float(v, 64) }

// Float32 is Float64 with the fewest digits that tell v from any other float32.
func (w *Writer) Float32(v float32) { w.float(float64(v), 32) }

func (w *Writer) float(v float64, bits int) {
	switch magnitude := math.Abs(v); {
	case math.IsNaN(v) || math.IsInf(v, 0):
		w.Fail("is not a finite number")
	case v == 0:
		w.Buf = append(w.Buf, '0')
	case magnitude < 1e21 && bigEnough(magnitude, bits):
		w.Buf = strconv.AppendFloat(w.Buf, v, 'f', -1, bits)
	default:
		w.Buf = strconv.AppendFloat(w.Buf, v, 'e', -1, bits)
		// ECMA-262 writes an exponent without a leading zero, package strconv
		// with two digits at least.
		if n := len(w.Buf); w.Buf[n-2] == '0' && (w.Buf[n-3] == '-' || w.Buf[n-3] == '+') {
			w.Buf[n-2] = w.Buf[n-1]
			w.Buf = w.Buf[:n-1]
		}
	}
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

// Number writes a json.Number, which must be a JSON number, as it is.
func (w *Writer) Number(s string) {
	if !IsNumber(s) {
		w.Fail("is no JSON number")
		return
	}
	w.Buf = append(w.Buf, s...)
}

// String writes a string. Only what JSON requires is escaped; a byte that is
// not UTF-8 becomes U+FFFD.
func (w *Writer) String(s string) { w.Buf = appendString(w.Buf, s) }

// Rune writes a string of one code point. A surrogate, or what is no code
// point, is a failure.
func (w *Writer) Rune(c rune) {
	if !utf8.ValidRune(c) {
		w.Fail("is no valid character")
		return
	}
	w.Buf = appendString(w.Buf, string(c))
}

// Bytes writes base64 text as Reader.Bytes reads it; nil is "".
func (w *Writer) Bytes(b []byte) {
	w.Buf = append(w.Buf, '"')
	w.Buf = base64.StdEncoding.AppendEncode(w.Buf, b)
	w.Buf = append(w.Buf, '"')
}

// appendString appends s as a JSON string.
func appendString(dst []byte, s string) []byte {
	dst = append(dst, '"')
	done := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= 0x20 && c < utf8.RuneSelf && c != '"' && c != '\\' {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			c, size := utf8.DecodeRuneInString(s[i:])
			if c != utf8.RuneError || size > 1 {
				i += size
				continue
			}
			dst = utf8.AppendRune(append(dst, s[done:i]...), utf8.RuneError)
		} else {
			dst = appendEscape(append(dst, s[done:i]...), c)
		}
		i++
		done = i
	}
	return append(append(dst, s[done:]...), '"')
}
