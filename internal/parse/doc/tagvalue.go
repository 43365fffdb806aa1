package doc

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A tagValue is the unquoted value of one key of a struct tag.
type tagValue struct {
	text    string
	offsets []int // by byte of text, and for its end: the offset in the tag
}

// lookupTag finds a key by the rules of reflect.StructTag.Lookup, which does not
// say where the value stands.
func lookupTag(tag, key string) (tagValue, bool) {
	for at := 0; ; {
		at += len(tag[at:]) - len(strings.TrimLeft(tag[at:], " "))
		n := strings.IndexFunc(tag[at:], endsTagKey)
		if n <= 0 || !strings.HasPrefix(tag[at+n:], `:"`) {
			return tagValue{}, false
		}
		name := tag[at : at+n]
		at += n + len(":")
		literal := quoted(tag[at:])
		if name == key {
			if _, err := strconv.Unquote(literal); err != nil {
				return tagValue{}, false
			}
			return unquote(literal, at), true
		}
		if literal == "" {
			return tagValue{}, false
		}
		at += len(literal)
	}
}

// quoted cuts text behind its closing quote. What stands between is looked at for
// the key that is asked for only: tags of others hold patterns such as "^\d+$".
func quoted(text string) string {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return text[:i+1]
		}
	}
	return ""
}

func endsTagKey(r rune) bool { return r <= ' ' || r == ':' || r == '"' || r == 0x7f }

// unquote reads an interpreted string literal that begins at the offset.
func unquote(literal string, offset int) tagValue {
	var v tagValue
	var text strings.Builder
	rest := literal[1 : len(literal)-1]
	at := offset + 1
	for rest != "" {
		r, multibyte, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil {
			break // not for a literal that QuotedPrefix has passed
		}
		if multibyte {
			text.WriteRune(r)
		} else {
			text.WriteByte(byte(r)) // ASCII, or an escape such as \xff
		}
		for len(v.offsets) < text.Len() {
			v.offsets = append(v.offsets, at)
		}
		at += len(rest) - len(tail)
		rest = tail
	}
	v.text = text.String()
	v.offsets = append(v.offsets, at)
	return v
}

// split splits the value at its commas, of which a backslash makes text. It
// returns at least one part.
func (v tagValue) split() []TagArg {
	var parts []TagArg
	var text strings.Builder
	start := 0
	for i := 0; i <= len(v.text); i++ {
		switch {
		case i == len(v.text) || v.text[i] == ',':
			parts = append(parts, newTagArg(text.String(), v.offsets[start], v.offsets[i]))
			text.Reset()
			start = i + 1
		case strings.HasPrefix(v.text[i:], `\,`):
			text.WriteByte(',')
			i++
		default:
			text.WriteByte(v.text[i])
		}
	}
	return parts
}

// newTagArg takes a part apart. White space around the key is forgiven: people
// write it after commas, and no key has any.
func newTagArg(part string, start, end int) TagArg {
	key, value, found := strings.Cut(part, "=")
	return TagArg{Key: strings.Trim(key, asciiSpace), Value: value, HasValue: found, Start: start, End: end}
}

// TagPos returns the position in the source of a byte of a field's tag, given
// the offset that a TagArg has.
func TagPos(tag *ast.BasicLit, offset int) token.Pos {
	rest, isInterpreted := strings.CutPrefix(tag.Value, `"`)
	if !isInterpreted {
		return tag.Pos() + token.Pos(len("`")+offset)
	}
	for read := 0; read < offset && rest != ""; {
		r, multibyte, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil {
			break
		}
		if multibyte {
			read += utf8.RuneLen(r)
		} else {
			read++
		}
		rest = tail
	}
	return tag.Pos() + token.Pos(len(tag.Value)-len(rest))
}
