package diff

import "slices"

// tableLimit bounds the table of the search for the longest common subsequence,
// in cells. As the shorter side of a gap that is searched then has at most 256
// lines, the searches of all gaps together stay linear.
const tableLimit = 1 << 16

// edits returns what turns a into b, in order. Lines that stand once in each are
// matched first, in the longest sequence that has the same order in both, as in
// patience diff; then the lines around and between them.
func edits(a, b []string) []edit {
	m := matcher{ids: identify(a, b)}
	m.a, m.b = m.ids[:len(a)], m.ids[len(a):]
	x, y := 0, 0
	for _, anchor := range m.anchors() {
		if anchor.x < x || anchor.y < y {
			continue // inside what the lines before it were matched with
		}
		end := m.suffix(x, y, anchor.x, anchor.y)
		m.gap(x, y, end.x, end.y)
		next := m.prefix(anchor.x, anchor.y, len(a), len(b))
		x, y = next.x, next.y
	}
	m.gap(x, y, len(a), len(b))
	return m.edits
}

// A point is a line of a and a line of b.
type point struct{ x, y int }

type matcher struct {
	ids, a, b []int // each line's number; equal lines have equal numbers
	edits     []edit
}

// identify gives each different line a number, so that lines are compared once.
func identify(a, b []string) []int {
	numbers := make(map[string]int, len(a)+len(b))
	ids := make([]int, 0, len(a)+len(b))
	for _, line := range slices.Concat(a, b) {
		n, known := numbers[line]
		if !known {
			n = len(numbers)
			numbers[line] = n
		}
		ids = append(ids, n)
	}
	return ids
}

// anchors are the longest sequence of lines that stand once in a and once in b,
// in the order of both.
func (m *matcher) anchors() []point {
	where := make([]point, len(m.ids))
	count := make([]point, len(m.ids))
	for y, id := range m.b {
		where[id].y = y
		count[id].y++
	}
	for _, id := range m.a {
		count[id].x++
	}
	var unique []point
	for x, id := range m.a {
		if count[id] == (point{1, 1}) {
			unique = append(unique, point{x, where[id].y})
		}
	}
	return longestIncreasing(unique)
}

// longestIncreasing returns the longest subsequence whose y increases, in the way
// of Szymanski: piles of cards, each remembering what lay on top of the pile
// before it.
func longestIncreasing(points []point) []point {
	var tops []int // by pile, the index of the point on top
	before := make([]int, len(points))
	for i, p := range points {
		pile, _ := slices.BinarySearchFunc(tops, p.y, func(top, y int) int { return points[top].y - y })
		if before[i] = -1; pile > 0 {
			before[i] = tops[pile-1]
		}
		if pile == len(tops) {
			tops = append(tops, i)
		} else {
			tops[pile] = i
		}
	}
	if len(tops) == 0 {
		return nil
	}
	found := make([]point, len(tops))
	for i, at := len(tops)-1, tops[len(tops)-1]; i >= 0; i, at = i-1, before[at] {
		found[i] = points[at]
	}
	return found
}

// prefix goes down from a point as long as the lines are equal, to x1 and y1 at
// most.
func (m *matcher) prefix(x, y, x1, y1 int) point {
	for x < x1 && y < y1 && m.a[x] == m.b[y] {
		x, y = x+1, y+1
	}
	return point{x, y}
}

// suffix goes up from x1 and y1 as long as the lines are equal, to x and y at
// most.
func (m *matcher) suffix(x, y, x1, y1 int) point {
	for x1 > x && y1 > y && m.a[x1-1] == m.b[y1-1] {
		x1, y1 = x1-1, y1-1
	}
	return point{x1, y1}
}

// gap matches what lies between two anchors.
func (m *matcher) gap(x0, y0, x1, y1 int) {
	start := m.prefix(x0, y0, x1, y1)
	end := m.suffix(start.x, start.y, x1, y1)
	x0, y0, x1, y1 = start.x, start.y, end.x, end.y
	if (x1-x0)*(y1-y0) > tableLimit {
		m.add(x0, y0, x1, y1)
		return
	}
	table := m.commonLengths(x0, y0, x1, y1)
	width := y1 - y0 + 1
	for x, y := x0, y0; x < x1 || y < y1; {
		next := m.prefix(x, y, x1, y1)
		x, y = next.x, next.y
		from := next
		// The longest common subsequence goes on where the table does not shrink.
		for (x < x1 || y < y1) && (x == x1 || y == y1 || m.a[x] != m.b[y]) {
			at := (x-x0)*width + y - y0
			if x < x1 && (y == y1 || table[at+width] >= table[at+1]) {
				x++
			} else {
				y++
			}
		}
		m.add(from.x, from.y, x, y)
	}
}

// commonLengths is the table of dynamic programming: for each pair of a line of
// the one and of the other side, how many lines behind them are common.
func (m *matcher) commonLengths(x0, y0, x1, y1 int) []int32 {
	width := y1 - y0 + 1
	table := make([]int32, (x1-x0+1)*width)
	for x := x1 - 1; x >= x0; x-- {
		for y := y1 - 1; y >= y0; y-- {
			at := (x-x0)*width + y - y0
			if m.a[x] == m.b[y] {
				table[at] = table[at+width+1] + 1
			} else {
				table[at] = max(table[at+width], table[at+1])
			}
		}
	}
	return table
}

// add records that lines differ. Edits that touch are one.
func (m *matcher) add(from, newFrom, to, newTo int) {
	if from == to && newFrom == newTo {
		return
	}
	if last := len(m.edits) - 1; last >= 0 && m.edits[last].to == from && m.edits[last].newTo == newFrom {
		m.edits[last].to, m.edits[last].newTo = to, newTo
		return
	}
	m.edits = append(m.edits, edit{from, to, newFrom, newTo})
}
