package wire

// check reads the value of any kind at offset i, notes all that is wrong with it
// by s, and returns the offset behind it. It is one walk over the text; only what
// enum and uniqueItems compare is read again, once for each level of the schema
// that has such a keyword.
func (r *Reader) check(i int, s *Schema) (next int) {
	if s == nil {
		return r.distinct(i)
	}
	types := typesOf(peek(r.b, i))
	switch {
	case types != 0 && !s.admits(types):
		return r.mismatchSchema(i, s)
	case types == TypeObject:
		next = r.checkObject(i, s)
	case types == TypeArray:
		next = r.checkArray(i, s)
	default:
		next = r.Skip(i)
	}
	switch {
	case r.reason != "":
	case !r.isMember(i, next, s):
		r.refuseMember(i, s)
	case types == TypeString:
		r.checkString(i, next, s)
	case types == typeAnyNumber:
		r.checkNumber(i, string(r.b[i:next]), s)
	}
	return next
}

func (r *Reader) checkObject(i int, s *Schema) (next int) {
	var names nameSet
	name, i, more := r.Map(i)
	for more {
		of, allowed := s.member(name)
		switch {
		case !allowed:
			r.noteUnlisted(s)
			i = r.Skip(i)
		case !names.add(name):
			i = r.Twice(i)
		default:
			i = r.check(i, of)
		}
		name, i, more = r.Entry(i)
	}
	for _, name := range s.Required {
		if !names.has(name) {
			r.noteMissing(i-1, name)
		}
	}
	return i
}

func (r *Reader) checkArray(at int, s *Schema) (next int) {
	n := 0
	i, more := r.Array(at)
	for ; more; n++ {
		i, more = r.Item(r.check(i, s.Items))
	}
	if s.Count != nil {
		r.Count(at, n, s.Count.Min, s.Count.Max)
	}
	if s.Unique {
		r.Unique(at, i)
	}
	return i
}

// checkString checks the string from offset at to offset end.
func (r *Reader) checkString(at, end int, s *Schema) {
	if s.Length != nil {
		r.Length(at, end, s.Length.Min, s.Length.Max)
	}
	if s.Pattern == nil && s.Format == 0 && !s.Base64 {
		return
	}
	text := unescaped(r.b[at+1 : end-1])
	if s.Pattern != nil {
		r.Pattern(at, s.Pattern.Match(text), s.PatternText)
	}
	r.checkFormat(at, s.Format, text)
	if s.Base64 && !CheckBase64(text) {
		r.refuse(at, base64Text)
	}
}

// checkNumber checks the number at offset at, which is written as text.
func (r *Reader) checkNumber(at int, text string, s *Schema) {
	whole := s.Types&typeAnyNumber == TypeInteger
	if whole && !parseDecimal(text).isInteger() || !s.Range.holds(text) {
		r.refuse(at, s.expected(s.Types&^TypeNull))
	}
}

// isMember reports whether the value from offset at to offset end is one of the
// enum, if s has one.
func (r *Reader) isMember(at, end int, s *Schema) bool {
	if s.Enum == nil {
		return true
	}
	value := NewReader(r.b[:end])
	if typesOf(peek(r.b, at))&(TypeArray|TypeObject) != 0 {
		text, _ := value.appendCanonical(nil, at)
		return s.hasMember(text)
	}
	var small [64]byte
	text, _ := value.appendCanonicalScalar(small[:0], at)
	return s.hasMember(text)
}
