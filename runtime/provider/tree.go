package provider

import (
	"errors"
	"strings"

	"github.com/toolgen/toolgen/runtime/wire"
)

// A node is one JSON value of a schema.
type node struct {
	raw     string   // of a scalar its text, else "{" or "["
	members []member // of an object, in their order
	items   []node   // of an array
}

// A member is one member of an object.
type member struct {
	name  string
	raw   string // the name as the text writes it, quoted
	value node
}

// parse reads a text as strictly as the arguments of a call: one JSON object,
// no name twice in one object, at most 64 levels deep.
func parse(text string) (*node, error) {
	text = strings.Trim(text, " \t\r\n")
	r := wire.NewReader([]byte(text))
	_, end := r.Raw(0)
	if err := r.Finish(end); err != nil {
		return nil, refusal(err)
	}
	if text[0] != '{' {
		return nil, errors.New("provider: the schema is not a JSON object")
	}
	p := parser{text: text}
	root := p.value()
	return &root, nil
}

// refusal says of a schema what the reader says of a call's arguments.
func refusal(err error) error {
	var found *wire.ArgumentError
	if errors.As(err, &found) && len(found.Problems) > 0 && found.Problems[0].Path != "" {
		return errors.New("provider: '" + found.Problems[0].Path + "' stands twice in the schema")
	}
	text := strings.TrimPrefix(err.Error(), "The arguments are not valid JSON: ")
	if rest, ok := strings.CutPrefix(text, "The arguments nest "); ok {
		text = "it nests " + rest
	}
	return errors.New("provider: the schema cannot be read: " + text)
}

// A parser takes a text apart that is known to be valid.
type parser struct {
	text string
	i    int
}

// next moves over white space, and over what separates values, to the next
// token.
func (p *parser) next() byte {
	for strings.IndexByte(" \t\r\n,:", p.text[p.i]) >= 0 {
		p.i++
	}
	return p.text[p.i]
}

func (p *parser) value() node {
	var n node
	switch p.next() {
	case '{':
		n.raw = "{"
		for p.i++; p.next() != '}'; {
			raw := p.string()
			n.members = append(n.members, member{textOf(raw), raw, p.value()})
		}
		p.i++
	case '[':
		n.raw = "["
		for p.i++; p.next() != ']'; {
			n.items = append(n.items, p.value())
		}
		p.i++
	case '"':
		n.raw = p.string()
	default:
		start := p.i
		for p.i < len(p.text) && strings.IndexByte(" \t\r\n,]}", p.text[p.i]) < 0 {
			p.i++
		}
		n.raw = p.text[start:p.i]
	}
	return n
}

// string moves over a string and returns it as it is written.
func (p *parser) string() string {
	start := p.i
	for p.i++; p.text[p.i] != '"'; p.i++ {
		if p.text[p.i] == '\\' {
			p.i++
		}
	}
	p.i++
	return p.text[start:p.i]
}

// textOf returns the text that a JSON string stands for.
func textOf(raw string) string {
	if strings.IndexByte(raw, '\\') < 0 {
		return raw[1 : len(raw)-1]
	}
	r := wire.NewReader([]byte(raw))
	value, _ := r.String(0)
	return value
}

// The kinds of a node, by the first byte of JSON's own words for them.
const (
	kindObject  = '{'
	kindArray   = '['
	kindString  = '"'
	kindNumber  = '0'
	kindBoolean = 't'
	kindNull    = 'n'
)

func (n *node) kind() byte {
	switch c := n.raw[0]; c {
	case kindObject, kindArray, kindString, kindNull:
		return c
	case 't', 'f':
		return kindBoolean
	}
	return kindNumber
}

// text is the text of a string.
func (n *node) text() string { return textOf(n.raw) }

// appendTo appends the value as compact JSON, its scalars as they were written.
func (n *node) appendTo(dst []byte) []byte {
	dst = append(dst, n.raw...)
	switch n.kind() {
	case kindObject:
		for i := range n.members {
			dst = separate(dst, i)
			dst = append(append(dst, n.members[i].raw...), ':')
			dst = n.members[i].value.appendTo(dst)
		}
		return append(dst, '}')
	case kindArray:
		for i := range n.items {
			dst = separate(dst, i)
			dst = n.items[i].appendTo(dst)
		}
		return append(dst, ']')
	}
	return dst
}

func separate(dst []byte, i int) []byte {
	if i > 0 {
		return append(dst, ',')
	}
	return dst
}
