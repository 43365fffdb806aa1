package wire

// QuotedInt64 writes an integer as the text of a string, for a field with
// encoding/json's option "string".
func (w *Writer) QuotedInt64(b []byte, v int64) []byte {
	return append(w.Int64(append(b, '"'), v), '"')
}

// QuotedUint64 is QuotedInt64 for a uint64.
func (w *Writer) QuotedUint64(b []byte, v uint64) []byte {
	return append(w.Uint64(append(b, '"'), v), '"')
}

// QuotedFloat64 writes a number as the text of a string, in the form that
// Float64 has.
func (w *Writer) QuotedFloat64(b []byte, v float64) []byte {
	return append(w.Float64(append(b, '"'), v), '"')
}

// QuotedFloat32 is QuotedFloat64 with the digits of a float32.
func (w *Writer) QuotedFloat32(b []byte, v float32) []byte {
	return append(w.Float32(append(b, '"'), v), '"')
}

// QuotedBool writes "true" or "false", quotation marks included.
func (w *Writer) QuotedBool(b []byte, v bool) []byte {
	return append(w.Bool(append(b, '"'), v), '"')
}
