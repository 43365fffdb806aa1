package runtime

import "strconv"

// maxNameLength is the longest name of a tool that all providers accept.
const maxNameLength = 64

// legalName reports whether name is 1 to 64 of A–Z a–z 0–9 _ -, the names that
// all providers accept.
func legalName(name string) bool {
	if name == "" || len(name) > maxNameLength {
		return false
	}
	for i := range len(name) {
		if !isNameByte(name[i]) {
			return false
		}
	}
	return true
}

func isNameByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c == '-'
}

// nameOf is the String method of the small enumerations: a value beyond the
// names is shown by its number, so that logs of it lose nothing.
func nameOf(names []string, value uint8, kind string) string {
	if int(value) < len(names) {
		return names[value]
	}
	return kind + "(" + strconv.Itoa(int(value)) + ")"
}
