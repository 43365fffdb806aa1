package wire

import (
	"encoding/base64"
	"strconv"
	"unicode/utf8"
)

// Null writes null.
func (w *Writer) Null(b []byte) []byte { return append(b, "null"...) }

// Bool writes a boolean.
func (w *Writer) Bool(b []byte, v bool) []byte { return strconv.AppendBool(b, v) }

// Int64 writes an integer.
func (w *Writer) Int64(b []byte, v int64) []byte { return strconv.AppendInt(b, v, 10) }

// Uint64 writes an integer.
func (w *Writer) Uint64(b []byte, v uint64) []byte { return strconv.AppendUint(b, v, 10) }

// Number writes a json.Number, which must be a JSON number, as it is.
func (w *Writer) Number(b []byte, s string) []byte {
	if !IsNumber(s) {
		return w.Fail(b, "is no JSON number")
	}
	return append(b, s...)
}

// String writes a string. Only what JSON requires is escaped; a byte that is
// not UTF-8 becomes U+FFFD.
func (w *Writer) String(b []byte, s string) []byte { return appendString(b, s) }

// Word writes a string of which nothing is to be escaped.
func (w *Writer) Word(b []byte, s string) []byte {
	return append(append(append(b, '"'), s...), '"')
}

// Rune writes a string of one code point. A surrogate, or what is no code
// point, is a failure.
func (w *Writer) Rune(b []byte, c rune) []byte {
	if !utf8.ValidRune(c) {
		return w.Fail(b, "is no valid character")
	}
	return appendString(b, string(c))
}

// Bytes writes base64 text as Reader.Bytes reads it; nil is "".
func (w *Writer) Bytes(b, v []byte) []byte {
	return append(base64.StdEncoding.AppendEncode(append(b, '"'), v), '"')
}
