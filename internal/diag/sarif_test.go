package diag_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

// A sarifDocument is what the tests look at.
type sarifDocument struct {
	Runs []struct {
		Tool struct {
			Driver struct{ Rules []struct{ ID string } }
		}
		Invocations []struct {
			ExecutionSuccessful        bool
			ExitCode                   int
			ToolExecutionNotifications []struct {
				Level          string
				Message        struct{ Text string }
				AssociatedRule struct{ ID string }
			}
		}
		Results []struct {
			RuleID              string
			RuleIndex           int
			Level               string
			Message             struct{ Text string }
			Locations           []sarifPlace
			RelatedLocations    []sarifPlace
			PartialFingerprints map[string]string
		}
	}
}

type sarifPlace struct {
	ID               int
	PhysicalLocation struct {
		ArtifactLocation struct{ URI, URIBaseID string }
		Region           struct{ StartLine, StartColumn, EndLine, EndColumn int }
	}
}

// writeSARIF writes a run, holds it to the schema of what GitHub wants, and reads
// it again.
func writeSARIF(t *testing.T, run diag.Run) sarifDocument {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, diag.WriteSARIF(&b, run))
	schema, err := jsonschema.NewCompiler().Compile("testdata/sarif-github.schema.json")
	require.NoError(t, err)
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(b.Bytes()))
	require.NoError(t, err)
	require.NoError(t, schema.Validate(value), b.String())
	var doc sarifDocument
	require.NoError(t, json.Unmarshal(b.Bytes(), &doc))
	return doc
}

func TestSARIFOfNothing(t *testing.T) {
	doc := writeSARIF(t, diag.Run{Version: "v1.2.3"})
	run := doc.Runs[0]
	assert.NotNil(t, run.Results)
	assert.Empty(t, run.Results)
	assert.True(t, run.Invocations[0].ExecutionSuccessful)
	require.Len(t, run.Tool.Driver.Rules, len(diag.Entries()))
	for i, e := range diag.Entries() {
		assert.Equal(t, string(e.Code), run.Tool.Driver.Rules[i].ID)
	}
}

func TestSARIFResults(t *testing.T) {
	dir, file := writeDesk(t)
	in := func(line, column, endLine, endColumn int) diag.Range {
		return diag.Range{File: file, Line: line, Column: column, EndLine: endLine, EndColumn: endColumn}
	}
	tests := []struct {
		name   string
		at     diag.Range
		uri    string
		region [4]int // line and column, of start and end
	}{
		{"a range", in(4, 2, 4, 16), "desk.go", [4]int{4, 2, 4, 16}},
		// 日 and 本 have three bytes and one code unit, 🎉 four and two.
		{"columns in UTF-16", in(4, 24, 4, 32), "desk.go", [4]int{4, 22, 4, 26}},
		{"a range over lines", in(3, 6, 5, 8), "desk.go", [4]int{3, 6, 5, 8}},
		{"an end that is not known", in(3, 6, 0, 0), "desk.go", [4]int{3, 6, 3, 6}},
		{"a whole line", in(4, 0, 0, 0), "desk.go", [4]int{4, 1, 4, 32}},
		{"a whole file", in(0, 0, 0, 0), "desk.go", [4]int{1, 1, 1, 1}},
		{"a line that is not there", in(99, 5, 99, 7), "desk.go", [4]int{99, 5, 99, 7}},
		{"a column that is not there", in(5, 50, 5, 60), "desk.go", [4]int{5, 50, 5, 60}},
		{"a file that is not there", diag.Range{File: filepath.Join(dir, "50% é:x.go"), Line: 2, Column: 3}, "50%25%20%C3%A9%3Ax.go", [4]int{2, 3, 2, 3}},
		{"a file elsewhere", diag.Range{File: "/elsewhere/a b.go", Line: 2}, "file:///elsewhere/a%20b.go", [4]int{2, 1, 2, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			doc := writeSARIF(t, diag.Run{Version: "devel", Roots: diag.Roots{dir}, ExitCode: 1, Diagnostics: []diag.Diagnostic{
				{Code: "OLT012", Severity: diag.Error, Message: "raised", Range: tt.at},
			}})
			run := doc.Runs[0]
			assert.True(t, run.Invocations[0].ExecutionSuccessful)
			assert.Equal(t, 1, run.Invocations[0].ExitCode)
			require.Len(t, run.Results, 1)
			result := run.Results[0]
			assert.Equal(t, "OLT012", result.RuleID)
			assert.Equal(t, "OLT012", run.Tool.Driver.Rules[result.RuleIndex].ID)
			assert.Equal(t, "error", result.Level)
			place := result.Locations[0].PhysicalLocation
			assert.Equal(t, tt.uri, place.ArtifactLocation.URI)
			r := place.Region
			assert.Equal(t, tt.region, [4]int{r.StartLine, r.StartColumn, r.EndLine, r.EndColumn})
			known := tt.at.File == file && tt.at.Line < 99
			assert.Equal(t, known, result.PartialFingerprints["primaryLocationLineHash"] != "")
		})
	}
}

func TestSARIFMessages(t *testing.T) {
	dir, file := writeDesk(t)
	doc := writeSARIF(t, diag.Run{Version: "devel", Roots: diag.Roots{dir}, Diagnostics: []diag.Diagnostic{{
		Code: "OLT007", Severity: diag.Error, Message: "m {0} <b> [x]", Hint: "rename it", Adjusted: "gen.y:3:1",
		Range: diag.Range{File: file, Line: 3, Column: 6},
		Related: []diag.Related{
			{Range: diag.Range{File: file, Line: 4, Column: 2}, Message: `items[] \ first`},
			{Message: "nowhere"},
			{Range: diag.Range{File: file, Line: 5}, Message: "second"},
		},
	}}})
	result := doc.Runs[0].Results[0]
	assert.Equal(t, strings.Join([]string{
		"m {0} <b> [x]", "gen.y:3:1: the place that a //line comment gives", "rename it",
		`[items\[\] \\ first](1)`, "nowhere", "[second](2)",
	}, "\n"), result.Message.Text)
	require.Len(t, result.RelatedLocations, 2)
	assert.Equal(t, 4, result.RelatedLocations[0].PhysicalLocation.Region.StartLine)
	assert.Equal(t, 2, result.RelatedLocations[1].ID)
}

// GitHub refuses a document that has a result without a place, and a document
// stays one when the run fails.
func TestSARIFNotifications(t *testing.T) {
	doc := writeSARIF(t, diag.Run{
		Version: "devel", ExitCode: 2, Failures: []string{"the disk is full\nsecond line"},
		Diagnostics: []diag.Diagnostic{{Code: "OLT022", Severity: diag.Error, Message: "no place", Hint: "look for it"}},
	})
	run := doc.Runs[0]
	assert.Empty(t, run.Results)
	invocation := run.Invocations[0]
	assert.False(t, invocation.ExecutionSuccessful)
	assert.Equal(t, 2, invocation.ExitCode)
	require.Len(t, invocation.ToolExecutionNotifications, 2)
	assert.Equal(t, "no place\nlook for it", invocation.ToolExecutionNotifications[0].Message.Text)
	assert.Equal(t, "OLT022", invocation.ToolExecutionNotifications[0].AssociatedRule.ID)
	assert.Equal(t, "the disk is full\nsecond line", invocation.ToolExecutionNotifications[1].Message.Text)
}

// An alert is known again when its line moves, however often the file is read.
func TestSARIFFingerprintsFollowTheirLine(t *testing.T) {
	dir, file := writeDesk(t)
	hash := func(line int) string {
		doc := writeSARIF(t, diag.Run{Version: "devel", Roots: diag.Roots{dir}, Diagnostics: []diag.Diagnostic{
			{Code: "OLT012", Severity: diag.Warning, Message: "m", Range: diag.Range{File: file, Line: line, Column: 1}},
		}})
		return doc.Runs[0].Results[0].PartialFingerprints["primaryLocationLineHash"]
	}
	before := hash(3)
	require.NoError(t, os.WriteFile(file, []byte("// Above.\n\n"+desk), 0o644))
	assert.Equal(t, before, hash(5))
	assert.NotEqual(t, before, hash(3))
}
