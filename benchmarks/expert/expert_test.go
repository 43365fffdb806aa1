package expert

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestFloat compares with encoding/json, which writes numbers as ECMA-262 does but for
// negative zero.
func TestFloat(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	draw := []func() float64{
		func() float64 { return math.Float64frombits(r.Uint64()) },
		func() float64 { return float64(r.Int64N(1e14)) / 1000 },
		func() float64 { return -float64(r.IntN(100_000)) / 100 },
		func() float64 { return r.NormFloat64() * math.Pow10(r.IntN(50)-25) },
		func() float64 { return math.Nextafter(float64(r.Int64N(1e13))/1000, 1e15) },
		func() float64 { return float64(r.IntN(3)) },
	}
	for i := range 300_000 {
		f := draw[i%len(draw)]()
		if math.IsNaN(f) || math.IsInf(f, 0) {
			continue
		}
		want, err := json.Marshal(f)
		require.NoError(t, err)
		written := appendFloat(nil, f)
		require.Equal(t, string(want), string(written))
		reader := reader{doc: written}
		got, end := reader.float64(0, "")
		require.Equal(t, len(written), end)
		require.Equal(t, f, got)
	}
	assert.Equal(t, "0", string(appendFloat(nil, math.Copysign(0, -1))))
}

func TestInteger(t *testing.T) {
	for text, want := range map[string]int32{
		"0": 0, "-0": 0, "7": 7, "-7": -7, "1.0": 1, "1e1": 10, "1E+1": 10, "100e-2": 1, "0.5e1": 5, "1200e-2": 12,
		"0e99999999999999999999": 0, "0.0": 0, "2147483647": math.MaxInt32, "-2147483648": math.MinInt32,
		"000": -1, "01": -1, "1.": -1, ".1": -1, "1e": -1, "+1": -1, "-": -1, "1.5": -1, "1e-1": -1, "15e-1": -1,
		"2147483648": -1, "-2147483649": -1, "99999999999999999999": -1, "1e99999999999999999999": -1, "1e-99999999999999999999": -1,
	} {
		reader := reader{doc: []byte(text)}
		got, end := reader.int32(0, math.MinInt32, math.MaxInt32, "")
		if want == -1 {
			assert.Equal(t, -1, end, text)
			continue
		}
		assert.Equal(t, len(text), end, text)
		assert.Equal(t, want, got, text)
	}
}

func TestDateTime(t *testing.T) {
	for text, want := range map[string]string{
		"2026-09-17T14:03:27Z":            "2026-09-17T14:03:27Z",
		"2026-09-17t14:03:27.5z":          "2026-09-17T14:03:27.5Z",
		"2026-09-17T14:03:27.1234567899Z": "2026-09-17T14:03:27.123456789Z",
		"2026-09-17T14:03:27-01:30":       "2026-09-17T15:33:27Z",
		"2024-02-29T00:00:00+00:00":       "2024-02-29T00:00:00Z",
		"2016-12-31T23:59:60Z":            "2017-01-01T00:00:00Z",
		"2017-01-01T00:59:60+01:00":       "2017-01-01T00:00:00Z",
		"2026-02-29T00:00:00Z":            "",
		"1900-02-29T00:00:00Z":            "",
		"2026-04-31T00:00:00Z":            "",
		"2026-13-01T00:00:00Z":            "",
		"2026-01-01T24:00:00Z":            "",
		"2026-01-01T12:00:60Z":            "",
		"2026-01-01T12:00:00":             "",
		"2026-01-01T12:00:00.Z":           "",
		"2026-01-01T12:00:00,5Z":          "",
		"2026-01-01T12:00:00+24:00":       "",
		"2026-01-01T12:00:00+0100":        "",
		"2026-01-01 12:00:00Z":            "",
		"2026-1-01T12:00:000Z":            "",
		"2026-01-01T9:00:00Z":             "",
	} {
		got, ok := parseDateTime([]byte(text))
		if assert.Equal(t, want != "", ok, text) && ok {
			assert.Equal(t, want, got.UTC().Format(time.RFC3339Nano), text)
		}
	}
}

// TestString writes random texts and reads them again, as they were written and with
// other escapes, by both ways to keep them.
func TestString(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	pieces := []string{"a", "plain words ", "\n\t\t", `"`, `\`, "é", "日本", "\U0001f600", "\x00", "\x7f", "0123456789abcdef"}
	for range 20_000 {
		var text strings.Builder
		for range r.IntN(60) {
			text.WriteString(pieces[r.IntN(len(pieces))])
		}
		want := text.String()
		escaped, err := json.Marshal(want)
		require.NoError(t, err)
		for _, doc := range [][]byte{appendString(nil, want), escaped, asEscapes(want)} {
			require.True(t, Valid(doc), "%s", doc)
			for _, pooled := range []bool{false, true} {
				reader := reader{doc: doc, pooled: pooled}
				got, end := reader.str(0, "")
				require.Equal(t, len(doc), end, "%s", doc)
				require.Equal(t, want, got)
			}
		}
	}
	assert.Equal(t, `"a�b"`, string(appendString(nil, "a\xffb")))
}

// asEscapes writes every character above ASCII as an escape, in pairs where it takes two.
func asEscapes(s string) []byte {
	var b strings.Builder
	for _, c := range string(appendString(nil, s)) {
		switch {
		case c > 0xffff:
			c -= 0x10000
			b.WriteString(escape(0xd800+c>>10) + escape(0xdc00+c&0x3ff))
		case c > 0x7f:
			b.WriteString(escape(c))
		default:
			b.WriteRune(c)
		}
	}
	return []byte(b.String())
}

func escape(c rune) string {
	const hex = "0123456789ABCDEF"
	return `\u` + string([]byte{hex[c>>12&15], hex[c>>8&15], hex[c>>4&15], hex[c&15]})
}
