package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A page is a Markdown text: its blocks, and what stands around them.
type page struct {
	path   string
	around []string // before the first block, between two, and behind the last; fences included
	blocks []*block
}

// A block is a fenced one.
type block struct {
	info string // behind the opening fence
	body string
	got  string // what the body has to be
	path string // of the page
	line int
}

// place is where the block begins.
func (b *block) place() string { return fmt.Sprintf("%s:%d", b.path, b.line) }

func readPage(t *testing.T, path string) *page {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	p := &page{path: path, around: []string{""}}
	var inside *block
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		info, fence := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "```")
		switch {
		case fence && inside == nil:
			inside = &block{info: info, path: path, line: n}
			p.around[len(p.around)-1] += line
		case fence:
			inside.got = inside.body
			p.blocks = append(p.blocks, inside)
			p.around = append(p.around, line)
			inside = nil
		case inside != nil:
			inside.body += line
		default:
			p.around[len(p.around)-1] += line
		}
	}
	return p
}

// String is the page with what its blocks have to be.
func (p *page) String() string {
	var b strings.Builder
	for i, text := range p.around {
		b.WriteString(text)
		if i < len(p.blocks) {
			b.WriteString(p.blocks[i].got)
		}
	}
	return b.String()
}

// An example is a Go block and the blocks that show what becomes of it.
type example struct {
	name  string
	from  *block
	shown []*block
}

// examples sorts those that are at fault from the others.
func (p *page) examples(t *testing.T) (sound, faulty []*example) {
	t.Helper()
	var all []*example
	for _, b := range p.blocks {
		switch {
		case b.info == "go":
			all = append(all, &example{name: fmt.Sprintf("line%d", b.line), from: b})
		case strings.HasPrefix(b.info, "json"), strings.HasPrefix(b.info, "text"):
			require.NotEmpty(t, all, "%s: a block that shows something before any Go", b.place())
			last := all[len(all)-1]
			last.shown = append(last.shown, b)
		}
	}
	for _, e := range all {
		if slices.ContainsFunc(e.shown, func(b *block) bool { return b.info == "text faults" }) {
			faulty = append(faulty, e)
		} else {
			sound = append(sound, e)
		}
	}
	return sound, faulty
}

// nextCalls stands between the calls of two blocks.
const nextCalls = "# the next block\n"

// archive is the example as a golden case.
func (e *example) archive(t *testing.T) *txtar.Archive {
	t.Helper()
	var calls []string
	for _, b := range e.shown {
		if b.info == "text" {
			calls = append(calls, b.body)
		}
	}
	return &txtar.Archive{Files: []txtar.File{
		{Name: "example.go", Data: []byte(e.file(t))},
		{Name: "calls", Data: []byte(strings.Join(calls, nextCalls))},
	}}
}

// exampleImports are the packages that examples use without importing them.
var exampleImports = map[string]string{
	"big": "math/big", "context": "context", "errors": "errors", "iter": "iter", "json": "encoding/json", "math": "math",
	"netip": "net/netip", "slices": "slices", "strconv": "strconv", "strings": "strings", "time": "time",
	"toolrt": "github.com/toolgen/toolgen/runtime", "url": "net/url", "uuid": "github.com/google/uuid",
}

// file is the example as a whole file.
func (e *example) file(t *testing.T) string {
	t.Helper()
	source := e.from.body
	if !strings.HasPrefix(source, "package ") && !strings.Contains(source, "\npackage ") {
		source = "package " + e.name + "\n\n" + source
	}
	formatted, err := format.Source([]byte(source))
	require.NoError(t, err, e.from.place())
	assert.Equal(t, string(formatted), source, "%s is not formatted as gofmt does", e.from.place())
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "", source, parser.SkipObjectResolution)
	require.NoError(t, err, e.from.place())
	return completed(source, f, func(p token.Pos) int { return fset.Position(p).Offset })
}

// notCalled is how a function fails that has a result and no body.
const notCalled = "an example without a body is called"

// completed adds imports, and bodies to the functions that have none.
func completed(source string, f *ast.File, offset func(token.Pos) int) string {
	used, bodies := map[string]bool{}, map[int]string{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && exampleImports[x.Name] != "" {
				used[x.Name] = true
			}
		case *ast.FuncDecl:
			if n.Body == nil && n.Type.Results == nil {
				bodies[offset(n.End())] = " {}"
			} else if n.Body == nil {
				bodies[offset(n.End())] = " { panic(`" + notCalled + "`) }"
			}
		}
		return true
	})
	for _, at := range slices.Backward(slices.Sorted(maps.Keys(bodies))) {
		source = source[:at] + bodies[at] + source[at:]
	}
	var imports strings.Builder
	for _, name := range slices.Sorted(maps.Keys(used)) {
		fmt.Fprintf(&imports, "\nimport %s %q", name, exampleImports[name])
	}
	at := offset(f.Name.End())
	return source[:at] + imports.String() + source[at:]
}

// member is a member of a JSON object.
func member(t *testing.T, object, name string) string {
	t.Helper()
	var members map[string]json.RawMessage
	require.NoError(t, json.Unmarshal([]byte(object), &members))
	return string(members[name])
}

// pageWidth is how long a line of a schema may be before it is broken.
const pageWidth = 100

// layOut shows a JSON text: what fits on a line is left compact, as it is sent.
// With apart an object of several members is broken in any case.
func layOut(t *testing.T, text string, apart bool) string {
	t.Helper()
	var b bytes.Buffer
	d := json.NewDecoder(strings.NewReader(text))
	layOutValue(t, &b, d, 0, 0, apart)
	return b.String() + "\n"
}

// layOutValue writes the next value of d; column is where it begins.
func layOutValue(t *testing.T, b *bytes.Buffer, d *json.Decoder, indent, column int, apart bool) {
	t.Helper()
	var raw json.RawMessage
	require.NoError(t, d.Decode(&raw))
	inner := json.NewDecoder(bytes.NewReader(raw))
	open, err := inner.Token()
	require.NoError(t, err)
	_, container := open.(json.Delim)
	fits := column+len(raw) <= pageWidth
	if !container || fits && !(apart && severalMembers(raw)) {
		b.Write(raw)
		return
	}
	fmt.Fprint(b, open)
	for comma := ""; inner.More(); comma = "," {
		fmt.Fprintf(b, "%s\n%*s", comma, indent+2, "")
		column := indent + 2
		if open == json.Delim('{') {
			key, err := inner.Token()
			require.NoError(t, err)
			n, _ := fmt.Fprintf(b, "%q: ", key)
			column += n
		}
		layOutValue(t, b, inner, indent+2, column, false)
	}
	end, err := inner.Token()
	require.NoError(t, err)
	fmt.Fprintf(b, "\n%*s%v", indent, "", end)
}

func severalMembers(object json.RawMessage) bool {
	var members map[string]json.RawMessage
	return json.Unmarshal(object, &members) == nil && len(members) > 1
}
