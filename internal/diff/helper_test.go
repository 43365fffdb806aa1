package diff

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

var hunkHeader = regexp.MustCompile(`^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@\n$`)

// patch applies a unified diff as strictly as it can be read: every line of the
// old text that the diff speaks of must be there, at the number that it says,
// and all counts must be right.
func patch(old, diff []byte) ([]byte, error) {
	if len(diff) == 0 {
		return old, nil
	}
	src, dl := lines(old), lines(diff)
	if len(dl) < 3 || !strings.HasPrefix(dl[0], "--- ") || !strings.HasPrefix(dl[1], "+++ ") {
		return nil, fmt.Errorf("no header in %q", diff)
	}
	var out []string
	at := 0 // in src
	for i := 2; i < len(dl); {
		m := hunkHeader.FindStringSubmatch(dl[i])
		if m == nil {
			return nil, fmt.Errorf("no hunk header: %q", dl[i])
		}
		i++
		start, count := position(m[1], m[2])
		newStart, newCount := position(m[3], m[4])
		if start < at || start > len(src) {
			return nil, fmt.Errorf("a hunk at line %d behind line %d", start, at)
		}
		out = append(out, src[at:start]...)
		if at = start; len(out) != newStart {
			return nil, fmt.Errorf("%s: the new text is at line %d", m[0], len(out))
		}
		for ; count > 0 || newCount > 0; i++ {
			if i == len(dl) {
				return nil, fmt.Errorf("%s: the hunk ends early", m[0])
			}
			line := dl[i][1:]
			if i+1 < len(dl) && dl[i+1] == "\\ No newline at end of file\n" {
				line = strings.TrimSuffix(line, "\n")
			}
			sign := dl[i][0]
			if sign != '+' {
				if at == len(src) || src[at] != line {
					return nil, fmt.Errorf("line %d is not %q", at+1, line)
				}
				at, count = at+1, count-1
			}
			if sign != '-' {
				out = append(out, line)
				newCount--
			}
			if line != dl[i][1:] {
				i++
			}
		}
		if count != 0 || newCount != 0 {
			return nil, fmt.Errorf("%s: wrong counts", m[0])
		}
	}
	out = append(out, src[at:]...)
	return []byte(strings.Join(out, "")), nil
}

// position reads a range as the index of its first line and its length.
func position(start, count string) (int, int) {
	s, _ := strconv.Atoi(start)
	if count == "" {
		return s - 1, 1
	}
	n, _ := strconv.Atoi(count)
	if n == 0 {
		return s, 0
	}
	return s - 1, n
}

// changed counts the lines that a diff takes away and adds.
func changed(diff []byte) int {
	n := 0
	for i, line := range lines(diff) {
		if i >= 2 && (line[0] == '-' || line[0] == '+') {
			n++
		}
	}
	return n
}

func text(s string) File { return File{Name: "x", Content: []byte(s)} }

// repeated is a text of n lines whose numbers come from line.
func repeated(n int, line func(i int) int) []byte {
	var b bytes.Buffer
	for i := range n {
		fmt.Fprintf(&b, "line %d\n", line(i))
	}
	return b.Bytes()
}
