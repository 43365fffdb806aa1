package diag_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

func TestWriteGitHub(t *testing.T) {
	tests := []struct {
		name string
		in   diag.Diagnostic
		want string
	}{
		{
			"a range on one line",
			diag.Diagnostic{Code: "OLT002", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w/sub/a.go", Line: 7, Column: 12, EndLine: 7, EndColumn: 23}},
			"::error file=sub/a.go,line=7,col=12,endLine=7,endColumn=23,title=OLT002::m",
		},
		{
			"a range over lines, of which the runner takes no columns",
			diag.Diagnostic{Code: "OLT001", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w/a.go", Line: 7, Column: 12, EndLine: 9, EndColumn: 2}},
			"::error file=a.go,line=7,endLine=9,title=OLT001::m",
		},
		{
			"an end that is not known",
			diag.Diagnostic{Code: "OLT012", Severity: diag.Warning, Message: "m", Range: diag.Range{File: "/w/a.go", Line: 7, Column: 12}},
			"::warning file=a.go,line=7,col=12,title=OLT012::m",
		},
		{
			"a whole line",
			diag.Diagnostic{Code: "OLT012", Severity: diag.Warning, Message: "m", Range: diag.Range{File: "/w/a.go", Line: 7}},
			"::warning file=a.go,line=7,title=OLT012::m",
		},
		{
			"a whole file",
			diag.Diagnostic{Code: "OLT022", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w/a.go"}},
			"::error file=a.go,title=OLT022::m",
		},
		{
			"no place",
			diag.Diagnostic{Code: "OLT022", Severity: diag.Error, Message: "m"},
			"::error title=OLT022::m",
		},
		{
			"what the commands are made of, in a name and in a text",
			diag.Diagnostic{Code: "OLT015", Severity: diag.Error, Message: "50% of a::b, c;\r\nd = é 日", Range: diag.Range{File: "/w/50%, a::b é.go", Line: 1, Column: 1}},
			"::error file=50%25%2C a%3A%3Ab é.go,line=1,col=1,title=OLT015::50%25 of a::b, c;%0D%0Ad = é 日",
		},
		{
			"a hint, a related place and one of a //line comment",
			diag.Diagnostic{Code: "OLT007", Severity: diag.Error, Message: "m", Hint: "rename it\nor not", Adjusted: "gen.y:3:1", Range: diag.Range{File: "/w/a.go", Line: 7, Column: 12},
				Related: []diag.Related{{Range: diag.Range{File: "/w/b.go", Line: 1, Column: 2}, Message: "the first"}, {Message: "nowhere"}}},
			"::error file=a.go,line=7,col=12,title=OLT007::m%0Agen.y:3:1: the place that a //line comment gives%0Arename it%0Aor not%0Ab.go:1:2: the first%0Anowhere",
		},
		{
			"a file outside",
			diag.Diagnostic{Code: "OLT007", Severity: diag.Error, Message: "m", Range: diag.Range{File: "/w2/a.go", Line: 7, Column: 12}},
			"::error file=/w2/a.go,line=7,col=12,title=OLT007::m",
		},
		{
			"a drive of Windows",
			diag.Diagnostic{Code: "OLT007", Severity: diag.Error, Message: "m", Range: diag.Range{File: "C:/w/a.go", Line: 7, Column: 12}},
			"::error file=C%3A/w/a.go,line=7,col=12,title=OLT007::m",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b bytes.Buffer
			require.NoError(t, diag.WriteGitHub(&b, diag.Roots{"/w"}, []diag.Diagnostic{tt.in}))
			assert.Equal(t, tt.want+"\n", b.String())
		})
	}
}

func TestRoots(t *testing.T) {
	tests := []struct {
		roots diag.Roots
		file  string
		want  string
	}{
		{diag.Roots{"/checkout", "/checkout/module"}, "/checkout/module/a.go", "module/a.go"},
		{diag.Roots{"/link", "/checkout"}, "/checkout/a.go", "a.go"},
		{diag.Roots{"/elsewhere", "/w"}, "/w/a.go", "a.go"},
		{nil, "/w/a.go", "/w/a.go"},
		{diag.Roots{"relative"}, "/w/a.go", "/w/a.go"},
	}
	for _, tt := range tests {
		var b bytes.Buffer
		require.NoError(t, diag.WriteGitHub(&b, tt.roots, []diag.Diagnostic{{Code: "OLT022", Severity: diag.Error, Message: "m", Range: diag.Range{File: tt.file}}}))
		assert.Equal(t, "::error file="+tt.want+",title=OLT022::m\n", b.String())
	}
}

func TestWriteGitHubFailure(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, diag.WriteGitHubFailure(&b, "pattern ./x: 100% wrong\nsecond"))
	assert.Equal(t, "::error title=toolgen::pattern ./x: 100%25 wrong%0Asecond\n", b.String())
	assert.ErrorIs(t, diag.WriteGitHubFailure(brokenPipe{}, "m"), errBroken)
}
