package directive

import (
	"math"
	"strings"
)

func directiveNames() []string {
	names := make([]string, len(registry))
	for i, s := range registry {
		names[i] = s.Name
	}
	return names
}

func keyNames() []string {
	names := make([]string, len(keys))
	for i, k := range keys {
		names[i] = k.Name
	}
	return names
}

// didYouMean ends a message with the known word that was most likely meant,
// lead before it, or with nothing where no word is near.
func didYouMean(lead, word string, known []string) string {
	if near := suggest(word, known); near != "" {
		return "; did you mean " + lead + near + "?"
	}
	return ""
}

// suggest returns the known word that was most likely meant: a near one, else
// one that the word begins or that begins the word ("min", "timeoutSeconds").
func suggest(word string, known []string) string {
	if near, distance := nearest(word, known); distance <= tolerance(word) {
		return near
	}
	low := strings.ToLower(word)
	for _, k := range known {
		lowKnown := strings.ToLower(k)
		if len(low) >= 3 && strings.HasPrefix(lowKnown, low) || len(k) >= 4 && strings.HasPrefix(low, lowKnown) {
			return k
		}
	}
	return ""
}

// tolerance is how many edits a word of this length may be from what was meant:
// in a short word more of them leave nothing of it.
func tolerance(word string) int { return min(max(1, (len(word)+1)/3), maxDistance) }

const maxDistance = 3

// nearest returns the known word with the fewest edits from word, case aside,
// the first of several. The distance is beyond every tolerance where none is
// within maxDistance.
func nearest(word string, known []string) (near string, distance int) {
	distance = math.MaxInt
	low := strings.ToLower(word)
	for _, k := range known {
		if abs(len(k)-len(low)) > maxDistance {
			continue // keeps the work small for a word of any length
		}
		if d := editDistance(low, strings.ToLower(k)); d < distance {
			near, distance = k, d
		}
	}
	return near, distance
}

func abs(n int) int { return max(n, -n) }

// editDistance counts the bytes to insert, delete, replace or swap with their
// neighbour (optimal string alignment). It costs len(a)·len(b).
func editDistance(a, b string) int {
	before, prev, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			row[j] = min(prev[j]+1, row[j-1]+1, prev[j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, prev, row = prev, row, before
	}
	return prev[len(b)]
}
