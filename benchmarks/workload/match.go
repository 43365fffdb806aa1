package workload

// The patterns as straight code. A regular expression costs twenty times as much
// and would hide what the readers cost.

type text interface{ ~string | ~[]byte }

// MatchCode is [CodePattern].
func MatchCode[T text](s T) bool {
	return len(s) == 8 && upper(s[0]) && upper(s[1]) && upper(s[2]) && s[3] == '-' &&
		digit(s[4]) && digit(s[5]) && digit(s[6]) && digit(s[7])
}

// MatchSKU is [SKUPattern].
func MatchSKU[T text](s T) bool {
	return len(s) == 9 && upper(s[0]) && upper(s[1]) && upper(s[2]) && s[3] == '-' &&
		digit(s[4]) && digit(s[5]) && digit(s[6]) && digit(s[7]) && digit(s[8])
}

// MatchOrderID is [OrderIDPattern].
func MatchOrderID[T text](s T) bool {
	return len(s) == 12 && string(s[:4]) == "ORD-" &&
		digit(s[4]) && digit(s[5]) && digit(s[6]) && digit(s[7]) &&
		digit(s[8]) && digit(s[9]) && digit(s[10]) && digit(s[11])
}

// MatchZip is [ZipPattern].
func MatchZip[T text](s T) bool {
	return len(s) == 5 && digit(s[0]) && digit(s[1]) && digit(s[2]) && digit(s[3]) && digit(s[4])
}

// MatchCountry is [CountryPattern].
func MatchCountry[T text](s T) bool { return len(s) == 2 && upper(s[0]) && upper(s[1]) }

// MatchZone is [ZonePattern].
func MatchZone[T text](s T) bool {
	if len(s) != 4 && len(s) != 5 {
		return false
	}
	return lower(s[0]) && lower(s[1]) && s[2] == '-' && digit(s[3]) && digit(s[len(s)-1])
}

func upper(c byte) bool { return c-'A' < 26 }
func lower(c byte) bool { return c-'a' < 26 }
func digit(c byte) bool { return c-'0' < 10 }
