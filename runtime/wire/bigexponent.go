package wire

import (
	"cmp"
	"strconv"
	"strings"
)

// Exponents of any length are calculated with as decimal text: an optional
// minus sign and digits without leading zeros.

// pointText is the point of d as such a text.
func (d decimal) pointText() string {
	if d.far != "" {
		return d.far
	}
	return strconv.FormatInt(d.point, 10)
}

// addToInteger returns a+n, where a is of at least 19 digits and n, bounded by
// the length of a text, is far smaller: the sign stays.
func addToInteger(a string, n int64) string {
	digits, negative := strings.CutPrefix(a, "-")
	if negative {
		n = -n
	}
	sum := make([]byte, len(digits)+1)
	carry := n
	for i := len(digits) - 1; i >= 0; i-- {
		carry += int64(digits[i] - '0')
		digit := carry % 10
		if digit < 0 {
			digit += 10
		}
		sum[i+1] = '0' + byte(digit)
		carry = (carry - digit) / 10
	}
	sum[0] = '0' + byte(carry)
	out := strings.TrimLeft(string(sum), "0")
	if negative {
		return "-" + out
	}
	return out
}

// compareIntegers compares two integers in that form.
func compareIntegers(a, b string) int {
	a, below := strings.CutPrefix(a, "-")
	b, negative := strings.CutPrefix(b, "-")
	if below != negative {
		if below {
			return -1
		}
		return 1
	}
	c := cmp.Compare(len(a), len(b))
	if c == 0 {
		c = cmp.Compare(a, b)
	}
	if below {
		return -c
	}
	return c
}
