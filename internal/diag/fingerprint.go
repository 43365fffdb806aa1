package diag

import (
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// lineHashes returns a hash for each line of a text that stays the same when the
// line is moved or indented otherwise. It is the primaryLocationLineHash by which
// GitHub code scanning knows a finding again, computed as its upload action does
// (github/codeql-action, src/fingerprints.ts), so that a file sent without the
// action gives the same alerts: a rolling hash over the hashBlock UTF-16 code
// units from the start of the line, blanks left out and line ends as one "\n",
// and how often the same hash has come before.
func lineHashes(text []byte) []string {
	h := lineHasher{seen: map[uint64]int{}}
	afterCR := false
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		text = text[size:]
		lineEnd := r == '\r' || r == '\n' && !afterCR
		blank := r == ' ' || r == '\t' || r == '\n' && afterCR
		afterCR = r == '\r'
		switch {
		case blank:
		case lineEnd:
			h.add('\n')
		case r > 0xFFFF:
			high, low := utf16.EncodeRune(r)
			h.add(uint64(high))
			h.add(uint64(low))
		default:
			h.add(uint64(r))
		}
	}
	h.add(0xFFFF) // the end of the file
	for range hashBlock {
		h.finish()
		h.roll(0)
	}
	return h.hashes
}

// The block and the factor of the rolling hash.
const (
	hashBlock  = 100
	hashFactor = 37
)

// hashOut is hashFactor to the power of hashBlock, which takes the oldest
// character out of a hash again. Numbers wrap around at 64 bits.
var hashOut = func() uint64 {
	power := uint64(1)
	for range hashBlock {
		power *= hashFactor
	}
	return power
}()

type lineHasher struct {
	window  [hashBlock]uint64 // the last characters
	begins  [hashBlock]bool   // which of them begin a line
	index   int
	hash    uint64
	midLine bool
	seen    map[uint64]int
	hashes  []string
}

// add takes the next character. The hash of a line is complete when the window
// is about to lose its first character.
func (h *lineHasher) add(unit uint64) {
	h.finish()
	h.begins[h.index] = !h.midLine
	h.midLine = unit != '\n'
	h.roll(unit)
}

func (h *lineHasher) finish() {
	if !h.begins[h.index] {
		return
	}
	h.begins[h.index] = false
	h.seen[h.hash]++
	h.hashes = append(h.hashes, fmt.Sprintf("%x:%d", h.hash, h.seen[h.hash]))
}

func (h *lineHasher) roll(unit uint64) {
	h.hash = h.hash*hashFactor + unit - hashOut*h.window[h.index]
	h.window[h.index] = unit
	h.index = (h.index + 1) % hashBlock
}

// fingerprint returns the hash of a line, counted from 1.
func (s *source) fingerprint(line int) (string, bool) {
	if s == nil {
		return "", false
	}
	if s.hashes == nil {
		s.hashes = lineHashes(s.text)
	}
	if line < 1 || line > len(s.hashes) {
		return "", false
	}
	return s.hashes[line-1], true
}
