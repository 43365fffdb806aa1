package directive

import (
	"go/token"
	"strconv"
	"unicode/utf8"
)

// takeQuoted reads a Go string literal, quoted or raw, and returns its value.
// The literal is consumed even where it is reported and ok is false.
func (s *scanner) takeQuoted() (w Word, ok bool) {
	start := s.off
	end, closed := s.quoteEnd()
	s.off = end
	w = s.since(start)
	if !closed {
		s.errorf(w, "the string that begins here is not closed")
		return w, false
	}
	value, err := strconv.Unquote(w.Text)
	if err != nil {
		from, to := badEscape(w.Text)
		s.errorf(Word{Pos: w.Pos + token.Pos(from), End: w.Pos + token.Pos(to)}, "a Go string literal has no escape %s", w.Text[from:to])
		return w, false
	}
	if !utf8.ValidString(value) {
		// It could not be written into a JSON text.
		s.errorf(w, "the string is not valid UTF-8")
		return w, false
	}
	w.Text, w.literal = value, w.Text
	return w, true
}

// At is the place of a byte of the text, in a string literal that of the escape
// which stands for it.
func (w Word) At(offset int) token.Pos {
	if w.literal == "" {
		return w.Pos + token.Pos(offset)
	}
	const quote = len(`"`)
	if w.literal[0] == '`' {
		return w.Pos + token.Pos(quote+offset)
	}
	rest := w.literal[quote : len(w.literal)-quote]
	for read := 0; read < offset && rest != ""; {
		r, multibyte, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil {
			break // the literal has been read before
		}
		if read++; multibyte {
			read += utf8.RuneLen(r) - 1
		}
		rest = tail
	}
	return w.End - token.Pos(quote+len(rest))
}

// takeValue reads one value: a Go string literal, or what runs to the next
// space or one of the bytes in stops. Behind a literal only those may follow.
func (s *scanner) takeValue(stops string) (w Word, quoted, ok bool) {
	if !isQuote(s.peek()) {
		return s.takeUntil(stops), false, true
	}
	w, ok = s.takeQuoted()
	if tail := s.takeUntil(stops); ok && tail.Text != "" {
		s.errorf(tail, "%q stands directly behind the closing quote", tail.Text)
		ok = false
	}
	return w, true, ok
}
