package expert

import "time"

// dateTime reads a timestamp of RFC 3339.
func (r *reader) dateTime(i int, name string) (time.Time, int) {
	s, j := r.text(i, name)
	if j < 0 {
		return time.Time{}, -1
	}
	t, ok := parseDateTime(s)
	if !ok {
		return t, r.fail(noMatch, i, name)
	}
	return t, j
}

// parseDateTime is the grammar of section 5.6 of RFC 3339; time.Parse takes more. A
// leap second, which is only one at midnight in UTC, is the second after it.
func parseDateTime(s []byte) (t time.Time, ok bool) {
	if len(s) < len("2006-01-02T15:04:05Z") || s[4] != '-' || s[7] != '-' || s[10]|0x20 != 't' || s[13] != ':' || s[16] != ':' {
		return t, false
	}
	century, month, day := two(s), two(s[5:]), two(s[8:])
	year, hour, minute, second := two(s[2:]), two(s[11:]), two(s[14:]), two(s[17:])
	if century|year|month|day|hour|minute|second < 0 {
		return t, false
	}
	year += 100 * century
	nanoseconds, zone := fraction(s[19:])
	location, ok := offset(zone)
	if !ok || month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 60 {
		return t, false
	}
	t = time.Date(year, time.Month(month), day, hour, minute, second, nanoseconds, location)
	if utc := t.UTC(); second == 60 && (utc.Hour() != 0 || utc.Minute() != 0) {
		return t, false
	}
	return t, true
}

// two is a number of two digits, or negative.
func two(s []byte) int {
	a, b := s[0]-'0', s[1]-'0'
	if a > 9 || b > 9 {
		return -1
	}
	return int(a)*10 + int(b)
}

func daysIn(year, month int) int {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}

// fraction reads a point and digits, of which those after the ninth do not count. A
// point without digits is left in rest, where it is no offset.
func fraction(s []byte) (nanoseconds int, rest []byte) {
	if s[0] != '.' || len(s) < 2 || s[1]-'0' > 9 {
		return 0, s
	}
	s = s[1:]
	for unit := 100_000_000; len(s) > 0 && s[0]-'0' <= 9; unit /= 10 {
		nanoseconds += int(s[0]-'0') * unit
		s = s[1:]
	}
	return nanoseconds, s
}

func offset(s []byte) (*time.Location, bool) {
	if len(s) == 1 && s[0]|0x20 == 'z' {
		return time.UTC, true
	}
	if len(s) != len("+15:04") || s[0] != '+' && s[0] != '-' || s[3] != ':' {
		return nil, false
	}
	hours, minutes := two(s[1:]), two(s[4:])
	if hours|minutes < 0 || hours > 23 || minutes > 59 {
		return nil, false
	}
	seconds := hours*3600 + minutes*60
	if s[0] == '-' {
		seconds = -seconds
	}
	return time.FixedZone("", seconds), true
}
