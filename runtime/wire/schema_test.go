package wire

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// own reads a value by a schema.
func own(text string) func(*cursor) {
	s := schema(text)
	return func(r *cursor) { r.Own(s) }
}

// orNullOwn is own of a pointer.
func orNullOwn(text string) func(*cursor) {
	s := schema(text)
	return func(r *cursor) { _ = r.Null() || r.Own(s) != nil }
}

func TestMessagesOfOwnValues(t *testing.T) {
	many := `{"enum":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]}`
	for _, c := range []struct {
		schema, value string
		want          string // after "Argument 'a' "
	}{
		{`{"type":"string"}`, `5`, "must be a string, not a number."},
		{`{"type":"string"}`, `null`, "must be a string, not null."},
		{`{"type":"boolean"}`, `"x"`, "must be a boolean, not a string."},
		{`{"type":"array"}`, `{}`, "must be an array, not an object."},
		{`{"type":"object"}`, `[]`, "must be an object, not an array."},
		{`{"type":"null"}`, `true`, "must be null, not a boolean."},
		{`{"type":["integer","string"]}`, `true`, "must be a string or an integer, not a boolean."},
		{`{"type":["null","string"]}`, `true`, "must be a string or null, not a boolean."},
		{`{"type":["null","boolean","object","array","number","integer"]}`, `""`, "must be a number, a boolean, an array, an object or null, not a string."},
		{`{"type":"string","format":"date"}`, `5`, "must be a date such as 2026-01-31, not a number."},
		{`{"type":"string","contentEncoding":"base64"}`, `5`, "must be base64 text such as aGVsbG8=, not a number."},

		{`{"type":"integer"}`, `1.5`, "must be an integer."},
		{`{"type":"integer"}`, `"1"`, "must be an integer, not a string."},
		{`{"type":"integer","minimum":1,"maximum":1e2}`, `101`, "must be an integer from 1 to 1e2."},
		{`{"type":"integer","minimum":1}`, `0.0`, "must be an integer of at least 1."},
		{`{"type":"integer","maximum":9}`, `"1"`, "must be an integer of at most 9, not a string."},
		{`{"type":["string","integer","null"],"minimum":1}`, `0`, "must be a string or an integer of at least 1."},
		{`{"type":"number","minimum":0,"maximum":1}`, `1.0000000000000000000000000001`, "must be a number from 0 to 1."},
		{`{"minimum":9007199254740993}`, `9007199254740992`, "must be a number of at least 9007199254740993."},
		{`{"type":"number","maximum":1e400}`, `1e401`, "must be a number of at most 1e400."},

		{`{"type":"string","minLength":2,"maxLength":3}`, `"é"`, "must have from 2 to 3 characters."},
		{`{"type":"string","maxLength":3}`, `"\ud83d\ude00123"`, "must have at most 3 characters."},
		{`{"pattern":"^[A-Z]+$"}`, `"aB"`, "must match ^[A-Z]+$."},
		{`{"format":"email"}`, `"aB"`, "must be an email address such as ann@example.com."},
		{`{"contentEncoding":"base64"}`, `"aB"`, "must be base64 text such as aGVsbG8=."},
		{`{"contentEncoding":"base64"}`, `"aGVs\nbG8="`, "must be base64 text such as aGVsbG8=."},

		{`{"enum":["add","get"]}`, `"drop"`, `must be one of "add", "get".`},
		{`{"enum":["add",null,1e2,-0.05,1e30]}`, `"drop"`, `must be one of "add", null, 100, -0.05, 1e30.`},
		{`{"enum":["add",1.50,{"b":[ ],"a":1}]}`, `true`, `must be one of "add", 1.5, {"a":1,"b":[]}, not a boolean.`},
		{`{"enum":["a\"\n\u2028"]}`, `0`, `must be "a\"\n\u2028", not a number.`},
		{`{"enum":[]}`, `null`, `must be one of no values, not null.`},
		{`{"enum":[{"a":1}]}`, `{"a":2}`, `must be {"a":1}.`},
		{many, `0`, "must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, … and 2 more."},
		// What is none of the enum has nothing else wrong with it.
		{`{"enum":["add"],"maxLength":3,"pattern":"^a","format":"uuid"}`, `"drop"`, `must be "add".`},

		{`{"minItems":2}`, `[1]`, "must have at least 2 items."},
		{`{"maxItems":0}`, `[1]`, "must have exactly 0 items."},
		{`{"enum":[[1,2]]}`, `[1]`, "must be [1,2]."},
	} {
		assert.Equal(t, "Argument 'a' "+c.want, complaint(c.value, own(c.schema)), "%s: %s", c.schema, c.value)
	}
}

func TestOwnValuesThatFit(t *testing.T) {
	const nine = `{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1}`
	for _, c := range []struct{ schema, value string }{
		{`{"type":["integer","number"]}`, `1.5`},
		{`{"required":["i","a"]}`, nine},
	} {
		assert.Empty(t, complaint(c.value, own(c.schema)), "%s: %s", c.schema, c.value)
	}
	assert.Equal(t, "Argument 'a.j' is required.", complaint(nine, own(`{"required":["i","j"]}`)))
	assert.Equal(t, "Argument 'a['']' is required.", complaint(`{}`, own(`{"required":[""]}`)))
}

func TestOwnValuesThatMayBeNull(t *testing.T) {
	for _, c := range []struct{ schema, value, want string }{
		{`{"type":"string"}`, `null`, ""},
		{`{"type":"string"}`, `5`, "must be a string or null, not a number."},
		{`{"type":["string","null"]}`, `5`, "must be a string or null, not a number."},
		{`{"type":["string","integer"]}`, `[]`, "must be a string, an integer or null, not an array."},
		{`{"type":"integer","minimum":1}`, `0`, "must be an integer of at least 1."},
		{`{"enum":["add"]}`, `5`, `must be "add" or null, not a number.`},
		{`{"enum":["add",null]}`, `5`, `must be one of "add", null, not a number.`},
		{`{"type":["string","null"],"enum":["add"]}`, `5`, `must be "add" or null, not a number.`},
		{`{"type":"object","properties":{"b":{"type":"string"}}}`, `{"b":null}`, "b must be a string, not null."},
	} {
		want := c.want
		if rest, ok := strings.CutPrefix(want, "b "); ok {
			want = "Argument 'a.b' " + rest
		} else if want != "" {
			want = "Argument 'a' " + want
		}
		assert.Equal(t, want, complaint(c.value, orNullOwn(c.schema)), "%s: %s", c.schema, c.value)
	}
}

const price = `{"type":"object","properties":{
	"amount":{"type":"number","minimum":0},
	"currency":{"type":"string","enum":["EUR","USD"]},
	"tags":{"type":"array","items":{"type":"string","maxLength":3},"maxItems":4,"uniqueItems":true},
	"user-id":{"type":"object","additionalProperties":{"type":"integer"}},
	"any":{}},
	"required":["amount","currency"],"additionalProperties":false}`

func TestPathsLeadIntoOwnValues(t *testing.T) {
	for _, c := range []struct {
		value string
		want  []string
	}{
		{`{"amount":1e400,"currency":"EUR","tags":["a","b"],"user-id":{"x":1.0},"any":{"amount":[null]}}`, nil},
		{`{}`, []string{"Argument 'a.amount' is required.", "Argument 'a.currency' is required."}},
		{`{"amount":-1,"currency":5,"tags":["a",1,"long","a","\u0061",1]}`, []string{
			"Argument 'a.amount' must be a number of at least 0.",
			`Argument 'a.currency' must be one of "EUR", "USD", not a number.`,
			"Argument 'a.tags[1]' must be a string, not a number.",
			"Argument 'a.tags[2]' must have at most 3 characters.",
			"Argument 'a.tags[5]' must be a string, not a number.",
			"Argument 'a.tags' must have at most 4 items.",
			"Argument 'a.tags[3]' must not repeat an earlier item.",
			"Argument 'a.tags[4]' must not repeat an earlier item.",
			"Argument 'a.tags[5]' must not repeat an earlier item.",
		}},
		{`{"amuont":1,"amuont":2,"x":3,"amount":1,"currency":"EUR","user-id":{"a":"1","b c":[1]}}`, []string{
			"Argument 'a.amuont' is not declared; did you mean 'amount'?",
			"Argument 'a.x' is not declared.",
			"Argument 'a['user-id'].a' must be an integer, not a string.",
			"Argument 'a['user-id']['b c']' must be an integer, not an array.",
		}},
		{`{"amount":1,"currency":"EUR","amount":"x","user-id":{"a":1,"\u0061":2},"any":[{"b":{"c":1,"c":1}}]}`, []string{
			"Argument 'a.amount' is given twice.",
			"Argument 'a['user-id'].a' is given twice.",
			"Argument 'a.any[0].b.c' is given twice.",
		}},
		{`[1]`, []string{"Argument 'a' must be an object, not an array."}},
		// Syntax alone counts, wherever it is wrong.
		{`{"amount":-1,"currency":tru}`, []string{"The arguments are not valid JSON: unexpected character '}' at byte 32."}},
		{`{"amount":-1,"any":"\ud800"}`, []string{"The arguments are not valid JSON: a lone surrogate at byte 25."}},
		{`{"amount":-1,"any":` + strings.Repeat("[", 63) + strings.Repeat("]", 63) + `}`, []string{"The arguments nest deeper than 64 levels, at byte 86."}},
		{`{"amount":-1`, []string{"The arguments are not valid JSON: unexpected end at byte 18."}},
	} {
		var want []string
		if got := complaint(c.value, own(price)); got != "" {
			want = strings.Split(got, "\n")
		}
		assert.Equal(t, c.want, want, c.value)
	}
}

func TestDuplicatesAreFoundWhereverTheSchemaSaysNothing(t *testing.T) {
	const value = `{"x":{"b":1,"b":2}}`
	for _, s := range []string{
		`{}`, `{"type":"object"}`, `{"properties":{"y":{}}}`, `{"properties":{"x":{}}}`, `{"properties":{"x":{"type":"object"}}}`,
		`{"additionalProperties":{}}`, `{"additionalProperties":{"type":"object","additionalProperties":{"type":"integer"}}}`, `{"enum":[{"x":{"b":1,"b":2}}]}`,
	} {
		assert.Equal(t, "Argument 'a.x.b' is given twice.", complaint(value, own(s)), s)
	}
	assert.Equal(t, "Argument 'a.x.b' is given twice.", complaint(value, func(r *cursor) { r.Own(nil) }))
	assert.Equal(t, "Argument 'a[0].b' is given twice.", complaint(`[{"b":1,"b":2}]`, own(`{"items":{}}`)))
	assert.Equal(t, "Argument 'a[0].b' is given twice.", complaint(`[{"b":1,"b":2}]`, own(`{"type":"array"}`)))
}
