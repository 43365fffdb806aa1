package wire

import (
	"math"
	"slices"
	"strconv"
)

// Int64 reads an integer from min to max. 1.0 and 1e2 are integers.
func (r *Reader) Int64(min, max int64) int64 {
	v, end := plainInteger(r.b, r.i)
	if end < 0 {
		return r.slowInt64(min, max)
	}
	r.leaf(end)
	if v < min || v > max {
		r.refuse(int64Text(min, max))
		return 0
	}
	return v
}

// Int is Int64 for an int: on a platform where that has 32 bits, min and max
// are narrowed to what it holds.
func (r *Reader) Int(min, max int64) int {
	const smallest, largest = math.MinInt, math.MaxInt
	return int(r.Int64(clamp(min, smallest, largest), clamp(max, smallest, largest)))
}

func clamp(v, smallest, largest int64) int64 { return max(smallest, min(v, largest)) }

// Uint64 reads an integer from min to max.
func (r *Reader) Uint64(min, max uint64) uint64 {
	v, end := plainInteger(r.b, r.i)
	if end < 0 {
		return r.slowUint64(min, max)
	}
	r.leaf(end)
	if v < 0 || uint64(v) < min || uint64(v) > max {
		r.refuse(uint64Text(min, max))
		return 0
	}
	return uint64(v)
}

// Uint is Uint64 for a uint, as Int is Int64 for an int.
func (r *Reader) Uint(smallest, largest uint64) uint {
	const widest = math.MaxUint
	return uint(r.Uint64(min(smallest, widest), min(largest, widest)))
}

// OneOfInt64 reads an integer that is one of those listed.
func (r *Reader) OneOfInt64(of []int64) int64 {
	v, end := plainInteger(r.b, r.i)
	ok := end >= 0
	if ok {
		r.leaf(end)
	} else if text := r.number(); text != nil {
		v, ok = parseDecimal(string(text)).int64()
	} else {
		r.mismatch(int64List(of))
		return 0
	}
	if !ok || !slices.Contains(of, v) {
		r.refuse(int64List(of))
		return 0
	}
	return v
}

// OneOfUint64 reads an integer that is one of those listed.
func (r *Reader) OneOfUint64(of []uint64) uint64 {
	text := r.number()
	if text == nil {
		r.mismatch(uint64List(of))
		return 0
	}
	v, ok := parseDecimal(string(text)).uint64()
	if !ok || !slices.Contains(of, v) {
		r.refuse(uint64List(of))
		return 0
	}
	return v
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
	negative := i < len(b) && b[i] == '-'
	if negative {
		i++
	}
	first := i
	for i < len(b) && isDigit(b[i]) {
		v = v*10 + int64(b[i]-'0') // what overflows is thrown away below
		i++
	}
	digits := i - first
	if digits == 0 || digits > 18 || digits > 1 && b[first] == '0' {
		return 0, -1
	}
	if i < len(b) && (b[i] == '.' || b[i]|0x20 == 'e') {
		return 0, -1
	}
	if negative {
		v = -v
	}
	return v, i
}

// number moves over the number that comes next and returns its text, or nil
// where there is none, or after a fault. The caller then notes a mismatch,
// whose text is not made before it is needed.
func (r *Reader) number() []byte {
	if c := r.peek(); c != '-' && !isDigit(c) {
		return nil
	}
	end := r.scanNumber()
	if end < 0 {
		return nil
	}
	r.leaf(end)
	return r.b[r.start:end]
}

func (r *Reader) slowInt64(min, max int64) int64 {
	text := r.number()
	if text == nil {
		r.mismatch(int64Text(min, max))
		return 0
	}
	v, ok := parseDecimal(string(text)).int64()
	if !ok || v < min || v > max {
		r.refuse(int64Text(min, max))
		return 0
	}
	return v
}

func (r *Reader) slowUint64(min, max uint64) uint64 {
	text := r.number()
	if text == nil {
		r.mismatch(uint64Text(min, max))
		return 0
	}
	v, ok := parseDecimal(string(text)).uint64()
	if !ok || v < min || v > max {
		r.refuse(uint64Text(min, max))
		return 0
	}
	return v
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
