package emit

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/internal/model"
)

func TestNamesKeepClear(t *testing.T) {
	n := newNames(&model.Package{
		Declared: []string{"args", "i2", "toolgenFind", "toolgenFind2"},
		Imported: []string{"toolgenAdd"},
		Tools:    []*model.Tool{{}},
	}, nil)
	assert.Equal(t, "toolgenFind3", n.declared("toolgenFind"), "of what the package declares")
	assert.Equal(t, "toolgenFind4", n.declared("toolgenFind"), "of each other")
	assert.Equal(t, "toolgenAdd2", n.declared("toolgenAdd"), "of what its files import")
	assert.Equal(t, "Tools2", n.declared("Tools"), "of the functions that users call")
	assert.Equal(t, "args_", n.local("args", 1), "a local does not hide what the package declares")
	assert.Equal(t, "args_2", n.local("args", 2))
	assert.Equal(t, "i_2", n.local("i", 2), "nor does one with a number")
	assert.Equal(t, "item", n.local("item", 1))
	assert.Equal(t, "item3", n.local("item", 3))
}

func TestImportNamesKeepClear(t *testing.T) {
	g := newGenerator(&model.Package{Path: "case.test", Name: "tools", Declared: []string{"wire"}, Imported: []string{"toolrt"}}, nil)
	assert.Equal(t, "wire2", g.names.aliases[wirePath], "of what the package declares")
	assert.Equal(t, "toolrt", g.names.aliases[runtimePath], "an import of another file does not matter")
	g.importAs("case.test/item", "item")
	assert.Equal(t, "itemPkg", g.names.aliases["case.test/item"], "item, item2 and so on are locals")
	g.importAs("case.test/a/cfg", "cfg")
	g.importAs("case.test/b/cfg", "cfg")
	g.importAs("case.test/string", "string")
	assert.Equal(t, "cfg", g.names.aliases["case.test/a/cfg"])
	assert.Equal(t, "cfg2", g.names.aliases["case.test/b/cfg"])
	assert.Equal(t, "string2", g.names.aliases["case.test/string"])
}

func TestLiteral(t *testing.T) {
	for in, want := range map[string]string{
		"plain":         `"plain"`,
		`{"a":1}`:       "`{\"a\":1}`",
		"a `b` \"c\"":   `"a ` + "`b`" + ` \"c\""`,
		"line\nbreak":   `"line\nbreak"`,
		"\"\r":          `"\"\r"`,
		"\"\uFEFF":      `"\"\ufeff"`,
		"\"\u202Ertl":   `"\"\u202ertl"`,
		`say "héllo" 📦`: "`say \"héllo\" 📦`",
		"":              `""`,
	} {
		assert.Equal(t, want, literal(in).GoString())
	}
}

func TestBinary(t *testing.T) {
	assert.Equal(t, "0b0", binary(0))
	assert.Equal(t, "0b101", binary(5))
	assert.Equal(t, "0b1"+strings.Repeat("0", 63), binary(1<<63))
}
