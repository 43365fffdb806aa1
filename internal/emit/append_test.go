package emit

import (
	"testing"

	"github.com/dave/jennifer/jen"
	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/internal/model"
)

// text shows statements one behind the other.
func text(statements []jen.Code) string {
	return (&jen.Statement{}).Add(jen.Block(statements...)).GoString()
}

func TestLiteralsAreJoined(t *testing.T) {
	g := newGenerator(&model.Package{Path: "case.test", Name: "tools"}, nil)
	body := g.joined([]jen.Code{
		g.name(`"a":`), g.raw("["), g.put("Comma"), g.raw("]"), g.raw("}"), g.name(`"b":`), g.raw(","),
	})
	assert.Equal(t, "{\n\tb = w.Name(b, `\"a\":[`)\n\tb = w.Comma(b)\n\tb = append(b, \"]}\"...)\n\tb = w.Name(b, `\"b\":,`)\n}", text(body))
	assert.Equal(t, "{\n\tb = append(b, '}')\n}", text([]jen.Code{g.raw("}")}), "a single byte")
}

func TestTheLastAdditionIsReturned(t *testing.T) {
	g := newGenerator(&model.Package{Path: "case.test", Name: "tools", Declared: []string{"b"}}, nil)
	comma, loop := g.put("Comma"), jen.For().Block()
	assert.Equal(t, "{\n\tfor {\n\t}\n\treturn w.Comma(b_)\n}", text(g.returned([]jen.Code{loop, comma})))
	assert.Equal(t, "{\n\tb_ = w.Comma(b_)\n\tfor {\n\t}\n\treturn b_\n}", text(g.returned([]jen.Code{comma, loop})))
}
