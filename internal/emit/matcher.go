package emit

// A matcher is a pattern that is decided by reading the text once, from its
// beginning, without ever going back: what to do next follows from the next byte
// alone. That makes it code that is as short as what one would write by hand.
type matcher struct {
	words []string // the texts that match, if they are few
	items sequence // what the text is made of, if not
	open  bool     // anything may follow
}

// A sequence is items one behind the other.
type sequence []item

// An item matches a part of the text.
type item interface {
	// first is the set of the bytes that the part can begin with.
	first() byteSet
	// nullable reports whether the part can be empty.
	nullable() bool
	// decided reports whether reading on for as long as the next byte allows it
	// finds a match whenever there is one, given what may follow.
	decided(next follow) bool
	// size measures the code in comparisons.
	size() int
}

type (
	// fixedText is a literal.
	fixedText string
	// run is from min to max characters of a set. A negative max is no bound.
	run struct {
		set      byteSet
		min, max int
	}
	// optional is up to max times a body. A negative max is no bound.
	optional struct {
		body sequence
		max  int
	}
	// times is n times a body.
	times struct {
		body sequence
		n    int
	}
	// choice is one of its alternatives, of which the last may be nullable.
	choice []sequence
)

// A follow is what may come behind an item: one of the bytes, the end of the
// text, and anything at all if it is open.
type follow struct {
	bytes byteSet
	open  bool
}

// behind returns what may come before next where the items stand there.
func (s sequence) behind(next follow) follow {
	if s.nullable() {
		return follow{s.first().or(next.bytes), next.open}
	}
	return follow{bytes: s.first()}
}

func (s sequence) first() byteSet {
	var set byteSet
	for _, it := range s {
		set = set.or(it.first())
		if !it.nullable() {
			break
		}
	}
	return set
}

func (s sequence) nullable() bool {
	for _, it := range s {
		if !it.nullable() {
			return false
		}
	}
	return true
}

func (s sequence) decided(next follow) bool {
	for i := len(s) - 1; i >= 0; i-- {
		if !s[i].decided(next) {
			return false
		}
		next = s[i : i+1].behind(next)
	}
	return true
}

func (s sequence) size() int {
	n := 0
	for _, it := range s {
		n += it.size()
	}
	return n
}

func (t fixedText) first() byteSet {
	var set byteSet
	set.add(t[0], t[0])
	return set
}

func (t fixedText) nullable() bool      { return false }
func (t fixedText) decided(follow) bool { return true }
func (t fixedText) size() int           { return 1 }

func (r run) first() byteSet { return r.set }
func (r run) nullable() bool { return r.min == 0 }
func (r run) fixed() bool    { return r.min == r.max }

// decided also sees to it that counting bytes comes to the same as counting
// characters: of a wide set only none can be told from some, and of a single
// character only that it begins, if anything may follow.
func (r run) decided(next follow) bool {
	some := r.min <= 1 && r.max < 0
	begins := r.min == 1 && r.max == 1 && next == follow{open: true}
	if r.set.wide() && !some && !begins {
		return false
	}
	return r.fixed() || !next.open && !r.set.meets(next.bytes)
}

func (r run) size() int {
	if r.fixed() && r.min <= unrolled {
		return r.min
	}
	return 1
}

func (o optional) first() byteSet { return o.body.first() }
func (o optional) nullable() bool { return true }

// decided must rule out that the body begins and goes wrong where leaving it out
// would have been right. A body that can be empty is undecided if it repeats,
// because it can begin with what follows it.
func (o optional) decided(next follow) bool {
	if next.open || o.first().meets(next.bytes) {
		return false
	}
	if o.max != 1 {
		next.bytes = next.bytes.or(o.first())
	}
	return o.body.decided(next)
}

func (o optional) size() int { return 1 + o.body.size() }

func (t times) first() byteSet { return t.body.first() }
func (t times) nullable() bool { return t.body.nullable() }

func (t times) decided(next follow) bool {
	next.bytes = next.bytes.or(t.first())
	return t.body.decided(next)
}

func (t times) size() int { return 1 + t.body.size() }

func (c choice) first() byteSet {
	var set byteSet
	for _, s := range c {
		set = set.or(s.first())
	}
	return set
}

func (c choice) nullable() bool { return c[len(c)-1].nullable() }

func (c choice) decided(next follow) bool {
	var taken byteSet
	if c.nullable() {
		if next.open {
			return false
		}
		taken = next.bytes
	}
	for i := len(c) - 1; i >= 0; i-- {
		if c[i].first().meets(taken) || i < len(c)-1 && c[i].nullable() || !c[i].decided(next) {
			return false
		}
		taken = taken.or(c[i].first())
	}
	return true
}

func (c choice) size() int {
	n := 1
	for _, s := range c {
		n += s.size()
	}
	return n
}
