package wire

// UUID reads a UUID in the form 8-4-4-4-12 of RFC 4122, in hexadecimal digits
// of either case.
func (r *Reader) UUID() (v [16]byte) {
	text, ok := r.text(formats[FormatUUID].expected)
	if !ok {
		return v
	}
	if !isUUID(text) {
		r.refuse(formats[FormatUUID].expected)
		return v
	}
	n := 0
	for i := 0; i < len(text); i += 2 {
		if text[i] == '-' {
			i++
		}
		v[n] = byte(hexDigit(text[i])<<4 | hexDigit(text[i+1]))
		n++
	}
	return v
}

// UUID writes a UUID in that form, in lower case.
func (w *Writer) UUID(v [16]byte) {
	w.Buf = append(w.Buf, '"')
	for i, b := range v {
		if i == 4 || i == 6 || i == 8 || i == 10 {
			w.Buf = append(w.Buf, '-')
		}
		w.Buf = append(w.Buf, hexDigits[b>>4], hexDigits[b&15])
	}
	w.Buf = append(w.Buf, '"')
}
