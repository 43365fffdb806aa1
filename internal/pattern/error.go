package pattern

import (
	"fmt"
	"strings"
	"unicode"
)

// An Error says why a pattern is refused, and where.
type Error struct {
	Offset int    // where in the source, in bytes from 0
	Reason string // what is wrong, in one clause without a full stop
	Cure   string // what to write instead, as an imperative; "" for none
}

// Error returns the reason and, after a semicolon, the cure.
func (e *Error) Error() string {
	if e.Cure == "" {
		return e.Reason
	}
	return e.Reason + "; " + e.Cure
}

// refuse makes the error of the construct that begins at offset.
func refuse(offset int, cure, reason string, args ...any) *Error {
	return &Error{Offset: offset, Reason: fmt.Sprintf(reason, args...), Cure: cure}
}

// visible shows text of the source in a message, which may be printed on a
// terminal and so must not carry control characters.
func visible(source string) string {
	var b strings.Builder
	for _, r := range source {
		if unicode.IsPrint(r) {
			b.WriteRune(r)
		} else {
			fmt.Fprintf(&b, `\u{%X}`, r)
		}
	}
	return b.String()
}
