package doc

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// dropFuncName drops a function's name from the beginning of its description: a
// model knows the tool by another name. "Name: text", "Name - text" and
// "Name() does" lose it with its punctuation; "Name's" and "Name, when" are part of
// a sentence and keep it. A text that is nothing but the name says nothing.
func dropFuncName(text, name string) string {
	rest, ok := cutDeclared(text, name)
	if !ok {
		return text
	}
	rest = strings.TrimPrefix(rest, "()")
	if strings.Trim(rest, ". ") == "" {
		return ""
	}
	spaced := strings.TrimLeft(rest, " ")
	if n := separator(spaced); n > 0 {
		return capitalize(strings.TrimLeft(spaced[n:], " "))
	}
	if spaced == rest {
		return text
	}
	return capitalize(spaced)
}

// dropValueName drops the name of a field, parameter or type where "is" or
// "are" follows, and that verb too. Anywhere else the name carries the grammar
// of the sentence: "ID of the order."
func dropValueName(text, name string) string {
	rest, ok := cutDeclared(text, name)
	if !ok {
		return text
	}
	for _, verb := range [...]string{" is ", " are "} {
		if said, ok := strings.CutPrefix(rest, verb); ok {
			return capitalize(said)
		}
	}
	return text
}

// cutDeclared cuts name off text where it stands there as a whole word.
func cutDeclared(text, name string) (rest string, ok bool) {
	rest, ok = strings.CutPrefix(text, name)
	if !ok || name == "" {
		return "", false
	}
	next, _ := utf8.DecodeRuneInString(rest)
	return rest, rest == "" || !isNameRune(next)
}

// capitalize makes the first letter upper case; of a letter that is two, such as
// "ǆ", only its first half.
func capitalize(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if title := unicode.ToTitle(r); title != r {
		return string(title) + text[size:]
	}
	return text
}
