package parse

import (
	"strings"
	"unicode"
)

// toolName is the name that the contract derives from a function's: snake_case
// without a trailing Async.
//
// A word ends where a lower-case letter or digit meets an upper-case letter,
// and before the last of a run of upper-case letters that a lower-case one
// follows. Digits stay with the letters before them, underscores are kept
// single, and a plural initialism (URLs, IDs) is one word.
func toolName(function string) string {
	if s, ok := strings.CutSuffix(function, "Async"); ok && s != "" {
		function = s
	}
	rs := []rune(function)
	var b strings.Builder
	for i, r := range rs {
		if r == '_' {
			if !endsInUnderscore(&b) {
				b.WriteByte('_')
			}
			continue
		}
		if i > 0 && startsWord(rs, i) && !endsInUnderscore(&b) && b.Len() > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

func endsInUnderscore(b *strings.Builder) bool {
	return strings.HasSuffix(b.String(), "_")
}

func startsWord(rs []rune, i int) bool {
	if !unicode.IsUpper(rs[i]) {
		return false
	}
	before := rs[i-1]
	if unicode.IsLower(before) || unicode.IsDigit(before) {
		return true
	}
	if !unicode.IsUpper(before) || i+1 >= len(rs) || !unicode.IsLower(rs[i+1]) {
		return false
	}
	return !endsPlural(rs, i)
}

// endsPlural reports whether the upper-case letter at i is the last of a plural
// initialism, two or more upper-case letters and one s, so that what follows
// the s begins the next word.
func endsPlural(rs []rune, i int) bool {
	return rs[i+1] == 's' && (i+2 == len(rs) || unicode.IsUpper(rs[i+2]))
}
