package pattern

import (
	"strings"
	"unicode/utf8"
)

// foreignCures are for escapes of other dialects that ECMA-262 can say in
// another way.
var foreignCures = map[rune]string{
	'A': "write ^",
	'z': "write $",
	'Z': "write $",
	'Q': "escape each special character with a backslash",
	'E': "escape each special character with a backslash",
	'a': `write \x07`,
	'e': `write \x1B`,
	'h': `write [\t\p{Zs}]`,
	'H': `write [^\t\p{Zs}]`,
	'R': `write (?:\r\n|[\n-\r\x85\u2028\u2029])`,
	'N': `write .`,
	'X': `write \P{M}\p{M}*`,
}

// foreignEscape names the escape of r at offset at, which ECMA-262 has not, or
// not there.
func (t *translator) foreignEscape(at int, r rune) *Error {
	switch {
	case at+1 == len(t.source):
		return refuse(at, `write \\ for the character itself`, `the pattern ends with a lone \`)
	case r == '-':
		return refuse(at, "write -", `\- is an ECMA-262 escape in classes only`)
	case isLetterOrDigit(r):
		return refuse(at, foreignCures[r], `\%c is no ECMA-262 escape`, r)
	}
	char := visible(string(r))
	return refuse(at, "write "+char+" without the backslash", `\%s is no ECMA-262 escape under the u flag`, char)
}

func isLetterOrDigit(r rune) bool {
	return r < utf8.RuneSelf && ('0' <= r && r <= '9' || 'a' <= r|0x20 && r|0x20 <= 'z')
}

// posixClasses are the classes in brackets of other dialects.
var posixClasses = map[string]string{
	"alnum": "A-Za-z0-9", "alpha": "A-Za-z", "ascii": `\0-\x7F`, "blank": `\t `, "cntrl": `\0-\x1F\x7F`,
	"digit": `\d`, "graph": "!-~", "lower": "a-z", "print": " -~", "punct": `!-\/:-@\[-\x60\{-~`,
	"space": `\s`, "upper": "A-Z", "word": `\w`, "xdigit": "0-9A-Fa-f",
}

// posixClass explains the error that such a class ends in: to ECMA-262 the class
// ends at the first ], so that the second stands alone.
func posixClass(source string, at int) *Error {
	class, _, _ := strings.Cut(source[at:], "]")
	cure := ""
	if members, ok := posixClasses[strings.Trim(class, "[:")]; ok {
		cure = "write " + members + " between the brackets"
	}
	return refuse(at, cure, "ECMA-262 has no POSIX classes such as %s]", visible(class))
}
