package wire

import "strings"

// The characters that RFC 3986 allows besides letters, digits and escapes.
const (
	unreserved = "-._~"
	subDelims  = "!$&'()*+,;="
	userChars  = unreserved + subDelims + ":"
	hostChars  = unreserved + subDelims
	pathChars  = unreserved + subDelims + ":@/"
	queryChars = pathChars + "?"
)

// isURI checks URI of RFC 3986 section 3: with a scheme, ASCII only.
func isURI(s string) bool {
	scheme, rest, ok := strings.Cut(s, ":")
	if !ok || !isScheme(scheme) {
		return false
	}
	rest, fragment, _ := strings.Cut(rest, "#")
	path, query, _ := strings.Cut(rest, "?")
	if !made(fragment, queryChars) || !made(query, queryChars) {
		return false
	}
	if after, ok := strings.CutPrefix(path, "//"); ok {
		authority := after
		path = ""
		if slash := strings.IndexByte(after, '/'); slash >= 0 {
			authority, path = after[:slash], after[slash:]
		}
		if !isAuthority(authority) {
			return false
		}
	}
	return made(path, pathChars)
}

func isScheme(s string) bool {
	if s == "" || !isLetter(s[0]) {
		return false
	}
	for _, c := range []byte(s) {
		if !isLetterOrDigit(c) && c != '+' && c != '-' && c != '.' {
			return false
		}
	}
	return true
}

// isAuthority checks [ userinfo "@" ] host [ ":" port ].
func isAuthority(s string) bool {
	if user, rest, ok := strings.Cut(s, "@"); ok {
		if !made(user, userChars) {
			return false
		}
		s = rest
	}
	if strings.HasPrefix(s, "[") {
		literal, port, ok := strings.Cut(s[1:], "]")
		return ok && isIPLiteral(literal) && (port == "" || port[0] == ':' && (port == ":" || allDigits(port[1:])))
	}
	host, port, _ := strings.Cut(s, ":")
	return made(host, hostChars) && (port == "" || allDigits(port))
}

// isIPLiteral checks IPv6address / "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" ).
func isIPLiteral(s string) bool {
	if s == "" || s[0]|0x20 != 'v' {
		return isIPv6(s)
	}
	version, address, ok := strings.Cut(s[1:], ".")
	for _, c := range []byte(version) {
		if hexDigit(c) < 0 {
			return false
		}
	}
	return ok && version != "" && address != "" && !strings.Contains(address, "%") && made(address, userChars)
}

// made reports whether s is made of letters, digits, the other characters
// given, and escapes such as %2F.
func made(s, others string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '%':
			if i+2 >= len(s) || hexDigit(s[i+1]) < 0 || hexDigit(s[i+2]) < 0 {
				return false
			}
			i += 2
		case !isLetterOrDigit(c) && strings.IndexByte(others, c) < 0:
			return false
		}
	}
	return true
}
