package size

import (
	"debug/elf"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkMember tells what one more member of a struct adds to a program, for
// each kind of member and on the average of an order. Its time says nothing.
func BenchmarkMember(b *testing.B) {
	t := &memberTable{bind: programs(b, bind), encode: programs(b, encode)}
	for b.Loop() {
	}
	b.ReportMetric(0, "ns/op")
	for _, d := range []struct {
		direction
		weights
	}{{bind, t.bind}, {encode, t.encode}} {
		b.ReportMetric(d.order().code, string(d.direction)+"-code-B/member")
		b.ReportMetric(d.order().all, string(d.direction)+"-all-B/member")
	}
	results["member"] = t.String()
}

// TestMember holds the average member of an order to a bound.
func TestMember(t *testing.T) {
	for d, limit := range limits.member {
		got := programs(t, d).order().code
		require.Positive(t, got, d)
		require.LessOrEqual(t, got, limit, "bytes of machine code per member: %s", d)
	}
}

type direction string

const (
	bind   direction = "bind"
	encode direction = "encode"
)

// A cost is in bytes: of machine code, and of all that is loaded, which schemas,
// tables, types and what the runtime knows of functions are part of.
type cost struct{ code, all float64 }

// weights are the costs of whole programs, by their variant's package.
type weights map[string]cost

// programs builds a program of each variant.
func programs(tb testing.TB, d direction) weights {
	tb.Helper()
	m := newModule(tb)
	for _, v := range variants() {
		from := "kind.go.tmpl"
		if v.isOrder() {
			from = "order.go.tmpl"
		}
		m.add(tb, v.pkg()+"/things.go", from, v.source(d))
		m.add(tb, "cmd/"+v.pkg()+"/main.go", "main.go.tmpl", v.pkg())
	}
	m.generate(tb)
	dir := build(tb, m.dir, "./cmd/...", linux, true)
	costs := weights{}
	for _, v := range variants() {
		costs[v.pkg()] = loaded(tb, filepath.Join(dir, v.pkg()))
	}
	return costs
}

// loaded sums the sections of a program, whose file is rounded up to pages.
func loaded(tb testing.TB, path string) cost {
	tb.Helper()
	file, err := elf.Open(path)
	require.NoError(tb, err)
	defer file.Close()
	var c cost
	for _, s := range file.Sections {
		if s.Flags&elf.SHF_ALLOC != 0 && s.Type != elf.SHT_NOBITS {
			c.all += float64(s.Size)
		}
		if s.Name == ".text" {
			c.code += float64(s.Size)
		}
	}
	return c
}

// perUnit is the difference between two programs of which b has n units more.
func (w weights) perUnit(a, b variant, n int) cost {
	x, y := w[a.pkg()], w[b.pkg()]
	return cost{(y.code - x.code) / float64(n), (y.all - x.all) / float64(n)}
}

func (w weights) member(k kind) cost {
	return w.perUnit(variant{k, few, tools}, variant{k, many, tools}, tools*(many-few))
}

// order is the cost of a member of an order, of which every 19th is a tool too.
func (w weights) order() cost {
	return w.perUnit(variant{members: ofOrder, tools: tools}, variant{members: ofOrder, tools: more}, (more-tools)*ofOrder)
}

// tool is the cost of a tool and its struct without members.
func (w weights) tool() cost {
	c := w.perUnit(variant{text, few, tools}, variant{text, few, more}, more-tools)
	member := w.member(text)
	return cost{c.code - few*member.code, c.all - few*member.all}
}

type memberTable struct{ bind, encode weights }

// String is the table in Markdown.
func (t *memberTable) String() string {
	var b strings.Builder
	b.WriteString("**Bytes that one more member adds to a program** (linux/amd64)\n\n")
	b.WriteString("| | bind: machine code | all | encode: machine code | all |\n|---|---:|---:|---:|---:|\n")
	row := func(name string, bind, encode cost) {
		fmt.Fprintf(&b, "| %s | %.0f | %.0f | %.0f | %.0f |\n", name, bind.code, bind.all, encode.code, encode.all)
	}
	for _, k := range kinds {
		row(k.name, t.bind.member(k), t.encode.member(k))
	}
	row("a tool and its struct, without members", t.bind.tool(), t.encode.tool())
	row("a member of an order, its share of the tool included", t.bind.order(), t.encode.order())
	return b.String()
}
