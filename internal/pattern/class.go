package pattern

import (
	"strings"
	"unicode/utf8"
)

// class reads a class in brackets.
func (t *translator) class() *Error {
	start := t.pos
	t.pos++
	var b strings.Builder
	negated := t.next('^')
	for !t.next(']') {
		if t.pos == len(t.source) {
			return refuse(start, `write \[ for the character itself`, "the class has no closing ]")
		}
		if err := t.classRange(&b); err != nil {
			return err
		}
	}
	t.notePosix(start)
	t.write(bracketed(b.String(), negated), 0, repeatable)
	return nil
}

// bracketed spells the class of the members. RE2 has no empty classes.
func bracketed(members string, negated bool) string {
	if members == "" {
		members, negated = `\x{0}-\x{10ffff}`, !negated
	}
	if negated {
		return "[^" + members + "]"
	}
	return "[" + members + "]"
}

// classRange reads one member or a range of them.
func (t *translator) classRange(b *strings.Builder) *Error {
	at := t.pos
	low, err := t.classAtom()
	if err != nil {
		return err
	}
	if !t.rangeFollows() {
		writeMember(b, low)
		return nil
	}
	t.pos++
	high, err := t.classAtom()
	if err != nil {
		return err
	}
	both := visible(t.source[at:t.pos])
	if low.isSet() || high.isSet() {
		return refuse(at, `write \- for a hyphen`, "the range %s has a set of characters for an end", both)
	}
	if low.char > high.char {
		return refuse(at, `write \- for a hyphen`, "the range %s is out of order", both)
	}
	writeInClass(b, low.char)
	b.WriteByte('-')
	writeInClass(b, high.char)
	return nil
}

// rangeFollows reports whether a hyphen comes next that is not the last member.
func (t *translator) rangeFollows() bool {
	rest := t.source[t.pos:]
	return len(rest) > 1 && rest[0] == '-' && rest[1] != ']'
}

func writeMember(b *strings.Builder, a atom) {
	if a.isSet() {
		b.WriteString(a.inside)
	} else {
		writeInClass(b, a.char)
	}
}

// classAtom reads one member of a class. The class is known not to end here.
func (t *translator) classAtom() (atom, *Error) {
	if t.source[t.pos] != '\\' {
		r, size := utf8.DecodeRuneInString(t.source[t.pos:])
		t.pos += size
		return atom{char: r}, nil
	}
	switch r, size := t.escaped(); {
	case r == 'b':
		t.pos += size
		return atom{char: '\b'}, nil
	case r == '-':
		t.pos += size
		return atom{char: '-'}, nil
	case r == 'B' || r == 'k' || '1' <= r && r <= '9':
		return atom{}, refuse(t.pos, "", `\%c is no escape in a class`, r)
	}
	return t.atomEscape()
}

// notePosix remembers whether the class that began at start looks like the
// beginning of one of POSIX, such as [[:alpha:]_], which becomes an error of its
// own if a lone ] follows.
func (t *translator) notePosix(start int) {
	class := t.source[start:t.pos]
	if at := strings.LastIndex(class, "[:"); at > 0 && strings.HasSuffix(class, ":]") && at+2 < len(class)-2 {
		t.posix = 1 + start + at
	}
}
