package pattern

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// An atom is what an escape stands for: a set of characters if inside is not
// empty, else the single character.
type atom struct {
	char    rune
	inside  string // RE2's spelling between brackets
	outside string // and elsewhere
}

func (a atom) isSet() bool { return a.inside != "" }

// same is a set that is spelled the same everywhere.
func same(escape string) atom {
	return atom{inside: escape, outside: escape}
}

// spanAtom is a set that RE2 has no escape for. Between brackets a negated one
// has to be spelled by what it contains.
func spanAtom(spans []span, negated bool) atom {
	if negated {
		return atom{inside: text(complement(spans)), outside: "[^" + text(spans) + "]"}
	}
	return atom{inside: text(spans), outside: "[" + text(spans) + "]"}
}

// escape reads an escape outside a class.
func (t *translator) escape() *Error {
	at := t.pos
	r, size := t.escaped()
	switch {
	case r == 'b' || r == 'B':
		// RE2 goes by the ASCII \w as well.
		t.write(`\`+string(r), size, assertion)
		return nil
	case r == 'k' || '1' <= r && r <= '9':
		return refuse(at, "write the group's expression once more", notLinear, "a back-reference")
	}
	a, err := t.atomEscape()
	if err != nil {
		return err
	}
	if a.isSet() {
		t.write(a.outside, 0, repeatable)
	} else {
		t.write(literal(a.char), 0, repeatable)
	}
	return nil
}

// escaped returns the character after the backslash at pos, and the size of
// both. At the end of the source the character is utf8.RuneError.
func (t *translator) escaped() (r rune, size int) {
	r, size = utf8.DecodeRuneInString(t.source[t.pos+1:])
	return r, 1 + size
}

// atomEscape reads the escapes that mean the same in a class and outside, which
// are ECMA-262's CharacterClassEscape and CharacterEscape.
func (t *translator) atomEscape() (atom, *Error) {
	at := t.pos
	r, size := t.escaped()
	t.pos += size
	switch r {
	case 'd', 'D', 'w', 'W':
		return same(`\` + string(r)), nil
	case 's', 'S':
		return spanAtom(spaces, r == 'S'), nil
	case 'p', 'P':
		return t.property(at)
	}
	char, err := t.characterEscape(at, r)
	return atom{char: char}, err
}

// characterEscape reads the rest of the escape at offset at that begins with r.
func (t *translator) characterEscape(at int, r rune) (rune, *Error) {
	switch r {
	case 't':
		return '\t', nil
	case 'n':
		return '\n', nil
	case 'v':
		return '\v', nil
	case 'f':
		return '\f', nil
	case 'r':
		return '\r', nil
	case '0':
		return t.null(at)
	case 'c':
		return t.control(at)
	case 'x':
		if r, ok := t.hex(2); ok {
			return r, nil
		}
		return 0, refuse(at, `write \x41 or \u{41}`, `\x needs two hexadecimal digits`)
	case 'u':
		return t.unicodeEscape(at)
	}
	if r == '/' || strings.ContainsRune(syntaxCharacters, r) {
		return r, nil
	}
	return 0, t.foreignEscape(at, r)
}

func (t *translator) null(at int) (rune, *Error) {
	if t.pos < len(t.source) && '0' <= t.source[t.pos] && t.source[t.pos] <= '9' {
		return 0, refuse(at, `write \xHH with two hexadecimal digits`, "ECMA-262 has no octal escapes under the u flag")
	}
	return 0, nil
}

func (t *translator) control(at int) (rune, *Error) {
	if t.pos < len(t.source) {
		if c := t.source[t.pos]; 'a' <= c|0x20 && c|0x20 <= 'z' {
			t.pos++
			return rune(c % 32), nil
		}
	}
	return 0, refuse(at, `write \cA to \cZ or \xHH`, `\c needs a letter from A to Z`)
}

// unicodeEscape reads what follows the \u at offset at: four digits, two times
// four that are a surrogate pair, or digits in braces.
func (t *translator) unicodeEscape(at int) (rune, *Error) {
	var r rune
	var ok bool
	if t.next('{') {
		r, ok = t.codePoint()
	} else if r, ok = t.hex(4); ok {
		r = t.pair(r)
	}
	if !ok {
		return 0, refuse(at, `write \u0041 or \u{1F600}`, `\u needs four hexadecimal digits, or a code point up to 10FFFF in braces`)
	}
	if isSurrogate(r) {
		return 0, refuse(at, `write whole characters, as in \u{1F600} or [\u{10000}-\u{10FFFF}]`,
			"%s is half of a surrogate pair, which matches nothing in valid UTF-8", t.source[at:t.pos])
	}
	return r, nil
}

// pair returns the character that the lead surrogate r and an escape after it
// make, and r when they make none.
func (t *translator) pair(r rune) rune {
	if r < 0xd800 || r > 0xdbff || !strings.HasPrefix(t.source[t.pos:], `\u`) {
		return r
	}
	start := t.pos
	t.pos += len(`\u`)
	if low, ok := t.hex(4); ok && 0xdc00 <= low && low <= 0xdfff {
		return (r-0xd800)<<10 + (low - 0xdc00) + 0x10000
	}
	t.pos = start
	return r
}

func isSurrogate(r rune) bool { return 0xd800 <= r && r <= 0xdfff }

// hex reads exactly n hexadecimal digits.
func (t *translator) hex(n int) (rune, bool) {
	if len(t.source)-t.pos < n {
		return 0, false
	}
	r, ok := hexValue(t.source[t.pos : t.pos+n])
	if ok {
		t.pos += n
	}
	return r, ok
}

// codePoint reads hexadecimal digits, of which leading zeros are any number, up
// to the closing brace.
func (t *translator) codePoint() (rune, bool) {
	digits, _, closed := strings.Cut(t.source[t.pos:], "}")
	significant := strings.TrimLeft(digits, "0")
	if !closed || digits == "" || len(significant) > 6 {
		return 0, false
	}
	r, ok := hexValue("0" + significant)
	if !ok || r > utf8.MaxRune {
		return 0, false
	}
	t.pos += len(digits) + 1
	return r, true
}

// hexValue returns the value of hexadecimal digits. ParseUint takes nothing else
// when the base is given: no sign, no prefix and no underscore.
func hexValue(digits string) (rune, bool) {
	n, err := strconv.ParseUint(digits, 16, 31)
	return rune(n), err == nil
}
