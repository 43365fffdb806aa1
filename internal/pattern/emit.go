package pattern

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// controls are the characters that RE2 and readers have short names for.
var controls = map[rune]string{'\t': `\t`, '\n': `\n`, '\v': `\v`, '\f': `\f`, '\r': `\r`}

// writeRune writes a character so that it stands for itself outside a class.
func writeRune(b *strings.Builder, r rune) {
	switch name, ok := controls[r]; {
	case ok:
		b.WriteString(name)
	case strings.ContainsRune(syntaxCharacters, r):
		b.WriteByte('\\')
		b.WriteRune(r)
	case unicode.IsPrint(r):
		b.WriteRune(r)
	default:
		writeNumber(b, r)
	}
}

func writeNumber(b *strings.Builder, r rune) {
	b.WriteString(`\x{` + strconv.FormatInt(int64(r), 16) + `}`)
}

// literal returns what writeRune writes.
func literal(r rune) string {
	var b strings.Builder
	writeRune(&b, r)
	return b.String()
}

// writeInClass writes it so that it does between brackets, where a hyphen is special too.
func writeInClass(b *strings.Builder, r rune) {
	if r == '-' {
		b.WriteByte('\\')
	}
	writeRune(b, r)
}

// A span is the characters from lo to hi, both included.
type span struct {
	lo, hi rune
}

// spaces are the members of \s: WhiteSpace and LineTerminator of ECMA-262
// sections 12.2 and 12.3. RE2's own \s is [\t\n\f\r ].
var spaces = []span{
	{'\t', '\r'}, {' ', ' '}, {0xa0, 0xa0}, {0x1680, 0x1680}, {0x2000, 0x200a},
	{0x2028, 0x2029}, {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}, {0xfeff, 0xfeff},
}

// text returns the spans as they are written between brackets. Their ends are
// often characters that no reader would recognize, so they are given in numbers.
func text(spans []span) string {
	var b strings.Builder
	for _, s := range spans {
		writeEnd(&b, s.lo)
		if s.hi > s.lo+1 {
			b.WriteByte('-')
		}
		if s.hi > s.lo {
			writeEnd(&b, s.hi)
		}
	}
	return b.String()
}

func writeEnd(b *strings.Builder, r rune) {
	if r < utf8.RuneSelf {
		writeInClass(b, r)
	} else {
		writeNumber(b, r)
	}
}

// complement returns the characters that are in none of the spans, which are in
// order and do not overlap.
func complement(spans []span) []span {
	var out []span
	next := rune(0)
	for _, s := range spans {
		if next < s.lo {
			out = append(out, span{next, s.lo - 1})
		}
		next = s.hi + 1
	}
	if next <= unicode.MaxRune {
		out = append(out, span{next, unicode.MaxRune})
	}
	return out
}

// spansOf returns the characters of a table, in order.
func spansOf(table *unicode.RangeTable) []span {
	var out []span
	add := func(lo, hi, stride rune) {
		if stride == 1 {
			out = append(out, span{lo, hi})
			return
		}
		for r := lo; r <= hi; r += stride {
			out = append(out, span{r, r})
		}
	}
	for _, r := range table.R16 {
		add(rune(r.Lo), rune(r.Hi), rune(r.Stride))
	}
	for _, r := range table.R32 {
		add(rune(r.Lo), rune(r.Hi), rune(r.Stride))
	}
	return out
}
