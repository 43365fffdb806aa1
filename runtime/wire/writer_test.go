package wire

import (
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"net/netip"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestWriterPunctuation(t *testing.T) {
	got := write(t, func(w *Writer, b []byte) []byte {
		b = append(b, '{')
		b = w.Name(b, `"tag":`)
		b = w.String(b, "[")
		b = w.Name(b, `"n":`)
		b = w.Int64(b, -5)
		b = w.Name(b, `"l":`)
		b = append(b, '[')
		for _, v := range []uint64{0, math.MaxUint64} {
			b = w.Comma(b)
			b = w.Uint64(b, v)
		}
		b = append(b, ']')
		b = w.Name(b, `"m":`)
		b = append(b, '{')
		b = w.Name(b, `"x":`)
		b = w.Null(b)
		b = append(b, '}')
		b = w.Name(b, `"b":`)
		b = w.Bool(b, true)
		return append(b, '}')
	})
	assert.Equal(t, `{"tag":"[","n":-5,"l":[0,18446744073709551615],"m":{"x":null},"b":true}`, got)
}

func TestWrittenStrings(t *testing.T) {
	for s, want := range map[string]string{
		"": `""`, "a\"b\\c/": `"a\"b\\c/"`, "\b\f\n\r\t\x00\x1f\x7f": `"\b\f\n\r\t\u0000\u001f` + "\x7f\"", "\u2028é😀": "\"\u2028é😀\"",
		"a\xffb\xc3": "\"a\ufffdb\ufffd\"", "\ufffd": "\"\ufffd\"", "<&>": `"<&>"`,
	} {
		assert.Equal(t, want, written(t, (*Writer).String, s))
	}
}

func TestFailuresNameThePath(t *testing.T) {
	assert.Equal(t, "result 'items[2].price' is not a finite number", writeFailure(t, func(w *Writer, b []byte) []byte {
		b = append(b, `{"items":[{"price":1},{"price":2},{`...)
		b = w.Name(b, `"price":`)
		b = w.Float64(b, math.NaN())
		b = append(b, "}]}"...)
		b = w.Name(b, `"more":`)
		return w.Fail(b, "is not looked at")
	}))
	assert.Equal(t, "result 'a['x y'][1]' is no member of its enum", writeFailure(t, func(w *Writer, b []byte) []byte {
		b = append(b, `{"a":{"x y":[0`...)
		return w.Fail(w.Comma(b), "is no member of its enum")
	}))
	assert.Equal(t, "result 'a[0].b' is not a finite number", writeFailure(t, func(w *Writer, b []byte) []byte {
		return w.Any(b, map[string]any{"a": []any{map[string]any{"b": math.Inf(1)}}})
	}))
}

func TestRawJSON(t *testing.T) {
	for text, want := range map[string]string{
		` { "a" : [ 1 , "x y\" " ] } `: `{"a":[1,"x y\" "]}`, "1.0": "1.0", "null": "null", "\n\"\\u0041\"": `"\u0041"`,
	} {
		assert.Equal(t, want, written(t, (*Writer).RawJSON, []byte(text)))
	}
	assert.Equal(t, "null", written(t, (*Writer).RawJSON, nil))
	for _, text := range []string{"", " ", "{", "1 2", `{"a":1,"a":2}`, `"\ud800"`, "\"\xff\"", strings.Repeat("[", 65) + strings.Repeat("]", 65), "NaN"} {
		assert.Equal(t, "the result is no valid JSON", unwritten(t, (*Writer).RawJSON, []byte(text)), text)
	}
}

func TestWrittenNumbers(t *testing.T) {
	for _, s := range []string{"1.0", "-0", "1E400"} {
		assert.Equal(t, s, written(t, (*Writer).Number, s))
	}
	for _, s := range []string{"", " 1", "1 ", "01", "+1", "1.", "NaN", "0x1", "1e", "-"} {
		assert.Equal(t, "the result is no JSON number", unwritten(t, (*Writer).Number, s), s)
	}
}

// The kinds of types with methods that Any may meet.
type (
	jsonValue   struct{ text string }
	jsonPointer struct{ text string }
	textValue   string
	failing     struct{}
	badJSON     struct{}
	nilJSON     struct{}
	noMethods   struct{}
	plainText   string
	jsonMap     map[string]int
)

func (v jsonValue) MarshalJSON() ([]byte, error)    { return []byte(v.text), nil }
func (v *jsonPointer) MarshalJSON() ([]byte, error) { return []byte(v.text), nil }
func (v textValue) MarshalText() ([]byte, error)    { return []byte(v), nil }
func (failing) MarshalText() ([]byte, error)        { return nil, errors.New("no luck") }
func (badJSON) MarshalJSON() ([]byte, error)        { return []byte("{"), nil }
func (nilJSON) MarshalJSON() ([]byte, error)        { return nil, nil }
func (m jsonMap) MarshalJSON() ([]byte, error)      { return strconv.AppendInt(nil, int64(len(m)), 10), nil }

func TestWrittenAny(t *testing.T) {
	var (
		noValue   *jsonValue
		noPointer *jsonPointer
		noBig     *big.Int
		noText    *textValue
		noMap     map[string]any
		noSlice   []any
		noBytes   []byte
	)
	for _, c := range []struct {
		v    any
		want string
	}{
		{nil, "null"}, {true, "true"}, {"x\n", `"x\n"`}, {int(-1), "-1"}, {int8(-1), "-1"}, {int16(1), "1"}, {int32('a'), "97"}, {int64(math.MinInt64), "-9223372036854775808"},
		{uint(1), "1"}, {uint8(1), "1"}, {uint16(1), "1"}, {uint32(1), "1"}, {uint64(math.MaxUint64), "18446744073709551615"}, {float32(0.1), "0.1"}, {1e21, "1e+21"},
		{[]any{}, "[]"}, {noSlice, "[]"}, {noMap, "{}"}, {noBytes, `""`}, {[]byte("hello"), `"aGVsbG8="`}, {[]any{1, "a", nil, []any{}}, `[1,"a",null,[]]`},
		{map[string]any{"b": 1, "a": map[string]any{}, "": nil, "Z": 2}, `{"":null,"Z":2,"a":{},"b":1}`},
		{[]string{"a", "b"}, `["a","b"]`}, {[]int{1, 2}, "[1,2]"}, {[]int64{1}, "[1]"}, {[]float64{1.5, 2}, "[1.5,2]"}, {[]bool{true}, "[true]"},
		{map[string]string{"b": "x", "a": "y"}, `{"a":"y","b":"x"}`}, {[]map[string]any{{"a": 1}, nil}, `[{"a":1},{}]`},
		{json.RawMessage(` [1, 2] `), "[1,2]"}, {json.RawMessage(nil), "null"}, {jsonValue{`{"a" : 1}`}, `{"a":1}`}, {&jsonValue{"1"}, "1"}, {&jsonPointer{"2"}, "2"},
		{textValue("a\"b"), `"a\"b"`}, {netip.MustParseAddr("::1"), `"::1"`}, {big.NewInt(7), "7"}, {time.Unix(0, 0).UTC(), `"1970-01-01T00:00:00Z"`},
		{noValue, "null"}, {noPointer, "null"}, {noBig, "null"}, {noText, "null"}, {[]any{noValue, 1}, "[null,1]"},
		{jsonMap{"a": 1}, "1"}, {(*jsonMap)(nil), "null"}, {jsonMap(nil), "null"},
	} {
		assert.Equal(t, c.want, written(t, (*Writer).Any, c.v))
	}
	const cannot = "the result is of a Go type that cannot be written as JSON"
	for _, c := range []struct {
		v    any
		want string
	}{
		{noMethods{}, cannot}, {plainText("x"), cannot}, {make(chan int), cannot}, {func() {}, cannot}, {complex(1, 1), cannot}, {time.Second, cannot}, {new(int), cannot},
		{json.Number("1"), cannot}, {[]noMethods{}, cannot}, {map[int]string{}, cannot}, {uintptr(1), cannot},
		{map[string]any{"c": make(chan int)}, "result 'c' is of a Go type that cannot be written as JSON"},
		{[]any{0, badJSON{}}, "result '[1]' is no valid JSON"}, {nilJSON{}, "the result is no valid JSON"}, {failing{}, "the result cannot be written: no luck"},
		{[]float64{math.NaN()}, "result '[0]' is not a finite number"},
	} {
		assert.Equal(t, c.want, unwritten(t, (*Writer).Any, c.v))
	}
	assert.PanicsWithValue(t, "mine", func() { new(Writer).Any(nil, panicking{}) })
}

type panicking struct{}

func (panicking) MarshalText() ([]byte, error) { panic("mine") }

func TestCyclesAreTooDeep(t *testing.T) {
	loop := map[string]any{}
	loop["self"] = loop
	loop["other"] = []any{loop, loop}
	assert.Equal(t, "result '"+strings.Repeat("other[0].", 31)+"other[0]' nests deeper than 64 levels", unwritten(t, (*Writer).Any, any(loop)))

	var v any = 1
	for range 64 {
		v = []any{v}
	}
	assert.Equal(t, strings.Repeat("[", 64)+"1"+strings.Repeat("]", 64), write(t, func(w *Writer, b []byte) []byte { return w.Any(w.Any(b, v)[:0], v) }))
}
