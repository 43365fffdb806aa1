package randjson

import "bytes"

// Shrink cuts pieces out of a text for as long as it still fails, and returns
// the shortest text that it comes to. It calls fails at most limit times.
func Shrink(text []byte, limit int, fails func([]byte) bool) []byte {
	for size := len(text) / 2; size > 0 && limit > 0; {
		shorter := false
		for at := 0; at+size <= len(text) && limit > 0; {
			limit--
			if cut := bytes.Join([][]byte{text[:at], text[at+size:]}, nil); fails(cut) {
				text, shorter = cut, true
				continue
			}
			at++
		}
		if !shorter || size > len(text) {
			size /= 2
		}
	}
	return text
}
