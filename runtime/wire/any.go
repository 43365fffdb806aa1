package wire

import (
	"math"
	"strconv"
)

// Any reads the value of any kind at offset i: nil, a bool, a string, a float64,
// []any or map[string]any, the last two never nil. An integer that a float64 does
// not hold exactly is an int64, else a uint64, else it is refused. A member that
// repeats an earlier name is noted at any depth.
func (r *Reader) Any(i int) (value any, next int) {
	switch c := peek(r.b, i); {
	case c == '"':
		return r.String(i)
	case c == '{':
		return r.AnyObject(i)
	case c == '[':
		return r.AnyArray(i)
	case c == 't', c == 'f':
		return r.Bool(i)
	case c == 'n':
		return nil, r.Skip(i)
	}
	return r.anyNumber(i)
}

// AnyObject reads the object at offset i whose members may be anything. It is nil
// only where something else stands there.
func (r *Reader) AnyObject(i int) (value map[string]any, next int) {
	if peek(r.b, i) != '{' {
		return nil, r.mismatch(i, "an object")
	}
	m := map[string]any{}
	text, i, more := r.Map(i)
	for more {
		name := string(text)
		if _, ok := m[name]; ok {
			i = r.Twice(i)
		} else {
			m[name], i = r.Any(i)
		}
		text, i, more = r.Entry(i)
	}
	return m, i
}

// AnyArray reads the array at offset i whose items may be anything. It is nil
// only where something else stands there.
func (r *Reader) AnyArray(i int) (value []any, next int) {
	if peek(r.b, i) != '[' {
		return nil, r.mismatch(i, "an array")
	}
	a := []any{}
	i, more := r.Array(i)
	for more {
		var item any
		item, i = r.Any(i)
		a = append(a, item)
		i, more = r.Item(i)
	}
	return a, i
}

func (r *Reader) anyNumber(i int) (value any, next int) {
	if v, end := plainInteger(r.b, i); end >= 0 && v != 0 {
		if f := float64(v); int64(f) == v {
			return f, end
		}
		return v, end
	}
	text, end, ok := r.number(i)
	if !ok {
		return nil, r.Skip(i)
	}
	d := parseDecimal(string(text))
	f, ok := parseFloat(text, 64)
	if !d.isInteger() {
		if !ok {
			r.refuse(i, "a number that a float64 holds")
			return nil, end
		}
		return f, end
	}
	if ok && d.isExactly(f) {
		return f, end
	}
	if v, ok := d.int64(); ok {
		return v, end
	}
	if v, ok := d.uint64(); ok {
		return v, end
	}
	r.refuse(i, "a number that a float64 or a 64-bit integer holds exactly")
	return nil, end
}

// isExactly reports whether the integer d has the value f. The digits of a
// float64's integer part are exact where no fraction is asked for.
func (d decimal) isExactly(f float64) bool {
	if d.isZero() {
		return true
	}
	g := parseDecimal(strconv.FormatFloat(math.Abs(f), 'f', 0, 64))
	g.negative = d.negative
	return d.point == g.point && d.digits() == g.digits()
}
