package wire

// The methods by which a type writes itself, those of encoding/json and
// encoding.
type (
	jsonMarshaler interface{ MarshalJSON() ([]byte, error) }
	textMarshaler interface{ MarshalText() ([]byte, error) }
)

// RawJSON writes a json.RawMessage: it is checked as strictly as arguments
// are, and white space is left out; nil is null.
func (w *Writer) RawJSON(b []byte) {
	if b == nil {
		w.Null()
		return
	}
	r := NewReader(b)
	r.space()
	r.distinct()
	if r.Finish() != nil {
		w.Fail("is no valid JSON")
		return
	}
	w.Buf = appendCompact(w.Buf, b)
}

// appendCompact appends valid JSON without its white space.
func appendCompact(dst, b []byte) []byte {
	for i := 0; i < len(b); i++ {
		switch b[i] {
		case ' ', '\t', '\n', '\r':
		case '"':
			end := stringEnd(b, i+1)
			dst = append(dst, b[i:end+1]...)
			i = end
		default:
			dst = append(dst, b[i])
		}
	}
	return dst
}

// Any writes a value of a type that the contract lets any hold: nil, bool,
// string, the built-in numbers, []any, map[string]any, slices of strings,
// ints, int64s, float64s and bools, []byte, map[string]string,
// []map[string]any, and what has JSON or text methods, whose nil pointers are
// null. Keys are sorted by bytes. Another type, and nesting deeper than 64
// levels (a cycle does), are failures.
func (w *Writer) Any(v any) {
	if w.failed || w.scalar(v) || w.slice(v) {
		return
	}
	switch v := v.(type) {
	case map[string]any:
		writeMap(w, v, (*Writer).Any)
	case map[string]string:
		writeMap(w, v, (*Writer).String)
	default:
		w.methods(v)
	}
}

// scalar writes v if it is neither a collection nor of a type with methods.
func (w *Writer) scalar(v any) bool {
	switch v := v.(type) {
	case nil:
		w.Null()
	case bool:
		w.Bool(v)
	case string:
		w.String(v)
	case float64:
		w.Float64(v)
	case float32:
		w.Float32(v)
	case []byte:
		w.Bytes(v)
	default:
		return w.integer(v)
	}
	return true
}

func (w *Writer) integer(v any) bool {
	switch v := v.(type) {
	case int:
		w.Int64(int64(v))
	case int8:
		w.Int64(int64(v))
	case int16:
		w.Int64(int64(v))
	case int32:
		w.Int64(int64(v))
	case int64:
		w.Int64(v)
	case uint:
		w.Uint64(uint64(v))
	case uint8:
		w.Uint64(uint64(v))
	case uint16:
		w.Uint64(uint64(v))
	case uint32:
		w.Uint64(uint64(v))
	case uint64:
		w.Uint64(v)
	default:
		return false
	}
	return true
}

func (w *Writer) slice(v any) bool {
	switch v := v.(type) {
	case []any:
		writeSlice(w, v, (*Writer).Any)
	case []string:
		writeSlice(w, v, (*Writer).String)
	case []int:
		writeSlice(w, v, func(w *Writer, n int) { w.Int64(int64(n)) })
	case []int64:
		writeSlice(w, v, (*Writer).Int64)
	case []float64:
		writeSlice(w, v, (*Writer).Float64)
	case []bool:
		writeSlice(w, v, (*Writer).Bool)
	case []map[string]any:
		writeSlice(w, v, func(w *Writer, m map[string]any) { writeMap(w, m, (*Writer).Any) })
	default:
		return false
	}
	return true
}

// nested opens an array or object of Any, or fails where that is too deep.
func (w *Writer) nested(opening byte) bool {
	if w.depth == maxDepth {
		w.Fail("nests deeper than 64 levels")
		return false
	}
	w.depth++
	w.Buf = append(w.Buf, opening)
	return true
}

func (w *Writer) close(closing byte) {
	w.depth--
	w.Buf = append(w.Buf, closing)
}

func writeSlice[T any](w *Writer, items []T, write func(*Writer, T)) {
	if !w.nested('[') {
		return
	}
	for _, item := range items {
		w.Comma()
		write(w, item)
	}
	w.close(']')
}

func writeMap[T any](w *Writer, m map[string]T, write func(*Writer, T)) {
	if !w.nested('{') {
		return
	}
	for _, name := range Keys(w, m) {
		w.Comma()
		w.String(name)
		w.Raw(":")
		write(w, m[name])
	}
	w.close('}')
}

// methods writes v by its own methods.
func (w *Writer) methods(v any) {
	j, isJSON := v.(jsonMarshaler)
	t, isText := v.(textMarshaler)
	switch {
	case !isJSON && !isText:
		w.Fail("is of a Go type that cannot be written as JSON")
	case isNil(v):
		w.Null()
	case isJSON:
		text, err := j.MarshalJSON()
		if err == nil && text == nil {
			text = []byte{} // only a RawMessage may be nil for null
		}
		if !w.failedWith(err) {
			w.RawJSON(text)
		}
	default:
		w.Text(t.MarshalText())
	}
}
