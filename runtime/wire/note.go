package wire

// maxShown is how many problems of a call are shown; the rest is counted.
const maxShown = 16

// note is a problem of the value at an offset of the text, or of the object
// that lacks a member and closes there.
type note struct {
	at      int    // -1 for the text as a whole
	order   int    // which of all notes it was
	lacks   bool   // it is about a required member that is not there
	missing string // that member's name
	text    string // the rest of the sentence after "Argument 'path' "
}

// nameNote is a problem of a member's name. All of these are kept, for only
// when reading is done can those be left out that concern the same member
// again, and they must neither crowd out other problems nor be counted.
type nameNote struct {
	at       int // of the name
	order    int
	declared *Members // that it is none of; nil where the name is given twice or listed is set
	listed   *Schema  // whose properties it is none of
}

// note keeps a problem of the value at offset at, or only counts it where
// enough are kept to be shown.
func (r *Reader) note(at int, text string) { r.keepNote(note{at: at, text: text}) }

// noteWhole keeps a problem of the text as a whole; message is the sentence.
func (r *Reader) noteWhole(message string) { r.keepNote(note{at: -1, text: message}) }

// noteMissing keeps that the object whose closing brace is at offset at lacks
// the member name.
func (r *Reader) noteMissing(at int, name string) {
	r.keepNote(note{at: at, lacks: true, missing: name, text: "is required."})
}

func (r *Reader) keepNote(n note) {
	if r.reason != "" {
		return
	}
	r.notedAt = n.at
	if len(r.notes) >= maxShown {
		r.more++
		return
	}
	n.order = r.noted
	for _, o := range r.notes {
		if o.at == n.at && o.lacks == n.lacks && o.missing == n.missing && o.text == n.text {
			return
		}
	}
	r.noted++
	r.notes = append(r.notes, n)
}

// noteName keeps that the current member is none of declared, or where that is
// nil, that its name is given twice.
func (r *Reader) noteName(declared *Members) { r.keepName(nameNote{declared: declared}) }

// noteUnlisted keeps that the current member is no property of s.
func (r *Reader) noteUnlisted(s *Schema) { r.keepName(nameNote{listed: s}) }

func (r *Reader) keepName(n nameNote) {
	if r.reason != "" {
		return
	}
	n.at, n.order = r.nameAt, r.noted
	r.names = append(r.names, n)
	r.noted++
}

// problemCount grows with every problem that is found.
func (r *Reader) problemCount() int { return r.noted + r.more }

// full reports whether enough problems are kept that the text of a further one
// would not be shown.
func (r *Reader) full() bool { return len(r.notes) >= maxShown }
