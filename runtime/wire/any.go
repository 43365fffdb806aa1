package wire

import (
	"math"
	"strconv"
)

// Any reads any value: nil, a bool, a string, a float64, []any or
// map[string]any, the last two never nil. An integer that a float64 does not
// hold exactly is an int64, else a uint64, else it is refused. A member that
// repeats an earlier name is noted at any depth.
func (r *Reader) Any() any {
	switch c := r.peek(); {
	case c == '"':
		return r.String()
	case c == '{':
		return r.AnyObject()
	case c == '[':
		return r.AnyArray()
	case c == 't', c == 'f':
		return r.Bool()
	case c == 'n':
		r.Skip()
		return nil
	}
	return r.anyNumber()
}

// AnyObject reads an object whose members may be anything. It is nil only
// where something else stands there.
func (r *Reader) AnyObject() map[string]any {
	start := r.i
	if r.Object() < 0 {
		return nil
	}
	m := map[string]any{}
	for r.Member() {
		name := string(r.Name())
		if _, ok := m[name]; ok {
			r.Twice()
			continue
		}
		m[name] = r.Any()
	}
	r.start, r.end, r.ok = start, r.i, r.reason == ""
	return m
}

// AnyArray reads an array whose items may be anything. It is nil only where
// something else stands there.
func (r *Reader) AnyArray() []any {
	start := r.i
	if r.Array() < 0 {
		return nil
	}
	a := []any{}
	for r.Item() {
		a = append(a, r.Any())
	}
	r.start, r.end, r.ok = start, r.i, r.reason == ""
	return a
}

func (r *Reader) anyNumber() any {
	if v, end := plainInteger(r.b, r.i); end >= 0 && v != 0 {
		r.leaf(end)
		if f := float64(v); int64(f) == v {
			return f
		}
		return v
	}
	text := r.number()
	if text == nil {
		r.unexpected()
		return nil
	}
	d := parseDecimal(string(text))
	f, ok := parseFloat(text, 64)
	if !d.isInteger() {
		if !ok {
			r.refuse("a number that a float64 holds")
			return nil
		}
		return f
	}
	if ok && d.isExactly(f) {
		return f
	}
	if v, ok := d.int64(); ok {
		return v
	}
	if v, ok := d.uint64(); ok {
		return v
	}
	r.refuse("a number that a float64 or a 64-bit integer holds exactly")
	return nil
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
