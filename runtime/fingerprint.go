package runtime

import (
	"strconv"

	"github.com/toolgen/toolgen/runtime/wire"
)

// Fingerprint identifies what the call asks for, so that an approval can outlive
// it: calls of one tool, from one provider, with arguments that are the same JSON
// value have the same fingerprint, however they were written. The call's ID does
// not count.
//
// It is the SHA-256, in lower-case hexadecimal, of these bytes: the length of the
// tool's name in bytes as a decimal number, a colon, the name; the same of the
// provider's name ([Provider.String]); and the arguments in canonical form, with
// members sorted by code point, strings minimally escaped, numbers as digits and
// exponent (1.0 is 1), arrays in order. Arguments that are empty, white space or
// null are {}; those that are no JSON at all count as the bytes they are. For
// instance 3:add0:{"a":1}.
func (c *Call) Fingerprint() string {
	text := make([]byte, 0, len(c.Tool)+len(c.Arguments)+32)
	text = appendNetstring(text, c.Tool)
	text = appendNetstring(text, c.Provider.String())
	text = appendArguments(text, c.Arguments)
	return hexadecimal(sha256Sum(text))
}

// appendNetstring writes s behind its length, so that no name can reach into
// what follows it.
func appendNetstring(dst []byte, s string) []byte {
	dst = strconv.AppendInt(dst, int64(len(s)), 10)
	dst = append(dst, ':')
	return append(dst, s...)
}

// appendArguments writes the canonical form. Bytes that are no JSON cannot be
// taken for it, since every canonical form is JSON.
func appendArguments(dst, arguments []byte) []byte {
	trimmed := trimSpace(arguments)
	switch {
	case len(trimmed) == 0 || string(trimmed) == "null":
		return append(dst, "{}"...)
	case !isJSON(trimmed):
		return append(dst, arguments...)
	}
	return wire.AppendCanonical(dst, trimmed)
}

func hexadecimal(sum [digestSize]byte) string {
	const digits = "0123456789abcdef"
	text := make([]byte, 0, 2*len(sum))
	for _, b := range sum {
		text = append(text, digits[b>>4], digits[b&15])
	}
	return string(text)
}
