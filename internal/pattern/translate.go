// Package pattern translates the regular expressions of JSON Schema into those
// of Go.
//
// The keyword pattern holds an ECMA-262 regular expression, which section 4 of
// the contract reads under the u flag: the grammar of ECMA-262 section 22.2.1
// without the web's leniencies of Annex B. Go's package regexp reads another
// language, RE2: a few constructs of either are missing in the other, and some
// that both have differ, such as `.` and `\s`. A pattern that is accepted here
// means in Go what it means to an ECMA-262 engine; every other one is refused
// with its place and a reason.
//
// Unicode properties follow the tables of Go's package unicode, whose version
// may differ by a release or two from that of an ECMA-262 engine.
package pattern

import (
	"errors"
	"regexp/syntax"
	"strings"
	"unicode/utf8"
)

// anyButLineTerminator is `.` without the s flag: all characters except the
// LineTerminators of ECMA-262 section 12.3. RE2's own `.` excludes only \n.
const anyButLineTerminator = `[^\n\r\x{2028}\x{2029}]`

// syntaxCharacters are what ECMA-262 calls SyntaxCharacter.
const syntaxCharacters = `^$\.*+?()[]{}|`

// Translate returns an expression for Go's regexp that finds a match in exactly
// those texts in which the ECMA-262 expression source finds one under the u
// flag. It is meant for [regexp.Regexp.MatchString]: which part of the text
// matches and what the groups capture is not preserved.
//
// The result depends on source and on the version of Go's Unicode tables only.
// The error is nil when the pattern is accepted.
func Translate(source string) (re2 string, err *Error) {
	if at := invalidUTF8(source); at >= 0 {
		return "", refuse(at, "", "the pattern is not valid UTF-8")
	}
	t := translator{source: source, weight: 1}
	if err := t.pattern(); err != nil {
		return "", err
	}
	re2 = t.out.String()
	if err := parses(re2); err != nil {
		return "", err
	}
	return re2, nil
}

// invalidUTF8 returns the offset of the first byte that is no part of a
// character, and -1 when there is none.
func invalidUTF8(s string) int {
	for i, r := range s {
		if r != utf8.RuneError {
			continue
		}
		if _, size := utf8.DecodeRuneInString(s[i:]); size == 1 {
			return i
		}
	}
	return -1
}

// parses asks Go for its verdict. It calls the parser with the flags of
// [regexp.Compile], which can fail for no other cause. What is left to be
// refused here is a matter of size and has no single place in the source.
func parses(re2 string) *Error {
	_, err := syntax.Parse(re2, syntax.Perl)
	if err == nil {
		return nil
	}
	code := syntax.ErrInternalError
	if e := (*syntax.Error)(nil); errors.As(err, &e) {
		code = e.Code
	}
	return refuse(0, "write a simpler pattern", "Go's regexp refuses the pattern: %s", code)
}

// A translator goes over the source once, from left to right, and writes the
// translation of each construct as it meets it. The grammar needs no look back
// beyond the last term and the open groups, so that there is no syntax tree and
// no recursion, which a hostile pattern could drive deep.
type translator struct {
	source string
	pos    int // what has been read
	out    strings.Builder

	last   term            // what a quantifier at pos would repeat
	groups []group         // the open groups, outermost first
	names  map[string]bool // of the groups so far
	posix  int             // 1 + offset of a `[:` that ended a class as `:]`, or 0

	weight int // how often RE2 writes out the part of the open group that it writes most
	before int // weight without the last term
	inner  int // the weight inside the last term
}

// A term is what stands before a quantifier.
type term uint8

const (
	nothing    term = iota // the beginning of an alternative
	assertion              // ^ $ \b \B
	quantified             // an atom that has its quantifier
	repeatable             // an atom
)

func (t *translator) pattern() *Error {
	for t.pos < len(t.source) {
		if err := t.construct(); err != nil {
			return err
		}
	}
	if n := len(t.groups); n > 0 {
		return refuse(t.groups[n-1].offset, `write \( for the character itself`, "the group has no closing )")
	}
	return nil
}

// construct reads one item of the grammar's Term, or a part of its frame.
func (t *translator) construct() *Error {
	switch c := t.source[t.pos]; c {
	case '(':
		return t.openGroup()
	case ')':
		return t.closeGroup()
	case '[':
		return t.class()
	case '\\':
		return t.escape()
	case '*', '+', '?', '{':
		return t.quantifier()
	case ']', '}':
		return t.loneBracket(c)
	case '|':
		t.write("|", 1, nothing)
	case '^', '$':
		// Without the m flag both mean the ends of the text, in RE2 too.
		t.write(string(c), 1, assertion)
	case '.':
		t.write(anyButLineTerminator, 1, repeatable)
	default:
		r, size := utf8.DecodeRuneInString(t.source[t.pos:])
		t.write(literal(r), size, repeatable)
	}
	return nil
}

// write ends a construct of size bytes of the source.
func (t *translator) write(re2 string, size int, is term) {
	t.out.WriteString(re2)
	t.pos += size
	t.last = is
	t.before, t.inner = t.weight, 1
}

func (t *translator) loneBracket(c byte) *Error {
	if c == ']' && t.posix > 0 {
		return posixClass(t.source, t.posix-1)
	}
	return refuse(t.pos, `write \`+string(c)+" for the character itself", "%c closes nothing", c)
}
