package expert

import (
	"math"
	"math/bits"
	"strconv"
	"time"
	"unicode/utf8"
)

// appendString appends a text in quotes. It looks at eight bytes at a time, in the
// form of [reader.scan], and copies at once what needs no escape.
func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	i := 0
	for uint(i) < uint(len(s)) {
		rest := s[i:]
		if len(rest) < 8 {
			break
		}
		x := load64String(rest)
		m := (((x ^ lo*'"') - lo) | ((x ^ lo*'\\') - lo) | (x - lo*0x20) | x) & hi
		if m != 0 {
			return appendEscaped(b, s, i+bits.TrailingZeros64(m)>>3)
		}
		i += 8
	}
	for ; i < len(s); i++ {
		if c := s[i]; c < 0x20 || c == '"' || c == '\\' || c >= 0x80 {
			return appendEscaped(b, s, i)
		}
	}
	b = append(b, s...)
	return append(b, '"')
}

func load64String(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// appendEscaped is the rest of appendString from i on, where something special may
// stand. What is no UTF-8 becomes U+FFFD.
func appendEscaped(b []byte, s string, i int) []byte {
	copied := 0
	for i < len(s) {
		c := s[i]
		if c >= utf8.RuneSelf {
			r, n := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && n == 1 {
				b = append(append(b, s[copied:i]...), "\ufffd"...)
				copied = i + 1
			}
			i += n
			continue
		}
		if c >= 0x20 && c != '"' && c != '\\' {
			i++
			continue
		}
		b = appendEscape(append(b, s[copied:i]...), c)
		i++
		copied = i
	}
	b = append(b, s[copied:]...)
	return append(b, '"')
}

func appendEscape(b []byte, c byte) []byte {
	const hex = "0123456789abcdef"
	switch c {
	case '"', '\\':
		return append(b, '\\', c)
	case '\n':
		return append(b, `\n`...)
	case '\r':
		return append(b, `\r`...)
	case '\t':
		return append(b, `\t`...)
	case '\b':
		return append(b, `\b`...)
	case '\f':
		return append(b, `\f`...)
	default:
		return append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
	}
}

// appendFloat appends a number as ECMA-262 does. One below 10^11 with up to three
// digits behind the point is an integer with a point in it, because no other text of
// at most 15 digits is the same float64; it is spared the search for the shortest one.
func appendFloat(b []byte, f float64) []byte {
	a := math.Abs(f)
	if a >= 1e11 {
		return appendAnyFloat(b, f)
	}
	n := uint64(math.Round(a * 1000))
	if float64(n)/1000 != a || f == 0 {
		return appendAnyFloat(b, f)
	}
	if f < 0 {
		b = append(b, '-')
	}
	whole := n / 1000
	b = strconv.AppendUint(b, whole, 10)
	d := n - whole*1000
	if d == 0 {
		return b
	}
	b = append(b, '.', byte('0'+d/100))
	if d %= 100; d != 0 {
		b = append(b, byte('0'+d/10))
		if d %= 10; d != 0 {
			b = append(b, byte('0'+d))
		}
	}
	return b
}

func appendAnyFloat(b []byte, f float64) []byte {
	if f == 0 {
		return append(b, '0') // Negative zero too.
	}
	if a := math.Abs(f); a >= 1e-6 && a < 1e21 {
		return strconv.AppendFloat(b, f, 'f', -1, 64)
	}
	b = strconv.AppendFloat(b, f, 'e', -1, 64)
	if n := len(b); b[n-2] == '0' && (b[n-3] == '-' || b[n-3] == '+') { // e-07 is e-7
		b[n-2] = b[n-1]
		b = b[:n-1]
	}
	return b
}

func appendTime(b []byte, t time.Time) []byte {
	b = append(b, '"')
	b = t.AppendFormat(b, time.RFC3339Nano)
	return append(b, '"')
}
