package wire

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hostile are texts made to hurt a reader, of n items each.
func hostile(n int) []hostileText {
	repeat := func(item string) string { return strings.TrimSuffix(strings.Repeat(item+",", n), ",") }
	numbered := func(item string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, item+",", i)
		}
		return strings.TrimSuffix(b.String(), ",")
	}
	digits := strings.Repeat("9", 5*n)
	zeros := strings.Repeat("0", 5*n)
	names := &Members{}
	for i := range 100 {
		names.Names = append(names.Names, fmt.Sprintf("declared%d", i))
	}
	undeclared := func(r *cursor) {
		var seen [2]uint64
		k, i := r.WideObject(r.i, names, seen[:])
		for k >= 0 {
			k, i = r.WideMember(r.Reader.Skip(i), names, seen[:])
		}
		r.i = i
	}
	closed := func(m *Members) func(*cursor) {
		return func(r *cursor) {
			k, i, seen := r.Reader.Object(r.i, m)
			for k >= 0 {
				k, i, seen = r.Reader.Member(r.Reader.Skip(i), k, seen, m)
			}
			r.i = i
		}
	}
	twice := func(r *cursor) {
		for r.Object(); r.Member(); {
			r.Twice()
		}
	}
	items := func(read func(*cursor)) func(*cursor) {
		return func(r *cursor) {
			for r.Array(); r.Item(); {
				read(r)
			}
		}
	}
	anything := func(r *cursor) { r.Any() }
	raw := func(r *cursor) { r.Raw() }
	return []hostileText{
		{"digits as an integer", digits, int1to100},
		{"digits as a float", digits, anyFloat64},
		{"digits as any", digits, anything},
		{"digits against a bound", "0." + digits, within("0", "1")},
		{"a far exponent as an integer", "1e" + digits, int1to100},
		{"a far exponent as a float", "1e-" + digits, anyFloat64},
		{"a far exponent as any", "1e" + digits, anything},
		{"zeros and an exponent", "1" + zeros + "e-1000000", anything},
		{"members given twice, of any", "{" + repeat(`"a":1`) + "}", anything},
		{"members given twice, of raw", "{" + repeat(`"a":1`) + "}", raw},
		{"members given twice", "{" + repeat(`"a":1`) + "}", twice},
		{"different members given twice", "{" + numbered(`"a%d":1`) + "}", twice},
		{"many members of any", "{" + numbered(`"a%d":1`) + "}", anything},
		{"many members of raw", "{" + numbered(`"a%d":1`) + "}", raw},
		{"unknown members", "{" + numbered(`"declared%dx":1`) + "}", undeclared},
		{"unknown members of a small object", "{" + numbered(`"declared%dx":1`) + "}", closed(order)},
		{"members of a small object given twice", "{" + repeat(`"limit":1`) + "}", closed(order)},
		{"the same unknown member", "{" + repeat(`"declared":1`) + "}", undeclared},
		{"unknown members of long names", "{" + strings.Repeat(`"`+digits[:n]+`":1,`, 4) + `"a":1}`, undeclared},
		{"wrong items", "[" + repeat(`"x"`) + "]", items(int1to100)},
		{"wrong enums", "[" + repeat(`"x"`) + "]", items(func(r *cursor) { r.Enum(numbed) })},
		{"wrong kinds of enums", "[" + repeat("1") + "]", items(func(r *cursor) { r.Enum(numbed) })},
		{"items that lack a member", "[" + repeat("{}") + "]", items(closed(onlyA))},
		{"unique items", "[" + numbered("%d") + "]", unique},
		{"items that repeat", "[" + repeat("[1,2]") + "]", unique},
		{"deep unique items", strings.Repeat("[", 60) + numbered("%d") + strings.Repeat("]", 60), unique},
		{"canonical members", "{" + numbered(`"a%d":{}`) + "}", func(r *cursor) { AppendCanonical(nil, r.Raw()) }},
		{"escapes", `"` + strings.Repeat(`\u00e9`, n) + `"`, func(r *cursor) { r.Formatted(FormatEmail); r.Length(0, n) }},
		{"a long format", `"` + strings.Repeat("a.", n) + `"`, func(r *cursor) {
			_ = r.String()
			for f := FormatDateTime; f.known(); f++ {
				r.checkFormat(f)
			}
		}},
		{"a long URI", `"a:` + strings.Repeat("%20", n) + `"`, format(FormatURI)},
		{"a long duration", `"` + digits + `.00:00:00"`, anyDuration},
		{"a long ISO duration", `"P` + digits + `D"`, anyISO},
		{"digits of an own value", digits, own(`{"type":"integer","minimum":0,"maximum":1e99}`)},
		{"a far exponent of an own value", "1e" + digits, own(`{"type":"integer","maximum":1,"enum":[1]}`)},
		{"own items of no enum", "[" + numbered("%d") + "]", own(`{"items":{"enum":["a","b"]}}`)},
		{"own texts of no enum", "[" + repeat(`"c"`) + "]", own(`{"items":{"enum":["a","b"]}}`)},
		{"own items of an enum", "[" + repeat(`{"b":1,"a":[1.0]}`) + "]", own(`{"items":{"enum":[{"a":[1],"b":1}]}}`)},
		{"own items of one enum", "[" + numbered(`{"b":%d}`) + "]", own(`{"enum":[[]]}`)},
		{"own unique items", "[" + numbered("[%d]") + "]", own(`{"uniqueItems":true,"items":{"uniqueItems":true,"minItems":1}}`)},
		{"own unique items that repeat", "[" + repeat("[1,1]") + "]", own(`{"uniqueItems":true,"items":{"uniqueItems":true}}`)},
		{"deep own unique items", strings.Repeat("[", 3) + numbered("%d") + strings.Repeat("]", 3), own(`{"uniqueItems":true,"items":{"uniqueItems":true,"items":{"uniqueItems":true}}}`)},
		{"own members", "{" + numbered(`"a%d":1`) + "}", own(`{"additionalProperties":{"type":"integer"},"required":["x"]}`)},
		{"own members given twice", "{" + repeat(`"a":1`) + "}", own(`{}`)},
		{"different own members given twice", "{" + numbered(`"a%d":1`) + "," + numbered(`"a%d":1`) + "}", own(`{}`)},
		{"unknown own members", "{" + numbered(`"amount%d":1`) + "}", own(price)},
		{"own members of wrong types", "{" + numbered(`"a%d":1`) + "}", own(`{"additionalProperties":{"type":"string"}}`)},
		{"own items that lack a member", "[" + repeat("{}") + "]", own(`{"items":{"required":["a","b"]}}`)},
		{"a long own string", `"` + strings.Repeat(`é`, n) + `"`, own(`{"minLength":1,"pattern":"x$","format":"email","contentEncoding":"base64","enum":["x"]}`)},
		{"long base64", `"` + strings.Repeat("abcd", n) + `"`, own(`{"contentEncoding":"base64"}`)},
		{"digits as a quoted integer", `"` + digits + `"`, int8Quoted},
		{"digits as a quoted float", `"` + digits + `"`, func(r *cursor) { r.QuotedFloat64() }},
		{"a far exponent as a quoted float", `"1e` + digits + `"`, func(r *cursor) { r.QuotedFloat32() }},
		{"a long error", `"` + digits + `"`, func(r *cursor) { r.Refused(errors.New(r.String())) }},
		{"a result that does not fit", "[" + numbered("%d") + "]", func(r *cursor) { new(Writer).Own(nil, schema(`{"items":{"type":"string"}}`), r.Raw(), nil) }},
		{"brackets", strings.Repeat("[", 5*n), anything},
		{"white space", strings.Repeat(" ", 5*n) + "1", anything},
	}
}

type hostileText struct {
	name, value string
	read        func(*cursor)
}

// TestHostileTextsAreLinear holds the memory that a text costs to its length.
// Steps are not counted; but the longer texts have about a megabyte, so quadratic
// work in any of them would make this test take minutes. TOOLGEN_TIMES=40 makes
// ten megabytes of them.
func TestHostileTextsAreLinear(t *testing.T) {
	const n = 50_000
	times := 4
	if s := os.Getenv("TOOLGEN_TIMES"); s != "" {
		var err error
		times, err = strconv.Atoi(s)
		require.NoError(t, err)
	}
	short, long := hostile(n), hostile(times*n)
	for i := range short {
		small, large := allocated(short[i]), allocated(long[i])
		// Slices and maps grow by doubling, so a text may just have passed a step.
		assert.LessOrEqual(t, large, uint64(2*times)*small+1<<16, "%s: %d bytes, and %d for a text %d times as long", short[i].name, small, large, times)
	}
}

// allocated is how many bytes reading a text allocates.
func allocated(c hostileText) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_ = complaint(c.value, c.read)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// The number of problems that are not shown is exact.
func TestProblemsBeyondSixteenAreCounted(t *testing.T) {
	var b strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&b, `"u%d":1,"u%d":2,"limit":0,`, i, i)
	}
	lines := strings.Split(orderError("{"+b.String()+`"query":""}`), "\n")
	assert.Len(t, lines, 17)
	// Unknown: 100000; limit: out of range once, given twice once; user-id is missing.
	assert.Equal(t, "And 99987 more problems.", lines[16])
}

func TestWriterKeepsTheFirstFailure(t *testing.T) {
	var w Writer
	b := []byte("[")
	for range 500_000 {
		b = append(w.Fail(w.Comma(b), "cannot be written"), '0')
	}
	_, err := w.Done(b)
	assert.EqualError(t, err, "result '[0]' cannot be written")
}
