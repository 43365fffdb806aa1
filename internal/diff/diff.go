// Package diff shows how one text becomes another, as a unified diff that
// `patch -p1` and `git apply` take.
//
// Its time and memory grow with the number of lines and its logarithm, whatever
// the texts hold. The price is that a diff of very different texts may not be the
// shortest one.
package diff

import (
	"bytes"
	"fmt"
)

// context is how many lines that stay are shown around those that do not, as
// diff(1) and git have it.
const context = 3

// A File is one of the two sides of a diff.
type File struct {
	Name    string // with slashes; the prefixes a/ and b/ are added
	Missing bool   // there is no such file, which is shown as /dev/null
	Content []byte
}

// Unified returns the unified diff of two files, and nothing where they are the
// same. It has no time stamps. Line ends other than "\n" belong to their lines.
func Unified(from, to File) []byte {
	if from.Missing == to.Missing && bytes.Equal(from.Content, to.Content) {
		return nil
	}
	a, b := lines(from.Content), lines(to.Content)
	var out bytes.Buffer
	fmt.Fprintf(&out, "--- %s\n+++ %s\n", from.header("a/"), to.header("b/"))
	for _, h := range hunks(edits(a, b), len(a)) {
		h.write(&out, a, b)
	}
	return out.Bytes()
}

// lines cuts a text behind each "\n". The last line may have none.
func lines(text []byte) []string {
	var all []string
	for line := range bytes.Lines(text) {
		all = append(all, string(line))
	}
	return all
}

// An edit replaces the lines a[from:to] by b[newFrom:newTo]. One of the two may
// be empty, not both.
type edit struct {
	from, to, newFrom, newTo int
}

// A hunk is edits that stand so near to each other that the lines between them
// are shown.
type hunk struct {
	edits      []edit
	start, end int // the lines of a that it shows
}

// hunks groups edits, which are in order, of a text of n lines.
func hunks(edits []edit, n int) []hunk {
	var all []hunk
	for _, e := range edits {
		start, end := max(e.from-context, 0), min(e.to+context, n)
		if last := len(all) - 1; last >= 0 && start <= all[last].end {
			all[last].edits = append(all[last].edits, e)
			all[last].end = end
			continue
		}
		all = append(all, hunk{edits: []edit{e}, start: start, end: end})
	}
	return all
}

func (h hunk) write(out *bytes.Buffer, a, b []string) {
	first, last := h.edits[0], h.edits[len(h.edits)-1]
	newStart := first.newFrom - (first.from - h.start)
	newEnd := last.newTo + (h.end - last.to)
	fmt.Fprintf(out, "@@ -%s +%s @@\n", span(h.start, h.end), span(newStart, newEnd))
	at := h.start
	for _, e := range h.edits {
		writeLines(out, ' ', a[at:e.from])
		writeLines(out, '-', a[e.from:e.to])
		writeLines(out, '+', b[e.newFrom:e.newTo])
		at = e.to
	}
	writeLines(out, ' ', a[at:h.end])
}

// span is a range of lines as POSIX has it: the number of the first, and how
// many unless it is one. Where there is none, it is the line before.
func span(start, end int) string {
	switch end - start {
	case 0:
		return fmt.Sprintf("%d,0", start)
	case 1:
		return fmt.Sprint(start + 1)
	}
	return fmt.Sprintf("%d,%d", start+1, end-start)
}

func writeLines(out *bytes.Buffer, sign byte, lines []string) {
	for _, line := range lines {
		out.WriteByte(sign)
		out.WriteString(line)
		if line[len(line)-1] != '\n' {
			out.WriteString("\n\\ No newline at end of file\n")
		}
	}
}
