package directive

import (
	"go/ast"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNearMiss(t *testing.T) {
	tests := []struct{ comment, want string }{
		{"// tool:export", "//tool:export"},
		{"//Tool:export", "//tool:export"},
		{"//tool: export", "//tool:export"},
		{"// tool: export", "//tool:export"},
		{"// Tool:export", "//tool:export"},
		{"// TOOL: Export", "//tool:export"},
		{"//  tool:export search", "//tool:export"},
		{"// tool:param note maxLength=5", "//tool:param"},
		{"// tool:exprot", "//tool:export"},
		{"// tool:exports", "//tool:export"},
		{"// tool:aproval", "//tool:approval"},
		{"//tool:\texport", "//tool:export"},
		{"//tools:export", "//tool:export"},
		{"//toool:export search", "//tool:export"},
		{"//tol:effect read", "//tool:effect"},
		{"//Tools:timeout 5s", "//tool:timeout"},
		{"//tool-export", "//tool:export"},
		{"//tool-description Finds orders.", "//tool:description"},
		{"//tool export", "//tool:export"},
		{"//tool;serial", "//tool:serial"},
		{"//tool param note maxLength=5", "//tool:param"},
		{"//tool-param maxLength=5", "//tool:param"},
		{`//tools:schema {"type":"string"}`, "//tool:schema"},
		{"/*tool:export*/", "//tool:export"},
		{"/* tool:export */", "//tool:export"},
		{"/*\n//tool:export\n*/", "//tool:export"},
		{"/*\n * tool:serial\n */", "//tool:serial"},
		{"/*\n\t//tool:export\n*/", "//tool:export"},
		{"/*\nFetch gets it.\n\n// tool:effect read\n*/", "//tool:effect"},
	}
	for _, tt := range tests {
		got, ok := NearMiss(&ast.Comment{Slash: 1, Text: tt.comment})
		assert.True(t, ok, tt.comment)
		assert.Equal(t, tt.want, got, tt.comment)
	}
}

func TestNoNearMiss(t *testing.T) {
	for _, comment := range []string{
		"//tool:export",
		"//tool:exported",
		"//tool:Export",
		"//tool:",
		"// tool:",
		"//",
		"/**/",
		"// E talks about the tool:export directive in prose.",
		"// tool: a thing that helps",
		"// tool:exposed",
		"// tools: export",
		"// tool export",
		"// tool-export",
		"// tools:export",
		"/*tools:export*/",
		"//tools: export",
		"//tools:exports",
		"//linter:export",
		"//tool export is what makes a tool",
		"//tool export orders",
		"//tool description of it",
		"//tool permission needed",
		"//tool-export is what makes a tool",
		"//tool-effect none",
		"//tool_description := text",
		"//tool.timeout",
		"//toolexport",
		"//to",
		"//tool",
		"//tool ",
		"// the tool: export",
		"// //tool:export",
		"////tool:export",
		"//\ttool:export",
		"//\t//tool:export",
		"//    tool:export",
		"//   - tool:export",
		"/*\nPackage x shows\n\n\t//tool:export\n\tfunc F()\n*/",
	} {
		got, ok := NearMiss(&ast.Comment{Slash: 1, Text: comment})
		assert.False(t, ok, comment)
		assert.Empty(t, got, comment)
	}
}

func TestNearMissesFindTheirLines(t *testing.T) {
	for name, eol := range map[string]string{"LF": "\n", "CRLF": "\r\n"} {
		t.Run(name, func(t *testing.T) {
			src := ""
			for _, line := range []string{
				"package x",
				"/*",
				"F does it.",
				"  //tool:export",
				" * tool:serial",
				"*/",
				"func F() {}",
				"",
				"\t// tool:export now",
				"func G() {}",
			} {
				src += line + eol
			}
			s := parse(t, src)
			var got []string
			for _, c := range s.comments {
				for _, m := range NearMisses(s.fset.File(c.Pos()), c) {
					r := s.at(m.Pos, m.End)
					got = append(got, m.Suggestion+" "+s.show(Word{Pos: m.Pos, End: m.End}))
					require.Equal(t, r.Line, r.EndLine)
					got = append(got, string(rune('0'+r.Line)))
				}
			}
			assert.Equal(t, []string{
				"//tool:export 3-16 ", "4",
				"//tool:serial 4-15 ", "5",
				"//tool:export 5-20 ", "9",
			}, got)
		})
	}
}

func TestNearest(t *testing.T) {
	tests := []struct {
		word, want string
		distance   int
	}{
		{"export", "export", 0},
		{"EXPORT", "export", 0},
		{"xport", "export", 1},
		{"exprot", "export", 1},
		{"exposed", "export", 3},
		{"ecport", "export", 1},
		{"feild", "field", 1},
	}
	for _, tt := range tests {
		near, distance := nearest(tt.word, directiveNames())
		assert.Equal(t, tt.want, near, tt.word)
		assert.Equal(t, tt.distance, distance, tt.word)
	}
}

func TestSuggest(t *testing.T) {
	tests := []struct{ word, want string }{
		{"minlen", "minLength"},
		{"MAXLENGTH", "maxLength"},
		{"desc", "description"},
		{"uniqueitem", "uniqueItems"},
		{"requred", "required"},
		{"defaultValue", "default"},
		{"gt", ""},
		{"in", ""},
		{"the", ""},
		{"nullable", ""},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, suggest(tt.word, keyNames()), tt.word)
	}
}
