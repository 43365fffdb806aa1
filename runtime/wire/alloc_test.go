package wire

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// The reader lives on its caller's stack, and reading costs what the values
// cost. A number below that includes the reader shows that it has not escaped.
func TestAllocations(t *testing.T) {
	in := &Range{Max: 1e9, MinText: "0", MaxText: "1e9"}
	for _, c := range []struct {
		name  string
		value string
		read  func(r *cursor)
		want  float64
	}{
		{"Int64", "12", int1to100, 0},
		{"Uint64", "12", func(r *cursor) { r.Uint64(0, 100) }, 0},
		{"Bool", "true", anyBool, 0},
		{"Enum", `"get"`, anyVerb, 0},
		{"Null", "null", orNullInt, 0},
		{"Float64", "1.5", func(r *cursor) { r.Float64(in) }, 0},
		{"Float64, at a bound", "0.0", func(r *cursor) { r.Float64(in) }, 0},
		{"Float32", "1.5e3", func(r *cursor) { r.Float32(nil) }, 0},
		{"Rune", `"é"`, anyRune, 0},
		{"Duration", `"01:30:00"`, anyDuration, 0},
		{"ISODuration", `"PT1H30M"`, anyISO, 1},
		{"Array, Count", "[1,2,3]", count(1, 3), 0},
		{"Skip", `{"a":[1,"x",{"b":null}]}`, (*cursor).Skip, 0},
		{"String", `"some text"`, anyString, 1},
		{"String with escapes", `"some\ntext"`, anyString, 1},
		{"String, long with escapes", `"some\n` + string(make300()) + `"`, anyString, 1},
		{"Formatted, Length", `"ann@example.com"`, func(r *cursor) { r.Formatted(FormatEmail); r.Length(1, 20) }, 1},
		{"Bytes", `"aGVsbG8="`, anyBytes, 1},
		{"UUID", `"123e4567-e89b-12d3-a456-426614174000"`, func(r *cursor) { r.UUID() }, 0},
		{"QuotedInt64", `"12"`, func(r *cursor) { r.QuotedInt64(0, 99) }, 0},
		{"QuotedFloat64", `"1.5"`, func(r *cursor) { r.QuotedFloat64() }, 0},
		{"Own, an object", `{"amount":12.5,"currency":"EUR","user-id":{"a":1,"b":2}}`, own(price), 0},
		{"Own, a string for a text method", `"EUR"`, func(r *cursor) { Unquoted(r.Own(ownCode)) }, 2},
		{"Own, anything", `[1,{"a":"b"}]`, func(r *cursor) { r.Own(nil) }, 0},
		{"StringArray, empty", `[]`, func(r *cursor) { took[[]string](r)(r.StringArray(r.i)) }, 0},
		{"StringArray", `["alpha","beta"]`, func(r *cursor) { took[[]string](r)(r.StringArray(r.i)) }, 2},
		{"NullableString", `"a"`, func(r *cursor) { took[*string](r)(r.NullableString(r.i)) }, 2},
		{"NullableString, null", `null`, func(r *cursor) { took[*string](r)(r.NullableString(r.i)) }, 0},
		{"Raw", `[1,{"a":"b"}]`, func(r *cursor) { r.Raw() }, 1},
	} {
		text := []byte(`{"a": ` + c.value + ` }`)
		var err error
		got := testing.AllocsPerRun(100, func() {
			r := newCursor(text)
			r.i = len(`{"a": `)
			c.read(r)
			r.i = space(text, r.i) + len("}")
			err = r.Finish()
		})
		assert.NoError(t, err, c.name)
		// c.read is called through a variable, for which the compiler puts the
		// cursor and the reader on the heap: those are the two allocations more.
		assert.Equal(t, c.want+2, got, c.name)
	}
}

var ownCode = schema(`{"type":"string","pattern":"^[A-Z]+$","minLength":3}`)

var onlyA = &Members{Names: []string{"a"}, Required: []uint64{1}}

func make300() []byte {
	b := make([]byte, 300)
	for i := range b {
		b[i] = 'x'
	}
	return b
}

var elevenOrTwelve = []int64{11, 12}

// Calls as generated code makes them, without a function variable.
func TestReaderDoesNotEscape(t *testing.T) {
	text := []byte(`{"n":12,"e":12,"ok":true,"verb":"get","f":1.5,"d":"01:30:00","l":[1,2],"q":"5","own":{"amount":12.5,"currency":"EUR"}}`)
	members := &Members{Names: []string{"n", "e", "ok", "verb", "f", "d", "l", "q", "own"}, Required: []uint64{1}}
	listed := schema(price)
	var sum int64
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		r := NewReader(text)
		m, i, seen := r.Arguments(members)
		for m >= 0 {
			var n int64
			switch m {
			case 0:
				n, i = r.Int64(i, 0, 100)
			case 1:
				n, i = r.OneOfInt64(i, elevenOrTwelve)
			case 2:
				_, i = r.Bool(i)
			case 3:
				_, i = r.Enum(i, verbs)
			case 4:
				_, i = r.Float64(i, nil)
			case 5:
				_, i = r.Duration(i)
			case 6:
				at, more := i, false
				for i, more = r.Array(i); more; i, more = r.Item(i) {
					var item int
					item, i = r.Int(i, 0, 9)
					n += int64(item)
				}
				r.Count(at, 2, 0, 4)
			case 7:
				n, i = r.QuotedInt64(i, 0, 9)
			case 8:
				own, next := r.Own(i, listed)
				if own == nil || r.Refused(i, nil) {
					n = -1 << 62
				}
				i = next
			}
			sum += n
			m, i, seen = r.Member(i, m, seen, members)
		}
		if r.Finish(i) != nil {
			sum = -1 << 62
		}
	}))
	assert.Positive(t, sum)
}

func TestWriterAllocations(t *testing.T) {
	buf := make([]byte, 0, 1024)
	listed, text := schema(price), []byte(`{"amount":12.5,"currency":"EUR"}`)
	at, numbers := time.Unix(0, 0).UTC(), any([]float64{0.5, 1})
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		var w Writer
		b := w.Int64(append(buf, `{"a":`...), 5)
		b = w.String(w.Name(b, `"b":`), "text\n")
		b = w.Float64(w.Name(b, `"c":`), 1.5)
		b = w.Duration(w.Name(b, `"d":`), 5e9)
		b = w.Own(w.Name(b, `"e":`), listed, text, nil)
		b = w.UUID(w.Name(b, `"f":`), [16]byte{})
		b = w.Time(w.Name(b, `"g":`), at)
		b = w.Any(w.Name(b, `"h":`), numbers)
		if _, err := w.Done(append(b, '}')); err != nil {
			panic(err)
		}
	}))
}
