package listed

import (
	"strings"

	"github.com/toolgen/toolgen/internal/model"
)

// A kind is one of JSON's kinds of value.
type kind uint8

const (
	kindNull kind = iota
	kindBoolean
	kindNumber
	kindString
	kindArray
	kindObject
)

// String names the kind as messages do.
func (k kind) String() string {
	return [...]string{"null", "a boolean", "a number", "a string", "an array", "an object"}[k]
}

// A node is one JSON value with its place.
type node struct {
	kind       kind
	start, end int      // bytes of the text
	text       string   // what a string stands for; null, booleans and numbers as written
	raw        string   // of a string: as written, without its quotes
	items      []*node  // of an array
	members    []member // of an object, in their order and with their duplicates
}

type member struct{ name, value *node }

// compact is the value without white space. Members keep their order, numbers
// their spelling, and strings escape only what they must.
func (n *node) compact() string {
	var b strings.Builder
	n.writeTo(&b)
	return b.String()
}

func (n *node) writeTo(b *strings.Builder) {
	switch n.kind {
	case kindString:
		b.WriteString(model.Quote(n.text))
	case kindArray:
		b.WriteByte('[')
		for i, item := range n.items {
			if i > 0 {
				b.WriteByte(',')
			}
			item.writeTo(b)
		}
		b.WriteByte(']')
	case kindObject:
		b.WriteByte('{')
		for i, m := range n.members {
			if i > 0 {
				b.WriteByte(',')
			}
			m.name.writeTo(b)
			b.WriteByte(':')
			m.value.writeTo(b)
		}
		b.WriteByte('}')
	default:
		b.WriteString(n.text)
	}
}

// inString is the place in the text of a byte of what a string stands for.
func (n *node) inString(offset int) int {
	at := 0
	for read := 0; read < offset && at < len(n.raw); {
		size, width := 1, 1
		if n.raw[at] == '\\' {
			text, w := unescape(n.raw[at:])
			size, width = len(text), w
		}
		read += size
		at += width
	}
	return n.start + len(`"`) + at
}
