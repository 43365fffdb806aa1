package wire

import (
	"bytes"
	"encoding/json"
	"math/big"
	"regexp"
	"strconv"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// strictness is an oracle for what the reader refuses beyond json.Valid.
type strictness struct{ duplicate, deep bool }

// look walks over valid JSON with the standard decoder.
func (s *strictness) look(t require.TestingT, text []byte) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var objects []map[string]bool // nil for an array
	name := false                 // the next token is a name
	for {
		token, err := d.Token()
		if err != nil {
			return
		}
		if key, ok := token.(string); ok && name {
			top := objects[len(objects)-1]
			s.duplicate = s.duplicate || top[key]
			top[key] = true
			name = false
			continue
		}
		switch token {
		case json.Delim('{'):
			objects = append(objects, map[string]bool{})
		case json.Delim('['):
			objects = append(objects, nil)
		case json.Delim('}'), json.Delim(']'):
			objects = objects[:len(objects)-1]
		}
		s.deep = s.deep || len(objects) > 64
		name = len(objects) > 0 && objects[len(objects)-1] != nil
	}
}

var (
	anEscape      = regexp.MustCompile(`\\(u[0-9a-fA-F]{4}|[^u])`)
	surrogatePair = regexp.MustCompile(`(?i)\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}`)
)

// loneSurrogate reports whether valid JSON holds half a surrogate pair.
func loneSurrogate(text []byte) bool {
	// Other escapes are blanked first, so that a backslash starts a \u escape.
	text = anEscape.ReplaceAllFunc(text, func(e []byte) []byte {
		if e[1] == 'u' && (e[2] == 'd' || e[2] == 'D') && e[3] >= '8' {
			return e
		}
		return []byte(" ")
	})
	return bytes.Contains(surrogatePair.ReplaceAll(text, nil), []byte(`\`))
}

// checkAny demands that Any gives what encoding/json gives, of text that it
// accepts.
func checkAny(t *testing.T, text []byte) {
	t.Helper()
	got, err := readTop(text, (*cursor).Any)
	if err != nil {
		require.False(t, isFault(err), "%q: %v", text, err)
		return // a number that no Go type holds
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var want any
	require.NoError(t, d.Decode(&want))
	assertSame(t, want, got)
}

func assertSame(t *testing.T, want, got any) {
	t.Helper()
	switch want := want.(type) {
	case map[string]any:
		got, ok := got.(map[string]any)
		require.True(t, ok)
		require.Len(t, got, len(want))
		for name, v := range want {
			require.Contains(t, got, name)
			assertSame(t, v, got[name])
		}
	case []any:
		got, ok := got.([]any)
		require.True(t, ok)
		require.Len(t, got, len(want))
		for i := range want {
			assertSame(t, want[i], got[i])
		}
	case json.Number:
		assertSameNumber(t, string(want), got)
	default:
		assert.Equal(t, want, got)
	}
}

func assertSameNumber(t *testing.T, want string, got any) {
	t.Helper()
	f, err := strconv.ParseFloat(want, 64)
	switch got := got.(type) {
	case float64:
		assert.NoError(t, err)
		assert.Equal(t, f, got)
	case int64:
		assert.NotEqual(t, got, int64(f), "a float64 holds %s", want)
		assert.Zero(t, rat(t, want).Cmp(new(big.Rat).SetInt64(got)))
	case uint64:
		assert.Zero(t, rat(t, want).Cmp(new(big.Rat).SetInt(new(big.Int).SetUint64(got))))
	default:
		t.Errorf("%s is %T", want, got)
	}
}

func rat(t *testing.T, text string) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(text)
	require.True(t, ok, text)
	return r
}

func addSeeds(f *testing.F) {
	for _, s := range []string{
		``, `null`, `{}`, `[]`, ` {"a":[1,-0,1.5e3,"x\n\u00e9é😀\ud83d\ude00",true,false,null,{"b":{}}]} `,
		`{"a":1,"a":2}`, `{"a":1,"\u0061":2}`, `"\ud800"`, `"\udc00\ud800"`, `"\\ud800"`, `01`, `[1,]`, "\"\xff\"", "\"abcdefgh\x01\"",
		`18446744073709551615`, `-9223372036854775808`, `9007199254740993`, `1e400`, `1e22`, `0.1e1`, `20000000000000012`, `[[[[]]]]`, `{"a":`, `"ab`,
		`{"é":{"x y":[{"q":"v"}]},"0":1.0,"b":-0.0}`, `[1.0,1,10e-1,"1"]`, `{"limit":"x","query":5,"user-id":{"qurey":1}}`,
	} {
		f.Add([]byte(s))
	}
}

func FuzzReader(f *testing.F) {
	addSeeds(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		raw, err := readTop(text, (*cursor).Raw)
		want := json.Valid(text) && utf8.Valid(text)
		if want {
			var s strictness
			s.look(t, text)
			want = !s.duplicate && !s.deep && !loneSurrogate(text)
		}
		require.Equal(t, want, err == nil, "%q: %v", text, err)
		assertSyntaxSame(t, "the input", text, err)
		if want {
			require.True(t, bytes.Equal(bytes.Trim(text, " \t\r\n"), raw))
			checkAny(t, text)
		}

		// Neither a binder's calls nor any other order of them may panic.
		_ = orderError(string(text))
		for _, read := range append(outOfOrder, everyLeaf...) {
			_ = readArguments(string(text), read)
			_, _ = readTop(text, func(r *cursor) any { read(r); return nil })
		}
	})
}

// everyLeaf reads one value in every way there is.
var everyLeaf = []func(*cursor){
	int1to100, orNullInt, orNullVerb, anyBool, anyString, anyFloat64, anyFloat32, anyNumber, anyBytes, anyTime, anyDate,
	anyClock, anyDuration, anyISO, anyRune, anyVerb, within("0", "1"), length(1, 2), count(1, 2),
	format(FormatEmail), format(FormatURI), oneOf(1, 2), (*cursor).Skip,
	func(r *cursor) { r.Uint64(0, 9); r.Length(1, 2); r.Repeated() },
	func(r *cursor) { r.OneOfUint64([]uint64{0, 9}) },
	func(r *cursor) { r.AnyArray(); r.Unique(0); r.Length(1, 1) },
	func(r *cursor) { r.AnyObject() },
	own(price), orNullOwn(`{"enum":["a"],"type":["string","null"]}`), own(`{"format":"uuid","contentEncoding":"base64"}`),
	func(r *cursor) { r.UUID(); _ = r.Accepted() && r.Refused(nil) },
	func(r *cursor) { Unquoted(r.Own(nil)); r.Misfit(FormatURI) },
	unique,
	func(r *cursor) { r.QuotedUint(0, 9) },
	func(r *cursor) { r.QuotedFloat32() },
	func(r *cursor) { r.QuotedBool() },
	func(r *cursor) { took[[]string](r)(r.StringArray(r.i)) },
	func(r *cursor) { took[*string](r)(r.NullableString(r.i)) },
	func(r *cursor) { r.Number(nil); r.Pattern(false, "^a$") },
}

// outOfOrder calls methods as no generated code does.
var outOfOrder = []func(*cursor){
	func(r *cursor) { r.Null(); r.QuotedInt(0, 9); r.QuotedUint(0, 9); r.QuotedFloat32(); r.QuotedBool() },
	func(r *cursor) {
		r.Object()
		r.Array()
		r.Member()
		r.Item()
		r.Item()
		r.Name()
		r.Member()
		r.Twice()
	},
	func(r *cursor) { r.Member(); r.Undeclared(order); r.Item(); r.Int(0, 1); r.Finish() },
}

func FuzzCanonical(f *testing.F) {
	addSeeds(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		got := AppendCanonical(nil, text)
		if _, err := readTop(text, (*cursor).Raw); err != nil {
			if isFault(err) {
				require.True(t, bytes.Equal(text, got), "%q became %q", text, got)
			}
			return
		}
		require.True(t, json.Valid(got), "%q became %q", text, got)
		require.Equal(t, string(got), string(AppendCanonical(nil, got)), "not stable")

		// The same value in another text, which encoding/json writes.
		d := json.NewDecoder(bytes.NewReader(text))
		d.UseNumber()
		var v any
		require.NoError(t, d.Decode(&v))
		again, err := json.MarshalIndent(v, "", "\t")
		require.NoError(t, err)
		require.Equal(t, string(got), string(AppendCanonical(nil, again)))
	})
}

func FuzzWriter(f *testing.F) {
	addSeeds(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		v, err := readTop(text, (*cursor).Any)
		if err != nil {
			return
		}
		first := written(t, (*Writer).Any, v)
		require.True(t, json.Valid([]byte(first)), "%q", first)
		checkAny(t, []byte(first))
		// ECMA-262 writes the double 2^63 as 9223372036854776000, and
		// 20000000000000012 as ...10: such an integer, which no double holds
		// exactly, comes back as an int64, or not at all.
		if again, err := readTop([]byte(first), (*cursor).Any); err == nil {
			require.Equal(t, first, written(t, (*Writer).Any, again))
		} else {
			require.Contains(t, err.Error(), "must be a number that a float64 or a 64-bit integer holds exactly")
		}

		var compact bytes.Buffer
		require.NoError(t, json.Compact(&compact, text))
		require.Equal(t, compact.String(), written(t, (*Writer).RawJSON, append([]byte{}, text...)))
	})
}
