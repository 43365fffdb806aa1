package wire

import (
	"strings"
	"time"
)

const (
	dateTimeText = "a date-time such as 2026-01-31T09:30:00Z"
	dateText     = "a date such as 2026-01-31"
	clockText    = "a time such as 09:30:00Z"
)

// Time reads the RFC 3339 date-time at offset i, with T and Z in either case.
// 23:59:60 UTC is the next second; digits after the ninth of a fraction are
// dropped. The result's location is UTC for a zero offset, else a fixed zone.
func (r *Reader) Time(i int) (value time.Time, next int) {
	return r.moment(i, dateTimeText, parseDateTime)
}

// Date reads the RFC 3339 full-date at offset i, as midnight UTC.
func (r *Reader) Date(i int) (value time.Time, next int) {
	return r.moment(i, dateText, parseDate)
}

// ClockTime reads the RFC 3339 full-time at offset i, or one without an offset
// from UTC, which is UTC then. Its date is January 1 of year 0, as package time
// has it for a time without a date.
func (r *Reader) ClockTime(i int) (value time.Time, next int) {
	return r.moment(i, clockText, parseClockTime)
}

// moment reads a string by parse, a function and no closure, so that the
// reader does not escape.
func (r *Reader) moment(i int, expected string, parse func(string) (time.Time, bool)) (value time.Time, next int) {
	text, next, ok := r.text(i, expected)
	if !ok {
		return time.Time{}, next
	}
	t, ok := parse(string(text))
	if !ok {
		r.refuse(i, expected)
		return time.Time{}, next
	}
	return t, next
}

// clock is a time of day with its offset from UTC.
type clock struct {
	hour, minute, second, nanosecond int
	offset                           int // in seconds, east is positive
	hasOffset                        bool
}

func parseDateTime(s string) (time.Time, bool) {
	if len(s) < len("2026-01-31T09:30:00Z") || s[10]|0x20 != 't' {
		return time.Time{}, false
	}
	day, ok := parseDate(s[:10])
	if !ok {
		return time.Time{}, false
	}
	c, ok := parseClock(s[11:])
	if !ok || !c.hasOffset {
		return time.Time{}, false
	}
	return c.on(day), true
}

// parseDate reads YYYY-MM-DD, a day that the Gregorian calendar has.
func parseDate(s string) (time.Time, bool) {
	if len(s) != len("2026-01-31") || s[4] != '-' || s[7] != '-' {
		return time.Time{}, false
	}
	century, ok1 := twoDigits(s)
	year, ok2 := twoDigits(s[2:])
	month, ok3 := twoDigits(s[5:])
	day, ok4 := twoDigits(s[8:])
	if !ok1 || !ok2 || !ok3 || !ok4 || month < 1 || month > 12 || day < 1 {
		return time.Time{}, false
	}
	t := time.Date(century*100+year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	return t, t.Day() == day // the 31st of a shorter month has become another day
}

func parseClockTime(s string) (time.Time, bool) {
	c, ok := parseClock(s)
	if !ok {
		return time.Time{}, false
	}
	return c.on(time.Date(0, time.January, 1, 0, 0, 0, 0, time.UTC)), true
}

// parseClock reads hh:mm:ss[.f…] and, where there is one, an offset.
func parseClock(s string) (clock, bool) {
	var c clock
	if len(s) < len("09:30:00") || s[2] != ':' || s[5] != ':' {
		return c, false
	}
	var ok1, ok2, ok3 bool
	c.hour, ok1 = twoDigits(s)
	c.minute, ok2 = twoDigits(s[3:])
	c.second, ok3 = twoDigits(s[6:])
	if !ok1 || !ok2 || !ok3 || c.hour > 23 || c.minute > 59 || c.second > 60 {
		return c, false
	}
	rest, ok := c.fraction(s[8:])
	if !ok || !c.zone(rest) {
		return c, false
	}
	return c, c.second < 60 || c.isLeap()
}

// fraction reads a fraction of a second, if there is one, and returns what
// follows it.
func (c *clock) fraction(s string) (rest string, ok bool) {
	if !strings.HasPrefix(s, ".") {
		return s, true
	}
	n, scale := 1, int(time.Second)
	for ; n < len(s) && isDigit(s[n]); n++ {
		scale /= 10 // 0 after the ninth digit
		c.nanosecond += int(s[n]-'0') * scale
	}
	return s[n:], n > 1
}

// zone reads all of s as an offset; "" is none.
func (c *clock) zone(s string) bool {
	if s == "" {
		return true
	}
	c.hasOffset = true
	if s == "Z" || s == "z" {
		return true
	}
	if len(s) != len("+01:00") || s[3] != ':' || s[0] != '+' && s[0] != '-' {
		return false
	}
	hours, ok1 := twoDigits(s[1:])
	minutes, ok2 := twoDigits(s[4:])
	c.offset = hours*3600 + minutes*60
	if s[0] == '-' {
		c.offset = -c.offset
	}
	return ok1 && ok2 && hours <= 23 && minutes <= 59
}

// isLeap reports whether the minute is the last of a day in UTC, the only one
// that may have a sixty-first second.
func (c clock) isLeap() bool {
	const day = 24 * 60
	minute := c.hour*60 + c.minute - c.offset/60
	return (minute+day)%day == day-1
}

// on returns the moment at which clocks show c on a day.
func (c clock) on(day time.Time) time.Time {
	zone := time.UTC
	if c.offset != 0 {
		zone = time.FixedZone("", c.offset)
	}
	return time.Date(day.Year(), day.Month(), day.Day(), c.hour, c.minute, c.second, c.nanosecond, zone)
}

// twoDigits reads the two digits that s starts with.
func twoDigits(s string) (int, bool) {
	if len(s) < 2 || !isDigit(s[0]) || !isDigit(s[1]) {
		return 0, false
	}
	return int(s[0]-'0')*10 + int(s[1]-'0'), true
}
