package wire

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWrittenOwnValues(t *testing.T) {
	for text, want := range map[string]string{
		` { "amount" : 1.0 , "currency" : "\u0045UR" , "any":[ "x y\" " ] } `: `{"amount":1.0,"currency":"\u0045UR","any":["x y\" "]}`,
		"{\"currency\":\"EUR\",\n\"amount\":1e400}":                           `{"currency":"EUR","amount":1e400}`,
	} {
		assert.Equal(t, want, write(t, func(w *Writer, b []byte) []byte { return w.Own(b, schema(price), []byte(text), nil) }))
	}
	assert.Equal(t, `{"p":1,"q":"\u0041"}`, write(t, func(w *Writer, b []byte) []byte {
		b = append(b, `{"p":`...)
		b = w.Own(b, nil, []byte(" 1 "), nil)
		b = w.Name(b, `"q":`)
		b = w.Own(b, nil, []byte(`"\u0041"`), nil)
		return append(b, '}')
	}))
}

func TestFailuresInsideOwnValues(t *testing.T) {
	const good = `"amount":1,"currency":"EUR"`
	for _, c := range []struct{ text, path, what string }{
		{`5`, "", "must be an object, not a number"},
		{`{}`, "amount", "is required"},
		{`{"amount":-1,"currency":1}`, "amount", "must be a number of at least 0"},
		{`{` + good + `,"user-id":{"a b":"x"}}`, "['user-id']['a b']", "must be an integer, not a string"},
		{`{` + good + `,"tags":["a","long"]}`, "tags[1]", "must have at most 3 characters"},
		{`{` + good + `,"tags":["a","a"]}`, "tags[1]", "must not repeat an earlier item"},
		{`{"amount":1,"currency":"EURO"}`, "currency", `must be one of "EUR", "USD"`},
		{`{"amuont":1,` + good + `}`, "amuont", "is not declared; did you mean 'amount'?"},
		{`{` + good + `,"any":{"x":{},"x":{}}}`, "any.x", "is given twice"},
		{`{` + good + `,"any":"\ud800"}`, "", "is no valid JSON: a lone surrogate at byte 36"},
		{`{` + good + ",\"any\":\"\xff\"}", "", "is no valid JSON: invalid UTF-8 at byte 36"},
		{`{` + good + `} 1`, "", "is no valid JSON: more text after the value at byte 30"},
		{strings.Repeat("[", 65), "", "nests deeper than 64 levels, at byte 64"},
		{``, "", "is no valid JSON: unexpected end at byte 0"},
	} {
		s := schema(price)
		if strings.HasPrefix(c.text, "[") {
			s = nil
		}
		what := "the result " + c.what
		if c.path != "" {
			what = "result '" + c.path + "' " + c.what
		}
		assert.Equal(t, what, writeFailure(t, func(w *Writer, b []byte) []byte { return w.Own(b, s, []byte(c.text), nil) }), c.text)

		path := "items[0].price"
		if c.path != "" && c.path[0] != '[' {
			path += "."
		}
		assert.Equal(t, "result '"+path+c.path+"' "+c.what, writeFailure(t, func(w *Writer, b []byte) []byte {
			b = append(b, `{"items":[{"price":`...)
			b = w.Own(b, s, []byte(c.text), nil)
			return w.Fail(b, "is not looked at")
		}), c.text)
	}
	assert.Equal(t, "result '[0].amount' is required", writeFailure(t, func(w *Writer, b []byte) []byte {
		b = append(b, '[')
		return w.Own(b, schema(price), []byte("{}"), nil)
	}))
	assert.Equal(t, "the result is no valid JSON: unexpected end at byte 0", writeFailure(t, func(w *Writer, b []byte) []byte { return w.Own(b, nil, nil, nil) }))
}

func TestWrittenOwnTexts(t *testing.T) {
	code := schema(`{"type":"string","pattern":"^[A-Z]*$","maxLength":3}`)
	assert.Equal(t, `["","EUR"]`, write(t, func(w *Writer, b []byte) []byte {
		b = append(b, '[')
		b = w.OwnText(b, code, nil, nil)
		b = w.Comma(b)
		b = w.OwnText(b, code, []byte("EUR"), nil)
		return append(b, ']')
	}))
	assert.Equal(t, "\"a\\n\ufffd\"", write(t, func(w *Writer, b []byte) []byte { return w.OwnText(b, nil, []byte("a\n\xff"), nil) }))
	assert.Equal(t, "\"a\\n\ufffd\"", write(t, func(w *Writer, b []byte) []byte { return w.Text(b, []byte("a\n\xff"), nil) }))
	assert.Equal(t, `""`, write(t, func(w *Writer, b []byte) []byte { return w.Text(b, nil, nil) }))
	assert.Equal(t, "result 'code' must match ^[A-Z]*$", writeFailure(t, func(w *Writer, b []byte) []byte {
		b = append(b, `{"code":`...)
		b = w.OwnText(b, code, []byte("eur"), nil)
		return append(b, '}')
	}))
}

func TestFormattedStrings(t *testing.T) {
	assert.Equal(t, `"https://example.com/?q=\""`, write(t, func(w *Writer, b []byte) []byte { return w.Formatted(b, 0, `https://example.com/?q="`) }))
	assert.Equal(t, `"https://example.com/"`, write(t, func(w *Writer, b []byte) []byte { return w.Formatted(b, FormatURI, "https://example.com/") }))
	assert.Equal(t, "result 'link' must be a URI such as https://example.com/path", writeFailure(t, func(w *Writer, b []byte) []byte {
		b = append(b, `{"link":`...)
		return w.Formatted(b, FormatURI, "/path")
	}))
}
