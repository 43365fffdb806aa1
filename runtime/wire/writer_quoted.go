package wire

// QuotedInt64 writes an integer as the text of a string, for a field with
// encoding/json's option "string".
func (w *Writer) QuotedInt64(v int64) {
	w.quote()
	w.Int64(v)
	w.quote()
}

// QuotedUint64 is QuotedInt64 for a uint64.
func (w *Writer) QuotedUint64(v uint64) {
	w.quote()
	w.Uint64(v)
	w.quote()
}

// QuotedFloat64 writes a number as the text of a string, in the form that
// Float64 has.
func (w *Writer) QuotedFloat64(v float64) {
	w.quote()
	w.Float64(v)
	w.quote()
}

// QuotedFloat32 is QuotedFloat64 with the digits of a float32.
func (w *Writer) QuotedFloat32(v float32) {
	w.quote()
	w.Float32(v)
	w.quote()
}

// QuotedBool writes "true" or "false", quotation marks included.
func (w *Writer) QuotedBool(v bool) {
	w.quote()
	w.Bool(v)
	w.quote()
}

func (w *Writer) quote() { w.Buf = append(w.Buf, '"') }
