package wire

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

var (
	verbs  = &Enum{Names: []string{"add", "get", "drop"}}
	numbed = &Enum{Names: func() (names []string) {
		for i := range 32 {
			names = append(names, fmt.Sprintf("n%02d", i))
		}
		return names
	}()}
)

func int1to100(r *cursor)   { r.Int64(1, 100) }
func orNullInt(r *cursor)   { _ = r.Null() || r.Int64(1, 100) > 0 }
func orNullVerb(r *cursor)  { _ = r.Null() || r.Enum(verbs) > 0 }
func anyBool(r *cursor)     { r.Bool() }
func anyString(r *cursor)   { _ = r.String() }
func anyFloat64(r *cursor)  { r.Float64(nil) }
func anyFloat32(r *cursor)  { r.Float32(nil) }
func anyNumber(r *cursor)   { r.Number(nil) }
func anyBytes(r *cursor)    { r.Bytes() }
func anyTime(r *cursor)     { r.Time() }
func anyDate(r *cursor)     { r.Date() }
func anyClock(r *cursor)    { r.ClockTime() }
func anyDuration(r *cursor) { r.Duration() }
func anyISO(r *cursor)      { r.ISODuration() }
func anyRune(r *cursor)     { r.Rune() }
func anyVerb(r *cursor)     { r.Enum(verbs) }

func within(low, high string) func(*cursor) {
	in := &Range{MinText: low, MaxText: high}
	_, _ = fmt.Sscan(low, &in.Min)
	_, _ = fmt.Sscan(high, &in.Max)
	return func(r *cursor) { r.Float64(in) }
}

func length(from, to int) func(*cursor) {
	return func(r *cursor) {
		_ = r.String()
		r.Length(from, to)
	}
}

func count(from, to int) func(*cursor) {
	return func(r *cursor) {
		at, n := r.Array(), 0
		if at >= 0 {
			for r.Item() {
				r.Skip()
				n++
			}
		}
		r.Count(at, n, from, to)
	}
}

func format(f Format) func(*cursor) {
	return func(r *cursor) { r.Formatted(f) }
}

func oneOf(of ...int64) func(*cursor) {
	return func(r *cursor) { r.OneOfInt64(of) }
}

func TestMessagesOfValues(t *testing.T) {
	const max64 = "1.7976931348623157e+308"
	for _, c := range []struct {
		value string
		read  func(*cursor)
		want  string // after "Argument 'a' "
	}{
		// Wrong types, of every kind.
		{`"5"`, int1to100, "must be an integer from 1 to 100, not a string."},
		{`true`, int1to100, "must be an integer from 1 to 100, not a boolean."},
		{`false`, int1to100, "must be an integer from 1 to 100, not a boolean."},
		{`[1]`, int1to100, "must be an integer from 1 to 100, not an array."},
		{`{"b":1}`, int1to100, "must be an integer from 1 to 100, not an object."},
		{`null`, int1to100, "must be an integer from 1 to 100, not null."},
		{`1`, anyString, "must be a string, not a number."},
		{`null`, anyString, "must be a string, not null."},
		{`0`, anyBool, "must be a boolean, not a number."},
		{`"1"`, anyFloat64, "must be a number, not a string."},
		{`"1"`, anyFloat32, "must be a number, not a string."},
		{`"Infinity"`, anyNumber, "must be a number, not a string."},
		{`1`, anyVerb, `must be one of "add", "get", "drop", not a number.`},
		{`1`, anyBytes, "must be base64 text such as aGVsbG8=, not a number."},
		{`1`, anyTime, "must be a date-time such as 2026-01-31T09:30:00Z, not a number."},
		{`1`, anyDate, "must be a date such as 2026-01-31, not a number."},
		{`1`, anyClock, "must be a time such as 09:30:00Z, not a number."},
		{`1`, anyDuration, "must be a duration such as 01:30:00, not a number."},
		{`1`, anyISO, "must be a duration such as PT1H30M, not a number."},
		{`1`, anyRune, "must be a string of exactly 1 character, not a number."},
		{`1`, format(FormatEmail), "must be an email address such as ann@example.com, not a number."},
		{`null`, format(FormatURI), "must be a URI such as https://example.com/path, not null."},
		{`{}`, format(FormatDuration), "must be a duration such as PT1H30M, not an object."},
		{`1`, format(0), "must be a string, not a number."},
		{`1`, func(r *cursor) { r.Object() }, "must be an object, not a number."},
		{`1`, func(r *cursor) { r.Array() }, "must be an array, not a number."},
		{`1`, func(r *cursor) { r.AnyObject() }, "must be an object, not a number."},
		{`{}`, func(r *cursor) { r.AnyArray() }, "must be an array, not an object."},
		// Where null is allowed.
		{`"5"`, orNullInt, "must be an integer from 1 to 100 or null, not a string."},
		{`5`, func(r *cursor) { _ = r.Null() || r.Formatted(FormatIPv4) != "" }, "must be an IPv4 address such as 192.0.2.1 or null, not a number."},
		{`5`, orNullVerb, `must be one of "add", "get", "drop" or null, not a number.`},
		{`0`, orNullInt, "must be an integer from 1 to 100."},
		// Ranges and fractions.
		{`0`, int1to100, "must be an integer from 1 to 100."},
		{`101`, int1to100, "must be an integer from 1 to 100."},
		{`1.5`, int1to100, "must be an integer from 1 to 100."},
		{`1e400`, int1to100, "must be an integer from 1 to 100."},
		{`9223372036854775808`, func(r *cursor) { r.Int64(math.MinInt64, math.MaxInt64) }, "must be an integer from -9223372036854775808 to 9223372036854775807."},
		{`-1`, func(r *cursor) { r.Uint64(0, 255) }, "must be an integer from 0 to 255."},
		{`-1.0`, func(r *cursor) { r.Uint64(0, 255) }, "must be an integer from 0 to 255."},
		{`256`, func(r *cursor) { r.Uint(0, 255) }, "must be an integer from 0 to 255."},
		{`"x"`, func(r *cursor) { r.Uint(0, 255) }, "must be an integer from 0 to 255, not a string."},
		{`4`, oneOf(1, 2, 3), "must be one of 1, 2, 3."},
		{`4`, oneOf(3), "must be 3."},
		{`4`, func(r *cursor) { r.Int64(3, 3) }, "must be the integer 3."},
		{`"3"`, func(r *cursor) { r.Uint64(3, 3) }, "must be the integer 3, not a string."},
		{`4`, within("3", "3.0"), "must be the number 3."},
		{`4`, func(r *cursor) { r.OneOfUint64([]uint64{5, 6}) }, "must be one of 5, 6."},
		{`5.5`, func(r *cursor) { r.OneOfUint64([]uint64{5, 6}) }, "must be one of 5, 6."},
		{`"1"`, oneOf(1, 2), "must be one of 1, 2, not a string."},
		{`null`, oneOf(1, 2), "must be one of 1, 2, not null."},
		{`2`, within("0", "1"), "must be a number from 0 to 1."},
		{`-1`, within("0", ""), "must be a number of at least 0."},
		{`2`, within("", "1.50"), "must be a number of at most 1.50."},
		{`""`, within("0", "1"), "must be a number from 0 to 1, not a string."},
		{`1e400`, anyFloat64, "must be a number from -" + max64 + " to " + max64 + "."},
		{`1e400`, within("0", ""), "must be a number from 0 to " + max64 + "."},
		{`-1e400`, within("", "1"), "must be a number from -" + max64 + " to 1."},
		{`1e400`, within("0", "1"), "must be a number from 0 to 1."},
		{`1e39`, anyFloat32, "must be a number from -3.4028235e+38 to 3.4028235e+38."},
		// Lengths and counts.
		{`"abcdef"`, length(0, 5), "must have at most 5 characters."},
		{`"abcdef"`, length(1, 4), "must have from 1 to 4 characters."},
		{`""`, length(1, -1), "must have at least 1 character."},
		{`""`, length(1, 1), "must have exactly 1 character."},
		{`"ab"`, length(0, 1), "must have at most 1 character."},
		{`"ab"`, anyRune, "must have exactly 1 character."},
		{`""`, anyRune, "must have exactly 1 character."},
		{`[]`, count(1, 4), "must have from 1 to 4 items."},
		{`[]`, count(1, -1), "must have at least 1 item."},
		{`[1,2,3,4]`, count(0, 3), "must have at most 3 items."},
		{`[1,2,3]`, count(4, 4), "must have exactly 4 items."},
		// Patterns, formats, enums.
		{`"a"`, func(r *cursor) { _ = r.String(); r.Pattern(false, "^[A-Z]+$") }, "must match ^[A-Z]+$."},
		{`"a"`, anyTime, "must be a date-time such as 2026-01-31T09:30:00Z."},
		{`"a"`, anyDate, "must be a date such as 2026-01-31."},
		{`"a"`, anyClock, "must be a time such as 09:30:00Z."},
		{`"a"`, anyDuration, "must be a duration such as 01:30:00."},
		{`"a"`, anyISO, "must be a duration such as PT1H30M."},
		{`"a"`, anyBytes, "must be base64 text such as aGVsbG8=."},
		{`"a"`, format(FormatDateTime), "must be a date-time such as 2026-01-31T09:30:00Z."},
		{`"a"`, format(FormatDate), "must be a date such as 2026-01-31."},
		{`"a"`, format(FormatTime), "must be a time such as 09:30:00Z."},
		{`"a"`, format(FormatDuration), "must be a duration such as PT1H30M."},
		{`"a"`, format(FormatEmail), "must be an email address such as ann@example.com."},
		{`"-"`, format(FormatHostname), "must be a host name such as www.example.com."},
		{`"a"`, format(FormatIPv4), "must be an IPv4 address such as 192.0.2.1."},
		{`"a"`, format(FormatIPv6), "must be an IPv6 address such as 2001:db8::1."},
		{`"a"`, format(FormatURI), "must be a URI such as https://example.com/path."},
		{`"a"`, format(FormatUUID), "must be a UUID such as 123e4567-e89b-12d3-a456-426614174000."},
		{`"put"`, anyVerb, `must be one of "add", "get", "drop".`},
		{`"Add"`, anyVerb, `must be one of "add", "get", "drop".`},
		{`"add "`, anyVerb, `must be one of "add", "get", "drop".`},
		{`"x"`, func(r *cursor) { _ = r.String(); r.Pattern(false, "^\\d\n\"$") }, `must match ^\d\n"$.`},
		{`"x"`, func(r *cursor) { r.Enum(numbed) }, `must be one of "n00", "n01", "n02", "n03", "n04", "n05", "n06", "n07", "n08", "n09", ` +
			`"n10", "n11", "n12", "n13", "n14", "n15", "n16", "n17", "n18", "n19", … and 12 more.`},
		{`"x"`, func(r *cursor) { r.Enum(&Enum{Names: []string{"a\"b\n"}}) }, `must be "a\"b\n".`},
		{`5`, func(r *cursor) { _ = r.Null() || r.Enum(&Enum{Names: []string{"only"}}) > 0 }, `must be "only" or null, not a number.`},
		// Numbers of any.
		{`18446744073709551617`, func(r *cursor) { r.Any() }, "must be a number that a float64 or a 64-bit integer holds exactly."},
		{`1e400`, func(r *cursor) { r.Any() }, "must be a number that a float64 or a 64-bit integer holds exactly."},
		{"1" + strings.Repeat("0", 400) + ".5", func(r *cursor) { r.Any() }, "must be a number that a float64 holds."},
	} {
		assert.Equal(t, "Argument 'a' "+c.want, complaint(c.value, c.read), "%s", c.value)
	}
}

func TestChecksDoNothingAfterAMismatch(t *testing.T) {
	got := complaint(`5`, func(r *cursor) {
		_ = r.String()
		r.Length(3, 4)
		r.Pattern(false, "x")
		r.checkFormat(FormatEmail)
		r.Repeated()
	})
	assert.Equal(t, "Argument 'a' must be a string, not a number.", got)
	assert.Empty(t, complaint(`null`, func(r *cursor) {
		r.Null()
		r.Length(3, 4)
	}))
}

func TestChecksOfStringsReadAsSomethingElse(t *testing.T) {
	const want = "Argument 'a' must be a host name such as www.example.com."
	assert.Equal(t, want, complaint(`"-"`, func(r *cursor) { r.Rune(); r.checkFormat(FormatHostname) }))
	assert.Empty(t, complaint(`"add"`, func(r *cursor) { r.Enum(verbs); r.checkFormat(FormatHostname); r.Length(3, 3) }))
	for name, skip := range map[string]func(*cursor){"Skip": (*cursor).Skip, "Raw": func(r *cursor) { r.Raw() }, "Rune": anyRune} {
		assert.Equal(t, "Argument 'a[1]' must be a host name such as www.example.com.", complaint(`["a","-"]`, func(r *cursor) {
			r.Array()
			r.Item()
			_ = r.String()
			r.Item()
			skip(r)
			r.checkFormat(FormatHostname)
			r.Item()
		}), name)
	}
}

func TestOK(t *testing.T) {
	for text, want := range map[string]bool{`5`: true, `0`: false, `"x"`: false} {
		_ = readArguments(`{"a":`+text+`}`, func(r *cursor) {
			orNullInt(r)
			assert.Equal(t, want, r.OK(), text)
		})
	}
	_ = readArguments(`{"a":5`, func(r *cursor) {
		r.Int64(1, 9)
		assert.True(t, r.OK())
		r.Member()
		assert.False(t, r.OK())
	})
}

func TestEveryCheckOfAValueIsNoted(t *testing.T) {
	got := complaint(`"ab"`, func(r *cursor) {
		_ = r.String()
		r.Length(3, 4)
		r.Pattern(false, "^x")
		r.Pattern(false, "^x")
	})
	assert.Equal(t, "Argument 'a' must have from 3 to 4 characters.\nArgument 'a' must match ^x.", got)
}

func TestFormattedKeepsWhatHasAnotherForm(t *testing.T) {
	got := complaint(`"a\u0062"`, func(r *cursor) {
		assert.Equal(t, "ab", r.Formatted(FormatEmail))
		assert.True(t, r.OK())
		assert.False(t, r.Accepted())
		r.Length(3, -1)
	})
	assert.Equal(t, "Argument 'a' must be an email address such as ann@example.com.\nArgument 'a' must have at least 3 characters.", got)
}
