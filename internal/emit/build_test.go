package emit

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/model"
)

func at(line int) model.Pos { return model.Pos{File: "a.go", Line: line, Column: 1} }

// builtPackage has tools of every build at lines 10, 30 and 50, of windows at 20,
// 21 and 40, and of edge, which declares Own, at 22 and 23.
func builtPackage(here ...string) *model.Package {
	store := &model.Receiver{Type: "Store", Pointer: true}
	windows := &model.Build{Constraint: "windows", Slug: "windows", Exports: []*model.Export{
		{Func: "Wake", Pos: at(20)}, {Func: "Sleep", Pos: at(21)}, {Func: "Put", Receiver: store, Pos: at(25)}, {Func: "Late", Pos: at(40)},
	}}
	edge := &model.Build{Constraint: "edge", Slug: "edge", Receivers: []string{"Own"}, Exports: []*model.Export{
		{Func: "Edge", Pos: at(22)}, {Func: "Count", Receiver: &model.Receiver{Type: "Own"}, Pos: at(23)},
	}}
	p := &model.Package{Path: "case.test", Name: "tools", Builds: []*model.Build{edge, windows}}
	for i, name := range []string{"First", "Get", "Last"} {
		t := &model.Tool{Func: name, Name: strings.ToLower(name), Pos: at(10 + 20*i)}
		if name == "Get" {
			t.Receiver = &model.Receiver{Type: "Store"}
		}
		p.Tools = append(p.Tools, t)
	}
	for _, b := range p.Builds {
		for _, constraint := range here {
			b.Here = b.Here || b.Constraint == constraint
		}
		for _, e := range b.Exports {
			if b.Here {
				p.Tools = append(p.Tools, &model.Tool{Func: e.Func, Name: strings.ToLower(e.Func), Receiver: e.Receiver, Constraint: b.Constraint, Pos: e.Pos})
			}
		}
	}
	return p
}

// describe shows a layout as one text.
func describe(lists []*toolList) string {
	var b strings.Builder
	for _, l := range lists {
		if l.receiver != nil {
			b.WriteString(l.receiver.Type + ": ")
		}
		for _, run := range l.runs {
			b.WriteString(run.method + "(")
			for _, t := range run.tools {
				b.WriteString(t.Func + " ")
			}
			fmt.Fprintf(&b, "%d) ", len(run.exports))
		}
	}
	return b.String()
}

func TestLayout(t *testing.T) {
	assert.Equal(t, "(First 0) windows(2) edge(1) windows2(1) (Last 0) Store: windowsStore(1) (Get 0) ",
		describe(layout(builtPackage())))
	assert.Equal(t, "(First 0) windows(Wake Sleep 2) edge(1) windows2(Late 1) (Last 0) Store: windowsStore(Put 1) (Get 0) ",
		describe(layout(builtPackage("windows"))))
}

func TestMethodWord(t *testing.T) {
	for slug, want := range map[string]string{
		"windows": "windows", "linux_amd64": "linuxAmd64", "not_cgo": "notCgo", "386": "build386", "386_sse2": "build386Sse2",
		"go": "buildGo", "_dge_0a1b2c3d": "dge0a1b2c3d",
	} {
		assert.Equal(t, want, methodWord(slug, nil))
	}
	assert.Equal(t, "goStore", methodWord("go", &model.Receiver{Type: "Store"}))
	assert.Equal(t, "buildToolgenOtherBuild", methodWord("toolgen", &model.Receiver{Type: "OtherBuild"}))
	assert.Equal(t, "build386Éclair", methodWord("386", &model.Receiver{Type: "éclair"}))
}

// TestFilesOfBuildsAgree: what one build generates another generates alike, and
// no package-level name stands in two files.
func TestFilesOfBuildsAgree(t *testing.T) {
	seen := map[string]string{}
	for _, here := range [][]string{{}, {"windows"}, {"edge"}, {"edge", "windows"}} {
		files, err := Files(builtPackage(here...))
		require.NoError(t, err)
		assert.Len(t, files, 1+len(here))
		for _, f := range files {
			if before, ok := seen[f.Name]; ok {
				assert.Equal(t, before, string(f.Content), "%s in %v", f.Name, here)
			}
			seen[f.Name] = string(f.Content)
		}
	}
	declared := map[string]string{}
	for file, text := range seen {
		for line := range strings.Lines(text) {
			words := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" (\n", r) })
			if len(words) < 2 || strings.HasPrefix(line, "func (") || !strings.Contains("func var type", words[0]) {
				continue
			}
			other, twice := declared[words[1]]
			assert.False(t, twice, "%s is declared in %s and %s", words[1], file, other)
			declared[words[1]] = file
		}
	}
	assert.Contains(t, declared, "toolgen_edge_OwnTools")
	assert.Contains(t, declared, "ScopedStoreTools")
}

func TestNamesOfBuildsKeepApart(t *testing.T) {
	p := builtPackage()
	p.Declared = []string{"toolgenBuild", "toolgen_edge_Find"}
	every, edge := newNames(p, nil), newNames(p, p.Builds[0])
	assert.Equal(t, "toolgenBuild2", every.buildType, "of what the package declares")
	assert.Equal(t, every.buildType, edge.buildType)
	assert.Equal(t, "toolgenOtherBuild", edge.otherType)
	assert.Equal(t, "toolgenX_edge_Find", every.declared("toolgen_edge_Find"), "of single builds' names")
	assert.Equal(t, "toolgen_edge_Find2", edge.declared("toolgenFind"))
	assert.Equal(t, "toolgen_edge_X_find", edge.declared("toolgen_find"), "of those of a longer slug")
	g := newGenerator(p, p.Builds[0])
	g.importAs("case.test/toolgenwake", "toolgenwake")
	assert.Equal(t, "pkgtoolgenwake", g.names.aliases["case.test/toolgenwake"])
	assert.Equal(t, "toolgen_find", newNames(&model.Package{}, nil).declared("toolgen_find"), "nothing changes without builds")
}

func TestConstraintKeepsTheLanguage(t *testing.T) {
	for expr, want := range map[string]string{
		"windows":             "windows",
		"go1.20":              "go1.20 && go1.26",
		"edge || go1.20":      "edge || go1.20",
		"go1.20 || go1.21":    "(go1.20 || go1.21) && go1.26",
		"linux && go1.99":     "linux && go1.99",
		"!go1.20":             "!go1.20",
		"edge && (go1.22)":    "edge && go1.22 && go1.26",
		"this does not parse": "this does not parse",
	} {
		assert.Equal(t, want, inLanguage(expr))
	}
}
