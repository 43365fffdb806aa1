package wire

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The reader lives on its caller's stack, and reading costs what the values
// cost. A number below that includes the reader shows that it has not escaped.
func TestAllocations(t *testing.T) {
	in := &Range{Max: 1e9, MinText: "0", MaxText: "1e9"}
	for _, c := range []struct {
		name  string
		value string
		read  func(r *Reader)
		want  float64
	}{
		{"Int64", "12", int1to100, 0},
		{"Uint64", "12", func(r *Reader) { r.Uint64(0, 100) }, 0},
		{"Bool", "true", anyBool, 0},
		{"Enum", `"get"`, anyVerb, 0},
		{"Null", "null", orNullInt, 0},
		{"Float64", "1.5", func(r *Reader) { r.Float64(in) }, 0},
		{"Float64, at a bound", "0.0", func(r *Reader) { r.Float64(in) }, 0},
		{"Float32", "1.5e3", func(r *Reader) { r.Float32(nil) }, 0},
		{"Rune", `"é"`, anyRune, 0},
		{"Duration", `"01:30:00"`, anyDuration, 0},
		{"ISODuration", `"PT1H30M"`, anyISO, 1},
		{"Array, Count", "[1,2,3]", count(1, 3), 0},
		{"Skip", `{"a":[1,"x",{"b":null}]}`, (*Reader).Skip, 0},
		{"String", `"some text"`, anyString, 1},
		{"String with escapes", `"some\ntext"`, anyString, 1},
		{"String, long with escapes", `"some\n` + string(make300()) + `"`, anyString, 1},
		{"Formatted, Length", `"ann@example.com"`, func(r *Reader) { r.Formatted(FormatEmail); r.Length(1, 20) }, 1},
		{"Bytes", `"aGVsbG8="`, anyBytes, 1},
		{"UUID", `"123e4567-e89b-12d3-a456-426614174000"`, func(r *Reader) { r.UUID() }, 0},
		{"QuotedInt64", `"12"`, func(r *Reader) { r.QuotedInt64(0, 99) }, 0},
		{"QuotedFloat64", `"1.5"`, func(r *Reader) { r.QuotedFloat64() }, 0},
		{"Own, an object", `{"amount":12.5,"currency":"EUR","user-id":{"a":1,"b":2}}`, own(price), 0},
		{"Own, a string for a text method", `"EUR"`, func(r *Reader) { r.Own(ownCode); r.Accepted(); _ = r.LastString() }, 1},
		{"Own, anything", `[1,{"a":"b"}]`, func(r *Reader) { r.Own(nil) }, 0},
		{"Raw", `[1,{"a":"b"}]`, func(r *Reader) { r.Raw() }, 1},
	} {
		text := []byte(`{"a": ` + c.value + ` }`)
		var err error
		got := testing.AllocsPerRun(100, func() {
			r := NewReader(text)
			at := r.Arguments()
			var seen uint64
			for r.Member() {
				if string(r.Name()) == "a" && r.First(&seen, 1) {
					c.read(&r)
				}
			}
			r.Require(at, onlyA, seen)
			err = r.Finish()
		})
		assert.NoError(t, err, c.name)
		// c.read is called through a variable, for which the compiler puts the
		// reader on the heap: that is the one allocation more.
		assert.Equal(t, c.want+1, got, c.name)
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
	members := &Members{Names: []string{"n"}, Required: []uint64{1}}
	listed := schema(price)
	var sum int64
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		r := NewReader(text)
		at := r.Arguments()
		var seen uint64
		for r.Member() {
			switch string(r.Name()) {
			case "n":
				if r.First(&seen, 1) {
					sum += r.Int64(0, 100)
				}
			case "e":
				sum += r.OneOfInt64(elevenOrTwelve)
			case "ok":
				r.Bool()
			case "verb":
				r.Enum(verbs)
			case "f":
				r.Float64(nil)
			case "d":
				r.Duration()
			case "q":
				sum += r.QuotedInt64(0, 9)
			case "own":
				if text := r.Own(listed); text == nil || r.Refused(nil) {
					sum = -1 << 62
				}
			case "l":
				n := 0
				at := r.Array()
				for at >= 0 && r.Item() {
					sum += int64(r.Int(0, 9))
					n++
				}
				r.Count(at, n, 0, 4)
			default:
				r.Undeclared(members)
			}
		}
		r.Require(at, members, seen)
		if r.Finish() != nil {
			sum = -1 << 62
		}
	}))
	assert.Positive(t, sum)
}

func TestWriterAllocations(t *testing.T) {
	buf := make([]byte, 0, 1024)
	listed, text := schema(price), []byte(`{"amount":12.5,"currency":"EUR"}`)
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		w := Writer{Buf: buf}
		w.Raw("{")
		w.Name(`"a":`)
		w.Int64(5)
		w.Name(`"b":`)
		w.String("text\n")
		w.Name(`"c":`)
		w.Float64(1.5)
		w.Name(`"d":`)
		w.Duration(5e9)
		w.Name(`"e":`)
		w.Own(listed, text, nil)
		w.Name(`"f":`)
		w.UUID([16]byte{})
		w.Raw("}")
		if _, err := w.Done(); err != nil {
			panic(err)
		}
	}))
}
