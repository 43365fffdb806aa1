package listed

import (
	"fmt"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
)

// maxDepth is how many levels of arrays and objects a schema may have: as many
// as the arguments of a call.
const maxDepth = 64

// A scanner reads strict JSON and stops at its first fault, from which others
// would only follow.
type scanner struct {
	text  string
	at    int
	depth int
	fault *Fault
}

// readJSON reads a text that is one JSON value.
func readJSON(text string) (*node, *Fault) {
	s := scanner{text: text}
	s.space()
	n := s.value()
	s.space()
	if s.fault == nil && s.at < len(text) {
		s.fail(s.at, "text follows the value")
	}
	return n, s.fault
}

// fail ends the reading at a place, and returns nil for the value there.
func (s *scanner) fail(at int, format string, args ...any) *node {
	return s.stop(malformed, at, "the schema is not valid JSON: "+fmt.Sprintf(format, args...))
}

func (s *scanner) stop(code diag.Code, at int, message string) *node {
	if s.fault == nil {
		s.fault = &Fault{Start: at, End: min(at+1, len(s.text)), Code: code, Message: message}
	}
	s.at = len(s.text)
	return nil
}

func (s *scanner) space() {
	s.at = len(s.text) - len(strings.TrimLeft(s.text[s.at:], " \t\r\n"))
}

func (s *scanner) peek() byte {
	if s.at == len(s.text) {
		return 0
	}
	return s.text[s.at]
}

// take reads a byte, and the white space behind it.
func (s *scanner) take(c byte) bool {
	if s.peek() != c {
		return false
	}
	s.at++
	s.space()
	return true
}

// value reads one value. It is nil after a fault.
func (s *scanner) value() *node {
	switch c := s.peek(); {
	case c == '"':
		return s.string()
	case c == '{' || c == '[':
		if s.depth++; s.depth > maxDepth {
			return s.stop(unlisted, s.at, fmt.Sprintf("the schema nests deeper than %d levels", maxDepth))
		}
		defer func() { s.depth-- }()
		if c == '{' {
			return s.object()
		}
		return s.array()
	case c == '-' || '0' <= c && c <= '9':
		return s.number()
	case s.at == len(s.text):
		return s.fail(s.at, "a value is missing at the end")
	}
	for _, l := range literals {
		if strings.HasPrefix(s.text[s.at:], l.word) {
			s.at += len(l.word)
			return &node{kind: l.kind, start: s.at - len(l.word), end: s.at, text: l.word}
		}
	}
	return s.fail(s.at, "no value begins like this")
}

var literals = []struct {
	word string
	kind kind
}{{"null", kindNull}, {"true", kindBoolean}, {"false", kindBoolean}}

func (s *scanner) array() *node {
	n := &node{kind: kindArray, start: s.at}
	s.take('[')
	for s.peek() != ']' {
		item := s.value()
		if item == nil {
			return nil
		}
		n.items = append(n.items, item)
		if s.space(); !s.separator(']') {
			return nil
		}
	}
	s.at++
	n.end = s.at
	return n
}

func (s *scanner) object() *node {
	n := &node{kind: kindObject, start: s.at}
	s.take('{')
	for s.peek() != '}' {
		if s.peek() != '"' {
			return s.fail(s.at, "a name in double quotes is missing")
		}
		m := member{name: s.string()}
		if m.name == nil {
			return nil
		}
		if s.space(); !s.take(':') {
			return s.fail(s.at, "a colon is missing behind the name")
		}
		if m.value = s.value(); m.value == nil {
			return nil
		}
		n.members = append(n.members, m)
		if s.space(); !s.separator('}') {
			return nil
		}
	}
	s.at++
	n.end = s.at
	return n
}

// separator reads the comma between two elements; behind the last one the
// closing bracket stays for the caller.
func (s *scanner) separator(closing byte) bool {
	comma := s.at
	if s.take(',') {
		if s.peek() == closing {
			s.fail(comma, "a comma stands before the closing %c", closing)
			return false
		}
		return true
	}
	if s.peek() != closing {
		s.fail(s.at, "a comma or %c is missing", closing)
		return false
	}
	return true
}

func (s *scanner) number() *node {
	n := &node{kind: kindNumber, start: s.at}
	if s.peek() == '-' {
		s.at++
	}
	ok := s.digits(s.peek() == '0')
	if ok && s.peek() == '.' {
		s.at++
		ok = s.digits(false)
	}
	if c := s.peek(); ok && (c == 'e' || c == 'E') {
		s.at++
		if c := s.peek(); c == '+' || c == '-' {
			s.at++
		}
		ok = s.digits(false)
	}
	if !ok {
		return s.fail(s.at, "a digit is missing in the number")
	}
	n.end, n.text = s.at, s.text[n.start:s.at]
	return n
}

// digits reads the digits at hand, of which there must be one: one only where
// it is a leading zero.
func (s *scanner) digits(single bool) bool {
	start := s.at
	for s.peek() >= '0' && s.peek() <= '9' {
		if s.at++; single {
			break
		}
	}
	return s.at > start
}
