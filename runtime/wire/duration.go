package wire

import (
	"math"
	"strings"
	"time"
)

const (
	durationText = "a duration such as 01:30:00"
	// durationLimits are what 2^63-1 ns are in the contract's form.
	durationLimits = "a duration from -106751.23:47:16.8547758 to 106751.23:47:16.8547758, about 292 years"
)

// Duration reads the duration at offset i in the contract's form,
// [-][d.]hh:mm:ss[.fffffff]. Its fields are added up, so that 99:99:99 is 100 hours, 40 minutes and 39
// seconds. More than 2^63-1 ns is refused.
func (r *Reader) Duration(i int) (value time.Duration, next int) {
	text, next, ok := r.text(i, durationText)
	if !ok {
		return 0, next
	}
	d, expected := parseDuration(string(text))
	if expected != "" {
		r.refuse(i, expected)
	}
	return d, next
}

// parseDuration reads [-][d.]hh:mm:ss[.fffffff], or says what was expected.
func parseDuration(s string) (d time.Duration, expected string) {
	s, negative := strings.CutPrefix(s, "-")
	var total nanoseconds
	if dot := strings.IndexByte(s, '.'); dot >= 0 && dot < strings.IndexByte(s, ':') {
		if !total.add(s[:dot], 24*time.Hour) {
			return 0, durationText
		}
		s = s[dot+1:]
	}
	s, fraction, hasFraction := strings.Cut(s, ".")
	if len(s) != len("01:30:00") || s[2] != ':' || s[5] != ':' {
		return 0, durationText
	}
	ok := total.add(s[:2], time.Hour) && total.add(s[3:5], time.Minute) && total.add(s[6:], time.Second)
	if !ok || hasFraction && !total.addFraction(fraction) {
		return 0, durationText
	}
	if total.tooMany {
		return 0, durationLimits
	}
	if negative {
		return -time.Duration(total.n), ""
	}
	return time.Duration(total.n), ""
}

// nanoseconds adds up a duration of no sign; beyond that of an int64 it stays
// at that it is too many.
type nanoseconds struct {
	n       uint64
	tooMany bool
}

// add adds digits, a decimal number of any length, times unit, and reports
// whether they are digits.
func (t *nanoseconds) add(digits string, unit time.Duration) bool {
	var n uint64
	for _, c := range []byte(digits) {
		if !isDigit(c) {
			return false
		}
		if n = n*10 + uint64(c-'0'); n > math.MaxInt64/uint64(unit) {
			t.tooMany = true
			n = 0 // so that it does not wrap round
		}
	}
	if t.n += n * uint64(unit); t.n > math.MaxInt64 {
		t.tooMany = true
		t.n = 0
	}
	return digits != ""
}

// addFraction adds a fraction of a second of one to seven digits.
func (t *nanoseconds) addFraction(digits string) bool {
	if len(digits) > 7 {
		return false
	}
	return t.add(digits+"0000000"[:7-len(digits)], 100) && digits != ""
}
