package directive

import (
	"math"
	"strings"

	"github.com/toolgen/toolgen/runtime/wire"
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
// near.
func nearest(word string, known []string) (near string, distance int) {
	distance = math.MaxInt
	low := strings.ToLower(word)
	for _, k := range known {
		if d, ok := wire.EditDistance(low, strings.ToLower(k)); ok && d < distance {
			near, distance = k, d
		}
	}
	return near, distance
}
