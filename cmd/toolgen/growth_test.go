package main

import (
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// growths are ways in which sources become larger: the files of a module, by size.
// Types within types are not among them: the path to a part, which messages name,
// is as long as it is deep.
var growths = map[string]func(n int) map[string]string{
	"tools of one file": func(n int) map[string]string {
		return map[string]string{"a.go": "package tools\n" + repeated(n, growthTool)}
	},
	"files": func(n int) map[string]string {
		files := map[string]string{}
		for i := range n {
			files[fmt.Sprintf("f%d.go", i)] = "package tools\n" + growthTool(i)
		}
		return files
	},
	"packages": func(n int) map[string]string {
		files := map[string]string{}
		for i := range n {
			files[fmt.Sprintf("p%d/a.go", i)] = fmt.Sprintf("package p%d\n%s", i, growthTool(i))
		}
		return files
	},
	"methods of one type": func(n int) map[string]string {
		return map[string]string{"a.go": "package tools\n\ntype Shop struct{}\n" + repeated(n, func(i int) string {
			return strings.Replace(growthTool(i), "func Find", "func (s *Shop) Find", 1)
		})}
	},
	"tools of one type": func(n int) map[string]string {
		return map[string]string{"a.go": "package tools\n\n// Item is sold.\ntype Item struct{ Code string }\n" + repeated(n, func(i int) string {
			return fmt.Sprintf("\n// Sell%d sells.\n//\n//tool:export\nfunc Sell%d(item Item) []Item { return nil }\n", i, i)
		})}
	},
	"fields of one type": func(n int) map[string]string {
		return map[string]string{"a.go": "package tools\n\n// Put stores.\n//\n//tool:export\nfunc Put(item Item) Item { return item }\n\ntype Item struct {\n" +
			repeated(n, func(i int) string { return fmt.Sprintf("\t// Part%d is a part.\n\tPart%d []int\n", i, i) }) + "}\n"}
	},
	"types of one tool": func(n int) map[string]string {
		return map[string]string{"a.go": "package tools\n\n// Put stores.\n//\n//tool:export\nfunc Put(all All) {}\n\ntype All struct {\n" +
			repeated(n, func(i int) string { return fmt.Sprintf("\tPart%d Part%d\n", i, i) }) + "}\n" +
			repeated(n, func(i int) string { return fmt.Sprintf("\ntype Part%d struct{ Code string }\n", i) })}
	},
	// A value takes little, so that what else the process allocates would hide few.
	"values of one enum": func(n int) map[string]string {
		return map[string]string{"a.go": "package tools\n\n// Put stores.\n//\n//tool:export\nfunc Put(kind Kind) {}\n\ntype Kind string\n\nconst (\n" +
			repeated(20*n, func(i int) string { return fmt.Sprintf("\t// Kind%d is a kind.\n\tKind%d Kind = \"k%d\"\n", i, i, i) }) + ")\n"}
	},
	"faults": func(n int) map[string]string {
		return map[string]string{"a.go": "package tools\n" + repeated(n, func(i int) string {
			return fmt.Sprintf("\n// Wait%d waits.\n//\n//tool:export\n//tool:effekt read\nfunc Wait%d(done chan int) {}\n", i, i)
		})}
	},
}

func repeated(n int, text func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(text(i))
	}
	return b.String()
}

// growthTool is a tool with types of its own.
func growthTool(i int) string {
	return strings.ReplaceAll(`
// Filter# narrows a search.
type Filter# struct {
	// Text is looked for.
	Text string
	//tool:field default=20 minimum=1
	Limit int
	Kind  Kind#
}

type Kind# string

const (
	Small# Kind# = "small"
	Large# Kind# = "large"
)

// Find# finds things.
//
// Parameters:
//   - filter: what to look for
//   - page: the page, from 1 up
//
//tool:export
//tool:effect read
//tool:param page default=1
func Find#(filter Filter#, page int) (map[string]Filter#, error) { return nil, nil }
`, "#", fmt.Sprint(i))
}

// TestGrowth: what is done for twice as much is twice as much. It is told by what
// is allocated, which a slow machine does not change. From 4n to 8n four times as
// much is added as from n to 2n, and sixteen times as much were a step quadratic.
// The limit lies between, because maps and slices that double make bytes scatter.
func TestGrowth(t *testing.T) {
	const size = 30
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	for name, files := range growths {
		t.Run(name, func(t *testing.T) {
			work := func(n int) (count, bytes float64) {
				dir := t.TempDir()
				require.NoError(t, writeModule(dir, root))
				writeTree(t, dir, files(n))
				return allocated(t, dir)
			}
			work(size) // what is done once in a process
			count, bytes := work(size)
			count2, bytes2 := work(2 * size)
			count4, bytes4 := work(4 * size)
			count8, bytes8 := work(8 * size)
			assert.Less(t, (count8-count4)/(count2-count), 8.0, "allocations: %v, %v, %v, %v", count, count2, count4, count8)
			assert.Less(t, (bytes8-bytes4)/(bytes2-bytes), 8.0, "bytes: %v, %v, %v, %v", bytes, bytes2, bytes4, bytes8)
		})
	}
}

// allocated is what reading and generating the packages of a module allocates.
func allocated(t *testing.T, dir string) (count, bytes float64) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	loaded, err := parse.Load(parse.Config{Dir: dir, Patterns: []string{"./..."}})
	require.NoError(t, err)
	for _, p := range loaded.Packages {
		_, err := emit.Files(p.Model)
		require.NoError(t, err)
	}
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs - before.Mallocs), float64(after.TotalAlloc - before.TotalAlloc)
}
