package wire

// UUID reads the UUID at offset i in the form 8-4-4-4-12 of RFC 4122, in
// hexadecimal digits of either case.
func (r *Reader) UUID(i int) (value [16]byte, next int) {
	text, next, ok := r.text(i, formats[FormatUUID].expected)
	if !ok {
		return value, next
	}
	if !isUUID(text) {
		r.refuse(i, formats[FormatUUID].expected)
		return value, next
	}
	n := 0
	for k := 0; k < len(text); k += 2 {
		if text[k] == '-' {
			k++
		}
		value[n] = byte(hexDigit(text[k])<<4 | hexDigit(text[k+1]))
		n++
	}
	return value, next
}

// UUID writes a UUID in that form, in lower case.
func (w *Writer) UUID(b []byte, v [16]byte) []byte {
	b = append(b, '"')
	for i, c := range v {
		if i == 4 || i == 6 || i == 8 || i == 10 {
			b = append(b, '-')
		}
		b = append(b, hexDigits[c>>4], hexDigits[c&15])
	}
	return append(b, '"')
}
