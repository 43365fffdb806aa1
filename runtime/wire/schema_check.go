package wire

// check reads a value of any kind and notes all that is wrong with it by s. It
// is one walk over the text; only what enum and uniqueItems compare is read
// again, once for each level of the schema that has such a keyword.
func (r *Reader) check(s *Schema) {
	if s == nil {
		r.distinct()
		return
	}
	start, types := r.i, typesOf(r.peek())
	switch {
	case types != 0 && !s.admits(types):
		r.mismatchSchema(s)
		return
	case types == TypeObject:
		r.checkObject(s)
	case types == TypeArray:
		r.checkArray(s)
	default:
		r.Skip()
	}
	if r.reason != "" {
		return
	}
	r.start, r.end, r.ok = start, r.i, true
	switch {
	case !r.isMember(s):
		r.refuseMember(s)
	case types == TypeString:
		r.checkString(s)
	case types == typeAnyNumber:
		r.checkNumber(s)
	}
}

func (r *Reader) checkObject(s *Schema) {
	at := r.open()
	var names nameSet
	for r.Member() {
		name := r.Name()
		of, allowed := s.member(name)
		switch {
		case !allowed:
			r.noteUnlisted(s)
			r.Skip()
		case !names.add(name):
			r.Twice()
		default:
			r.check(of)
		}
	}
	if r.reason != "" {
		return
	}
	for _, name := range s.Required {
		if !names.has(name) {
			r.noteMissing(at, name)
		}
	}
}

func (r *Reader) checkArray(s *Schema) {
	at, n := r.open(), 0
	for r.Item() {
		r.check(s.Items)
		n++
	}
	if r.reason != "" {
		return
	}
	if s.Count != nil {
		r.Count(at, n, s.Count.Min, s.Count.Max)
	}
	if s.Unique {
		r.Unique(at)
	}
}

// checkString checks the string read last.
func (r *Reader) checkString(s *Schema) {
	if s.Length != nil {
		r.Length(s.Length.Min, s.Length.Max)
	}
	if s.Pattern != nil {
		text, ok := r.last()
		r.Pattern(ok && s.Pattern.Match(text), s.PatternText)
	}
	if s.Format != 0 {
		r.checkFormat(s.Format)
	}
	if s.Base64 {
		if text, _ := r.last(); !CheckBase64(text) {
			r.refuse(base64Text)
		}
	}
}

// checkNumber checks the number read last, as it is written.
func (r *Reader) checkNumber(s *Schema) {
	text := string(r.b[r.start:r.end])
	whole := s.Types&typeAnyNumber == TypeInteger
	if whole && !parseDecimal(text).isInteger() || !s.Range.holds(text) {
		r.refuse(s.expected(s.Types &^ TypeNull))
	}
}

// isMember reports whether the value read last is one of the enum, if s has
// one.
func (r *Reader) isMember(s *Schema) bool {
	if s.Enum == nil {
		return true
	}
	value := Reader{b: r.b[:r.end], i: r.start, nullAt: -1}
	if typesOf(value.peek())&(TypeArray|TypeObject) != 0 {
		return s.hasMember(value.appendCanonical(nil))
	}
	var small [64]byte
	return s.hasMember(value.appendCanonicalScalar(small[:0]))
}
