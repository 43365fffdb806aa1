package wire

import "strings"

// isEmail checks Mailbox of RFC 5321 section 4.1.2, and the limits of section
// 4.5.3.1: 64 octets before the @ and 255 after it.
func isEmail(s string) bool {
	at := strings.LastIndexByte(s, '@')
	if strings.HasSuffix(s, "]") {
		at = strings.LastIndex(s, "@[") // an address literal may hold an @, but no [
	}
	if at < 0 {
		return false
	}
	local, domain := s[:at], s[at+1:]
	if len(local) > 64 || len(domain) > 255 {
		return false
	}
	return (isDotString(local) || isQuotedString(local)) && (isHostname(domain) || isAddressLiteral(domain))
}

// isDotString checks Atom *("." Atom).
func isDotString(s string) bool {
	for atom := range strings.SplitSeq(s, ".") {
		if atom == "" {
			return false
		}
		for _, c := range []byte(atom) {
			if !isLetterOrDigit(c) && strings.IndexByte("!#$%&'*+-/=?^_`{|}~", c) < 0 {
				return false
			}
		}
	}
	return true
}

// isQuotedString checks DQUOTE *QcontentSMTP DQUOTE.
func isQuotedString(s string) bool {
	if len(s) < 2 || s[0] != '"' || s[len(s)-1] != '"' {
		return false
	}
	s = s[1 : len(s)-1]
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' {
			i++ // a quoted pair, which must not be the closing quotation mark
		} else if s[i] == '"' {
			return false
		}
		if i >= len(s) || s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// isAddressLiteral checks "[" ( IPv4 / "IPv6:" IPv6 / tag ":" 1*dcontent ) "]".
func isAddressLiteral(s string) bool {
	if len(s) < 2 || s[0] != '[' || s[len(s)-1] != ']' {
		return false
	}
	s = s[1 : len(s)-1]
	tag, content, tagged := strings.Cut(s, ":")
	switch {
	case !tagged:
		return isIPv4(s)
	case strings.EqualFold(tag, "IPv6"):
		return isIPv6(content)
	}
	for _, c := range []byte(content) {
		if c < '!' || c > '~' || c == '[' || c == '\\' || c == ']' {
			return false
		}
	}
	return content != "" && isLabel(tag)
}
