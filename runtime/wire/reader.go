package wire

// maxDepth is how deep arrays and objects may nest; the outermost is level 1.
const maxDepth = 64

// Reader reads the arguments of one call. It stays on the stack of who makes it:
// no method keeps the pointer that it is called on.
//
// Where reading stands is not kept in the Reader: a method takes the offset at
// which a value starts and returns, last, the offset behind it, so that it stays
// in a register. Generated code names that offset i.
//
// A problem of meaning (a wrong type, a missing member) is noted, its value is
// skipped, and reading goes on. A fault of syntax ends reading: its offset is
// the end of the text, where every method returns at once with zero values, and
// [Reader.Finish] reports that fault alone. No path is kept while reading; Finish
// works out the paths of the problems with a second walk over the text.
type Reader struct {
	b     []byte // the text
	depth int    // how many arrays and objects are open

	chunk   []byte   // the strings read last stand at its end; see keep
	strings []string // the slices of strings read last stand at its end; see Strings
	inChunk bool     // Strings has returned what is behind them
	counted int      // how many bytes were looked at to estimate numbers of items

	nameAt    int // where the name starts that Map or Entry returned last, at its quotation mark
	nullAt    int // where null would have been allowed too; -1 where none would
	notedAt   int // of which value a problem was noted last; -1 before the first
	refusedAt int // which value was not what the caller asked for last; -1 before the first

	reason  string // the fault of syntax, "" for none
	faultAt int
	notes   []note
	names   []nameNote
	noted   int // how many notes of both kinds there have been
	more    int // problems that were counted but not kept
}

// NewReader returns a reader of the arguments of one call, which must not
// change while it is in use.
func NewReader(arguments []byte) *Reader {
	return &Reader{b: arguments, nullAt: -1, notedAt: -1, refusedAt: -1}
}

// emptyObject stands in for arguments that providers send for none.
var emptyObject = []byte("{}")

// Arguments opens the arguments' object, as [Reader.Object] opens one that is a
// value. Empty text, nothing but white space, and null count as the empty
// object. Where the arguments are something else member is -1.
func (r *Reader) Arguments(m *Members) (member, next int, seen uint64) {
	if peek(r.b, 0) == '{' {
		return r.Object(0, m)
	}
	if i := r.start(); i >= 0 {
		return r.Object(i, m)
	}
	return -1, len(r.b), 0
}

// start returns the offset of the arguments' object, or -1 after noting that
// there is none.
func (r *Reader) start() int {
	i := space(r.b, 0)
	if i < len(r.b) && r.b[i] == '{' {
		return i
	}
	if i == len(r.b) || has(r.b, i, "null") && r.atEnd(i+len("null")) {
		r.b = emptyObject
		return 0
	}
	kind := kindAt(r.b, i)
	if end := r.Skip(i); r.reason == "" && r.atEnd(end) {
		r.noteWhole("The arguments must be a JSON object, not " + kind + ".")
	}
	return -1
}

// Finish checks that nothing but white space follows at offset i and returns
// what is wrong with the arguments: nil, or an [*ArgumentError].
func (r *Reader) Finish(i int) error {
	if i == len(r.b) && r.noted|r.more == 0 && r.reason == "" {
		return nil
	}
	return r.finish(i)
}

func (r *Reader) finish(i int) error {
	if r.reason == "" {
		r.atEnd(i)
	}
	if r.reason == "" && r.noted == 0 && r.more == 0 {
		return nil
	}
	return r.problems()
}

// atEnd reports whether nothing but white space follows; more is a fault.
func (r *Reader) atEnd(i int) bool {
	if r.reason != "" {
		return false
	}
	if i = space(r.b, i); i < len(r.b) {
		r.fault(i, "more text after the value")
		return false
	}
	return true
}

// space returns the offset of the first byte from i on that is no white space.
func space(b []byte, i int) int {
	for uint(i) < uint(len(b)) {
		switch b[i] {
		case ' ', '\t', '\n', '\r':
			i++
		default:
			return i
		}
	}
	return i
}

// peek returns the byte at i, or 0 at the end. No token starts with a zero
// byte, so callers need not tell the two apart.
func peek(b []byte, i int) byte {
	if uint(i) < uint(len(b)) {
		return b[i]
	}
	return 0
}

// has reports whether literal stands at i.
func has(b []byte, i int, literal string) bool {
	return len(b)-i >= len(literal) && string(b[i:i+len(literal)]) == literal
}
