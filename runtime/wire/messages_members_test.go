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
