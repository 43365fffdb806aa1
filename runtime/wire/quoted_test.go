package wire

import (
	"encoding/json"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func int8Quoted(r *cursor) { r.QuotedInt(math.MinInt8, math.MaxInt8) }

func TestMessagesOfQuotedValues(t *testing.T) {
	const int8Text = `a string holding an integer from -128 to 127, such as "12"`
	orNull := func(read func(*cursor)) func(*cursor) {
		return func(r *cursor) {
			if !r.Null() {
				read(r)
			}
		}
	}
	for _, c := range []struct {
		value string
		read  func(*cursor)
		want  string // after "Argument 'a' must be "
	}{
		{`12`, int8Quoted, int8Text + ", not a number."},
		{`null`, int8Quoted, int8Text + ", not null."},
		{`12`, orNull(int8Quoted), int8Text + ", or null, not a number."},
		{`"x"`, orNull(int8Quoted), int8Text + "."},
		{`"128"`, int8Quoted, int8Text + "."},
		{`"-129"`, int8Quoted, int8Text + "."},
		{`"1.0"`, int8Quoted, int8Text + "."},
		{`"4"`, func(r *cursor) { r.QuotedInt64(1, 3) }, `a string holding an integer from 1 to 3, such as "3".`},
		{`"4"`, func(r *cursor) { r.QuotedInt64(100, 300) }, `a string holding an integer from 100 to 300, such as "100".`},
		{`"-1"`, func(r *cursor) { r.QuotedUint(0, 255) }, `a string holding an integer from 0 to 255, such as "12".`},
		{`"256"`, func(r *cursor) { r.QuotedUint64(0, 255) }, `a string holding an integer from 0 to 255, such as "12".`},
		{`[1]`, func(r *cursor) { r.QuotedUint64(0, 9) }, `a string holding an integer from 0 to 9, such as "9", not an array.`},
		{`"99999999999999999999"`, func(r *cursor) { r.QuotedInt64(0, math.MaxInt64) }, `a string holding an integer from 0 to 9223372036854775807, such as "12".`},
		{`"1.5 "`, func(r *cursor) { r.QuotedFloat64() }, `a string holding a number, such as "1.5".`},
		{`1.5`, func(r *cursor) { r.QuotedFloat32() }, `a string holding a number, such as "1.5", not a number.`},
		{`"1e400"`, func(r *cursor) { r.QuotedFloat64() }, `a string holding a number from -1.7976931348623157e+308 to 1.7976931348623157e+308, such as "1.5".`},
		{`"-1e39"`, func(r *cursor) { r.QuotedFloat32() }, `a string holding a number from -3.4028235e+38 to 3.4028235e+38, such as "1.5".`},
		{`true`, func(r *cursor) { r.QuotedBool() }, `the string "true" or "false", not a boolean.`},
		{`1`, orNull(func(r *cursor) { r.QuotedBool() }), `the string "true" or "false", or null, not a number.`},
		{`"True"`, func(r *cursor) { r.QuotedBool() }, `the string "true" or "false".`},
	} {
		assert.Equal(t, "Argument 'a' must be "+c.want, complaint(c.value, func(r *cursor) {
			c.read(r)
			assert.False(t, r.Accepted())
		}), c.value)
	}
	assert.Equal(t, "The arguments are not valid JSON: unexpected end at byte 8.", complaint(`"1`, int8Quoted))
}

// quotedForms are the readers with the contract's patterns for their texts.
var quotedForms = []struct {
	pattern *regexp.Regexp
	read    func(*cursor) any
	// value is what such a text stands for, if the Go type holds it.
	value func(string) (any, error)
}{
	{
		regexp.MustCompile(`^(0|-?[1-9][0-9]*)$`),
		func(r *cursor) any { return r.QuotedInt64(math.MinInt64, math.MaxInt64) },
		func(s string) (any, error) { return strconv.ParseInt(s, 10, 64) },
	},
	{
		regexp.MustCompile(`^(0|[1-9][0-9]*)$`),
		func(r *cursor) any { return r.QuotedUint64(0, math.MaxUint64) },
		func(s string) (any, error) { return strconv.ParseUint(s, 10, 64) },
	},
	{
		regexp.MustCompile(`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`),
		func(r *cursor) any { return r.QuotedFloat64() },
		func(s string) (any, error) { return strconv.ParseFloat(s, 64) },
	},
	{
		regexp.MustCompile(`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`),
		func(r *cursor) any { return r.QuotedFloat32() },
		func(s string) (any, error) {
			v, err := strconv.ParseFloat(s, 32)
			return float32(v), err
		},
	},
	{
		regexp.MustCompile(`^(true|false)$`),
		func(r *cursor) any { return r.QuotedBool() },
		func(s string) (any, error) { return strconv.ParseBool(s) },
	},
}

// checkQuoted holds every reader to the pattern of its schema for that text.
func checkQuoted(t assert.TestingT, text string) {
	quoted, err := json.Marshal(text)
	assert.NoError(t, err)
	for _, form := range quotedForms {
		var got any
		problem := complaint(string(quoted), func(r *cursor) { got = form.read(r) })
		want, err := form.value(text)
		fits := form.pattern.MatchString(text) && err == nil
		assert.Equal(t, fits, problem == "", "%v: %q: %s", form.pattern, text, problem)
		if fits {
			assert.Equal(t, want, got, "%q", text)
		}
	}
}

func TestQuotedFormsAreThePatterns(t *testing.T) {
	for _, text := range []string{
		"", "0", "-0", "00", "01", "-01", "+1", "1", "-1", "12", "-", "--1", " 1", "1 ", "1\n", "\n1", "1.0", "1.", ".5", "0.5", "-0.5", "-0.0", "1e2", "1E+2", "1e-2",
		"1e", "1e+", "e1", "0x1", "1_000", "1,000", "١", "１", "NaN", "Infinity", "-Infinity", "inf", "1e400", "1e-400", "3.5e38", "1e-99999999999999999999",
		"9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "99999999999999999999",
		"true", "false", "True", "t", "1true", "true ", "null", "\x00", `"1"`, "é",
	} {
		checkQuoted(t, text)
	}
	rapid.Check(t, func(t *rapid.T) {
		checkQuoted(t, rapid.OneOf(jsonNumbers(), rapid.StringMatching(`[-+]?[0-9.eE_ ]{0,24}`), rapid.String()).Draw(t, "text"))
	})
}

func TestQuotedIntsHaveThePlatformsRange(t *testing.T) {
	tooLarge, tooLargeUnsigned := `"2147483648"`, `"4294967296"`
	if strconv.IntSize == 64 {
		tooLarge, tooLargeUnsigned = `"9223372036854775808"`, `"18446744073709551616"`
	}
	const least, most = math.MinInt, math.MaxInt
	assert.Equal(t, "Argument 'a' must be "+quotedInt64Text(least, most)+".", complaint(tooLarge, func(r *cursor) { r.QuotedInt(math.MinInt64, math.MaxInt64) }))
	assert.Equal(t, "Argument 'a' must be "+quotedUint64Text(0, math.MaxUint)+".", complaint(tooLargeUnsigned, func(r *cursor) { r.QuotedUint(0, math.MaxUint64) }))
	assert.Equal(t, most, read(t, `"`+strconv.Itoa(most)+`"`, func(r *cursor) int { return r.QuotedInt(math.MinInt64, math.MaxInt64) }))
	assert.Equal(t, uint(math.MaxUint), read(t, `"`+strconv.FormatUint(math.MaxUint, 10)+`"`, func(r *cursor) uint { return r.QuotedUint(0, math.MaxUint64) }))
}

func TestQuotedTextsMayBeEscapedAndLong(t *testing.T) {
	assert.Equal(t, int64(12), read(t, `"\u0031\u0032"`, func(r *cursor) int64 { return r.QuotedInt64(0, 99) }))
	assert.Equal(t, math.Copysign(0, -1), read(t, `"-0"`, (*cursor).QuotedFloat64))
	assert.Equal(t, 1.0, read(t, `"0.`+strings.Repeat("0", 1_000_000)+`1e1000001"`, (*cursor).QuotedFloat64))
}

func TestWrittenQuotedValues(t *testing.T) {
	assert.Equal(t, `["-5","18446744073709551615","1e+21","0.1","0","true","false"]`, write(t, func(w *Writer, b []byte) []byte {
		b = append(b, '[')
		b = w.QuotedInt64(b, -5)
		b = w.Comma(b)
		b = w.QuotedUint64(b, math.MaxUint64)
		b = w.Comma(b)
		b = w.QuotedFloat64(b, 1e21)
		b = w.Comma(b)
		b = w.QuotedFloat32(b, 0.1)
		b = w.Comma(b)
		b = w.QuotedFloat64(b, math.Copysign(0, -1))
		b = w.Comma(b)
		b = w.QuotedBool(b, true)
		b = w.Comma(b)
		b = w.QuotedBool(b, false)
		return append(b, ']')
	}))
	assert.Equal(t, "result 'a[1]' is not a finite number", writeFailure(t, func(w *Writer, b []byte) []byte {
		b = append(b, `{"a":[`...)
		b = w.QuotedFloat64(b, 1)
		b = w.Comma(b)
		b = w.QuotedFloat64(b, math.NaN())
		return append(b, "]}"...)
	}))
	assert.Equal(t, "the result is not a finite number", unwritten(t, (*Writer).QuotedFloat32, float32(math.Inf(-1))))
}

// What is written is read again as the same value.
func TestQuotedValuesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		i, u, f := rapid.Int64().Draw(t, "i"), rapid.Uint64().Draw(t, "u"), rapid.Float64().Draw(t, "f")
		var w Writer
		b := w.Comma(w.QuotedInt64([]byte("["), i))
		b = w.Comma(w.QuotedUint64(b, u))
		b = w.Comma(w.QuotedFloat64(b, f))
		text, err := w.Done(append(w.QuotedFloat32(b, float32(f)), ']'))
		if err != nil {
			t.Skip("infinite as a float32")
		}
		problem := complaint(string(text), func(r *cursor) {
			r.Array()
			r.Item()
			assert.Equal(t, i, r.QuotedInt64(math.MinInt64, math.MaxInt64))
			r.Item()
			assert.Equal(t, u, r.QuotedUint64(0, math.MaxUint64))
			r.Item()
			assert.Equal(t, f, r.QuotedFloat64())
			r.Item()
			assert.Equal(t, float32(f), r.QuotedFloat32())
			r.Item()
		})
		assert.Empty(t, problem)
	})
}
