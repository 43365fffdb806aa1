package doc

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestForValue(t *testing.T) {
	for _, c := range []struct{ name, comment, ident, want string }{
		{"is", lined(" Weight is the weight, 1–5."), "Weight", "The weight, 1–5."},
		{"are", lined(" Opts are options."), "Opts", "Options."},
		{"wrapped verb", lined(" Weight", " is heavy"), "Weight", "Heavy"},
		{"no verb", lined(" ID of the order."), "ID", "ID of the order."},
		{"another verb", lined(" Deep asks for recursion."), "Deep", "Deep asks for recursion."},
		{"a longer name", lined(" Weights is"), "Weight", "Weights is"},
		{"Unicode", lined(" Ölstand is ölig"), "Ölstand", "Ölig"},
		{"a digraph", lined(" X is ǆep"), "X", "ǅep"},
		{"nothing after", lined(" Weight is"), "Weight", "Weight is"},
		{"lower case stays", lined(" only trailing"), "Wide", "only trailing"},
		{"two paragraphs", lined(" One.", "", " Two."), "X", "One. Two."},
		{"list and example", lined(" One of:", "   - a: 1", "   - b: 2", "", "\tx = 1", "", " # Note", "", " So."), "X", "One of: - a: 1 - b: 2 x = 1 Note So."},
		{"fence", lined(" So:", " ```go", " x = 1", " ```"), "X", "So: x = 1"},
		{"open fence", lined(" So:", " ```", " x = 1"), "X", "So: ``` x = 1"},
		{"deprecated", lined(" One.", " Deprecated: two.", "", " Three."), "X", "One. Three."},
		{"block", "/* recurse */", "deep", "recurse"},
		{"wrapped block", "/* recurse\n   deeply */", "deep", "recurse deeply"},
		{"stars", "/*\n * recurse\n *\n * deeply\n */", "deep", "recurse deeply"},
		{"Java's stars", "/** recurse\n * deeply */", "deep", "recurse deeply"},
		{"stars as bullets", "/* one of:\n * a\n * b\n */", "x", "one of: * a * b"},
		{"empty block", "/**/", "x", ""},
		{"a star", "/***/", "x", ""},
		{"directive", lined("tool:field optional"), "X", ""},
		{"spaces of the text", lined(" 10\u00a0000　元\u2028x"), "X", "10\u00a0000　元 x"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, g := comment(t, c.comment)
			assert.Equal(t, c.want, ForValue(g, c.ident, nil))
		})
	}
}

func TestFuncName(t *testing.T) {
	for text, want := range map[string]string{
		"F submits an order.":  "Submits an order.",
		"F: submits":           "Submits",
		"F - submits":          "Submits",
		"F — submits":          "Submits",
		"F() submits":          "Submits",
		"F `x` y":              "`x` y",
		"F":                    "",
		"F.":                   "",
		"F's order":            "F's order",
		"F, once called, ends": "F, once called, ends",
		"F(x) is":              "F(x) is",
		"F-based":              "F-based",
		"Foo does":             "Foo does",
		"Does F":               "Does F",
		"[F] does":             "[F] does",
		"F élit":               "Élit",
	} {
		assert.Equal(t, want, dropFuncName(text, "F"), text)
	}
	assert.Equal(t, "x", dropFuncName("x", ""))
}

func TestLinks(t *testing.T) {
	for text, want := range map[string]string{
		"an [Order], an [orders.Order].": "an Order, an orders.Order.",
		"[Order] [WIP] [*Order]":         "Order [WIP] *Order",
		"([Order.Total])":                "(Order.Total)",
		"[encoding/json.Decoder]":        "encoding/json.Decoder",
		"map[Order]x, x[Order]":          "map[Order]x, x[Order]",
		"[[Order]]":                      "[Order]",
		"[Order[Order]":                  "[Order[Order]",
		"[ Order], [], ]Order[":          "[ Order], [], ]Order[",
	} {
		_, g := comment(t, lined(" "+text))
		assert.Equal(t, want, ForValue(g, "", resolveOrders), text)
	}
	_, g := comment(t, lined(" See [the", " spec], not [spec].", "", " [the spec]: https://example.com/a", " [x]: not a link"))
	assert.Equal(t, "See the spec, not [spec]. [x]: not a link", ForValue(g, "", nil))
}
