package expert

// numberEnd is the position behind the number at i, or -1 where there is none.
func numberEnd(b []byte, i int) int {
	if i < len(b) && b[i] == '-' {
		i++
	}
	switch {
	case i >= len(b) || b[i]-'0' > 9:
		return -1
	case b[i] == '0':
		i++
	default:
		for i < len(b) && b[i]-'0' <= 9 {
			i++
		}
	}
	if i < len(b) && b[i] == '.' {
		i++
		s := i
		for i < len(b) && b[i]-'0' <= 9 {
			i++
		}
		if i == s {
			return -1
		}
	}
	if i < len(b) && b[i]|0x20 == 'e' {
		i++
		if i < len(b) && (b[i] == '+' || b[i] == '-') {
			i++
		}
		s := i
		for i < len(b) && b[i]-'0' <= 9 {
			i++
		}
		if i == s {
			return -1
		}
	}
	if i < len(b) && b[i]-'0' <= 9 { // a leading zero
		return -1
	}
	return i
}
