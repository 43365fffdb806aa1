package provider

import "strings"

// maxRepeat is the largest count in braces that is sent. Anthropic's documents
// say that large ones are refused, and not from where on.
const maxRepeat = 100

// isSimplePattern reports whether a pattern keeps to what Anthropic takes in
// strict mode: ^ $ . [] () | * + ?, counts in braces, \d \w \s, and escaped
// punctuation. What its documents do not name, such as (?: or \D, is taken for
// refused, because a pattern that is refused takes the whole request with it.
func isSimplePattern(source string) bool {
	s := patternScanner{source: source, groups: []bool{false}}
	for s.i < len(s.source) {
		if !s.token() {
			return false
		}
	}
	return len(s.groups) == 1
}

// A patternScanner walks over a pattern.
type patternScanner struct {
	source string
	i      int
	// groups are the open groups, the whole pattern the first, and whether each
	// has a count in it.
	groups []bool
	// atom says that a quantifier may come next, counted that what it would
	// repeat has a count in it.
	atom, counted bool
}

// token moves over one token; false where it is refused.
func (s *patternScanner) token() bool {
	c := s.source[s.i]
	s.i++
	switch c {
	case '\\':
		return s.escape("/") && s.atomEnds(false)
	case '[':
		return s.class() && s.atomEnds(false)
	case '(':
		s.groups, s.atom = append(s.groups, false), false
		return !strings.HasPrefix(s.source[s.i:], "?")
	case ')':
		return s.closeGroup()
	case '*', '+', '?', '{':
		return s.quantifier(c)
	case '|', '^', '$':
		s.atom = false
		return true
	case ']', '}':
		return false
	}
	return s.atomEnds(false)
}

func (s *patternScanner) atomEnds(counted bool) bool {
	s.atom, s.counted = true, counted
	return true
}

func (s *patternScanner) closeGroup() bool {
	last := len(s.groups) - 1
	if last == 0 {
		return false
	}
	counted := s.groups[last]
	s.groups = s.groups[:last]
	s.groups[last-1] = s.groups[last-1] || counted
	return s.atomEnds(counted)
}

// escape moves over what follows a backslash: a class, or a character of the
// syntax or of more that stands for itself.
func (s *patternScanner) escape(more string) bool {
	if s.i == len(s.source) {
		return false
	}
	c := s.source[s.i]
	s.i++
	return strings.IndexByte(`dws^$\.*+?()[]{}|`+more, c) >= 0
}

// class moves over a class, whose bracket is open. What other engines read as
// an operation on sets is refused, and so is an empty class.
func (s *patternScanner) class() bool {
	if strings.HasPrefix(s.source[s.i:], "^") {
		s.i++
	}
	for start := s.i; s.i < len(s.source); {
		c := s.source[s.i]
		s.i++
		switch {
		case c == ']':
			return s.i-1 > start
		case c == '[':
			return false
		case c == '\\':
			if !s.escape("/-") {
				return false
			}
		case strings.IndexByte("&-~", c) >= 0 && s.i < len(s.source) && s.source[s.i] == c:
			return false
		}
	}
	return false
}

// quantifier moves over a quantifier. A second one after it, which would make
// it lazy, finds nothing to repeat.
func (s *patternScanner) quantifier(c byte) bool {
	if !s.atom {
		return false
	}
	s.atom = false
	if c != '{' {
		return true
	}
	counts, _, closed := strings.Cut(s.source[s.i:], "}")
	if !closed || s.counted {
		return false
	}
	s.i += len(counts) + 1
	s.groups[len(s.groups)-1] = true
	least, most, open := strings.Cut(counts, ",")
	return isCount(least) && (!open || most == "" || isCount(most))
}

// isCount reports whether a text is an integer up to maxRepeat.
func isCount(text string) bool {
	n := 0
	for _, c := range []byte(text) {
		if c < '0' || c > '9' || n > maxRepeat {
			return false
		}
		n = n*10 + int(c-'0')
	}
	return text != "" && n <= maxRepeat
}
