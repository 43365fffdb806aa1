package wire

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOwnReturnsTheTextAsItWasSent(t *testing.T) {
	text := []byte(`{"a": {"amount" : 1.0,"currency":"\u0045UR"} ,"b":"x\ty","c":1}`)
	r := newCursor(text)
	r.Arguments()
	var got [][]byte
	for _, s := range []*Schema{schema(price), schema(`{"type":"string"}`), nil} {
		require.True(t, r.Member())
		value := r.Own(s)
		assert.True(t, r.Accepted())
		assert.True(t, r.OK())
		assert.Equal(t, len(value), cap(value), "appending must not change the arguments")
		got = append(got, value)
	}
	require.False(t, r.Member())
	require.NoError(t, r.Finish())
	assert.Equal(t, [][]byte{[]byte(`{"amount" : 1.0,"currency":"\u0045UR"}`), []byte(`"x\ty"`), []byte("1")}, got)
}

func TestOwnIsNilAfterAProblem(t *testing.T) {
	for _, value := range []string{`5`, `{"amount":-1,"currency":"EUR"}`, `{}`, `{"amount":1,"currency":"EUR","x":1}`, `{"amount":1,"amount":1,"currency":"EUR"}`, `{"amount":1,`, ``} {
		assert.NotEmpty(t, complaint(value, func(r *cursor) {
			assert.Nil(t, r.Own(schema(price)), value)
			assert.False(t, r.Accepted(), value)
			assert.False(t, r.OK(), value)
		}))
	}
	// Problems that are only counted count too.
	err := readArguments(`{"a":{`+strings.Repeat(`"x":"",`, 20)+`"c":[`+strings.Repeat(`1,`, 40)+`1],"d":[1]}}`, func(r *cursor) {
		for r.Object(); r.Member(); {
			assert.Nil(t, r.Own(schema(`{"type":"array","items":{"type":"null"}}`)))
			assert.False(t, r.Accepted())
		}
	})
	require.ErrorContains(t, err, "\nAnd 46 more problems.")
}

func TestUnquoted(t *testing.T) {
	for _, listed := range []string{`{"type":"string","minLength":1}`, `{"pattern":"x"}`, `{"enum":["x\ny"]}`, `{}`} {
		assert.Empty(t, complaint(`"\u0078\ny"`, func(r *cursor) {
			assert.Equal(t, "x\ny", string(Unquoted(r.Own(schema(listed)))))
		}))
	}
	assert.Equal(t, []byte{}, Unquoted([]byte(`""`)), "a method may tell nil from nothing")
	assert.Nil(t, Unquoted([]byte(`5`)))
	assert.Nil(t, Unquoted(nil))
}

func TestAcceptedIsFalseAfterAnyCheck(t *testing.T) {
	for _, c := range []struct {
		value string
		check func(*cursor)
		want  bool
	}{
		{`"ann"`, func(r *cursor) {}, true},
		{`"ann"`, func(r *cursor) { r.Length(1, 3); r.checkFormat(FormatHostname); r.Pattern(true, "n") }, true},
		{`"ann"`, func(r *cursor) { r.Length(4, -1) }, false},
		{`"ann"`, func(r *cursor) { r.checkFormat(FormatEmail); r.Length(1, 3) }, false},
		{`"ann"`, func(r *cursor) { r.Pattern(false, "x") }, false},
		{`"ann"`, func(r *cursor) { r.Repeated() }, false},
		{`"ann"`, func(r *cursor) { r.Misfit(FormatURI) }, false},
		{`"ann"`, func(r *cursor) { r.Refused(errors.New("")) }, false},
		{`"ann"`, func(r *cursor) { r.Refused(nil) }, true},
		{`5`, func(r *cursor) {}, false},
		{`"ann`, func(r *cursor) {}, false},
	} {
		_ = complaint(c.value, func(r *cursor) {
			_ = r.String()
			c.check(r)
			assert.Equal(t, c.want, r.Accepted(), c.value)
		})
	}
	// A problem that is no longer kept, of a value that comes after it, and of
	// one that came before.
	_ = complaint(`[`+strings.Repeat("1,", 20)+`"x","y"]`, func(r *cursor) {
		for r.Array(); r.Item(); {
			s := r.String()
			r.Pattern(s != "x", "y")
			assert.Equal(t, s == "y", r.Accepted(), s)
		}
	})
}

type panickingError struct{}

func (*panickingError) Error() string { panic("mine") }

func TestATypesOwnError(t *testing.T) {
	long := strings.Repeat("é", 255)
	for _, c := range []struct {
		err  error
		want string
	}{
		{errors.New("no such address"), "is refused: no such address"},
		{errors.New(`bad "C:\x"` + "\n\r\t\x00\x1b[1m\u2028\u202e"), `is refused: bad "C:\x"\n\r\t\u0000\u001b[1m\u2028\u202e`},
		{errors.New("a\xffb"), "is refused: a\ufffdb"},
		{errors.New(long + "é"), "is refused: " + long + "é"},
		{errors.New(long + "\n and more"), "is refused: " + long + `\n`},
		{errors.New(strings.Repeat("\xff", 300)), "is refused: " + strings.Repeat("\ufffd", 256)},
		{errors.New(""), "is refused."},
		{(*panickingError)(nil), "is refused."},
	} {
		assert.Equal(t, "Argument 'a' "+c.want, complaint(`"x"`, func(r *cursor) {
			_ = r.String()
			assert.True(t, r.Refused(c.err))
			assert.False(t, r.OK())
		}))
		what := "the result cannot be written" + strings.TrimSuffix(strings.TrimPrefix(c.want, "is refused"), ".")
		assert.Equal(t, what, writeFailure(t, func(w *Writer, b []byte) []byte { return w.Text(b, []byte("x"), c.err) }))
		assert.Equal(t, what, writeFailure(t, func(w *Writer, b []byte) []byte { return w.Own(b, nil, []byte("1"), c.err) }))
		assert.Equal(t, what, writeFailure(t, func(w *Writer, b []byte) []byte { return w.OwnText(b, nil, []byte("1"), c.err) }))
	}
	assert.Empty(t, complaint(`"x"`, func(r *cursor) {
		_ = r.String()
		assert.False(t, r.Refused(nil))
		assert.True(t, r.OK())
	}))
	assert.Equal(t, "Argument 'a.b[1]' is refused: no", complaint(`{"b":[0,{"c":[1]}]}`, func(r *cursor) {
		r.Object()
		r.Member()
		r.Array()
		r.Item()
		r.Skip()
		r.Item()
		require.NotNil(t, r.Own(nil))
		r.Refused(errors.New("no"))
		for r.Item() || r.Member() {
		}
	}))
}

func TestMisfit(t *testing.T) {
	for f := FormatDateTime; f.known(); f++ {
		want := complaint(`"\u0000"`, format(f))
		assert.NotEmpty(t, want)
		assert.Equal(t, want, complaint(`"\u0000"`, func(r *cursor) { _ = r.String(); r.Misfit(f) }))
	}
	assert.Empty(t, complaint(`"x"`, func(r *cursor) { _ = r.String(); r.Misfit(0); r.Misfit(200) }))
}
