package directive

import (
	"go/ast"
	"go/token"
	"strings"
	"unicode"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/runtime/wire"
)

// separators are what may stand in the place of the colon. Letters, dots and
// underscores may not: toolexport and tool.timeout are Go that has been
// commented out.
const separators = ":;-/ "

// nearPrefix judges a line that stands directly behind the slashes and begins
// with something like "tool:". It may be another tool's directive or a comment
// without its space, so the rest must be without fault as the directive's own.
func nearPrefix(line string) (suggestion, args string, ok bool) {
	const tool = "tool:"
	for n := len(tool) - 1; n <= len(tool)+1 && n < len(line); n++ {
		if d, ok := wire.EditDistance(strings.ToLower(line[:n]), tool); !ok || d > 1 || !strings.ContainsRune(separators, rune(line[n-1])) {
			continue
		}
		name := line[n:]
		args = ""
		if i := strings.IndexFunc(name, unicode.IsSpace); i >= 0 {
			name, args = name[:i], name[i:]
		}
		if spec, known := Lookup(name); known && (line[n-1] != ' ' || spec.tellsFromProse(args)) && faultless(line[n:]) {
			return prefix + name, args, true
		}
	}
	return "", "", false
}

// tellsFromProse reports whether arguments show that "tool export …" is no
// prose. Where a directive takes any words, a sentence does too.
func (s Spec) tellsFromProse(args string) bool {
	free := s.Form == Text || s.Form == OptionalName || s.Form == OneWord && s.Words == nil
	return !free || args == ""
}

// faultless reports whether a directive, given without its prefix, has no fault,
// wherever it stands.
func faultless(text string) bool {
	c := &ast.Comment{Text: prefix + text}
	for _, ownLine := range []bool{false, true} {
		var faults diag.List
		nowhere := func(_, _ token.Pos) diag.Range { return diag.Range{} }
		if scan(c, nowhere, &faults, ownLine) != nil && len(faults.All()) == 0 {
			return true
		}
	}
	return false
}
