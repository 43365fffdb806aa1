package wire

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAny(t *testing.T) {
	for text, want := range map[string]any{
		"null": nil, "true": true, `"x"`: "x", "1": 1.0, "1.5": 1.5, "1e2": 100.0, "[]": []any{}, "{}": map[string]any{},
		"9007199254740992": 9007199254740992.0, "9007199254740993": int64(9007199254740993), "9007199254740993.0": int64(9007199254740993),
		"-9007199254740993": int64(-9007199254740993), "9223372036854775807": int64(math.MaxInt64), "9223372036854775808": 9223372036854775808.0,
		"18446744073709551615": uint64(math.MaxUint64), "1e22": 1e22, "1e-400": 0.0, "0.1": 0.1,
		`[1,{"a":[null]}]`: []any{1.0, map[string]any{"a": []any{nil}}},
	} {
		assert.Equal(t, want, read(t, text, (*cursor).Any), text)
	}
	assert.True(t, math.Signbit(read(t, "-0", (*cursor).Any).(float64)))
	for _, text := range []string{"1e23", "-18446744073709551617", "123456789012345678901234567890", "1e300"} {
		assert.NotEmpty(t, complaint(text, func(r *cursor) { r.Any() }), text)
	}
	assert.Equal(t, map[string]any{"x": 1.0}, read(t, `{"x":1}`, (*cursor).AnyObject))
	assert.Equal(t, []any{1.0}, read(t, `[1]`, (*cursor).AnyArray))
}

func TestDuplicatesInAnyValue(t *testing.T) {
	const text = `{"x":1,"l":[{"y":1,"y":{"z":1,"z":2},"\u0079":3}],"x":2,"x":3}`
	const want = "Argument 'a.l[0].y' is given twice.\nArgument 'a.x' is given twice."
	for name, read := range map[string]func(*cursor){
		"Any": func(r *cursor) { r.Any() }, "AnyObject": func(r *cursor) { r.AnyObject() }, "Raw": func(r *cursor) { r.Raw() },
	} {
		assert.Equal(t, want, complaint(text, read), name)
	}
	assert.Empty(t, complaint(text, (*cursor).Skip))
	// More names than are compared one by one.
	const many = `{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0,"i":0,"j":0,"j":0,"a":0,"i":0}`
	assert.Equal(t, "Argument 'a.j' is given twice.\nArgument 'a.a' is given twice.\nArgument 'a.i' is given twice.",
		complaint(many, func(r *cursor) { r.Raw() }))
}

func TestRawIsACopy(t *testing.T) {
	text := []byte(`{"a": [1, "\u0041"] ,"b":null}`)
	r := newCursor(text)
	r.Arguments()
	r.Member()
	raw := r.Raw()
	r.Member()
	null := r.Raw()
	r.Member()
	assert.NoError(t, r.Finish())
	text[7] = '9'
	assert.Equal(t, `[1, "\u0041"]`, string(raw))
	assert.Equal(t, "null", string(null))
}

func unique(r *cursor) {
	at := r.Array()
	if at >= 0 {
		for r.Item() {
			r.Any()
		}
	}
	r.Unique(at)
}

func TestUnique(t *testing.T) {
	for _, text := range []string{`[]`, `[1,2]`, `["1",1]`, `[0,false,null,"",[],{}]`, `["a","A"]`, `[[1,2],[2,1]]`, `[{"a":1},{"a":2}]`, `[1, 1e1]`, `["e\u0301","é"]`} {
		assert.Empty(t, complaint(text, unique), text)
	}
	for _, text := range []string{`[1,1.0]`, `[1e2,100]`, `[-0,0]`, `["a","\u0061"]`, `[{"a":1,"b":[2]},{"b":[2.0], "a":1}]`, `[ [ ] , []]`, `[null,null]`, `["/","\/"]`} {
		assert.Equal(t, "Argument 'a[1]' must not repeat an earlier item.", complaint(text, unique), text)
	}
	assert.Equal(t, "Argument 'a[2]' must not repeat an earlier item.\nArgument 'a[3]' must not repeat an earlier item.", complaint(`["x","y","x","x"]`, unique))
	assert.Equal(t, "Argument 'a' must be an array, not an object.", complaint(`{}`, unique))

	set := func(r *cursor) {
		seen := map[string]bool{}
		for r.Array(); r.Item(); {
			s := r.String()
			if seen[s] {
				r.Repeated()
			}
			seen[s] = true
		}
	}
	assert.Equal(t, "Argument 'a[3]' must not repeat an earlier item.\nArgument 'a[4]' must be a string, not a number.", complaint(`["x","y","z","x",5]`, set))
}

func TestAppendCanonical(t *testing.T) {
	for text, want := range map[string]string{
		` { "b" : 1.0 , "a" : [ 150, -0, 0.5e1, 1e400 ] } `: `{"a":[15e1,0,5,1e400],"b":1}`,
		`"\u0041\/\n\u001F\u2028é"`:                         "\"A/\\n\\u001f\u2028é\"",
		`{"\ud83d\ude00":1,"\uff5e":2,"a":3,"":4}`:          `{"":4,"a":3,"～":2,"😀":1}`,
		`0.00`:                                  `0`,
		`-1.50e-3`:                              `-15e-4`,
		`true`:                                  `true`,
		`null`:                                  `null`,
		`{}`:                                    `{}`,
		``:                                      ``,
		`{"a":1`:                                `{"a":1`,
		`{"a":1} x`:                             `{"a":1} x`,
		`{"b":1,"a":{}, "c":[{"y":"","x":""}]}`: `{"a":{},"b":1,"c":[{"x":"","y":""}]}`,
	} {
		assert.Equal(t, "-"+want, string(AppendCanonical([]byte("-"), []byte(text))), text)
	}
}
