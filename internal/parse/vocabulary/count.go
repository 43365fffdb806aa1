package vocabulary

import "strconv"

// CountRange is what ParseCount reads, as messages name it.
const CountRange = "a whole number from 0 to 2147483647"

// ParseCount reads the value of minLength, maxLength, minItems or maxItems, as
// CountRange says: a decimal integer without sign and leading zeros. What it
// returns fits an int wherever the generated code is built.
func ParseCount(text string) (n int, ok bool) {
	v, err := strconv.ParseUint(text, 10, 31)
	return int(v), err == nil && (text[0] != '0' || text == "0")
}
