package size

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A server is a program of one tool.
type server struct{ title, program string }

var servers = []server{
	{"empty program", "empty"},
	{"toolgen, through a registry", "generated"},
	{"by hand", "handwritten"},
	{"go-sdk AddTool", "gosdk"},
}

// BenchmarkServer tells what programs weigh that serve one tool over standard
// input and output. Its time says nothing.
func BenchmarkServer(b *testing.B) {
	t := weighServers(b)
	for b.Loop() {
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(t.weights["generated"][linux])/1e6, "linux-MB")
	b.ReportMetric(float64(t.weights["generated"][wasm])/1e6, "wasm-MB")
	results["server"] = t.String()
}

// TestServerWeight holds the server of generated code to a bound, and to what it
// must not link.
func TestServerWeight(t *testing.T) {
	for target, limit := range limits.server {
		dir := build(t, ".", "./stdio/generated", target, true)
		assert.LessOrEqual(t, weight(t, filepath.Join(dir, "generated")), limit, target)
	}
	assert.Empty(t, heavy(symbolsOf(t, "generated")))
}

const found = `{"total":137,"hits":[` +
	`{"title":"Go generics tutorial","url":"https://go.dev/doc/tutorial/generics","score":0.97},` +
	`{"title":"An introduction to generics","url":"https://go.dev/blog/intro-generics","score":0.91},` +
	`{"title":"When to use generics","url":"https://go.dev/blog/when-generics","score":0.84}]}`

// TestServers checks that the servers which are compared serve the same tool.
func TestServers(t *testing.T) {
	dir := build(t, ".", "./stdio/...", host, true)
	for _, s := range servers[1:] {
		t.Run(s.program, func(t *testing.T) {
			answers := talk(t, filepath.Join(dir, s.program), []string{
				`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}`,
				`{"jsonrpc":"2.0","method":"notifications/initialized"}`,
				`{"jsonrpc":"2.0","id":2,"method":"tools/list"}`,
				`{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"search","arguments":{"query":"golang \"generics\"","limit":20,"codes":["ABC-1234"],"exact":true}}}`,
				`{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"search","arguments":{"query":"golang","limit":"many","codes":[]}}}`,
			})
			require.Len(t, answers, 4)
			assert.Equal(t, []string{"search"}, answers[2].names())
			assert.False(t, answers[3].Result.IsError)
			assert.JSONEq(t, found, string(answers[3].Result.StructuredContent))
			assert.True(t, answers[4].Result.IsError || answers[4].Error != nil)
		})
	}
}

// An answer is what the servers answer, as far as it is compared.
type answer struct {
	ID     int
	Result struct {
		Tools             []struct{ Name string }
		IsError           bool
		StructuredContent json.RawMessage
	}
	Error *struct{ Code int }
}

func (a answer) names() (names []string) {
	for _, tool := range a.Result.Tools {
		names = append(names, tool.Name)
	}
	return names
}

// talk sends the messages one after the other and returns the answers by their
// ids. go-sdk may answer in another order, and stops with its input.
func talk(tb testing.TB, path string, messages []string) map[int]answer {
	tb.Helper()
	cmd := exec.CommandContext(tb.Context(), path)
	in, err := cmd.StdinPipe()
	require.NoError(tb, err)
	out, err := cmd.StdoutPipe()
	require.NoError(tb, err)
	require.NoError(tb, cmd.Start())
	answers, decoder := map[int]answer{}, json.NewDecoder(out)
	for _, m := range messages {
		_, err := in.Write([]byte(m + "\n"))
		require.NoError(tb, err)
		if bytes.Contains([]byte(m), []byte(`"id"`)) {
			var a answer
			require.NoError(tb, decoder.Decode(&a))
			answers[a.ID] = a
		}
	}
	require.NoError(tb, in.Close())
	require.NoError(tb, cmd.Wait())
	return answers
}

type serverTable struct {
	weights map[string]map[target]int
	linked  map[string][]string
	shares  []packageShare // of the generated one, over those of the empty program
}

type packageShare struct {
	path string
	share
}

func weighServers(tb testing.TB) *serverTable {
	tb.Helper()
	t := &serverTable{weights: map[string]map[target]int{}, linked: map[string][]string{}}
	dirs := map[target]string{}
	for _, target := range []target{linux, wasm} {
		dirs[target] = build(tb, ".", "./stdio/...", target, true)
	}
	for _, s := range servers {
		t.weights[s.program] = map[target]int{}
		for target, dir := range dirs {
			t.weights[s.program][target] = weight(tb, filepath.Join(dir, s.program))
		}
		t.linked[s.program] = heavy(symbolsOf(tb, s.program))
	}
	t.shares = over(shares(symbolsOf(tb, "generated")), shares(symbolsOf(tb, "empty")))
	return t
}

func symbolsOf(tb testing.TB, program string) []symbol {
	tb.Helper()
	return symbols(tb, filepath.Join(build(tb, ".", "./stdio/"+program, linux, false), program))
}

// over is what the packages of one program add to another one, the largest first.
func over(all, without map[string]share) []packageShare {
	var more []packageShare
	for path, s := range all {
		if d := (share{s.code - without[path].code, s.data - without[path].data}); d.code+d.data > 0 {
			more = append(more, packageShare{path, d})
		}
	}
	slices.SortFunc(more, func(a, b packageShare) int {
		return cmp.Or(cmp.Compare(b.code+b.data, a.code+a.data), strings.Compare(a.path, b.path))
	})
	return more
}

// heavy are the packages that a small program is better without, as far as it
// holds code of theirs.
func heavy(all []symbol) []string {
	linked := shares(all)
	var found []string
	for _, path := range []string{"reflect", "fmt", "encoding/json"} {
		if linked[path].code > 0 {
			found = append(found, path)
		}
	}
	return found
}

// String is the tables in Markdown.
func (t *serverTable) String() string {
	var b strings.Builder
	b.WriteString("**A server of one tool, stripped** (bytes)\n\n")
	b.WriteString("| | linux/amd64 | over empty | wasip1/wasm | over empty | links |\n|---|---:|---:|---:|---:|---|\n")
	empty := t.weights["empty"]
	for _, s := range servers {
		w := t.weights[s.program]
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %s |\n", s.title, w[linux], w[linux]-empty[linux], w[wasm], w[wasm]-empty[wasm],
			strings.Join(t.linked[s.program], ", "))
	}
	b.WriteString("\n**What the server of generated code adds to an empty program, by package** (bytes, linux/amd64)\n\n")
	b.WriteString("| | machine code | tables |\n|---|---:|---:|\n")
	for _, s := range t.shares[:min(20, len(t.shares))] {
		fmt.Fprintf(&b, "| %s | %d | %d |\n", s.path, s.code, s.data)
	}
	return b.String()
}
