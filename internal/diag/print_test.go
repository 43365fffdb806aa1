package diag_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

var printed = []struct {
	name string
	in   diag.Diagnostic
	text string
	json string
}{
	{
		name: "an error below the folder",
		in: diag.Diagnostic{Code: "OLT002", Severity: diag.Error, Message: "chan string has no schema",
			Range: diag.Range{File: "/w/sub/a.go", Line: 7, Column: 12, EndLine: 7, EndColumn: 23}},
		text: "sub/a.go:7:12: OLT002: chan string has no schema\n",
		json: `{"code":"OLT002","severity":"error","file":"sub/a.go","line":7,"column":12,"endLine":7,"endColumn":23,"message":"chan string has no schema"}` + "\n",
	},
	{
		name: "a warning with a hint and related places, its end unknown",
		in: diag.Diagnostic{Code: "OLT012", Severity: diag.Warning, Message: "no description of <q>", Hint: "write one",
			Range:   diag.Range{File: "/w/a.go", Line: 7, Column: 12},
			Related: []diag.Related{{Range: diag.Range{File: "/other/b.go", Line: 1, Column: 2}, Message: "its type"}}},
		text: "a.go:7:12: OLT012: no description of <q> (warning)\n\twrite one\n\t/other/b.go:1:2: its type\n",
		json: `{"code":"OLT012","severity":"warning","file":"a.go","line":7,"column":12,"endLine":7,"endColumn":12,"message":"no description of <q>","hint":"write one","related":[{"file":"/other/b.go","line":1,"column":2,"message":"its type"}]}` + "\n",
	},
	{
		name: "a folder whose name only begins alike",
		in:   diag.Diagnostic{Code: "OLT001", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w2/a.go", Line: 1, Column: 1}},
		text: "/w2/a.go:1:1: OLT001: m\n",
		json: `{"code":"OLT001","severity":"error","file":"/w2/a.go","line":1,"column":1,"endLine":1,"endColumn":1,"message":"m"}` + "\n",
	},
	{
		name: "a name that begins with dots lies below",
		in:   diag.Diagnostic{Code: "OLT001", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w/..a.go", Line: 1, Column: 1}},
		text: "..a.go:1:1: OLT001: m\n",
		json: `{"code":"OLT001","severity":"error","file":"..a.go","line":1,"column":1,"endLine":1,"endColumn":1,"message":"m"}` + "\n",
	},
	{
		name: "a whole file",
		in:   diag.Diagnostic{Code: "OLT022", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w/a.go"}},
		text: "a.go: OLT022: m\n",
		json: `{"code":"OLT022","severity":"error","file":"a.go","line":0,"column":0,"endLine":0,"endColumn":0,"message":"m"}` + "\n",
	},
	{
		name: "a whole line",
		in:   diag.Diagnostic{Code: "OLT022", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w/a.go", Line: 3}},
		text: "a.go:3: OLT022: m\n",
		json: `{"code":"OLT022","severity":"error","file":"a.go","line":3,"column":0,"endLine":3,"endColumn":0,"message":"m"}` + "\n",
	},
	{
		name: "no place at all",
		in:   diag.Diagnostic{Code: "OLT022", Severity: diag.Error, Message: "m"},
		text: "OLT022: m\n",
		json: `{"code":"OLT022","severity":"error","file":"","line":0,"column":0,"endLine":0,"endColumn":0,"message":"m"}` + "\n",
	},
	{
		name: "several lines, and a place of a //line comment",
		in: diag.Diagnostic{Code: "OLT013", Severity: diag.Warning, Message: "first\n\tsecond", Adjusted: "gen.y:12:3",
			Range: diag.Range{File: "/w/a.go", Line: 3, Column: 1}},
		text: "a.go:3:1: OLT013: first (warning)\n\tsecond\n\tgen.y:12:3: the place that a //line comment gives\n",
		json: `{"code":"OLT013","severity":"warning","file":"a.go","line":3,"column":1,"endLine":3,"endColumn":1,"message":"first\n\tsecond"}` + "\n",
	},
}

func TestWriteText(t *testing.T) {
	for _, c := range printed {
		t.Run(c.name, func(t *testing.T) {
			var b bytes.Buffer
			require.NoError(t, diag.WriteText(&b, "/w", []diag.Diagnostic{c.in}))
			assert.Equal(t, c.text, b.String())
		})
	}
}

func TestWriteJSON(t *testing.T) {
	for _, c := range printed {
		t.Run(c.name, func(t *testing.T) {
			var b bytes.Buffer
			require.NoError(t, diag.WriteJSON(&b, "/w", []diag.Diagnostic{c.in}))
			assert.Equal(t, c.json, b.String())
		})
	}
}

func TestWritersPassOnTheFaultOfTheirWriter(t *testing.T) {
	ds := []diag.Diagnostic{printed[0].in}
	assert.ErrorIs(t, diag.WriteText(brokenPipe{}, "/w", ds), errBroken)
	assert.ErrorIs(t, diag.WriteJSON(brokenPipe{}, "/w", ds), errBroken)
	assert.ErrorIs(t, diag.WriteTerminal(brokenPipe{}, "/w", ds, true), errBroken)
	assert.ErrorIs(t, diag.WriteGitHub(brokenPipe{}, diag.Roots{"/w"}, ds), errBroken)
	assert.ErrorIs(t, diag.WriteSARIF(brokenPipe{}, diag.Run{Diagnostics: ds}), errBroken)
}

var errBroken = errors.New("broken pipe")

type brokenPipe struct{}

func (brokenPipe) Write([]byte) (int, error) { return 0, errBroken }
