package diff

import (
	"fmt"
	"strings"
)

// header is a file's name in the first lines of a diff, as git writes it. A tab
// ends a name with spaces, which would look like the beginning of a time.
func (f File) header(prefix string) string {
	if f.Missing {
		return "/dev/null"
	}
	name := prefix + strings.TrimLeft(f.Name, "/") // git takes a//x for a file of another name
	if strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f || r == '"' || r == '\\' }) {
		return quoted(name)
	}
	if strings.Contains(name, " ") {
		return name + "\t"
	}
	return name
}

// quoted writes a name that could break out of its line as a string of C, which
// git and GNU patch read.
func quoted(name string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range []byte(name) {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c >= 0x7f:
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
