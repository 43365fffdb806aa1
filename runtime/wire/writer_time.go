package wire

import (
	"strconv"
	"time"
)

// Time writes an RFC 3339 date-time in t's own zone, with the fewest digits of
// a fraction. A year outside 0–9999, and an offset that is not whole minutes
// or a day and more, are failures.
func (w *Writer) Time(t time.Time) {
	offset, ok := w.zone(t)
	if !ok || !w.fourDigitYear(t) {
		return
	}
	w.Buf = append(w.Buf, '"')
	w.date(t)
	w.Buf = append(w.Buf, 'T')
	w.clock(t)
	w.offset(offset)
	w.Buf = append(w.Buf, '"')
}

// Date writes the date of t in its own zone, as an RFC 3339 full-date.
func (w *Writer) Date(t time.Time) {
	if !w.fourDigitYear(t) {
		return
	}
	w.Buf = append(w.Buf, '"')
	w.date(t)
	w.Buf = append(w.Buf, '"')
}

// ClockTime writes the time of day of t in its own zone, as an RFC 3339
// full-time.
func (w *Writer) ClockTime(t time.Time) {
	offset, ok := w.zone(t)
	if !ok {
		return
	}
	w.Buf = append(w.Buf, '"')
	w.clock(t)
	w.offset(offset)
	w.Buf = append(w.Buf, '"')
}

const noTimeForm = "has no RFC 3339 form"

func (w *Writer) fourDigitYear(t time.Time) bool {
	if y := t.Year(); y < 0 || y > 9999 {
		w.Fail(noTimeForm)
		return false
	}
	return true
}

// zone returns the offset of t from UTC in minutes.
func (w *Writer) zone(t time.Time) (minutes int, ok bool) {
	_, seconds := t.Zone()
	if seconds%60 != 0 || seconds <= -24*3600 || seconds >= 24*3600 {
		w.Fail(noTimeForm)
		return 0, false
	}
	return seconds / 60, true
}

func (w *Writer) date(t time.Time) {
	year, month, day := t.Date()
	w.two(year / 100)
	w.two(year % 100)
	w.Buf = append(w.Buf, '-')
	w.two(int(month))
	w.Buf = append(w.Buf, '-')
	w.two(day)
}

func (w *Writer) clock(t time.Time) {
	w.hms(t.Clock())
	w.fraction(t.Nanosecond(), 9)
}

func (w *Writer) offset(minutes int) {
	if minutes == 0 {
		w.Buf = append(w.Buf, 'Z')
		return
	}
	sign := byte('+')
	if minutes < 0 {
		sign, minutes = '-', -minutes
	}
	w.Buf = append(w.Buf, sign)
	w.two(minutes / 60)
	w.Buf = append(w.Buf, ':')
	w.two(minutes % 60)
}

func (w *Writer) hms(hour, minute, second int) {
	w.two(hour)
	w.Buf = append(w.Buf, ':')
	w.two(minute)
	w.Buf = append(w.Buf, ':')
	w.two(second)
}

// two writes n, from 0 to 99, with two digits.
func (w *Writer) two(n int) { w.Buf = append(w.Buf, '0'+byte(n/10), '0'+byte(n%10)) }

// fraction writes a dot and up to that many digits of n, without the zeros at
// their end, or nothing at all.
func (w *Writer) fraction(n, digits int) {
	if n == 0 {
		return
	}
	for ; n%10 == 0; n /= 10 {
		digits--
	}
	start := len(w.Buf)
	w.Buf = append(w.Buf, ".000000000"[:digits+1]...)
	for i := start + digits; n > 0; i-- {
		w.Buf[i] = '0' + byte(n%10)
		n /= 10
	}
}

// Duration writes [-][d.]hh:mm:ss[.fffffff] with the fewest digits, cut toward
// zero below 100 ns.
func (w *Writer) Duration(d time.Duration) {
	ticks := magnitude(d) / 100
	w.Buf = append(w.Buf, '"')
	if d < 0 && ticks > 0 {
		w.Buf = append(w.Buf, '-')
	}
	seconds := ticks / 1e7
	if days := seconds / 86400; days > 0 {
		w.Buf = append(strconv.AppendUint(w.Buf, days, 10), '.')
		seconds %= 86400
	}
	w.hms(int(seconds/3600), int(seconds/60%60), int(seconds%60))
	w.fraction(int(ticks%1e7), 7)
	w.Buf = append(w.Buf, '"')
}

// ISODuration writes the form of RFC 3339 appendix A, in hours, minutes and
// seconds: PT36H, PT1H30M, PT0S. That has neither fractions nor a sign, so d
// is cut toward zero to whole seconds, and what is negative then is a failure.
func (w *Writer) ISODuration(d time.Duration) {
	d /= time.Second
	if d < 0 {
		w.Fail("is negative, which RFC 3339 has no form for")
		return
	}
	hours, minutes, seconds := int64(d/3600), int64(d/60%60), int64(d%60)
	w.Buf = append(w.Buf, `"PT`...)
	if hours > 0 {
		w.unit(hours, 'H')
	}
	if minutes > 0 || hours > 0 && seconds > 0 { // the grammar leaves no gap
		w.unit(minutes, 'M')
	}
	if seconds > 0 || d == 0 {
		w.unit(seconds, 'S')
	}
	w.Buf = append(w.Buf, '"')
}

func (w *Writer) unit(n int64, designator byte) {
	w.Buf = append(strconv.AppendInt(w.Buf, n, 10), designator)
}

// magnitude is d without its sign, for the smallest too.
func magnitude(d time.Duration) uint64 {
	if d < 0 {
		return -uint64(d)
	}
	return uint64(d)
}
