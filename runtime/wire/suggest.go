package wire

import "unicode"

// Nearest returns the element of among that name is most likely a slip of: the
// first of those at the smallest edit distance, if that is at most 1 plus a
// quarter of name's length. A slip in case alone is nearer than any edit. Names
// of more than 64 code points have no nearest one.
func Nearest(name string, among []string) (string, bool) {
	slip, ok := shortRunes(name)
	if !ok {
		return "", false
	}
	best, nearest := 1+len(slip)/4, -1
	for i, candidate := range among {
		c, ok := shortRunes(candidate)
		if !ok || max(len(c)-len(slip), len(slip)-len(c)) > best {
			continue
		}
		d := 0 // where they differ only in case
		if !equalFold(slip, c) {
			d = distance(slip, c)
		}
		if d < best || d == best && nearest < 0 {
			best, nearest = d, i
		}
	}
	// Where every character would be another, nothing has been recognised.
	if nearest < 0 || best >= len(slip) {
		return "", false
	}
	return among[nearest], true
}

// shortRunes returns the characters of name if they are few enough to compare.
func shortRunes(name string) ([]rune, bool) {
	if len(name) > 4*maxName {
		return nil, false
	}
	runes := []rune(name)
	return runes, len(runes) <= maxName
}

// EditDistance is the number of insertions, deletions, replacements and swaps
// of neighbouring characters that lead from a to b (Damerau–Levenshtein, optimal
// string alignment); ok is false where one of them has more than 64 code points,
// which are not compared.
func EditDistance(a, b string) (edits int, ok bool) {
	x, okX := shortRunes(a)
	y, okY := shortRunes(b)
	if !okX || !okY {
		return 0, false
	}
	return distance(x, y), true
}

func distance(a, b []rune) int {
	var rows [3][maxName + 1]int
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}

func equalFold(a, b []rune) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if unicode.ToLower(a[i]) != unicode.ToLower(b[i]) {
			return false
		}
	}
	return true
}
