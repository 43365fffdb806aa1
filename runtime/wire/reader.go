package wire

// maxDepth is how deep arrays and objects may nest; the outermost is level 1.
const maxDepth = 64

// Reader reads the arguments of one call. It lives on its caller's stack: no
// method keeps the pointer that it is called on.
//
// A problem of meaning (a wrong type, a missing member) is noted, its value is
// skipped, and reading goes on. A fault of syntax ends reading: from then on
// every method returns at once with zero values, and [Reader.Finish] reports
// that fault alone. No path is kept while reading; Finish works out the paths
// of the problems with a second walk over the text.
type Reader struct {
	b     []byte // the text; emptied by a fault, so that everything after it meets the end
	i     int    // where the next token starts
	depth int    // how many arrays and objects are open
	fresh bool   // an array or object has just been opened: no comma comes next

	name    []byte // the current member's name, still escaped
	nameAt  int    // where it starts, at its quotation mark
	escaped bool   // whether name holds escapes

	// The value read last, which the checks after it refer to.
	start, end int
	ok         bool   // whether it was what the caller asked for
	str        string // its text, if it is a string and that has been made

	nullAt  int // where null would have been allowed too; -1 where none would
	notedAt int // of which value a problem was noted last; -1 before the first

	reason  string // the fault of syntax, "" for none
	faultAt int
	notes   []note
	names   []nameNote
	noted   int // how many notes of both kinds there have been
	more    int // problems that were counted but not kept
}

// NewReader returns a reader of the arguments of one call, which must not
// change while it is in use.
func NewReader(arguments []byte) Reader {
	return Reader{b: arguments, nullAt: -1, notedAt: -1}
}

// emptyObject stands in for arguments that providers send for none.
var emptyObject = []byte("{}")

// Arguments opens the arguments' object. Empty text, nothing but white space,
// and null count as the empty object. It returns the offset of the object, or
// -1 after noting that the arguments are something else.
func (r *Reader) Arguments() int {
	r.space()
	start := r.i
	if r.i == len(r.b) || r.take("null") && r.atEnd() {
		r.b, r.i = emptyObject, 0
		return r.open()
	}
	if r.reason != "" {
		return -1
	}
	r.i = start
	if r.peek() == '{' {
		return r.open()
	}
	kind := r.kind()
	r.Skip()
	r.noteWhole("The arguments must be a JSON object, not " + kind + ".")
	return -1
}

// Finish checks that nothing but white space follows and returns what is wrong
// with the arguments: nil, or an [*ArgumentError].
func (r *Reader) Finish() error {
	if r.reason == "" {
		r.atEnd()
	}
	if r.reason == "" && r.noted == 0 && r.more == 0 {
		return nil
	}
	return r.problems()
}

// atEnd reports whether nothing but white space follows; more is a fault.
func (r *Reader) atEnd() bool {
	r.space()
	if r.i < len(r.b) {
		r.fault(r.i, "more text after the value")
		return false
	}
	return true
}

// space moves over white space.
func (r *Reader) space() {
	for r.i < len(r.b) {
		switch r.b[r.i] {
		case ' ', '\t', '\n', '\r':
			r.i++
		default:
			return
		}
	}
}

// peek returns the byte that comes next, or 0 at the end. No token starts
// with a zero byte, so callers need not tell the two apart.
func (r *Reader) peek() byte {
	if r.i < len(r.b) {
		return r.b[r.i]
	}
	return 0
}

// take moves over literal if it comes next.
func (r *Reader) take(literal string) bool {
	if len(r.b)-r.i >= len(literal) && string(r.b[r.i:r.i+len(literal)]) == literal {
		r.i += len(literal)
		return true
	}
	return false
}

// open enters the array or object that comes next, and returns its offset.
func (r *Reader) open() int {
	at := r.i
	if r.depth == maxDepth {
		r.fault(at, tooDeep)
		return -1
	}
	r.depth++
	r.i++
	r.fresh = true
	return at
}

// another reports whether the open array or object goes on, and moves to the
// start of what comes next. At the closing byte it leaves it.
func (r *Reader) another(closing byte) bool {
	r.space()
	c := r.peek()
	if c == closing {
		r.i++
		r.depth--
		r.fresh = false
		return false
	}
	if r.fresh {
		r.fresh = false
		return true
	}
	if c != ',' {
		r.unexpected()
		return false
	}
	r.i++
	r.space()
	return true
}

// leaf moves over the value that ends before end, and makes it the value read
// last.
func (r *Reader) leaf(end int) {
	r.start, r.end, r.ok = r.i, end, true
	r.i = end
}
