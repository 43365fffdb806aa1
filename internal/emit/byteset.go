package emit

import (
	"regexp/syntax"
	"unicode"
	"unicode/utf8"
)

// A byteSet is a set of bytes, which stands for a set of characters: those below
// 0x80 that are in it, and all others or none. As every byte of a character of
// several bytes is 0x80 or more, either all of them are in the set or none is.
type byteSet [4]uint64

// setOf returns the set for the character class of an expression, as pairs of
// first and last characters in order. It reports false for a class that takes
// some of the characters from 0x80 on and leaves others, and for that of all
// characters.
func setOf(class []rune) (set byteSet, ok bool) {
	for i := 0; i < len(class); i += 2 {
		lo, hi := class[i], class[i+1]
		if hi < utf8.RuneSelf {
			set.add(byte(lo), byte(hi))
			continue
		}
		if lo > utf8.RuneSelf || hi != unicode.MaxRune {
			return set, false
		}
		set.add(byte(lo), 0xff)
	}
	return set, set != byteSet{} && set.complement() != byteSet{}
}

func (s *byteSet) add(lo, hi byte) {
	for c := int(lo); c <= int(hi); c++ {
		s[c/64] |= 1 << (c % 64)
	}
}

func (s byteSet) has(c byte) bool { return s[c/64]>>(c%64)&1 != 0 }

// wide reports whether the characters from 0x80 on are in the set.
func (s byteSet) wide() bool { return s.has(utf8.RuneSelf) }

func (s byteSet) or(t byteSet) byteSet {
	for i := range s {
		s[i] |= t[i]
	}
	return s
}

func (s byteSet) complement() byteSet {
	for i := range s {
		s[i] = ^s[i]
	}
	return s
}

// meets reports whether the sets have a member in common.
func (s byteSet) meets(t byteSet) bool {
	return s[0]&t[0]|s[1]&t[1]|s[2]&t[2]|s[3]&t[3] != 0
}

// A byteRange is the bytes from lo to hi, both included.
type byteRange struct{ lo, hi byte }

// ranges are the longest ranges of members, in order.
func (s byteSet) ranges() []byteRange {
	var all []byteRange
	for c := 0; c <= 0xff; c++ {
		if !s.has(byte(c)) {
			continue
		}
		lo := c
		for c < 0xff && s.has(byte(c+1)) {
			c++
		}
		all = append(all, byteRange{byte(lo), byte(c)})
	}
	return all
}

// String returns the set as a class of an expression.
func (s byteSet) String() string {
	re := &syntax.Regexp{Op: syntax.OpCharClass}
	for _, r := range s.ranges() {
		hi := rune(r.hi)
		if hi == 0xff {
			hi = unicode.MaxRune
		}
		re.Rune = append(re.Rune, rune(r.lo), hi)
	}
	return re.String()
}
