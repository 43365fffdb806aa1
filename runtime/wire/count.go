package wire

import "strconv"

// countText says how many things there must be: "from 1 to 4 items", "at least
// 1 item", "at most 3 items", "exactly 4 items". A negative max is no bound.
func countText(min, max int, thing string) string {
	switch {
	case min == max:
		return "exactly " + counted(min, thing)
	case max < 0:
		return "at least " + counted(min, thing)
	case min <= 0:
		return "at most " + counted(max, thing)
	}
	return "from " + strconv.Itoa(min) + " to " + counted(max, thing)
}
