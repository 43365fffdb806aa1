package wire

import "strings"

// mismatchSchema notes that the value at offset i has none of the types that s
// asks for, skips it, and returns the offset behind it.
func (r *Reader) mismatchSchema(i int, s *Schema) (next int) {
	if r.full() {
		return r.mismatch(i, "")
	}
	types := s.Types
	if r.nullAt == i && (s.Enum == nil || s.lists(TypeNull)) {
		r.nullAt = -1 // for null has its place in the list
		types |= TypeNull
	}
	if s.Enum != nil {
		return r.mismatch(i, s.memberText())
	}
	return r.mismatch(i, s.expected(types))
}

// refuseMember notes that the value at offset at is none of the enum.
func (r *Reader) refuseMember(at int, s *Schema) {
	if r.full() {
		r.refuse(at, "")
		return
	}
	r.refuse(at, s.memberText())
}

// memberText lists the enum: `one of "add", 100, null`.
func (s *Schema) memberText() string {
	if len(s.Enum) == 0 {
		return "one of no values"
	}
	return listText(len(s.Enum), func(i int) string { return showValue(s.Enum[i]) })
}

// showValue shows a canonical JSON text: a number as people write it, and
// nothing that hides.
func showValue(text string) string {
	if typesOf(text[0]) == typeAnyNumber {
		return parseDecimal(text).plain()
	}
	return showLine(text)
}

// expected is what s asks of a value, which has one of the types: "a string, an
// integer from 1 to 9 or null". Where s does not limit the types there is
// nothing to say but about numbers.
func (s *Schema) expected(types Types) string {
	if types&^TypeNull == 0 && s.Types == 0 {
		types |= TypeNumber
	}
	if types&TypeNumber != 0 {
		types &^= TypeInteger
	}
	var phrases []string
	for _, t := range shownTypes {
		if types&t != 0 {
			phrases = append(phrases, s.phrase(t))
		}
	}
	return orText(phrases)
}

// shownTypes is the order in which messages name the types.
var shownTypes = [...]Types{TypeString, TypeInteger, TypeNumber, TypeBoolean, TypeArray, TypeObject, TypeNull}

// phrase is what s asks of a value of type t.
func (s *Schema) phrase(t Types) string {
	switch t {
	case TypeString:
		return s.stringPhrase()
	case TypeInteger:
		return s.Range.textOf("integer")
	case TypeNumber:
		return s.Range.text()
	case TypeBoolean:
		return "a boolean"
	case TypeArray:
		return "an array"
	case TypeObject:
		return "an object"
	}
	return "null"
}

func (s *Schema) stringPhrase() string {
	if s.Base64 {
		return base64Text
	}
	return s.Format.expected()
}

// orText joins alternatives: "a", "a or b", "a, b or c".
func orText(of []string) string {
	if len(of) < 2 {
		return strings.Join(of, "")
	}
	last := len(of) - 1
	return strings.Join(of[:last], ", ") + " or " + of[last]
}
