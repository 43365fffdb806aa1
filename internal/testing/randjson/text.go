package randjson

import (
	"encoding/base64"
	"math/rand/v2"
	"strings"
	"unicode/utf8"
)

// edges are characters that are easily miscounted, unescaped wrongly or taken
// for another.
var edges = []string{
	"\x00", "\x1f", "\x7f", "\u0080", "\u00a0", "\u0301", "e\u0301", "\u200d", "\u2028", "\u2029", "\ufeff", "\ufffd", "\uffff", "\U0001f600",
	"\U0010ffff", "👩‍👩‍👧", "\"", "\\", "/", "<", "&", "\b", "\f", "\n", "\r", "\t", "ß", "İ", "ſ", "K", "日本", "\u05d0", "\ud7ff", "\ue000",
}

// plainText is a text of n characters.
func plainText(r *rand.Rand, n int) string {
	var b strings.Builder
	for range n {
		if oneIn(r, 6) {
			b.WriteString(firstRune(pick(r, edges)))
		} else {
			b.WriteByte("abcXYZ01 _-.,:@!"[r.IntN(16)])
		}
	}
	return b.String()
}

func firstRune(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}

// content draws what a string of s stands for.
func (d *drawer) content(s *Schema) string {
	low, high := 0, 12
	if s.MinLength != nil {
		low = *s.MinLength
		high = low + 8
	}
	if s.MaxLength != nil {
		high = *s.MaxLength
	}
	var out string
	for range 12 { // a pattern knows nothing of the lengths
		n := low + d.rand.IntN(max(high-low, 0)+1)
		switch {
		case s.Pattern != "":
			out = d.matching(s.Pattern)
		case s.Format != "":
			out = formatted(d.rand, s.Format)
		case s.ContentEncoding != "":
			out = base64Text(d.rand, n)
		default:
			out = plainText(d.rand, n)
		}
		if n := utf8.RuneCountInString(out); n >= low && (s.MaxLength == nil || n <= high) {
			break
		}
	}
	return out
}

// base64Text has about n characters, which are a multiple of four.
func base64Text(r *rand.Rand, n int) string {
	data := make([]byte, max(n/4*3-r.IntN(3), 0))
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	return base64.StdEncoding.EncodeToString(data)
}
