package wire

// Format is one of the contract's formats of a string.
type Format uint8

// The formats, each with the standard that its grammar comes from.
const (
	FormatDateTime Format = iota + 1 // RFC 3339 date-time
	FormatDate                       // RFC 3339 full-date
	FormatTime                       // RFC 3339 full-time, and one without an offset
	FormatDuration                   // RFC 3339 appendix A
	FormatEmail                      // RFC 5321 Mailbox
	FormatHostname                   // RFC 1123
	FormatIPv4                       // RFC 2673 dotted-quad
	FormatIPv6                       // RFC 4291, without a zone
	FormatURI                        // RFC 3986 URI
	FormatUUID                       // RFC 4122, the 8-4-4-4-12 form
)

var formats = [...]struct {
	name     string
	expected string
	check    func(string) bool
}{
	FormatDateTime: {"date-time", dateTimeText, isDateTime},
	FormatDate:     {"date", dateText, isDate},
	FormatTime:     {"time", clockText, isClockTime},
	FormatDuration: {"duration", isoDurationText, isISODuration},
	FormatEmail:    {"email", "an email address such as ann@example.com", isEmail},
	FormatHostname: {"hostname", "a host name such as www.example.com", isHostname},
	FormatIPv4:     {"ipv4", "an IPv4 address such as 192.0.2.1", isIPv4},
	FormatIPv6:     {"ipv6", "an IPv6 address such as 2001:db8::1", isIPv6},
	FormatURI:      {"uri", "a URI such as https://example.com/path", isURI},
	FormatUUID:     {"uuid", "a UUID such as 123e4567-e89b-12d3-a456-426614174000", isUUID[string]},
}

// Formatted reads the string of format f at offset i. One that has another form
// is noted and returned all the same, so that its other keywords are checked too.
func (r *Reader) Formatted(i int, f Format) (value string, next int) {
	value, next = r.stringAs(i, f.expected())
	r.checkFormat(i, f, value)
	return value, next
}

// checkFormat checks text, the string at offset at, by the grammar of f.
func (r *Reader) checkFormat(at int, f Format, text string) {
	if !CheckFormat(f, text) && r.OK(at) {
		r.note(at, "must be "+f.expected()+".")
	}
}

// expected is what a string of format f must be.
func (f Format) expected() string {
	if !f.known() {
		return "a string"
	}
	return formats[f].expected
}

// CheckFormat reports whether s has format f. Every text has a format that is
// none of the constants.
func CheckFormat(f Format, s string) bool {
	return !f.known() || formats[f].check(s)
}

// ParseFormat returns the format of that name in JSON Schema, if it is one of
// the contract's.
func ParseFormat(name string) (Format, bool) {
	for f := FormatDateTime; f.known(); f++ {
		if formats[f].name == name {
			return f, true
		}
	}
	return 0, false
}

// FormatNames returns the names of all formats, in the order of the constants.
func FormatNames() []string {
	var names []string
	for f := FormatDateTime; f.known(); f++ {
		names = append(names, formats[f].name)
	}
	return names
}

// String returns the format's name in JSON Schema, "" for none.
func (f Format) String() string {
	if !f.known() {
		return ""
	}
	return formats[f].name
}

func (f Format) known() bool { return f != 0 && int(f) < len(formats) }

func isDateTime(s string) bool {
	_, ok := parseDateTime(s)
	return ok
}

func isDate(s string) bool {
	_, ok := parseDate(s)
	return ok
}

func isClockTime(s string) bool {
	_, ok := parseClock(s)
	return ok
}

func isISODuration(s string) bool { return scanISODuration(s, func(int, string) {}) }

func isUUID[T string | []byte](s T) bool {
	if len(s) != len("123e4567-e89b-12d3-a456-426614174000") {
		return false
	}
	for i := range len(s) {
		c := s[i]
		if dash := i == 8 || i == 13 || i == 18 || i == 23; dash != (c == '-') || !dash && hexDigit(c) < 0 {
			return false
		}
	}
	return true
}
