package doc

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// comment parses text, which holds its comment markers, as a doc comment.
func comment(t testing.TB, text string) (*token.FileSet, *ast.CommentGroup) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "x.go", "package x\n\n"+text+"\nfunc F() {}\n", parser.ParseComments)
	require.NoError(t, err)
	return fset, file.Decls[0].(*ast.FuncDecl).Doc
}

// lined makes a // comment of lines.
func lined(lines ...string) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString("//" + l + "\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func resolveOrders(link string) bool {
	return link == "Order" || link == "Order.Total" || link == "orders.Order" || link == "encoding/json.Decoder"
}

// pairs shows items as "name=text".
func pairs(items []Item) []string {
	var s []string
	for _, i := range items {
		s = append(s, i.Name+"="+i.Text)
	}
	return s
}

type funcCase struct {
	name, comment string
	fn            string
	params        []string
	want          string
	items         []string
}

func (c funcCase) run(t *testing.T) {
	t.Run(c.name, func(t *testing.T) {
		_, g := comment(t, c.comment)
		got := ForFunc(g, c.fn, c.params, resolveOrders)
		assert.Equal(t, c.want, got.Description)
		assert.Equal(t, c.items, pairs(got.Params))
		_, crlf := comment(t, strings.ReplaceAll(c.comment, "\n", "\r\n"))
		again := ForFunc(crlf, c.fn, c.params, resolveOrders)
		assert.Equal(t, c.want, again.Description, "with Windows line ends")
		assert.Equal(t, c.items, pairs(again.Params), "with Windows line ends")
	})
}

func TestNoComment(t *testing.T) {
	assert.Zero(t, ForFunc(nil, "F", []string{"a"}, nil))
	assert.Empty(t, ForValue(nil, "F", nil))
}

// TestRealComments holds the kinds of comment that other projects got wrong.
func TestRealComments(t *testing.T) {
	for _, c := range []funcCase{
		{
			name: "no blank line before the label",
			comment: lined(" GetForecast returns a forecast.", " Parameters:",
				"   - city: where to look", "   - days: how far ahead, at most 7", "", "tool:export"),
			fn: "GetForecast", params: []string{"ctx", "city", "days"},
			want:  "Returns a forecast.",
			items: []string{"city=where to look", "days=how far ahead, at most 7"},
		},
		{
			name:    "nothing but the list",
			comment: lined(" Parameters:", "   - q: text to look for", "", "tool:export"),
			fn:      "Grep", params: []string{"ctx", "q"},
			items: []string{"q=text to look for"},
		},
		{
			name: "a misspelt name and a dash",
			comment: lined(" Query runs a query.", "", " Parameters:",
				"   - quary: the text", "   - limit - how many rows", "   - something else"),
			fn: "Query", params: []string{"query", "limit"},
			want:  "Runs a query.",
			items: []string{"quary=the text", "limit=how many rows", "=something else"},
		},
		{
			name: "Chinese, percent signs, quotes",
			comment: lined(" Render 渲染日期。", "", " Parameters:",
				`   - layout: 日期样式，比如 %d/%m，100% "原样" \d+ 📅`, "   - 名：名称"),
			fn: "Render", params: []string{"layout"},
			want:  "渲染日期。",
			items: []string{`layout=日期样式，比如 %d/%m，100% "原样" \d+ 📅`, "名=名称"},
		},
		{
			name: "linter lines",
			comment: lined(" Purge empties the store.", " nolint:gocyclo", "", "nolint: dupl // legacy",
				"nolint", "lint:ignore U1000 kept", "go:noinline", "tool:export"),
			fn:   "Purge",
			want: "Empties the store.",
		},
		{
			name: "an example inside a heading's section, and one inside an item",
			comment: lined(" Apply applies a manifest.", "", " # Format", "", " The text is YAML:", "",
				"\tspec:", "\t  replicas: 2", "", "\t  image: x", "",
				" See [context.Context] and https://example.com/a_b.", "", " Parameters:",
				"   - doc: the manifest, for instance", "", "\tkind: Pod", "",
				"     (two documents are allowed)", "   - dry: only check", "", "tool:export"),
			fn: "Apply", params: []string{"ctx", "doc", "dry"},
			want: "Applies a manifest.",
			items: []string{
				"doc=the manifest, for instance kind: Pod (two documents are allowed)",
				"dry=only check",
			},
		},
		{
			name: "code spans and tabs",
			comment: lined(" Run executes `cmd` in a shell: \"quotes\", back\\slash, 100%, tab\there. */", "",
				"\t```sh", "\techo `date`", "\t```", "", " Parameters:", "   - cmd: e.g. `ls -l | grep \"a\\b\"` "),
			fn: "Run", params: []string{"cmd"},
			want:  "Executes `cmd` in a shell: \"quotes\", back\\slash, 100%, tab here. */",
			items: []string{"cmd=e.g. `ls -l | grep \"a\\b\"`"},
		},
		{
			name: "abbreviations and two paragraphs",
			comment: lined(" Fetch reads a page, e.g. an article, from v1.2 of api.example.com. It is slow.", "",
				" Second paragraph."),
			fn:   "Fetch",
			want: "Reads a page, e.g. an article, from v1.2 of api.example.com. It is slow. Second paragraph.",
		},
		{
			name:    "no full stop",
			comment: lined(" Wrap does it", " over two lines without any stop"),
			fn:      "Wrap",
			want:    "Does it over two lines without any stop",
		},
		{
			name: "paragraphs after the list, and a deprecation",
			comment: lined(" Charge bills a card. Not idempotent.", "", " It needs an open invoice.", "",
				" Parameters:", "   - cents: amount", "", " Returns the receipt id.", "",
				" Errors are reported when the card is closed.", "", " Deprecated: use ChargeV2.", "", "tool:export"),
			fn: "Charge", params: []string{"cents"},
			want: "Bills a card. Not idempotent. It needs an open invoice. Returns the receipt id. " +
				"Errors are reported when the card is closed.",
			items: []string{"cents=amount"},
		},
		{
			name: "a list before the parameter list that looks like one",
			comment: lined(" Search looks through the shelf.",
				" Always run this ahead of 'open_item'; it yields the id that tool wants.", "",
				" Prefer, in this order:", "   - an exact title", "   - stars: more is better",
				"   - query: this bullet is NOT a parameter section", "", ` With no hit, widen the "query".`, "",
				" Parameters:", "   - query: what to look for", "   - offset: where to start"),
			fn: "Search", params: []string{"query", "offset"},
			want: "Looks through the shelf. Always run this ahead of 'open_item'; it yields the id that tool wants. " +
				"Prefer, in this order:",
			items: []string{"query=what to look for", "offset=where to start"},
		},
	} {
		c.run(t)
	}
}

func TestNearMissesAreNoProse(t *testing.T) {
	for _, text := range []string{
		lined(" A does.", "", " tool:export"),
		lined(" A does.", "", "tool: export"),
		lined(" A does.", "", "Tool:export"),
		lined(" A does.", "", "tool:exported"),
		lined(" A does.", "", "tool:Export"),
		"/*\nA does.\n\n//tool:export\n*/",
		"/*\nA does.\n\ntool:export\n*/",
		"// A does.\n/*tool:export*/",
	} {
		_, g := comment(t, text)
		assert.Equal(t, "Does.", ForFunc(g, "A", nil, nil).Description, text)
	}
	_, g := comment(t, lined(" E talks about the tool:export directive."))
	assert.Equal(t, "Talks about the tool:export directive.", ForFunc(g, "E", nil, nil).Description)
}

func TestProgramsLinesAreNoProse(t *testing.T) {
	for _, l := range []string{
		"go:build linux", " go:generate stringer", "line x.go:1", "export F", "extern f", "x:y", "nolint", " nolint", " nolint:all",
		" nolint : dupl", " #nosec", "#nosec G401 -- weak", " #nosec G101", "revive:disable:exported", " revive:disable",
		"exhaustive:ignore", " exhaustive:enforce", " lint:file-ignore U1000 x", " +build linux", " +optional",
		" +kubebuilder:validation:Minimum=1", " go-sumtype:decl F", " noinspection GoUnusedExportedFunction", " nosemgrep", " NOSONAR",
	} {
		_, g := comment(t, lined(" F does one", l, " thing."))
		assert.Equal(t, "Does one thing.", ForFunc(g, "F", nil, nil).Description, l)
	}
	for _, l := range []string{
		"and nolints", "nolinter", "go: the language", "note:this", "lint: of cotton", "+1 for", "see //go:generate lines", "say //nolint often",
	} {
		_, g := comment(t, lined(" F does one", " "+l, " thing."))
		assert.Equal(t, "Does one "+l+" thing.", ForFunc(g, "F", nil, nil).Description, l)
	}
	for _, end := range []string{" //nolint", " // nolint:gosec", " //nolint: gosec, lll // why", " #nosec", " #nosec G401 G501 -- weak"} {
		_, g := comment(t, "// the hash"+end)
		assert.Equal(t, "the hash", ForValue(g, "Hash", nil), end)
	}
}
