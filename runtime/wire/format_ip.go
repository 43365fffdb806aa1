package wire

import "strings"

// Package netip would say the same, but whatever imports it also carries, and
// runs at its start, what it keeps zones in.

// isIPv4 reports whether s is four decimal numbers from 0 to 255 with dots
// between them, each without leading zeros.
func isIPv4(s string) bool {
	for n := range 4 {
		octet, rest, dot := strings.Cut(s, ".")
		if !isOctet(octet) || dot == (n == 3) {
			return false
		}
		s = rest
	}
	return true
}

func isOctet(s string) bool {
	if len(s) == 0 || len(s) > 3 || len(s) > 1 && s[0] == '0' {
		return false
	}
	n := 0
	for i := range len(s) {
		if !isDigit(s[i]) {
			return false
		}
		n = 10*n + int(s[i]-'0')
	}
	return n <= 255
}

// isIPv6 reports whether s is an address by RFC 4291, section 2.2: eight groups
// of one to four hexadecimal digits with colons between them, of which a double
// colon leaves out one or more and an IPv4 address at the end is two.
func isIPv6(s string) bool {
	before, after, left := strings.Cut(s, "::")
	if !left {
		groups, ok := ipv6Groups(s, true)
		return ok && groups == 8
	}
	first, ok := ipv6Groups(before, false)
	second, end := ipv6Groups(after, true)
	return ok && end && first+second < 8
}

// ipv6Groups counts the groups of s, which may be empty, and reports whether all
// of them are good.
func ipv6Groups(s string, end bool) (groups int, ok bool) {
	for more := s != ""; more; groups++ {
		var group string
		group, s, more = strings.Cut(s, ":")
		if end && !more && isIPv4(group) {
			return groups + 2, true
		}
		if len(group) == 0 || len(group) > 4 {
			return 0, false
		}
		for i := range len(group) {
			if hexDigit(group[i]) < 0 {
				return 0, false
			}
		}
	}
	return groups, true
}
