package wire

import (
	"math"
	"slices"
	"strconv"
)

// Int64 reads the integer from min to max at offset i. 1.0 and 1e2 are integers.
func (r *Reader) Int64(i int, min, max int64) (value int64, next int) {
	v, end := plainInteger(r.b, i)
	if end < 0 || v < min || v > max {
		return r.slowInt64(i, min, max)
	}
	return v, end
}

// Int is Int64 for an int: on a platform where that has 32 bits, min and max
// are narrowed to what it holds.
func (r *Reader) Int(i int, min, max int64) (value, next int) {
	const smallest, largest = math.MinInt, math.MaxInt
	v, next := r.Int64(i, clamp(min, smallest, largest), clamp(max, smallest, largest))
	return int(v), next
}

func clamp(v, smallest, largest int64) int64 { return max(smallest, min(v, largest)) }

// Uint64 reads the integer from min to max at offset i.
func (r *Reader) Uint64(i int, min, max uint64) (value uint64, next int) {
	v, end := plainInteger(r.b, i)
	if end < 0 || v < 0 || uint64(v) < min || uint64(v) > max {
		return r.slowUint64(i, min, max)
	}
	return uint64(v), end
}

// Uint is Uint64 for a uint, as Int is Int64 for an int.
func (r *Reader) Uint(i int, smallest, largest uint64) (value uint, next int) {
	const widest = math.MaxUint
	v, next := r.Uint64(i, min(smallest, widest), min(largest, widest))
	return uint(v), next
}

// OneOfInt64 reads the integer at offset i that is one of those listed.
func (r *Reader) OneOfInt64(i int, of []int64) (value int64, next int) {
	text, end, ok := r.number(i)
	if !ok {
		return 0, r.mismatch(i, int64List(of))
	}
	v, ok := parseDecimal(string(text)).int64()
	if !ok || !slices.Contains(of, v) {
		r.refuse(i, int64List(of))
		return 0, end
	}
	return v, end
}

// OneOfUint64 reads the integer at offset i that is one of those listed.
func (r *Reader) OneOfUint64(i int, of []uint64) (value uint64, next int) {
	text, end, ok := r.number(i)
	if !ok {
		return 0, r.mismatch(i, uint64List(of))
	}
	v, ok := parseDecimal(string(text)).uint64()
	if !ok || !slices.Contains(of, v) {
		r.refuse(i, uint64List(of))
		return 0, end
	}
	return v, end
}

func int64List(of []int64) string {
	return listText(len(of), func(i int) string { return strconv.FormatInt(of[i], 10) })
}

func uint64List(of []uint64) string {
	return listText(len(of), func(i int) string { return strconv.FormatUint(of[i], 10) })
}

// plainInteger reads the integer at b[i] if it has the usual form: at most 18
// digits, neither fraction nor exponent. Otherwise end is -1.
func plainInteger(b []byte, i int) (v int64, end int) {
	negative := uint(i) < uint(len(b)) && b[i] == '-'
	if negative {
		i++
	}
	first := i
	for uint(i) < uint(len(b)) && b[i]-'0' <= 9 {
		v = v*10 + int64(b[i]-'0') // what overflows is thrown away below
		i++
	}
	digits := i - first
	if digits == 0 || digits > 18 || digits > 1 && b[first] == '0' {
		return 0, -1
	}
	if uint(i) < uint(len(b)) && (b[i] == '.' || b[i]|0x20 == 'e') {
		return 0, -1
	}
	if negative {
		v = -v
	}
	return v, i
}

// number returns the text of the number at offset i and the offset behind it, or
// false where there is none. The caller then notes a mismatch, whose text is not
// made before it is needed; a number with a fault is skipped, and so found, then.
func (r *Reader) number(i int) (text []byte, next int, ok bool) {
	if c := peek(r.b, i); c != '-' && !isDigit(c) {
		return nil, i, false
	}
	end, ok := numberEnd(r.b, i)
	if !ok {
		return nil, i, false
	}
	return r.b[i:end], end, true
}

func (r *Reader) slowInt64(i int, min, max int64) (value int64, next int) {
	text, end, ok := r.number(i)
	if !ok {
		return 0, r.mismatch(i, int64Text(min, max))
	}
	v, ok := parseDecimal(string(text)).int64()
	if !ok || v < min || v > max {
		r.refuse(i, int64Text(min, max))
		return 0, end
	}
	return v, end
}

func (r *Reader) slowUint64(i int, min, max uint64) (value uint64, next int) {
	text, end, ok := r.number(i)
	if !ok {
		return 0, r.mismatch(i, uint64Text(min, max))
	}
	v, ok := parseDecimal(string(text)).uint64()
	if !ok || v < min || v > max {
		r.refuse(i, uint64Text(min, max))
		return 0, end
	}
	return v, end
}

func int64Text(min, max int64) string {
	return integerText(strconv.FormatInt(min, 10), strconv.FormatInt(max, 10))
}

func uint64Text(min, max uint64) string {
	return integerText(strconv.FormatUint(min, 10), strconv.FormatUint(max, 10))
}

func integerText(min, max string) string {
	return (&Range{MinText: min, MaxText: max}).textOf("integer")
}
