package wire

import "strings"

// isHostname checks RFC 1123 section 2.1: labels of letters, digits and inner
// hyphens, 1 to 63 each, at most 253 characters together (RFC 1035 leaves 253
// of its 255 octets for the text). Whether the label after "xn--" is one that
// IDNA allows is not looked at.
func isHostname(s string) bool {
	if len(s) > 253 {
		return false
	}
	for label := range strings.SplitSeq(s, ".") {
		if len(label) > 63 || !isLabel(label) {
			return false
		}
	}
	return true
}

// isLabel checks Let-dig [Ldh-str] of RFC 5321, a label of any length.
func isLabel(s string) bool {
	if s == "" || s[0] == '-' || s[len(s)-1] == '-' {
		return false
	}
	for _, c := range []byte(s) {
		if c != '-' && !isLetterOrDigit(c) {
			return false
		}
	}
	return true
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

func isLetterOrDigit(c byte) bool { return isLetter(c) || isDigit(c) }
