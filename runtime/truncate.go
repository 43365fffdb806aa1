package runtime

import (
	"strconv"
	"unicode/utf8"

	"github.com/toolgen/toolgen/runtime/wire"
)

// The envelope that a cut JSON part becomes, around the number of bytes left
// out and the beginning of its text.
const (
	envelopeStart  = `{"truncated":true,"omittedBytes":`
	envelopeMiddle = `,"content":`
	envelopeEnd    = `}`
)

// noteRoom is the longest note about what was left out.
const noteRoom = len("\n[9223372036854775807 bytes omitted]")

// truncated holds a result to a tool's MaxOutput. Parts are kept whole from the
// first on, as long as they fit together with a note about what follows. The one
// after them is cut if it is a text, at a code point, or becomes an envelope if
// it is JSON; the others are left out.
//
// A result that is no longer what the tool's output schema says is an error
// result: nothing else may reach a client that relies on the schema.
func truncated(tool *Tool, r Result) Result {
	if tool.MaxOutput == 0 {
		return r
	}
	total := 0
	for _, p := range r.Content {
		total += p.size()
	}
	if total <= tool.MaxOutput {
		return r
	}
	left, rest := tool.MaxOutput, total
	var kept []Part
	for _, p := range r.Content {
		n := p.size()
		if n+min(rest-n, noteRoom) > left {
			cut, omitted := p.cut(left, rest)
			r.Content, r.Omitted = append(kept, cut), omitted
			if tool.OutputSchema != "" && !r.IsError {
				r.IsError, r.Outcome = true, OutcomeFailed
			}
			break
		}
		kept = append(kept, p)
		left, rest = left-n, rest-n
	}
	return r
}

// size is what a part counts towards MaxOutput, in bytes.
func (p Part) size() int { return len(p.Text) + len(p.JSON) + len(p.Data) + len(p.URI) }

// cut returns what takes the place of a part and of all after it, which have
// rest bytes together, in at most left bytes; and how many of the rest's are
// omitted.
func (p Part) cut(left, rest int) (Part, int) {
	switch p.Kind {
	case KindText:
		keep := boundary(p.Text, left-noteRoom)
		return Part{Kind: KindText, Text: p.Text[:keep] + "\n" + omittedNote(rest-keep)}, rest - keep
	case KindJSON:
		room := left - len(envelopeStart) - len(strconv.Itoa(rest)) - len(envelopeMiddle) - len(`""`) - len(envelopeEnd)
		if room >= 0 {
			keep := escapedPrefix(p.JSON, room)
			return JSON(envelope(p.JSON[:keep], rest-keep)), rest - keep
		}
	}
	return Text(omittedNote(rest)), rest
}

func omittedNote(n int) string { return "[" + strconv.Itoa(n) + " bytes omitted]" }

func envelope(content []byte, omitted int) []byte {
	b := strconv.AppendInt([]byte(envelopeStart), int64(omitted), 10)
	b = append(b, envelopeMiddle...)
	var w wire.Writer
	return append(w.String(b, string(content)), envelopeEnd...)
}

// boundary returns the last place up to n where text can be cut without
// splitting a code point.
func boundary(text string, n int) int {
	n = max(n, 0)
	for i := n; i > n-utf8.UTFMax && i >= 0; i-- {
		if utf8.RuneStart(text[i]) {
			return i
		}
	}
	return n // text that is no UTF-8 has no code points to split
}

// escapedPrefix returns how many bytes of text, whole code points, take at most
// room bytes as the inside of a JSON string.
func escapedPrefix(text []byte, room int) int {
	n := 0
	for n < len(text) {
		c, size := utf8.DecodeRune(text[n:])
		need := size
		switch {
		case c == utf8.RuneError && size == 1:
			need = utf8.RuneLen(utf8.RuneError)
		case c == '"', c == '\\', c == '\b', c == '\f', c == '\n', c == '\r', c == '\t':
			need = len(`\n`)
		case c < ' ':
			need = len(`\u0000`)
		}
		if need > room {
			return n
		}
		room -= need
		n += size
	}
	return n
}
