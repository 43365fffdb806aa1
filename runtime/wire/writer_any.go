package wire

// The methods by which a type writes itself, those of encoding/json and
// encoding.
type (
	jsonMarshaler interface{ MarshalJSON() ([]byte, error) }
	textMarshaler interface{ MarshalText() ([]byte, error) }
)

// RawJSON writes a json.RawMessage: it is checked as strictly as arguments
// are, and white space is left out; nil is null.
func (w *Writer) RawJSON(b, text []byte) []byte {
	if text == nil {
		return w.Null(b)
	}
	r := NewReader(text)
	if r.Finish(r.distinct(space(text, 0))) != nil {
		return w.Fail(b, "is no valid JSON")
	}
	return appendCompact(b, text)
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
func (w *Writer) Any(b []byte, v any) []byte {
	if w.failed {
		return b
	}
	switch v := v.(type) {
	case nil:
		return w.Null(b)
	case bool:
		return w.Bool(b, v)
	case string:
		return w.String(b, v)
	case float64:
		return w.Float64(b, v)
	case float32:
		return w.Float32(b, v)
	case []byte:
		return w.Bytes(b, v)
	}
	if n, ok := signed(v); ok {
		return w.Int64(b, n)
	}
	if n, ok := unsigned(v); ok {
		return w.Uint64(b, n)
	}
	if dst, ok := w.collection(b, v); ok {
		return dst
	}
	return w.methods(b, v)
}

func signed(v any) (n int64, ok bool) {
	switch v := v.(type) {
	case int:
		return int64(v), true
	case int8:
		return int64(v), true
	case int16:
		return int64(v), true
	case int32:
		return int64(v), true
	case int64:
		return v, true
	}
	return 0, false
}

func unsigned(v any) (n uint64, ok bool) {
	switch v := v.(type) {
	case uint:
		return uint64(v), true
	case uint8:
		return uint64(v), true
	case uint16:
		return uint64(v), true
	case uint32:
		return uint64(v), true
	case uint64:
		return v, true
	}
	return 0, false
}

// collection writes v if it is a slice or a map.
func (w *Writer) collection(b []byte, v any) (dst []byte, ok bool) {
	switch v := v.(type) {
	case map[string]any:
		return writeMap(w, b, v, w.Any), true
	case map[string]string:
		return writeMap(w, b, v, w.String), true
	case []any:
		return writeSlice(w, b, v, w.Any), true
	case []string:
		return writeSlice(w, b, v, w.String), true
	case []int:
		return writeSlice(w, b, v, func(b []byte, n int) []byte { return w.Int64(b, int64(n)) }), true
	case []int64:
		return writeSlice(w, b, v, w.Int64), true
	case []float64:
		return writeSlice(w, b, v, w.Float64), true
	case []bool:
		return writeSlice(w, b, v, w.Bool), true
	case []map[string]any:
		return writeSlice(w, b, v, func(b []byte, m map[string]any) []byte { return writeMap(w, b, m, w.Any) }), true
	}
	return b, false
}

func writeSlice[T any](w *Writer, b []byte, items []T, write func([]byte, T) []byte) []byte {
	if !w.deeper(b) {
		return b
	}
	b = append(b, '[')
	for _, item := range items {
		b = write(w.Comma(b), item)
	}
	w.depth--
	return append(b, ']')
}

func writeMap[T any](w *Writer, b []byte, m map[string]T, write func([]byte, T) []byte) []byte {
	if !w.deeper(b) {
		return b
	}
	b = append(b, '{')
	for _, name := range Keys(w, b, m) {
		b = append(w.String(w.Comma(b), name), ':')
		b = write(b, m[name])
	}
	w.depth--
	return append(b, '}')
}

// deeper enters an array or object of Any, or fails where that is too deep.
func (w *Writer) deeper(b []byte) bool {
	if w.depth == maxDepth {
		w.Fail(b, "nests deeper than 64 levels")
		return false
	}
	w.depth++
	return true
}

// methods writes v by its own methods.
func (w *Writer) methods(b []byte, v any) []byte {
	j, isJSON := v.(jsonMarshaler)
	t, isText := v.(textMarshaler)
	switch {
	case !isJSON && !isText:
		return w.Fail(b, "is of a Go type that cannot be written as JSON")
	case isNil(v):
		return w.Null(b)
	case isText && !isJSON:
		text, err := t.MarshalText()
		return w.Text(b, text, err)
	}
	text, err := j.MarshalJSON()
	if w.failedWith(b, err) {
		return b
	}
	if text == nil {
		text = []byte{} // only a RawMessage may be nil for null
	}
	return w.RawJSON(b, text)
}
