package main

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// The grammars of the contract's formats, written down a second time, from the
// standards and as regular expressions, so that they share nothing with the
// reader's. The validator's own formats are less exact than the standards.
const (
	hex16  = `[0-9A-Fa-f]{1,4}`
	octet  = `(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])`
	quad   = octet + `(?:\.` + octet + `){3}`
	last32 = `(?:` + hex16 + `:` + hex16 + `|` + quad + `)`
	// RFC 3986, section 3.2.2.
	address6 = `(?:(?:` + hex16 + `:){6}` + last32 +
		`|::(?:` + hex16 + `:){5}` + last32 +
		`|(?:` + hex16 + `)?::(?:` + hex16 + `:){4}` + last32 +
		`|(?:(?:` + hex16 + `:){0,1}` + hex16 + `)?::(?:` + hex16 + `:){3}` + last32 +
		`|(?:(?:` + hex16 + `:){0,2}` + hex16 + `)?::(?:` + hex16 + `:){2}` + last32 +
		`|(?:(?:` + hex16 + `:){0,3}` + hex16 + `)?::` + hex16 + `:` + last32 +
		`|(?:(?:` + hex16 + `:){0,4}` + hex16 + `)?::` + last32 +
		`|(?:(?:` + hex16 + `:){0,5}` + hex16 + `)?::` + hex16 +
		`|(?:(?:` + hex16 + `:){0,6}` + hex16 + `)?::)`
	label = `[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?`
	// RFC 5321, section 4.1.2 and 4.1.3.
	atom    = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
	quoted  = `"(?:[ !#-\[\]-~]|\\[ -~])*"`
	literal = `\[(?:` + quad + `|(?i:IPv6):` + address6 + `|(?P<tag>` + label + `):[!-Z^-~]+)\]`
	// RFC 3986, appendix A.
	pchar     = `(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})`
	regChar   = `(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})`
	authority = `(?:(?:` + regChar + `|:)*@)?(?:\[(?:` + address6 + `|[vV][0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+)\]|` + regChar + `*)(?::[0-9]*)?`
	// RFC 3339, section 5.6 and appendix A.
	fullDate  = `([0-9]{4})-([0-9]{2})-([0-9]{2})`
	clockTime = `([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)(?:\.[0-9]+)?`
	zone      = `([Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])`
	durTime   = `T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)`
	durDate   = `(?:[0-9]+D|[0-9]+M(?:[0-9]+D)?|[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?)`
)

var (
	ipv4Form     = whole(quad)
	ipv6Form     = whole(address6)
	hostForm     = whole(label + `(?:\.` + label + `)*`)
	mailboxForm  = whole(`(` + atom + `(?:\.` + atom + `)*|` + quoted + `)@(` + label + `(?:\.` + label + `)*|` + literal + `)`)
	uriForm      = whole(`[A-Za-z][A-Za-z0-9+.-]*:(?://` + authority + `(?:/` + pchar + `*)*|/(?:` + pchar + `+(?:/` + pchar + `*)*)?|` + pchar + `+(?:/` + pchar + `*)*|)(?:\?(?:` + pchar + `|[/?])*)?(?:#(?:` + pchar + `|[/?])*)?`)
	uuidForm     = whole(`[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}`)
	dateForm     = whole(fullDate)
	timeForm     = whole(clockTime + zone + `?`)
	momentForm   = whole(fullDate + `[Tt]` + clockTime + zone)
	periodForm   = whole(`P(?:` + durDate + `(?:` + durTime + `)?|` + durTime + `|[0-9]+W)`)
	errBadFormat = errors.New("not of the format")
)

func whole(expr string) *regexp.Regexp { return regexp.MustCompile(`\A(?:` + expr + `)\z`) }

var grammars = map[string]func(string) bool{
	"ipv4":     ipv4Form.MatchString,
	"ipv6":     ipv6Form.MatchString,
	"hostname": isHost,
	"email": func(s string) bool {
		m := mailboxForm.FindStringSubmatch(s)
		return m != nil && len(m[1]) <= 64 && len(m[2]) <= 255 && (m[2][0] == '[' || isHost(m[2])) && !strings.EqualFold(m[3], "IPv6")
	},
	"uri":  uriForm.MatchString,
	"uuid": uuidForm.MatchString,
	"date": func(s string) bool { return isCalendarDay(dateForm.FindStringSubmatch(s)) },
	"time": func(s string) bool {
		m := timeForm.FindStringSubmatch(s)
		return m != nil && isClock(m[1:])
	},
	"date-time": func(s string) bool {
		m := momentForm.FindStringSubmatch(s)
		return m != nil && isCalendarDay(m) && isClock(m[4:])
	},
	"duration": periodForm.MatchString,
}

// isHost adds the lengths of RFC 1123 and RFC 1035.
func isHost(s string) bool {
	for part := range strings.SplitSeq(s, ".") {
		if len(part) > 63 {
			return false
		}
	}
	return len(s) <= 253 && hostForm.MatchString(s)
}

// isCalendarDay looks at the year, month and day of a match.
func isCalendarDay(m []string) bool {
	if m == nil {
		return false
	}
	_, err := time.Parse(time.DateOnly, m[1]+"-"+m[2]+"-"+m[3])
	return err == nil
}

// isClock takes the hour, minute, second and zone of a match. Only the last
// minute of a day in UTC may have a sixty-first second.
func isClock(m []string) bool {
	if m[2] != "60" {
		return true
	}
	number := func(s string) int { n, _ := strconv.Atoi(s); return n }
	minute := number(m[0])*60 + number(m[1])
	if z := m[3]; len(z) > 1 {
		away := number(z[1:3])*60 + number(z[4:])
		if z[0] == '+' {
			away = -away
		}
		minute += away
	}
	return (minute+2*24*60)%(24*60) == 24*60-1
}

// contractFormats teaches the validator the contract's grammars.
func contractFormats() []*jsonschema.Format {
	var out []*jsonschema.Format
	for name, is := range grammars {
		out = append(out, &jsonschema.Format{Name: name, Validate: func(v any) error {
			if s, ok := v.(string); ok && !is(s) {
				return errBadFormat
			}
			return nil
		}})
	}
	return out
}
