package emit

import (
	"regexp/syntax"
	"slices"
	"unicode"
	"unicode/utf8"
)

const (
	// unrolled is up to how many characters of a fixed number are compared one by
	// one rather than in a loop.
	unrolled = 8
	// matcherSize bounds the code of one pattern, in comparisons. What would be
	// longer is matched by regexp.
	matcherSize = 100
)

// matcherOf returns the matcher of an expression of package regexp, or nil if it
// is not plain enough. A text that is valid UTF-8 matches the one if and only if
// it matches the other.
func matcherOf(expr string) *matcher {
	re, err := syntax.Parse(expr, syntax.Perl) // as regexp.Compile does
	if err != nil {
		return nil
	}
	re, begins := withoutAnchor(re, syntax.OpBeginText)
	if !begins {
		return nil
	}
	re, ends := withoutAnchor(re, syntax.OpEndText)
	m := &matcher{open: !ends}
	if m.items = sequenceOf(re); m.items == nil {
		return nil
	}
	if m.open {
		m.items = m.items.trimmed()
	} else if m.words = m.items.words(2 * len(expr)); m.words != nil {
		return m
	}
	if m.items.size() > matcherSize || !m.items.decided(follow{open: m.open}) {
		return nil
	}
	return m
}

// withoutAnchor takes an anchor away that each alternative has at that end, and
// reports whether it was there.
func withoutAnchor(re *syntax.Regexp, anchor syntax.Op) (*syntax.Regexp, bool) {
	switch re.Op {
	case anchor:
		return &syntax.Regexp{Op: syntax.OpEmptyMatch}, true
	case syntax.OpCapture:
		return withoutAnchor(re.Sub[0], anchor)
	case syntax.OpConcat:
		at := 0
		if anchor == syntax.OpEndText {
			at = len(re.Sub) - 1
		}
		return withoutAnchorAt(re, anchor, at)
	case syntax.OpAlternate:
		all := re
		for i := range re.Sub {
			next, ok := withoutAnchorAt(all, anchor, i)
			if !ok {
				return re, false
			}
			all = next
		}
		return all, true
	}
	return re, false
}

func withoutAnchorAt(re *syntax.Regexp, anchor syntax.Op, at int) (*syntax.Regexp, bool) {
	sub, ok := withoutAnchor(re.Sub[at], anchor)
	if !ok {
		return re, false
	}
	subs := slices.Clone(re.Sub)
	subs[at] = sub
	return &syntax.Regexp{Op: re.Op, Sub: subs}, true
}

// sequenceOf returns the items of an expression: none, but not nil, for the empty
// one, and nil for one that has no matcher.
func sequenceOf(re *syntax.Regexp) sequence {
	switch re.Op {
	case syntax.OpEmptyMatch:
		return sequence{}
	case syntax.OpLiteral:
		return literalItems(re)
	case syntax.OpCharClass:
		if set, ok := setOf(re.Rune); ok {
			return sequence{run{set, 1, 1}}
		}
	case syntax.OpCapture:
		return sequenceOf(re.Sub[0])
	case syntax.OpStar:
		return repeated(sequenceOf(re.Sub[0]), 0, -1)
	case syntax.OpPlus:
		return repeated(sequenceOf(re.Sub[0]), 1, -1)
	case syntax.OpQuest:
		return repeated(sequenceOf(re.Sub[0]), 0, 1)
	case syntax.OpRepeat:
		return repeated(sequenceOf(re.Sub[0]), re.Min, re.Max)
	case syntax.OpConcat:
		return joined(re.Sub)
	case syntax.OpAlternate:
		return chosen(re.Sub)
	}
	return nil
}

// literalItems refuses surrogates, which no text holds. The parser makes literals
// in either case of classes such as [eE] too.
func literalItems(re *syntax.Regexp) sequence {
	if slices.ContainsFunc(re.Rune, func(r rune) bool { return !utf8.ValidRune(r) }) {
		return nil
	}
	if re.Flags&syntax.FoldCase == 0 {
		return sequence{fixedText(re.Rune)}
	}
	var all sequence
	for _, r := range re.Rune {
		set, ok := eitherCase(r)
		if !ok {
			return nil
		}
		all = append(all, run{set, 1, 1})
	}
	return all
}

// eitherCase returns the cases of a character, if they are of one byte.
func eitherCase(r rune) (set byteSet, ok bool) {
	for next := r; ; {
		if next >= utf8.RuneSelf {
			return set, false
		}
		set.add(byte(next), byte(next))
		if next = unicode.SimpleFold(next); next == r {
			return set, true
		}
	}
}

func joined(subs []*syntax.Regexp) sequence {
	all := sequence{}
	for _, sub := range subs {
		part := sequenceOf(sub)
		if part == nil {
			return nil
		}
		all = append(all, part...)
	}
	return all
}

// chosen puts an alternative that can be empty last. A second one makes the
// choice undecided.
func chosen(subs []*syntax.Regexp) sequence {
	var filled, empty choice
	for _, sub := range subs {
		switch part := sequenceOf(sub); {
		case part == nil:
			return nil
		case part.nullable():
			empty = append(empty, part)
		default:
			filled = append(filled, part)
		}
	}
	return sequence{append(filled, empty...)}
}

// repeated splits a repetition in the part that must be there and the one that
// may. Refusing a long body keeps repetitions within each other, each of which
// writes its body twice, from growing without bound.
func repeated(body sequence, lo, hi int) sequence {
	switch {
	case body == nil || body.size() > matcherSize:
		return nil
	case hi == 0 || len(body) == 0:
		return sequence{}
	}
	if set, ok := body.single(); ok {
		return sequence{run{set, lo, hi}}
	}
	var all sequence
	switch {
	case lo == 1:
		all = append(all, body...)
	case lo > 1:
		all = append(all, times{body, lo})
	}
	switch {
	case hi < 0:
		all = append(all, optional{body, -1})
	case hi > lo:
		all = append(all, optional{body, hi - lo})
	}
	return all
}

// single returns the set that a sequence is a single character of.
func (s sequence) single() (set byteSet, ok bool) {
	if len(s) != 1 {
		return set, false
	}
	switch it := s[0].(type) {
	case fixedText:
		return it.first(), len(it) == 1
	case run:
		return it.set, it.min == 1 && it.max == 1
	}
	return set, false
}

// trimmed leaves out what an open sequence has no need to look at: whether the
// last part is as long as possible does not matter.
func (s sequence) trimmed() sequence {
	for len(s) > 0 {
		last := len(s) - 1
		next, keep := trimmedItem(s[last])
		if keep {
			return append(slices.Clone(s[:last]), next)
		}
		s = s[:last]
	}
	return s
}

func trimmedItem(it item) (trimmed item, keep bool) {
	if it.nullable() {
		return nil, false
	}
	switch it := it.(type) {
	case run:
		return run{it.set, it.min, it.min}, true
	case choice:
		var all choice
		for _, s := range it {
			all = append(all, s.trimmed())
		}
		return all, true
	}
	return it, true
}
