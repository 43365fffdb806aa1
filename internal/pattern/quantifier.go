package pattern

import "strconv"

// maxRepeat is RE2's bound for a count, and for the product of nested counts,
// because it writes repetitions out.
const maxRepeat = 1000

// unbounded is the maximum of a repeat that has none.
const unbounded = -1

// A repeat is what a quantifier asks for.
type repeat struct {
	min, max int
}

func (t *translator) quantifier() *Error {
	at := t.pos
	r, err := t.repeat()
	if err != nil {
		return err
	}
	text := t.source[at:t.pos]
	switch t.last {
	case nothing:
		return refuse(at, `write \`+text[:1]+" for the character itself", "there is nothing to repeat before %s", text)
	case assertion:
		return refuse(at, "leave it out", "%s repeats an assertion", text)
	case quantified:
		return refuse(at, "put what is to be repeated into (?:…)", "%s follows another quantifier", text)
	}
	if err := t.bound(at, r); err != nil {
		return err
	}
	t.out.WriteString(r.String())
	if t.pos < len(t.source) && t.source[t.pos] == '?' {
		t.pos++
		t.out.WriteByte('?')
	}
	t.last = quantified
	return nil
}

// bound refuses what RE2 would write out more than maxRepeat times, and keeps
// count for the groups around it. It does itself what RE2's parser does too in
// order to name the place. Only counts above 1 multiply; a maximum of 0 drops
// the repeated part with all counts inside.
func (t *translator) bound(at int, r repeat) *Error {
	if max(r.min, r.max) > maxRepeat {
		return refuse(at, "write minLength or maxLength where they serve", "Go's regexp takes counts up to %d", maxRepeat)
	}
	if r.max == 0 {
		t.weight = t.before
		return nil
	}
	written := t.inner * max(r.min, r.max, 1)
	if written > maxRepeat {
		return refuse(at, "write minLength or maxLength where they serve",
			"nested counts multiply to %d here, and Go's regexp takes up to %d", written, maxRepeat)
	}
	t.weight = max(t.before, written)
	return nil
}

// repeat reads a quantifier without its lazy mark.
func (t *translator) repeat() (repeat, *Error) {
	c := t.source[t.pos]
	t.pos++
	switch c {
	case '*':
		return repeat{0, unbounded}, nil
	case '+':
		return repeat{1, unbounded}, nil
	case '?':
		return repeat{0, 1}, nil
	}
	return t.counts(t.pos - 1)
}

// counts reads what follows the brace at offset at: n}, n,} or n,m}.
func (t *translator) counts(at int) (repeat, *Error) {
	malformed := refuse(at, `write {n}, {n,} or {n,m} for a count and \{ for the character itself`, "{ begins no count")
	low, ok := t.number()
	if !ok {
		return repeat{}, malformed
	}
	high := low
	if t.next(',') {
		if high, ok = t.number(); !ok {
			high = unbounded
		}
	}
	if !t.next('}') {
		return repeat{}, malformed
	}
	if high != unbounded && low > high {
		return repeat{}, refuse(at, "write the smaller count first", "the counts of %s are out of order", t.source[at:t.pos])
	}
	return repeat{low, high}, nil
}

// number reads decimal digits. The value of what is too large for RE2 in any
// case only has to stay too large, and in order.
func (t *translator) number() (n int, ok bool) {
	const tooLarge = 1 << 24
	for t.pos < len(t.source) && '0' <= t.source[t.pos] && t.source[t.pos] <= '9' {
		n = min(n*10+int(t.source[t.pos]-'0'), tooLarge)
		t.pos++
		ok = true
	}
	return n, ok
}

// next reads the character c if it comes next.
func (t *translator) next(c byte) bool {
	if t.pos < len(t.source) && t.source[t.pos] == c {
		t.pos++
		return true
	}
	return false
}

// String returns the quantifier in RE2's spelling. Counts are written anew,
// because RE2 takes one with leading zeros for literal text.
func (r repeat) String() string {
	low, high := strconv.Itoa(r.min), strconv.Itoa(r.max)
	switch {
	case r == repeat{0, unbounded}:
		return "*"
	case r == repeat{1, unbounded}:
		return "+"
	case r == repeat{0, 1}:
		return "?"
	case r.max == unbounded:
		return "{" + low + ",}"
	case r.min == r.max:
		return "{" + low + "}"
	}
	return "{" + low + "," + high + "}"
}
