package doc

import (
	"go/ast"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/toolgen/toolgen/internal/parse/directive"
)

// forProgram reports whether the text, which has no marker, speaks to a program
// though Go takes it for prose: an instruction to a linter, or a directive of
// ours that is misspelt and reported as such elsewhere.
func forProgram(text string) bool {
	if isLinter(text) {
		return true
	}
	_, miss := directive.NearMiss(&ast.Comment{Text: "// " + text})
	return miss
}

// isDirective reports whether the text after the slashes is a directive to Go's
// own tools: //go:noinline, //tool:export, //line, //export, //extern. It is the
// rule of go/ast's CommentGroup.Text, which does not export it.
func isDirective(text string) bool {
	for _, old := range [...]string{"line ", "extern ", "export "} {
		if strings.HasPrefix(text, old) {
			return true
		}
	}
	if strings.HasPrefix(text, "tool:") && !strings.HasPrefix(text, "tool: ") {
		return true // reported where it is malformed, but never prose
	}
	name := strings.TrimLeft(text, lowerOrDigit)
	if name == text || len(name) < 2 || name[0] != ':' {
		return false
	}
	return strings.IndexByte(lowerOrDigit, name[1]) >= 0
}

const lowerOrDigit = "abcdefghijklmnopqrstuvwxyz0123456789"

// linters are the names that begin an instruction to a program, NAME:what, with
// no space after the colon. People write them with a space after the slashes
// too, and gofmt inserts one, so that Go takes them for prose.
var linters = map[string]bool{
	"codespell":     true,
	"counterfeiter": true,
	"coverage":      true,
	"cspell":        true,
	"easyjson":      true,
	"errcheck":      true,
	"exhaustive":    true,
	"exhaustruct":   true,
	"go":            true,
	"go-sumtype":    true,
	"gocognit":      true,
	"gocyclo":       true,
	"godot":         true,
	"gofumpt":       true,
	"goland":        true,
	"golangci":      true,
	"gosec":         true,
	"ireturn":       true,
	"lint":          true,
	"lll":           true,
	"misspell":      true,
	"mnd":           true,
	"msgp":          true,
	"nilaway":       true,
	"revive":        true,
	"spellchecker":  true,
	"staticcheck":   true,
	"sumtype":       true,
	"swagger":       true,
	"tagliatelle":   true,
	"wrapcheck":     true,
	"wsl":           true,
}

// switches are the words that address a linter without naming a rule, or with
// any punctuation between the two: nolint, nolint:dupl, nolint: dupl, NOSONAR.
var switches = []string{"nolint", "#nosec", "noinspection", "nosemgrep", "NOSONAR"}

// isLinter reports whether the text, which has no marker and may begin with
// spaces, is an instruction to a linter or generator.
func isLinter(text string) bool {
	text = strings.TrimLeft(text, " \t")
	for _, word := range switches {
		if rest, ok := strings.CutPrefix(text, word); ok && !startsWithWord(rest) {
			return true
		}
	}
	if name, rest, _ := strings.Cut(text, ":"); linters[name] {
		return rest != "" && !isSpace(rest[0])
	}
	return isMarker(text)
}

// isMarker reports whether the text is a +marker: a build constraint of old, or
// an instruction to Kubernetes' generators (+optional, +kubebuilder:validation).
func isMarker(text string) bool {
	return len(text) > 1 && text[0] == '+' && 'a' <= text[1] && text[1] <= 'z'
}

// trailing matches an instruction at the end of a line of prose, in the exact
// form that linters read, so that a sentence about //nolint stays whole.
var trailing = regexp.MustCompile(`\s+(//\s?nolint(:\s?[\w-]+(,\s?[\w-]+)*)?\s*(//.*)?|#nosec(\s+G\d+)*\s*(--.*)?)$`)

// cutLinter removes an instruction from the end of a line: "the hash #nosec G401".
func cutLinter(text string) string {
	if !strings.Contains(text, "nolint") && !strings.Contains(text, "#nosec") {
		return text // as nearly all do, and an expression takes its time to see
	}
	if at := trailing.FindStringIndex(text); at != nil {
		return text[:at[0]]
	}
	return text
}

// startsWithWord reports whether rest goes on with the word before it, as
// "nolinter" does with "nolint".
func startsWithWord(rest string) bool {
	next, _ := utf8.DecodeRuneInString(rest)
	return isNameRune(next) || next == '-'
}
