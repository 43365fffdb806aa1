package expert

import (
	"bytes"
	"slices"
)

// int32 reads an integer, in the same pass as its range is checked. 1.0 and 1e2 are
// integers in JSON Schema; these and longer ones go to slowInt32.
func (r *reader) int32(i int, least, most int32, name string) (int32, int) {
	b := r.doc
	j := i
	neg := false
	if uint(j) < uint(len(b)) && b[j] == '-' {
		neg = true
		j++
	}
	if uint(j) >= uint(len(b)) || b[j]-'0' > 9 {
		return 0, r.not(i, name)
	}
	var n uint64
	if b[j] == '0' {
		j++
	} else {
		s := j
		for uint(j) < uint(len(b)) && b[j]-'0' <= 9 {
			n = n*10 + uint64(b[j]-'0')
			j++
		}
		if j-s > 18 {
			return r.slowInt32(i, least, most, name)
		}
	}
	if uint(j) < uint(len(b)) {
		if c := b[j]; c == '.' || c|0x20 == 'e' || c-'0' <= 9 {
			return r.slowInt32(i, least, most, name)
		}
	}
	v := int64(n)
	if neg {
		v = -v
	}
	if v < int64(least) || v > int64(most) {
		return 0, r.fail(outOfRange, i, name)
	}
	return int32(v), j
}

// slowInt32 is int32 for numbers with a point, an exponent or many digits.
//
//go:noinline
func (r *reader) slowInt32(i int, least, most int32, name string) (int32, int) {
	j := numberEnd(r.doc, i)
	if j < 0 {
		return 0, r.fail(badSyntax, i, name)
	}
	v, ok := integral(r.doc[i:j])
	if !ok {
		return 0, r.fail(wrongType, i, name)
	}
	if v < int64(least) || v > int64(most) {
		return 0, r.fail(outOfRange, i, name)
	}
	return int32(v), j
}

// maxIntegral is beyond what any integer of the calls may be.
const maxIntegral = 1_000_000_000_000_000_000

// integral is the value of a number, which numberEnd has checked, if that is an
// integer. Beyond maxIntegral it is that.
func integral(s []byte) (int64, bool) {
	negative := s[0] == '-'
	if negative {
		s = s[1:]
	}
	mantissa, exponent := split(s)
	digits := bytes.TrimLeft(mantissa, "0")
	trimmed := bytes.TrimRight(digits, "0")
	exponent += len(digits) - len(trimmed)
	if len(trimmed) == 0 {
		return 0, true
	}
	if exponent < 0 {
		return 0, false
	}
	v := int64(maxIntegral)
	if len(trimmed)+exponent <= 18 {
		v = 0
		for _, c := range trimmed {
			v = v*10 + int64(c-'0')
		}
		for ; exponent > 0; exponent-- {
			v *= 10
		}
	}
	if negative {
		v = -v
	}
	return v, true
}

// split is a number without its sign as digits and the power of ten of the last.
func split(s []byte) (digits []byte, exponent int) {
	if k := bytes.IndexAny(s, "eE"); k >= 0 {
		exponent = power(s[k+1:])
		s = s[:k]
	}
	whole, fraction, _ := bytes.Cut(s, []byte("."))
	return slices.Concat(whole, fraction), exponent - len(fraction)
}

// power reads an exponent. It stops where no number of digits can make up for it.
func power(s []byte) int {
	negative := s[0] == '-'
	if negative || s[0] == '+' {
		s = s[1:]
	}
	n := 0
	for _, c := range s {
		if n < 1<<26 {
			n = n*10 + int(c-'0')
		}
	}
	if negative {
		return -n
	}
	return n
}
