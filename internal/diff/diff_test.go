package diff

import (
	"bytes"
	"strings"
	"testing"
	"time"

	oracle "github.com/rogpeppe/go-internal/diff"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestUnified(t *testing.T) {
	tests := []struct {
		name     string
		from, to File
		want     string
	}{
		{"the same", text("a\nb\n"), text("a\nb\n"), ""},
		{"nothing twice", text(""), text(""), ""},
		{"one line of several", text("a\nb\nc\nd\ne\nf\ng\nh\ni\n"), text("a\nb\nc\nd\nE\nf\ng\nh\ni\n"), `--- a/x
+++ b/x
@@ -2,7 +2,7 @@
 b
 c
 d
-e
+E
 f
 g
 h
`},
		{"a new file", File{Name: "x", Missing: true}, text("a\nb\n"), `--- /dev/null
+++ b/x
@@ -0,0 +1,2 @@
+a
+b
`},
		{"a file that goes", text("a\n"), File{Name: "x", Missing: true}, `--- a/x
+++ /dev/null
@@ -1 +0,0 @@
-a
`},
		{"no newline at the end of the old text", text("a\nb"), text("a\nb\n"), `--- a/x
+++ b/x
@@ -1,2 +1,2 @@
 a
-b
\ No newline at end of file
+b
`},
		{"no newline at the end of the new text", text("a\nb\n"), text("a\nc"), `--- a/x
+++ b/x
@@ -1,2 +1,2 @@
 a
-b
+c
\ No newline at end of file
`},
		{"no newline at the end of both", text("a\nb"), text("c\nb"), `--- a/x
+++ b/x
@@ -1,2 +1,2 @@
-a
+c
 b
\ No newline at end of file
`},
		{"other line ends are part of the line", text("a\r\nb\r\n"), text("a\nb\r\n"), "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n"},
		{"hunks that would touch are one", text("a\n1\n2\n3\n4\n5\n6\nb\n"), text("A\n1\n2\n3\n4\n5\n6\nB\n"), `--- a/x
+++ b/x
@@ -1,8 +1,8 @@
-a
+A
 1
 2
 3
 4
 5
 6
-b
+B
`},
		{"hunks further apart are two", text("a\n1\n2\n3\n4\n5\n6\n7\nb\n"), text("A\n0\n1\n2\n3\n4\n5\n6\n7\nB\n"), `--- a/x
+++ b/x
@@ -1,4 +1,5 @@
-a
+A
+0
 1
 2
 3
@@ -6,4 +7,4 @@
 5
 6
 7
-b
+B
`},
		{"lines that are added", text("a\nb\n"), text("a\nnew\nb\n"), `--- a/x
+++ b/x
@@ -1,2 +1,3 @@
 a
+new
 b
`},
		// No line of these stands once in both texts.
		{"repeated lines", text("{\nx\n}\n{\ny\n}\n{\n}\n"), text("{\nx\nz\n}\n{\n}\n{\nz\n}\n"), `--- a/x
+++ b/x
@@ -1,8 +1,9 @@
 {
 x
+z
 }
 {
-y
 }
 {
+z
 }
`},
		{"an empty file that comes", File{Name: "x", Missing: true}, text(""), "--- /dev/null\n+++ b/x\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, string(Unified(tt.from, tt.to)))
		})
	}
}

func TestNames(t *testing.T) {
	tests := []struct{ name, want string }{
		{"sub/zz_toolgen.go", "a/sub/zz_toolgen.go"},
		{"/tmp/m/zz_toolgen.go", "a/tmp/m/zz_toolgen.go"},
		{"C:/m/zz_toolgen.go", "a/C:/m/zz_toolgen.go"},
		{"my tools/zz_toolgen.go", "a/my tools/zz_toolgen.go\t"},
		{"größe/zz_toolgen.go", "a/größe/zz_toolgen.go"},
		{"a\nb/\"zz\\\".go", `"a/a\012b/\"zz\\\".go"`},
		{"é\t.go", `"a/\303\251\011.go"`},
	}
	for _, tt := range tests {
		got := Unified(File{Name: tt.name, Content: []byte("a\n")}, File{Missing: true})
		first, _, _ := strings.Cut(string(got), "\n")
		assert.Equal(t, "--- "+tt.want, first)
	}
}

// drawText draws texts of few different lines, so that lines repeat, and texts
// in which most stand once; some without a newline at their end.
func drawText(t *rapid.T, label string) []byte {
	words := rapid.SampledFrom([]int{1, 2, 4, 30}).Draw(t, label+" words")
	ids := rapid.SliceOfN(rapid.IntRange(0, words), 0, 60).Draw(t, label)
	text := repeated(len(ids), func(i int) int { return ids[i] })
	if rapid.Bool().Draw(t, label+" open") {
		text = bytes.TrimSuffix(text, []byte("\n"))
	}
	return text
}

func TestApplyingTheDiffGivesTheNewText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawText(t, "old"), drawText(t, "new")
		diff := Unified(text(string(a)), text(string(b)))
		got, err := patch(a, diff)
		require.NoError(t, err, "%s", diff)
		require.Equal(t, string(b), string(got), "%s", diff)
	})
}

// What lies between the anchors of texts as small as these is searched whole, so
// that the diff is never longer than one that only extends its anchors.
func TestDiffsOfSmallTextsAreShort(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawText(t, "old"), drawText(t, "new")
		ours := changed(Unified(text(string(a)), text(string(b))))
		theirs := changed(oracle.Diff("x", a, "x", b))
		require.LessOrEqual(t, ours, theirs)
	})
}

// TestGiantFiles: neither repeated nor unique lines make it quadratic, and a
// small change of a giant file is a small diff.
func TestGiantFiles(t *testing.T) {
	const n = 100_000
	tests := []struct {
		name     string
		old, new func(i int) int
		most     int // lines that may be changed
	}{
		{"all unique, one changed", func(i int) int { return i }, func(i int) int {
			if i == n/2 {
				return n
			}
			return i
		}, 2},
		{"nothing in common", func(i int) int { return i }, func(i int) int { return n + i }, 2 * n},
		{"the other way round", func(i int) int { return i }, func(i int) int { return n - i }, 2 * n},
		{"nothing stands once", func(i int) int { return i % 50 }, func(i int) int { return i % 49 }, 2 * n},
		{"two lines in turn", func(i int) int { return i % 2 }, func(i int) int { return (i + 1) % 2 }, 2 * n},
		{"many gaps without anchors", func(i int) int {
			if i%100 == 0 {
				return 10 + i
			}
			return i % 3
		}, func(i int) int {
			if i%100 == 0 {
				return 10 + i
			}
			return i % 7 % 3
		}, n},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			a, b := repeated(n, tt.old), repeated(n, tt.new)
			start := time.Now()
			diff := Unified(text(string(a)), text(string(b)))
			assert.Less(t, time.Since(start), time.Minute)
			assert.LessOrEqual(t, changed(diff), tt.most)
			got, err := patch(a, diff)
			require.NoError(t, err)
			assert.True(t, bytes.Equal(b, got))
		})
	}
}
