package doc

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestBullets(t *testing.T) {
	for _, form := range []string{"- ", "* ", "+ ", "• ", "1. ", "1) ", "-\t"} {
		for _, indent := range []string{"", " ", "   ", "\t", "\t\t"} {
			for _, gap := range []string{"", "//\n"} {
				_, g := comment(t, "// F does.\n"+gap+"// "+indent+form+"a: first\n// "+indent+form+"b: second")
				got := ForFunc(g, "F", []string{"a", "b"}, nil)
				assert.Equal(t, "Does.", got.Description, "%q %q %q", form, indent, gap)
				assert.Equal(t, []string{"a=first", "b=second"}, pairs(got.Params), "%q %q %q", form, indent, gap)
			}
		}
	}
	for _, l := range []string{"-a: x", "-", "- ", "--- a: x", "a. a: x", "2024. a: x", "1.a: x", "–a: x"} {
		assert.Zero(t, bullet(l), l)
	}
}

func TestItemForms(t *testing.T) {
	for text, want := range map[string][]string{
		"a: text":             {"a=text"},
		"a:text":              {"a=text"},
		"a : text":            {"a=text"},
		"a：text":              {"a=text"},
		"a - text":            {"a=text"},
		"a -- text":           {"a=text"},
		"a – text":            {"a=text"},
		"a — text":            {"a=text"},
		"a—text":              {"a=text"},
		"`a`: text":           {"a=text"},
		"[a]: text":           {"a=text"},
		"**a**: text":         {"a=text"},
		"*a* - text":          {"a=text"},
		"a, b: text":          {"a=text", "b=text"},
		"`a`, `b` - text":     {"a=text", "b=text"},
		"user-id: text":       {"user-id=text"},
		"a.b: text":           {"a.b=text"},
		"größe: text":         {"größe=text"},
		"a: a is the text":    {"a=The text"},
		"a: a:b":              {"a=a:b"},
		"a:":                  {"a="},
		"a -1 is all":         {"=a -1 is all"},
		"a–z":                 {"=a–z"},
		"read- and write":     {"read=and write"},
		"read-only":           {"=read-only"},
		"a (int): text":       {"=a (int): text"},
		"an exact title: yes": {"=an exact title: yes"},
		"`a: text":            {"=`a: text"},
		"a, b":                {"=a, b"},
		"a, : x":              {"=a, : x"},
		": x":                 {"=: x"},
	} {
		_, g := comment(t, lined(" Parameters:", "   - "+text))
		assert.Equal(t, want, pairs(ForFunc(g, "F", nil, nil).Params), text)
	}
}

func TestParameterLists(t *testing.T) {
	for _, c := range []funcCase{
		{
			name:    "found by a name, without a label",
			comment: lined(" F does. It takes", "", "   - the: a", "   - q: text", "", " And returns."),
			params:  []string{"q"},
			want:    "Does. It takes And returns.",
			items:   []string{"the=a", "q=text"},
		},
		{
			name:    "another list ends the description",
			comment: lined(" F does:", "   - this", "   - that", "", " And more."),
			params:  []string{"q"},
			want:    "Does:",
		},
		{
			name: "another list after the parameter list",
			comment: lined(" F does.", "", " Parameters:", "   - q: text", "", " Returns one of:", "   - a", "   - b", "",
				" Dropped."),
			params: []string{"q"},
			want:   "Does. Returns one of:",
			items:  []string{"q=text"},
		},
		{
			name:    "heading and code end the description, the list resumes it",
			comment: lined(" F does.", "\tcode", " Dropped.", "", " # Parameters", "", "   - q: text", "", " Kept.", "", " # End", "", " Dropped."),
			params:  []string{"q"},
			want:    "Does. Kept.",
			items:   []string{"q=text"},
		},
		{
			name:    "a heading with no blank lines around the list",
			comment: lined(" F does.", "", " # Parameters", "   - q: text", " Kept."),
			params:  []string{"q"},
			want:    "Does. Kept.",
			items:   []string{"q=text"},
		},
		{
			name:    "no heading: inside a paragraph",
			comment: lined(" F needs", " # 5 of them."),
			want:    "Needs # 5 of them.",
		},
		{
			name:    "Markdown's label",
			comment: lined(" F does.", "", " **Args:**", "", " * q: text"),
			params:  []string{"q"},
			want:    "Does.",
			items:   []string{"q=text"},
		},
		{
			name:    "a label over nothing",
			comment: lined(" F does.", "", " Parameters:", "", " none."),
			want:    "Does. Parameters: none.",
		},
		{
			name:    "lines of an item",
			comment: lined(" F does.", " - q: text", "   and more", "   and still", " - r: rest", "", " Kept."),
			params:  []string{"q", "r"},
			want:    "Does. Kept.",
			items:   []string{"q=text and more and still", "r=rest"},
		},
		{
			name:    "flush-left lines of an item",
			comment: lined(" F does.", " - q: text", " and more", " - r: rest", "", " Kept."),
			params:  []string{"q", "r"},
			want:    "Does. Kept.",
			items:   []string{"q=text and more", "r=rest"},
		},
		{
			name:    "flush-left text ends an indented list",
			comment: lined(" F does.", "   - q: text", " Kept."),
			params:  []string{"q"},
			want:    "Does. Kept.",
			items:   []string{"q=text"},
		},
		{
			name:    "a label after flush-left bullets",
			comment: lined(" F does:", " - this", " Parameters:", " - q: text"),
			params:  []string{"q"},
			want:    "Does:",
			items:   []string{"q=text"},
		},
		{
			name:    "nested bullets are items, as gofmt makes them",
			comment: lined(" F does.", "", "   - mode: one of", "       - fast: quick", "       - limit: slow", "    - limit: n"),
			params:  []string{"mode", "limit"},
			want:    "Does.",
			items:   []string{"mode=one of", "fast=quick", "limit=slow", "limit=n"},
		},
		{
			name:    "blank lines between items",
			comment: lined(" F does.", "", "   - q: text", "", "   - r: rest"),
			params:  []string{"r"},
			want:    "Does.",
			items:   []string{"q=text", "r=rest"},
		},
		{
			name:    "a directive among the items",
			comment: lined(" F does.", "", "   - q: text", "tool:export", "   - r: rest"),
			params:  []string{"r"},
			want:    "Does.",
			items:   []string{"q=text", "r=rest"},
		},
		{
			name:    "a wrapped line that begins with a number",
			comment: lined(" F was made in", " 19. It works.", " 2024. So."),
			want:    "Was made in 19. It works. 2024. So.",
		},
		{
			name:    "a fence ends the description",
			comment: lined(" F does:", " ```json", ` {"q": 1}`, "", " - q: no", " ```", " Dropped."),
			params:  []string{"q"},
			want:    "Does:",
		},
		{
			name:    "a deprecation before a list",
			comment: lined(" F does.", " Deprecated: use G.", "", " Parameters:", "   - q: text"),
			params:  []string{"q"},
			want:    "Does.",
			items:   []string{"q=text"},
		},
		{
			name:    "block comment",
			comment: "/*\nF does.\n\nParameters:\n  - q: text\n    more\n\nKept.\n*/",
			params:  []string{"q"},
			want:    "Does. Kept.",
			items:   []string{"q=text more"},
		},
	} {
		c.fn = "F"
		c.run(t)
	}
}

// TestLongComments holds inputs that a quadratic reader would take minutes for.
func TestLongComments(t *testing.T) {
	const n = 100_000
	start := time.Now()
	for _, text := range []string{
		"// " + strings.Repeat("[", n), "// " + strings.Repeat("[a] ", n), "// - " + strings.Repeat("a,", n),
		"// " + strings.Repeat(" //", n), "// " + strings.Repeat("a.", n), "/*" + strings.Repeat("\n```", n) + "*/",
		"/*" + strings.Repeat("\n- a: b", n) + "*/", "/*" + strings.Repeat("\nDeprecated: a", n) + "*/", "/*" + strings.Repeat("\n# a", n) + "*/",
		"/*" + strings.Repeat("\n\n  - a", n) + "*/", "/* x" + strings.Repeat("\n\n\n\tb", n) + "*/",
	} {
		_, g := comment(t, text)
		ForFunc(g, "F", []string{"b"}, func(string) bool { return false })
		ForValue(g, "F", nil)
	}
	assert.Less(t, time.Since(start), time.Minute)
}
