package expert

import "strconv"

// A problem is why a document was refused.
type problem uint8

const (
	none problem = iota
	badSyntax
	badText // no UTF-8, or half a surrogate pair
	givenTwice
	undeclared
	missing
	wrongType
	outOfRange
	badLength
	noMatch // of a pattern
	notListed
	badCount
	tooDeep
)

// An Error is the first problem of a document.
type Error struct {
	problem problem
	offset  int
	member  string
}

func (e *Error) Error() string {
	return "invalid arguments: problem " + strconv.Itoa(int(e.problem)) + " at byte " + strconv.Itoa(e.offset) + " (" + e.member + ")"
}

// fail records the first problem and returns the position that says so.
func (r *reader) fail(p problem, offset int, member string) int {
	if r.err.problem == none {
		r.err = Error{p, offset, member}
	}
	return -1
}
