package diag

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// harmless returns text as a terminal may be sent it: what is no printable
// character, such as the start of an escape sequence or a mark that turns the
// direction of writing, is written as Go escapes it. Tabs stay.
func harmless(text string) string {
	if !strings.ContainsFunc(text, unprintable) && utf8.ValidString(text) {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		shown, size := shownRune(text)
		b.WriteString(shown)
		text = text[size:]
	}
	return b.String()
}

func unprintable(r rune) bool { return r != '\t' && !strconv.IsPrint(r) }

// shownRune returns the first character of a text as it is shown, and its length
// in bytes.
func shownRune(text string) (shown string, size int) {
	r, size := utf8.DecodeRuneInString(text)
	if r == utf8.RuneError && size == 1 || unprintable(r) {
		return strings.Trim(strconv.Quote(text[:size]), `"`), size
	}
	return text[:size], size
}

// width returns how many columns of a terminal a printable text takes. A tab
// takes none here, because only the terminal knows where its tab stops are.
func width(text string) int {
	n := 0
	for _, r := range text {
		switch {
		case r == '\t' || unicode.In(r, unicode.Mn, unicode.Me):
		case unicode.Is(wide, r):
			n += 2
		default:
			n++
		}
	}
	return n
}

// wide are the characters that take two columns: those that are Wide or Fullwidth
// in Unicode's annex 11, in whole blocks where nothing else is assigned.
var wide = &unicode.RangeTable{
	R16: []unicode.Range16{
		{Lo: 0x1100, Hi: 0x115F, Stride: 1}, // leading consonants of Hangul
		{Lo: 0x231A, Hi: 0x231B, Stride: 1}, // watch and hourglass
		{Lo: 0x23E9, Hi: 0x23EC, Stride: 1},
		{Lo: 0x23F0, Hi: 0x23F3, Stride: 3},
		{Lo: 0x25FD, Hi: 0x25FE, Stride: 1},
		{Lo: 0x2614, Hi: 0x2615, Stride: 1},
		{Lo: 0x2648, Hi: 0x2653, Stride: 1}, // the zodiac
		{Lo: 0x26A1, Hi: 0x26A1, Stride: 1},
		{Lo: 0x26BD, Hi: 0x26BE, Stride: 1},
		{Lo: 0x2705, Hi: 0x2705, Stride: 1},
		{Lo: 0x270A, Hi: 0x270B, Stride: 1},
		{Lo: 0x2728, Hi: 0x2728, Stride: 1},
		{Lo: 0x274C, Hi: 0x274E, Stride: 2},
		{Lo: 0x2753, Hi: 0x2755, Stride: 1},
		{Lo: 0x2795, Hi: 0x2797, Stride: 1},
		{Lo: 0x2B1B, Hi: 0x2B1C, Stride: 1},
		{Lo: 0x2B50, Hi: 0x2B55, Stride: 5},
		{Lo: 0x2E80, Hi: 0x303E, Stride: 1}, // radicals, and the punctuation of Han
		{Lo: 0x3041, Hi: 0x4DBF, Stride: 1}, // kana, bopomofo, Hangul letters, Han
		{Lo: 0x4E00, Hi: 0xA4CF, Stride: 1}, // Han, Yi
		{Lo: 0xA960, Hi: 0xA97F, Stride: 1}, // leading consonants of Hangul
		{Lo: 0xAC00, Hi: 0xD7A3, Stride: 1}, // Hangul syllables
		{Lo: 0xF900, Hi: 0xFAFF, Stride: 1}, // Han
		{Lo: 0xFE30, Hi: 0xFE6F, Stride: 1}, // vertical and small forms
		{Lo: 0xFF01, Hi: 0xFF60, Stride: 1}, // full-width forms
		{Lo: 0xFFE0, Hi: 0xFFE6, Stride: 1},
	},
	R32: []unicode.Range32{
		{Lo: 0x17000, Hi: 0x18CFF, Stride: 1}, // Tangut, Khitan
		{Lo: 0x1B000, Hi: 0x1B2FF, Stride: 1}, // kana
		{Lo: 0x1F18E, Hi: 0x1F18E, Stride: 1},
		{Lo: 0x1F191, Hi: 0x1F19A, Stride: 1},
		{Lo: 0x1F200, Hi: 0x1F320, Stride: 1}, // pictographs
		{Lo: 0x1F32D, Hi: 0x1F335, Stride: 1},
		{Lo: 0x1F337, Hi: 0x1F37C, Stride: 1},
		{Lo: 0x1F37E, Hi: 0x1F393, Stride: 1},
		{Lo: 0x1F3A0, Hi: 0x1F3CA, Stride: 1},
		{Lo: 0x1F3E0, Hi: 0x1F3F0, Stride: 1},
		{Lo: 0x1F3F8, Hi: 0x1F43E, Stride: 1},
		{Lo: 0x1F442, Hi: 0x1F4FC, Stride: 1},
		{Lo: 0x1F4FF, Hi: 0x1F53D, Stride: 1},
		{Lo: 0x1F550, Hi: 0x1F567, Stride: 1},
		{Lo: 0x1F5FB, Hi: 0x1F64F, Stride: 1}, // faces
		{Lo: 0x1F680, Hi: 0x1F6C5, Stride: 1}, // vehicles
		{Lo: 0x1F6D0, Hi: 0x1F6FC, Stride: 1},
		{Lo: 0x1F7E0, Hi: 0x1F7EB, Stride: 1},
		{Lo: 0x1F90C, Hi: 0x1F9FF, Stride: 1},
		{Lo: 0x1FA70, Hi: 0x1FAFF, Stride: 1},
		{Lo: 0x20000, Hi: 0x3FFFD, Stride: 1}, // Han
	},
}
