package diag

import (
	"bytes"
	"os"
	"unicode/utf8"
)

// sources are the files that findings lie in, each read once and only when
// something of it is to be shown. A file that cannot be read is nil: a finding is
// printed without its text then.
type sources map[string]*source

// A source is the text of one file, cut into lines as the Go tools count them.
type source struct {
	text   []byte
	starts []int    // where each line begins
	hashes []string // of the lines; see lineHashes
}

func (s sources) open(file string) *source {
	if src, known := s[file]; known {
		return src
	}
	var src *source
	if text, err := os.ReadFile(file); err == nil {
		src = newSource(text)
	}
	s[file] = src
	return src
}

func newSource(text []byte) *source {
	src := &source{text: text, starts: []int{0}}
	for i, b := range text {
		if b == '\n' {
			src.starts = append(src.starts, i+1)
		}
	}
	return src
}

// line returns a line, counted from 1, without its end.
func (s *source) line(n int) ([]byte, bool) {
	if s == nil || n < 1 || n > len(s.starts) {
		return nil, false
	}
	line := s.text[s.starts[n-1]:]
	if n < len(s.starts) {
		line = s.text[s.starts[n-1] : s.starts[n]-1]
	}
	return bytes.TrimSuffix(line, []byte("\r")), true
}

// utf16Column returns the column of a line in UTF-16 code units for one in
// bytes, both counted from 1. A column that is not in the file, because that has
// changed or cannot be read, stays as it is.
func (s *source) utf16Column(line, column int) int {
	text, ok := s.line(line)
	if !ok || column-1 > len(text) {
		return column
	}
	units := 0
	for before := text[:max(0, column-1)]; len(before) > 0; {
		r, size := utf8.DecodeRune(before)
		units++
		if r > 0xFFFF {
			units++ // a surrogate pair
		}
		before = before[size:]
	}
	return units + 1
}
