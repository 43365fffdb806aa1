package randjson

import (
	"math/rand/v2"
	"strings"
)

// A Source draws argument texts for one schema. It may be used by several
// goroutines.
type Source struct {
	schema   *Schema
	patterns *patternCache
}

// NewSource returns a source of texts for a schema.
func NewSource(s *Schema) *Source { return &Source{s, new(patternCache)} }

// Valid draws a text that the schema allows. A text in a few is not: where a
// pattern, a format and a length stand together no value of all is searched for
// long, and half of the texts of a format are only near it.
func (s *Source) Valid(r *rand.Rand) []byte {
	d := s.drawer(r)
	return spelled(r, d.value(s.schema))
}

// Any draws a text for a test of agreement: a valid one, a valid one with a few
// changes, or something that is hardly JSON.
func (s *Source) Any(r *rand.Rand) []byte {
	d := s.drawer(r)
	v := d.value(s.schema)
	switch n := r.IntN(100); {
	case n < 40:
	case n < 88:
		for more := true; more; more = oneIn(r, 6) {
			d.mutate(v)
		}
	case n < 91:
		return odd(r)
	case n < 93:
		v = d.anything(3)
	case n < 95:
		d.deepen(v)
	default:
		return broken(r, spelled(r, v))
	}
	return spelled(r, v)
}

func (s *Source) drawer(r *rand.Rand) *drawer {
	return &drawer{rand: r, wild: wildNumbers, patterns: s.patterns}
}

// deepen puts a value around which arrays or objects nest about as deep as the
// binder goes into one of those of v.
func (d *drawer) deepen(v *value) {
	inner := pick(d.rand, v.all())
	depth := 58 + d.rand.IntN(10)
	opening, end := "[", "]"
	if oneIn(d.rand, 2) {
		opening, end = `{"a":`, "}"
	}
	inner.become(raw(strings.Repeat(opening, depth) + pick(d.rand, []string{"0", "null", `"x"`}) + strings.Repeat(end, depth)))
}

// odd are the texts that providers send for a call without arguments, and
// some that look like them.
func odd(r *rand.Rand) []byte {
	return []byte(pick(r, []string{
		"", " ", "\t\r\n", "null", " null ", "{}", " { } ", "[]", "nul", "nullx", "\x00", "\ufeff", "\ufeff{}", "\v", "\u00a0", `""`, "0", "true", "{} {}", "null null", "None", "undefined", "{", "}",
	}))
}

// broken changes a text as if no JSON was known.
func broken(r *rand.Rand, b []byte) []byte {
	at := r.IntN(len(b) + 1)
	switch r.IntN(5) {
	case 0:
		return b[:at]
	case 1:
		return append(b[:at:at], append([]byte(pick(r, []string{",", "}", "]", "\"", "0", " ", "\\", "\x00", "\ufeff", "-", ".", "e", "+", "/**/", "\xff"})), b[at:]...)...)
	case 2:
		if at < len(b) {
			return append(b[:at:at], b[at+1:]...)
		}
	case 3:
		return append(b, pick(r, []string{" ", "}", ",", "{}", "null", "\x00", "\n```"})...)
	}
	return append([]byte(pick(r, []string{"\ufeff", " ", ",", "```json\n"})), b...)
}
