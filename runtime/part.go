package runtime

import "unicode/utf8"

// A PartKind says which fields of a [Part] count.
type PartKind uint8

// The kinds of parts.
const (
	KindText  PartKind = iota // Text
	KindJSON                  // JSON
	KindImage                 // MIMEType and Data
	KindAudio                 // MIMEType and Data
	KindLink                  // URI and MIMEType
)

var partKindNames = [...]string{"text", "json", "image", "audio", "link"}

// String returns the kind in lower case: "text", "json", "image", "audio", "link".
func (k PartKind) String() string { return nameOf(partKindNames[:], uint8(k), "part") }

// A Part is one piece of a result's content. The zero value is an empty text.
type Part struct {
	Kind     PartKind
	Text     string
	JSON     []byte // one JSON value
	MIMEType string
	Data     []byte // the raw bytes, not base64
	URI      string
}

// Text returns a text part. What is not valid UTF-8 in s becomes U+FFFD, since
// no provider takes other text.
func Text(s string) Part { return Part{Text: validText(s)} }

// JSON returns a part that holds one JSON value; b is kept, not copied, and
// not checked.
func JSON(b []byte) Part { return Part{Kind: KindJSON, JSON: b} }

// Image returns a part that holds an image; data is kept, not copied.
func Image(mimeType string, data []byte) Part {
	return Part{Kind: KindImage, MIMEType: mimeType, Data: data}
}

// Audio returns a part that holds a sound; data is kept, not copied.
func Audio(mimeType string, data []byte) Part {
	return Part{Kind: KindAudio, MIMEType: mimeType, Data: data}
}

// Link returns a part that points to a resource instead of holding it.
// mimeType may be "".
func Link(uri, mimeType string) Part {
	return Part{Kind: KindLink, URI: uri, MIMEType: mimeType}
}

// validText returns s with each byte that is no part of valid UTF-8 replaced by
// U+FFFD, as JSON writers do it.
func validText(s string) string {
	if utf8.ValidString(s) {
		return s
	}
	return string([]rune(s))
}
