package wire

import (
	"strings"
	"time"
)

const (
	isoDurationText = "a duration such as PT1H30M"
	// isoFixedText is what to write instead of years and months.
	isoFixedText = "a duration in weeks, days, hours, minutes and seconds such as PT1H30M"
	// isoLimit is what 2^63-1 ns are in whole seconds.
	isoLimit = "a duration of at most P106751DT23H47M16S, about 292 years"
)

// ISODuration reads the duration at offset i in the form of RFC 3339 appendix A, which is
// that of ISO 8601 without fractions, from weeks to seconds; a day is 24
// hours. Years and months, which have no fixed length, are refused, and so is
// more than 2^63-1 ns.
func (r *Reader) ISODuration(i int) (value time.Duration, next int) {
	text, next, ok := r.text(i, isoDurationText)
	if !ok {
		return 0, next
	}
	d, expected := parseISODuration(string(text))
	if expected != "" {
		r.refuse(i, expected)
	}
	return d, next
}

var isoUnits = [...]time.Duration{
	isoWeek:   7 * 24 * time.Hour,
	isoDay:    24 * time.Hour,
	isoHour:   time.Hour,
	isoMinute: time.Minute,
	isoSecond: time.Second,
}

// The designators of a duration, in the order in which they stand. Units may
// only be left out at both ends: seconds follow minutes, not hours.
const (
	isoYear = iota
	isoMonth
	isoDay
	isoHour
	isoMinute
	isoSecond
	isoWeek
)

// parseISODuration reads a duration without years and months, or says what was
// expected.
func parseISODuration(s string) (d time.Duration, expected string) {
	var total nanoseconds
	fixed := true
	ok := scanISODuration(s, func(unit int, digits string) {
		if isoUnits[unit] == 0 {
			fixed = false
			return
		}
		total.add(digits, isoUnits[unit])
	})
	switch {
	case !ok:
		return 0, isoDurationText
	case !fixed:
		return 0, isoFixedText
	case total.tooMany:
		return 0, isoLimit
	}
	return time.Duration(total.n), ""
}

// scanISODuration checks s by the grammar of RFC 3339 appendix A, and passes
// each of its elements on.
func scanISODuration(s string, element func(unit int, digits string)) bool {
	s, ok := strings.CutPrefix(s, "P")
	if !ok {
		return false
	}
	if digits, ok := strings.CutSuffix(s, "W"); ok {
		element(isoWeek, digits)
		return allDigits(digits)
	}
	date, clock, hasClock := strings.Cut(s, "T")
	if hasClock && clock == "" || !hasClock && date == "" {
		return false
	}
	return scanElements(date, "YMD", isoYear, element) && scanElements(clock, "HMS", isoHour, element)
}

// scanElements reads numbers with their designators, without a gap between
// these; the first designator is that of unit.
func scanElements(s, designators string, unit int, element func(unit int, digits string)) bool {
	last := -1
	for s != "" {
		n := 0
		for n < len(s) && isDigit(s[n]) {
			n++
		}
		if n == 0 || n == len(s) {
			return false
		}
		which := strings.IndexByte(designators, s[n])
		if which < 0 || last >= 0 && which != last+1 {
			return false
		}
		element(unit+which, s[:n])
		last, s = which, s[n+1:]
	}
	return true
}

func allDigits(s string) bool {
	for _, c := range []byte(s) {
		if !isDigit(c) {
			return false
		}
	}
	return s != ""
}
