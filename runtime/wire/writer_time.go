package wire

import (
	"strconv"
	"time"
)

const noTimeForm = "has no RFC 3339 form"

// Time writes an RFC 3339 date-time in t's own zone, with the fewest digits of
// a fraction. A year outside 0–9999, and an offset that is not whole minutes
// or a day and more, are failures.
func (w *Writer) Time(b []byte, t time.Time) []byte {
	if _, ok := zone(t); !ok {
		return w.Fail(b, noTimeForm)
	}
	dst := t.AppendFormat(append(b, '"'), time.RFC3339Nano)
	if dst[len(b)+len(`"2006`)] != '-' { // the year has a sign or more digits
		return w.Fail(b, noTimeForm)
	}
	return append(dst, '"')
}

// Date writes the date of t in its own zone, as an RFC 3339 full-date.
func (w *Writer) Date(b []byte, t time.Time) []byte {
	year, month, day := t.Date()
	if year < 0 || year > 9999 {
		return w.Fail(b, noTimeForm)
	}
	b = appendTwo(append(b, '"'), year/100)
	b = append(appendTwo(b, year%100), '-')
	b = append(appendTwo(b, int(month)), '-')
	return append(appendTwo(b, day), '"')
}

// ClockTime writes the time of day of t in its own zone, as an RFC 3339
// full-time.
func (w *Writer) ClockTime(b []byte, t time.Time) []byte {
	offset, ok := zone(t)
	if !ok {
		return w.Fail(b, noTimeForm)
	}
	hour, minute, second := t.Clock()
	b = appendClock(append(b, '"'), hour, minute, second)
	b = appendFraction(b, t.Nanosecond(), 9)
	return append(appendOffset(b, offset), '"')
}

// zone returns the offset of t from UTC in minutes.
func zone(t time.Time) (minutes int, ok bool) {
	_, seconds := t.Zone()
	return seconds / 60, seconds%60 == 0 && seconds > -24*3600 && seconds < 24*3600
}

func appendOffset(b []byte, minutes int) []byte {
	if minutes == 0 {
		return append(b, 'Z')
	}
	sign := byte('+')
	if minutes < 0 {
		sign, minutes = '-', -minutes
	}
	b = append(appendTwo(append(b, sign), minutes/60), ':')
	return appendTwo(b, minutes%60)
}

func appendClock(b []byte, hour, minute, second int) []byte {
	b = append(appendTwo(b, hour), ':')
	b = append(appendTwo(b, minute), ':')
	return appendTwo(b, second)
}

// appendTwo appends n, from 0 to 99, with two digits.
func appendTwo(b []byte, n int) []byte { return append(b, '0'+byte(n/10), '0'+byte(n%10)) }

// appendFraction appends a dot and up to that many digits of n, without the
// zeros at their end, or nothing at all.
func appendFraction(b []byte, n, digits int) []byte {
	if n == 0 {
		return b
	}
	for ; n%10 == 0; n /= 10 {
		digits--
	}
	start := len(b)
	b = append(b, ".000000000"[:digits+1]...)
	for i := start + digits; n > 0; i-- {
		b[i] = '0' + byte(n%10)
		n /= 10
	}
	return b
}

// Duration writes [-][d.]hh:mm:ss[.fffffff] with the fewest digits, cut toward
// zero below 100 ns.
func (w *Writer) Duration(b []byte, d time.Duration) []byte {
	ticks := magnitude(d) / 100
	b = append(b, '"')
	if d < 0 && ticks > 0 {
		b = append(b, '-')
	}
	seconds := ticks / 1e7
	if days := seconds / 86400; days > 0 {
		b = append(strconv.AppendUint(b, days, 10), '.')
		seconds %= 86400
	}
	b = appendClock(b, int(seconds/3600), int(seconds/60%60), int(seconds%60))
	return append(appendFraction(b, int(ticks%1e7), 7), '"')
}

// ISODuration writes the form of RFC 3339 appendix A, in hours, minutes and
// seconds: PT36H, PT1H30M, PT0S. That has neither fractions nor a sign, so d
// is cut toward zero to whole seconds, and what is negative then is a failure.
func (w *Writer) ISODuration(b []byte, d time.Duration) []byte {
	d /= time.Second
	if d < 0 {
		return w.Fail(b, "is negative, which RFC 3339 has no form for")
	}
	hours, minutes, seconds := int64(d/3600), int64(d/60%60), int64(d%60)
	b = append(b, `"PT`...)
	if hours > 0 {
		b = append(strconv.AppendInt(b, hours, 10), 'H')
	}
	if minutes > 0 || hours > 0 && seconds > 0 { // the grammar leaves no gap
		b = append(strconv.AppendInt(b, minutes, 10), 'M')
	}
	if seconds > 0 || d == 0 {
		b = append(strconv.AppendInt(b, seconds, 10), 'S')
	}
	return append(b, '"')
}

// magnitude is d without its sign, for the smallest too.
func magnitude(d time.Duration) uint64 {
	if d < 0 {
		return -uint64(d)
	}
	return uint64(d)
}
