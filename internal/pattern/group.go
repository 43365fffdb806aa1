package pattern

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A group is one whose closing parenthesis is still to come.
type group struct {
	offset int // of its parenthesis
	weight int // that of the group around it, see translator
}

const (
	notLinear = "%s cannot be matched in linear time by Go's regexp"
	spellOut  = "spell out what may stand there, or check it in the function"
)

func (t *translator) openGroup() *Error {
	at, rest := t.pos, t.source[t.pos:]
	switch {
	case !strings.HasPrefix(rest, "(?"):
		t.write("(", 1, nothing)
	case strings.HasPrefix(rest, "(?:"):
		t.write("(?:", 3, nothing)
	case strings.HasPrefix(rest, "(?="), strings.HasPrefix(rest, "(?!"):
		return refuse(at, spellOut, notLinear, "look-ahead")
	case strings.HasPrefix(rest, "(?<="), strings.HasPrefix(rest, "(?<!"):
		return refuse(at, spellOut, notLinear, "look-behind")
	case strings.HasPrefix(rest, "(?<"):
		if err := t.groupName(); err != nil {
			return err
		}
		// Nothing can refer to the name, and RE2 takes fewer names than ECMA-262.
		t.write("(", 0, nothing)
	default:
		return foreignGroup(at, rest)
	}
	t.groups = append(t.groups, group{offset: at, weight: t.weight})
	t.weight = 1
	return nil
}

func (t *translator) closeGroup() *Error {
	n := len(t.groups) - 1
	if n < 0 {
		return refuse(t.pos, `write \) for the character itself`, ") closes no group")
	}
	inner, outer := t.weight, t.groups[n].weight
	t.groups = t.groups[:n]
	t.write(")", 1, repeatable)
	t.before, t.inner, t.weight = outer, inner, max(outer, inner)
	return nil
}

// groupName reads `(?<name>`.
func (t *translator) groupName() *Error {
	start := t.pos
	t.pos += len("(?<")
	var name strings.Builder
	for {
		at := t.pos
		if at == len(t.source) {
			return refuse(start, "", "the name of the group has no closing >")
		}
		r, size := utf8.DecodeRuneInString(t.source[at:])
		t.pos += size
		if r == '>' {
			break
		}
		if r == '\\' {
			var err *Error
			if r, err = t.nameEscape(at); err != nil {
				return err
			}
		}
		if !identifierPart(r, name.Len() == 0) {
			return refuse(at, "write an identifier such as (?<year>…)", "%s cannot stand here in the name of a group", visible(string(r)))
		}
		name.WriteRune(r)
	}
	return t.declare(start, name.String())
}

// nameEscape reads the rest of a \u escape, the only kind in a group's name.
func (t *translator) nameEscape(at int) (rune, *Error) {
	if !strings.HasPrefix(t.source[t.pos:], "u") {
		return 0, refuse(at, "", `only \u escapes can stand in the name of a group`)
	}
	t.pos++
	return t.unicodeEscape(at)
}

func (t *translator) declare(at int, name string) *Error {
	if name == "" {
		return refuse(at, "write ( for a group without a name", "the name of the group is empty")
	}
	if t.names[name] {
		return refuse(at, "write another name", "two groups have the name %s", name)
	}
	if t.names == nil {
		t.names = map[string]bool{}
	}
	t.names[name] = true
	return nil
}

// identifierPart reports whether r can stand in a RegExpIdentifierName, which is
// built from $, _, U+200C, U+200D and the properties ID_Start and ID_Continue of
// Unicode Standard Annex 31.
func identifierPart(r rune, first bool) bool {
	if r == '$' || r == '_' {
		return true
	}
	if unicode.In(r, unicode.Pattern_Syntax, unicode.Pattern_White_Space) {
		return false
	}
	if unicode.In(r, unicode.L, unicode.Nl, unicode.Other_ID_Start) {
		return true
	}
	return !first && (r == '\u200c' || r == '\u200d' ||
		unicode.In(r, unicode.Mn, unicode.Mc, unicode.Nd, unicode.Pc, unicode.Other_ID_Continue))
}

// flagGroup matches groups such as (?i) and (?s-m:…, and captures the flags.
var flagGroup = regexp.MustCompile(`^\(\?([a-zA-Z-]+)[:)]`)

// flagCures say how to do without a flag.
var flagCures = map[string]string{
	"i": "write both cases, as in [Aa]",
	"s": "write [^] for any character",
}

// foreignGroup names a group of another dialect.
func foreignGroup(at int, rest string) *Error {
	switch {
	case strings.HasPrefix(rest, "(?P<"):
		return refuse(at, "write (?<name>…)", "(?P<name>…) is no ECMA-262 group")
	case strings.HasPrefix(rest, "(?P="):
		return refuse(at, spellOut, notLinear, "a back-reference")
	case strings.HasPrefix(rest, "(?>"):
		return refuse(at, "write (?:…)", "(?>…) is no ECMA-262 group")
	case strings.HasPrefix(rest, "(?#"):
		return refuse(at, "leave it out", "ECMA-262 expressions have no comments")
	}
	if m := flagGroup.FindStringSubmatch(rest); m != nil {
		return refuse(at, flagCures[m[1]], "a pattern cannot set flags, as (?%s) does", m[1])
	}
	return refuse(at, "write (?:…) or (?<name>…)", "(? begins no ECMA-262 group")
}
