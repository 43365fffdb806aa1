package wire

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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

func int1to100(r *Reader)   { r.Int64(1, 100) }
func orNullInt(r *Reader)   { _ = r.Null() || r.Int64(1, 100) > 0 }
func orNullVerb(r *Reader)  { _ = r.Null() || r.Enum(verbs) > 0 }
func anyBool(r *Reader)     { r.Bool() }
func anyString(r *Reader)   { _ = r.String() }
func anyFloat64(r *Reader)  { r.Float64(nil) }
func anyFloat32(r *Reader)  { r.Float32(nil) }
func anyNumber(r *Reader)   { r.Number(nil) }
func anyBytes(r *Reader)    { r.Bytes() }
func anyTime(r *Reader)     { r.Time() }
func anyDate(r *Reader)     { r.Date() }
func anyClock(r *Reader)    { r.ClockTime() }
func anyDuration(r *Reader) { r.Duration() }
func anyISO(r *Reader)      { r.ISODuration() }
func anyRune(r *Reader)     { r.Rune() }
func anyVerb(r *Reader)     { r.Enum(verbs) }

func within(low, high string) func(*Reader) {
	in := &Range{MinText: low, MaxText: high}
	_, _ = fmt.Sscan(low, &in.Min)
	_, _ = fmt.Sscan(high, &in.Max)
	return func(r *Reader) { r.Float64(in) }
}

func length(from, to int) func(*Reader) {
	return func(r *Reader) {
		_ = r.String()
		r.Length(from, to)
	}
}

func count(from, to int) func(*Reader) {
	return func(r *Reader) {
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

func format(f Format) func(*Reader) {
	return func(r *Reader) {
		_ = r.String()
		r.Format(f)
	}
}

func oneOf(of ...int64) func(*Reader) {
	return func(r *Reader) { r.OneOfInt64(of) }
}

func TestMessagesOfValues(t *testing.T) {
	const max64 = "1.7976931348623157e+308"
	for _, c := range []struct {
		value string
		read  func(*Reader)
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
		{`1`, func(r *Reader) { r.Object() }, "must be an object, not a number."},
		{`1`, func(r *Reader) { r.Array() }, "must be an array, not a number."},
		{`1`, func(r *Reader) { r.AnyObject() }, "must be an object, not a number."},
		{`{}`, func(r *Reader) { r.AnyArray() }, "must be an array, not an object."},
		// Where null is allowed.
		{`"5"`, orNullInt, "must be an integer from 1 to 100 or null, not a string."},
		{`5`, orNullVerb, `must be one of "add", "get", "drop" or null, not a number.`},
		{`0`, orNullInt, "must be an integer from 1 to 100."},
		// Ranges and fractions.
		{`0`, int1to100, "must be an integer from 1 to 100."},
		{`101`, int1to100, "must be an integer from 1 to 100."},
		{`1.5`, int1to100, "must be an integer from 1 to 100."},
		{`1e400`, int1to100, "must be an integer from 1 to 100."},
		{`9223372036854775808`, func(r *Reader) { r.Int64(math.MinInt64, math.MaxInt64) }, "must be an integer from -9223372036854775808 to 9223372036854775807."},
		{`-1`, func(r *Reader) { r.Uint64(0, 255) }, "must be an integer from 0 to 255."},
		{`-1.0`, func(r *Reader) { r.Uint64(0, 255) }, "must be an integer from 0 to 255."},
		{`256`, func(r *Reader) { r.Uint(0, 255) }, "must be an integer from 0 to 255."},
		{`"x"`, func(r *Reader) { r.Uint(0, 255) }, "must be an integer from 0 to 255, not a string."},
		{`4`, oneOf(1, 2, 3), "must be one of 1, 2, 3."},
		{`4`, func(r *Reader) { r.OneOfUint64([]uint64{5, 6}) }, "must be one of 5, 6."},
		{`5.5`, func(r *Reader) { r.OneOfUint64([]uint64{5, 6}) }, "must be one of 5, 6."},
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
		{`"a"`, func(r *Reader) { _ = r.String(); r.Pattern(false, "^[A-Z]+$") }, "must match ^[A-Z]+$."},
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
		{`"x"`, func(r *Reader) { _ = r.String(); r.Pattern(false, "^\\d\n\"$") }, `must match ^\d\n"$.`},
		{`"x"`, func(r *Reader) { r.Enum(numbed) }, `must be one of "n00", "n01", "n02", "n03", "n04", "n05", "n06", "n07", "n08", "n09", ` +
			`"n10", "n11", "n12", "n13", "n14", "n15", "n16", "n17", "n18", "n19", … and 12 more.`},
		{`"x"`, func(r *Reader) { r.Enum(&Enum{Names: []string{"a\"b\n"}}) }, `must be one of "a\"b\n".`},
		// Numbers of any.
		{`18446744073709551617`, func(r *Reader) { r.Any() }, "must be an integer from -9223372036854775808 to 18446744073709551615."},
		{`1e400`, func(r *Reader) { r.Any() }, "must be an integer from -9223372036854775808 to 18446744073709551615."},
		{"1" + strings.Repeat("0", 400) + ".5", func(r *Reader) { r.Any() }, "must be a number from -" + max64 + " to " + max64 + "."},
	} {
		assert.Equal(t, "Argument 'a' "+c.want, complaint(c.value, c.read), "%s", c.value)
	}
}

func TestChecksDoNothingAfterAMismatch(t *testing.T) {
	got := complaint(`5`, func(r *Reader) {
		_ = r.String()
		r.Length(3, 4)
		r.Pattern(false, "x")
		r.Format(FormatEmail)
		r.Repeated()
	})
	assert.Equal(t, "Argument 'a' must be a string, not a number.", got)
	assert.Empty(t, complaint(`null`, func(r *Reader) {
		r.Null()
		r.Length(3, 4)
		r.Repeated()
	}))
}

func TestChecksOfStringsReadAsSomethingElse(t *testing.T) {
	const want = "Argument 'a' must be a host name such as www.example.com."
	assert.Equal(t, want, complaint(`"-"`, func(r *Reader) { r.Rune(); r.Format(FormatHostname) }))
	assert.Empty(t, complaint(`"add"`, func(r *Reader) { r.Enum(verbs); r.Format(FormatHostname); r.Length(3, 3) }))
	for name, skip := range map[string]func(*Reader){"Skip": (*Reader).Skip, "Raw": func(r *Reader) { r.Raw() }, "Rune": anyRune} {
		assert.Equal(t, "Argument 'a[1]' must be a host name such as www.example.com.", complaint(`["a","-"]`, func(r *Reader) {
			r.Array()
			r.Item()
			_ = r.String()
			r.Item()
			skip(r)
			r.Format(FormatHostname)
			r.Item()
		}), name)
	}
}

func TestOK(t *testing.T) {
	for text, want := range map[string]bool{`5`: true, `0`: false, `"x"`: false, `null`: false} {
		_ = readArguments(`{"a":`+text+`}`, func(r *Reader) {
			orNullInt(r)
			assert.Equal(t, want, r.OK(), text)
		})
	}
	_ = readArguments(`{"a":5`, func(r *Reader) {
		r.Int64(1, 9)
		assert.True(t, r.OK())
		r.Member()
		assert.False(t, r.OK())
	})
}

func TestEveryCheckOfAValueIsNoted(t *testing.T) {
	got := complaint(`"ab"`, func(r *Reader) {
		_ = r.String()
		r.Length(3, 4)
		r.Pattern(false, "^x")
		r.Pattern(false, "^x")
	})
	assert.Equal(t, "Argument 'a' must have from 3 to 4 characters.\nArgument 'a' must match ^x.", got)
}

// order is what the binder of a small closed object looks like.
var order = &Members{Names: []string{"query", "limit", "user-id"}, Required: []uint64{0b101}}

func readOrder(r *Reader, at int) {
	if at < 0 {
		return
	}
	var seen uint64
	for r.Member() {
		switch string(r.Name()) {
		case "query":
			if r.First(&seen, 1) {
				_ = r.String()
			}
		case "limit":
			if r.First(&seen, 2) {
				r.Int64(1, 100)
			}
		case "user-id":
			if r.First(&seen, 4) {
				readOrder(r, r.Object())
			}
		default:
			r.Undeclared(order)
		}
	}
	r.Require(at, order, seen)
}

func orderError(text string) string {
	r := NewReader([]byte(text))
	readOrder(&r, r.Arguments())
	if err := r.Finish(); err != nil {
		return err.Error()
	}
	return ""
}

func TestMessagesOfMembers(t *testing.T) {
	const good = `{"query":"","user-id":{"query":"","user-id":{}}}`
	for _, c := range []struct {
		text string
		want []string
	}{
		{`{}`, []string{"Argument 'query' is required.", "Argument '['user-id']' is required."}},
		{``, []string{"Argument 'query' is required.", "Argument '['user-id']' is required."}},
		{" \n", []string{"Argument 'query' is required.", "Argument '['user-id']' is required."}},
		{` null `, []string{"Argument 'query' is required.", "Argument '['user-id']' is required."}},
		{`{"qurey":1,"query":"","user-id":1}`, []string{
			"Argument 'qurey' is not declared; did you mean 'query'?",
			"Argument '['user-id']' must be an object, not a number.",
		}},
		{`{"\u0071uery":"","x y":{"query":1},"Limit":0,"user-id":[],"query":5,"limit":0}`, []string{
			"Argument '['x y']' is not declared.",
			"Argument 'Limit' is not declared; did you mean 'limit'?",
			"Argument '['user-id']' must be an object, not an array.",
			"Argument 'query' is given twice.",
			"Argument 'limit' must be an integer from 1 to 100.",
		}},
		{`{"query":"","user-id":{"query":"","limit":"x","user-id":""},"query":1,"query":2,"query":3}`, []string{
			"Argument '['user-id'].limit' must be an integer from 1 to 100, not a string.",
			"Argument '['user-id']['user-id']' must be an object, not a string.",
			"Argument 'query' is given twice.",
		}},
		{`{"x y":1,"query":"","user-id":{"x y":1,"x y":2,"query":"","user-id":1}}`, []string{
			"Argument '['x y']' is not declared.",
			"Argument '['user-id']['x y']' is not declared.",
			"Argument '['user-id']['user-id']' must be an object, not a number.",
		}},
		{good, []string{
			"Argument '['user-id']['user-id'].query' is required.",
			"Argument '['user-id']['user-id']['user-id']' is required.",
		}},
		{`[1]`, []string{"The arguments must be a JSON object, not an array."}},
		{`"x"`, []string{"The arguments must be a JSON object, not a string."}},
		{`5`, []string{"The arguments must be a JSON object, not a number."}},
		{`true`, []string{"The arguments must be a JSON object, not a boolean."}},
	} {
		assert.Equal(t, strings.Join(c.want, "\n"), orderError(c.text), "%s", c.text)
	}
}

func TestMessagesOfSyntax(t *testing.T) {
	deep := strings.Repeat(`{"user-id":`, 65)
	for _, c := range []struct{ text, want string }{
		{`{"query":"tem`, "unexpected end at byte 13"},
		{`{"query":`, "unexpected end at byte 9"},
		{`{"query"`, "unexpected end at byte 8"},
		{`{`, "unexpected end at byte 1"},
		{`{"query":"temp"`, "unexpected end at byte 15"},
		{`{"query":"\`, "unexpected end at byte 11"},
		{`{"query":"\u12`, "unexpected end at byte 14"},
		{`{"query":tru`, "unexpected end at byte 12"},
		{`{"query":-`, "unexpected end at byte 10"},
		{`{"query":"a",}`, "unexpected character '}' at byte 13"},
		{`{'query':"a"}`, `unexpected character ''' at byte 1`},
		{`{query:"a"}`, "unexpected character 'q' at byte 1"},
		{`{"query":"a"/*x*/}`, "unexpected character '/' at byte 12"},
		{`{"query":True}`, "unexpected character 'T' at byte 9"},
		{`{"query": \n1}`, `unexpected character '\\' at byte 10`},
		{"{\"query\":\x00}", `unexpected character '\u0000' at byte 9`},
		{"\ufeff{}", `unexpected character '\ufeff' at byte 0`},
		{`{"limit":Infinity}`, "unexpected character 'I' at byte 9"},
		{`{"limit":NaN}`, "unexpected character 'N' at byte 9"},
		{`{"limit":-Infinity}`, "unexpected character 'I' at byte 10"},
		{`{"limit":01}`, "unexpected character '1' at byte 10"},
		{`{"limit":+1}`, "unexpected character '+' at byte 9"},
		{`{"limit":.5}`, "unexpected character '.' at byte 9"},
		{`{"limit":1.}`, "unexpected character '}' at byte 11"},
		{`{"limit":1e}`, "unexpected character '}' at byte 11"},
		{`{"limit":1e+}`, "unexpected character '}' at byte 12"},
		{`{"limit":1 2}`, "unexpected character '2' at byte 11"},
		{`{"limit":[1,]}`, "unexpected character ']' at byte 12"},
		{`{"limit":nul}`, "unexpected character '}' at byte 12"},
		{"{\"query\":\"a\nb\"}", `a raw control character in a string (write \n) at byte 11`},
		{"{\"query\":\"a\tb\"}", `a raw control character in a string (write \t) at byte 11`},
		{"{\"query\":\"a\x1bb\"}", `a raw control character in a string (write \u001b) at byte 11`},
		{`{"query":"D:\Gear"}`, `invalid escape '\G' at byte 12`},
		{`{"query":"\é"}`, `invalid escape '\é' at byte 10`},
		{"{\"query\":\"\\\n\"}", `invalid escape '\\n' at byte 10`},
		{`{"query":"\u12G4"}`, `invalid escape '\u' at byte 10`},
		{"{\"query\":\"a\xff\"}", "invalid UTF-8 at byte 11"},
		{"{\"query\":\"\\\xff\"}", "invalid UTF-8 at byte 11"},
		{"{\"query\":\xff}", "invalid UTF-8 at byte 9"},
		{`{"query":"a\ud800"}`, "a lone surrogate at byte 11"},
		{`{"query":"\ud800\u0041"}`, "a lone surrogate at byte 10"},
		{`{"query":"\udc00\ud800"}`, "a lone surrogate at byte 10"},
		{`{"query":"\ud800\ue000"}`, "a lone surrogate at byte 10"},
		{`{"query":"\ud800\`, "a lone surrogate at byte 10"},
		{`{"\ud800":1}`, "a lone surrogate at byte 2"},
		{`{}{}`, "more text after the value at byte 2"},
		{`{} {}`, "more text after the value at byte 3"},
		{`{}}`, "more text after the value at byte 2"},
		{"{}\n```", "more text after the value at byte 3"},
		{`null null`, "more text after the value at byte 5"},
		{`[1,2}`, "unexpected character '}' at byte 4"},
		{`[] x`, "more text after the value at byte 3"},
		{deep, "nesting deeper than 64 levels at byte 704"},
		{`{"query":` + strings.Repeat("[", 100000), "nesting deeper than 64 levels at byte 72"},
		{`{"junk":` + strings.Repeat(`{"a":`, 100000), "nesting deeper than 64 levels at byte 323"},
		// Problems of meaning before the fault are not reported.
		{`{"limit":"x","junk":1,"query":1,"query":2]`, "unexpected character ']' at byte 41"},
	} {
		assert.Equal(t, "The arguments are not valid JSON: "+c.want+".", orderError(c.text), "%.60s", c.text)
	}
}

func TestDepthOf64IsAllowed(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	for name, read := range map[string]func(*Reader){
		"any": func(r *Reader) { r.Any() }, "raw": func(r *Reader) { r.Raw() }, "skip": (*Reader).Skip,
	} {
		assert.Empty(t, complaint(nested(63), read), name)
		assert.Contains(t, complaint(nested(64), read), "nesting deeper than 64 levels at byte 68", name)
		assert.Empty(t, complaint("["+strings.Repeat("[{}],", 99)+"[{}]]", read), "%s: siblings are no nesting", name)
	}
}

func TestAtMostSixteenProblems(t *testing.T) {
	object := func(n int) string {
		var s []string
		for i := range n {
			s = append(s, fmt.Sprintf(`"m%02d":"x"`, i))
		}
		return "{" + strings.Join(s, ",") + "}"
	}
	lines := func(n int, read func(*Reader)) []string {
		return strings.Split(readArguments(object(n), read).Error(), "\n")
	}
	for name, read := range map[string]func(*Reader){
		"values": anyBool, "enums": func(r *Reader) { r.Enum(verbs) },
		"names": func(r *Reader) { r.Undeclared(order) },
	} {
		assert.Len(t, lines(16, read), 16, name)
		assert.Equal(t, "And 1 more problem.", lines(17, read)[16], name)
		assert.Equal(t, "And 3 more problems.", lines(19, read)[16], name)
		assert.Contains(t, lines(19, read)[15], "'m15'", name)
	}
}

func TestRepeatedNamesDoNotCrowdOutOthers(t *testing.T) {
	text := `{"query":"",` + strings.Repeat(`"query":1,"\u0071uery":2,"foo":1,`, 500) + `"limit":"x"}`
	assert.Equal(t, strings.Join([]string{
		"Argument 'query' is given twice.",
		"Argument 'foo' is not declared.",
		"Argument 'limit' must be an integer from 1 to 100, not a string.",
		"Argument '['user-id']' is required.",
	}, "\n"), orderError(text))
}

func TestValuesAndNamesKeepTheirOrder(t *testing.T) {
	var s strings.Builder
	for i := range 20 {
		fmt.Fprintf(&s, `"x%d":1,"limit":"x",`, i) // the first limit is a value problem
	}
	got := strings.Split(orderError("{"+s.String()+`"query":1}`), "\n")
	require.Len(t, got, 17)
	assert.Equal(t, "Argument 'x0' is not declared.", got[0])
	assert.Equal(t, "Argument 'limit' must be an integer from 1 to 100, not a string.", got[1])
	assert.Equal(t, "Argument 'x1' is not declared.", got[2])
	assert.Equal(t, "Argument 'limit' is given twice.", got[3])
	assert.Equal(t, "And 8 more problems.", got[16]) // 20 + 1 + 1 + query + user-id, less 16
}

func TestArgumentErrorByHand(t *testing.T) {
	e := &ArgumentError{}
	assert.Equal(t, "", e.Error())
	for range 18 {
		e.Problems = append(e.Problems, Problem{Path: "x", Message: "Argument 'x' is required."})
	}
	assert.Equal(t, strings.Repeat("Argument 'x' is required.\n", 16)+"And 2 more problems.", e.Error())
}

func TestProblemsHoldPaths(t *testing.T) {
	r := NewReader([]byte(`{"query":"","user-id":{"limit":0}}`))
	readOrder(&r, r.Arguments())
	var e *ArgumentError
	require.ErrorAs(t, r.Finish(), &e)
	require.Len(t, e.Problems, 3)
	assert.Equal(t, Problem{"['user-id'].limit", "Argument '['user-id'].limit' must be an integer from 1 to 100."}, e.Problems[0])
	assert.Equal(t, "['user-id'].query", e.Problems[1].Path)

	r = NewReader([]byte(`{`))
	readOrder(&r, r.Arguments())
	require.ErrorAs(t, r.Finish(), &e)
	assert.Equal(t, "", e.Problems[0].Path)
}

func TestRequireOfManyMembers(t *testing.T) {
	m := &Members{Required: []uint64{1 << 63, 1}}
	for i := range 66 {
		m.Names = append(m.Names, fmt.Sprintf("m%d", i))
	}
	r := NewReader([]byte(`{}`))
	at := r.Arguments()
	r.Member()
	r.Require(at, m, 0, 0)
	assert.EqualError(t, r.Finish(), "Argument 'm63' is required.\nArgument 'm64' is required.")

	r = NewReader([]byte(`{}`))
	at = r.Arguments()
	r.Member()
	r.Require(at, m, 1<<63, 1)
	r.Require(-1, m)
	assert.NoError(t, r.Finish())
}
