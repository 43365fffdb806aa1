package expert

import (
	"math"
	"strconv"
)

// pow10 are the powers of ten that a float64 holds exactly.
var pow10 = [...]float64{1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22}

// float64 reads a number. Digits that make an integer below 2^53, with at most 22 of
// them behind the point, are divided by an exact power of ten, which rounds once and
// so rightly. All other numbers go to strconv.
func (r *reader) float64(i int, name string) (float64, int) {
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
	s := j
	for uint(j) < uint(len(b)) && b[j]-'0' <= 9 {
		n = n*10 + uint64(b[j]-'0')
		j++
	}
	if b[s] == '0' && j-s > 1 {
		return 0, r.fail(badSyntax, i, name)
	}
	nd, frac := j-s, 0
	if uint(j) < uint(len(b)) && b[j] == '.' {
		j++
		f := j
		for uint(j) < uint(len(b)) && b[j]-'0' <= 9 {
			n = n*10 + uint64(b[j]-'0')
			j++
		}
		frac = j - f
		if frac == 0 {
			return 0, r.fail(badSyntax, i, name)
		}
		nd += frac
	}
	if nd > 18 || frac > 22 || n >= 1<<53 || uint(j) < uint(len(b)) && b[j]|0x20 == 'e' {
		return r.slowFloat64(i, name)
	}
	v := float64(n)
	if frac > 0 {
		v /= pow10[frac]
	}
	if neg {
		v = -v
	}
	return v, j
}

// slowFloat64 is float64 by strconv.
//
//go:noinline
func (r *reader) slowFloat64(i int, name string) (float64, int) {
	j := numberEnd(r.doc, i)
	if j < 0 {
		return 0, r.fail(badSyntax, i, name)
	}
	v, err := strconv.ParseFloat(string(r.doc[i:j]), 64)
	if err != nil || math.IsInf(v, 0) {
		return 0, r.fail(outOfRange, i, name)
	}
	return v, j
}
