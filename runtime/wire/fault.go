package wire

import (
	"strconv"
	"unicode/utf8"
)

// fault ends reading: the text is not JSON, or nests too deep, for reason, at
// offset at. Only the first fault counts. It returns the end of the text, from
// where every method goes on to find nothing, so that the usual path needs no
// check.
func (r *Reader) fault(at int, reason string) int {
	if r.reason == "" {
		r.reason, r.faultAt = reason, at
	}
	return len(r.b)
}

// unexpected is the fault that what stands at offset at must not stand there.
func (r *Reader) unexpected(at int) int {
	if r.reason != "" {
		return len(r.b)
	}
	if at >= len(r.b) {
		return r.fault(len(r.b), "unexpected end")
	}
	c, size := utf8.DecodeRune(r.b[at:])
	if c == utf8.RuneError && size == 1 {
		return r.fault(at, "invalid UTF-8")
	}
	return r.fault(at, "unexpected character '"+ShowName(string(c))+"'")
}

// tooDeep is the one fault of a text that may well be JSON.
const tooDeep = "deeper than 64 levels,"

// faultMessage is the sentence for the fault.
func (r *Reader) faultMessage() string {
	return "The arguments " + r.faultText("are not valid JSON:", "nest") + "."
}

// faultText says what the fault is, and where, after the words for a text that
// is not JSON, or for one that nests too deep.
func (r *Reader) faultText(notJSON, nests string) string {
	words := notJSON
	if r.reason == tooDeep {
		words = nests
	}
	return words + " " + r.reason + " at byte " + strconv.Itoa(r.faultAt)
}
