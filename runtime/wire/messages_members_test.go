package wire

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// order is what the binder of a small closed object looks like.
var order = &Members{Names: []string{"query", "limit", "user-id"}, Required: []uint64{0b101}}

func readOrder(r *Reader, m, i int, seen uint64) int {
	for m >= 0 {
		switch m {
		case 0:
			_, i = r.String(i)
		case 1:
			_, i = r.Int64(i, 1, 100)
		case 2:
			m, next, seen := r.Object(i, order)
			i = readOrder(r, m, next, seen)
		}
		m, i, seen = r.Member(i, m, seen, order)
	}
	return i
}

func orderError(text string) string {
	if err := orderOf(NewReader([]byte(text))); err != nil {
		return err.Error()
	}
	return ""
}

func orderOf(r *Reader) error {
	m, i, seen := r.Arguments(order)
	return r.Finish(readOrder(r, m, i, seen))
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

func TestAtMostSixteenProblems(t *testing.T) {
	object := func(n int) string {
		var s []string
		for i := range n {
			s = append(s, fmt.Sprintf(`"m%02d":"x"`, i))
		}
		return "{" + strings.Join(s, ",") + "}"
	}
	lines := func(n int, read func(*cursor)) []string {
		return strings.Split(readArguments(object(n), read).Error(), "\n")
	}
	for name, read := range map[string]func(*cursor){
		"values": anyBool, "enums": func(r *cursor) { r.Enum(verbs) },
		"names": func(r *cursor) { r.Undeclared(order) },
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
	var e *ArgumentError
	require.ErrorAs(t, orderOf(NewReader([]byte(`{"query":"","user-id":{"limit":0}}`))), &e)
	require.Len(t, e.Problems, 3)
	assert.Equal(t, Problem{"['user-id'].limit", "Argument '['user-id'].limit' must be an integer from 1 to 100."}, e.Problems[0])
	assert.Equal(t, "['user-id'].query", e.Problems[1].Path)

	require.ErrorAs(t, orderOf(NewReader([]byte(`{`))), &e)
	assert.Equal(t, "", e.Problems[0].Path)
}

func TestManyMembers(t *testing.T) {
	m := &Members{Required: []uint64{1 << 63, 1}}
	for i := range 66 {
		m.Names = append(m.Names, fmt.Sprintf("m%d", i))
	}
	read := func(text string) (names []string, err error) {
		var seen [2]uint64
		r := NewReader([]byte(text))
		k, i := r.WideArguments(m, seen[:])
		for k >= 0 {
			names = append(names, m.Names[k])
			k, i = r.WideMember(r.Skip(i), m, seen[:])
		}
		return names, r.Finish(i)
	}
	_, err := read(`{}`)
	assert.EqualError(t, err, "Argument 'm63' is required.\nArgument 'm64' is required.")
	_, err = read(` `)
	assert.EqualError(t, err, "Argument 'm63' is required.\nArgument 'm64' is required.")
	_, err = read(`[]`)
	assert.EqualError(t, err, "The arguments must be a JSON object, not an array.")
	_, err = read(`{"m64":1,"m64":2,"x":3`)
	assert.EqualError(t, err, "The arguments are not valid JSON: unexpected end at byte 22.")

	names, err := read(`{"m65":{}, "m\u0036\u0034":[1] ,"m0":0,"m63":null}`)
	assert.NoError(t, err)
	assert.Equal(t, []string{"m65", "m64", "m0", "m63"}, names)
	names, err = read(`{"m64":1,"n1":{"a":1},"m64":2,"m63":3,"m66":4}`)
	assert.EqualError(t, err, "Argument 'n1' is not declared; did you mean 'm1'?\nArgument 'm64' is given twice.\nArgument 'm66' is not declared; did you mean 'm6'?")
	assert.Equal(t, []string{"m64", "m63"}, names)
}
