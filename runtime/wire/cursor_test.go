package wire

import "time"

// A cursor reads value after value, so that tests need not name offsets: it
// keeps where the next value starts, and where the last one did.
type cursor struct {
	*Reader
	i, at int
	// opened says that opening an array or object has moved to its first item or
	// member already, if there is more.
	opened, more bool
	name         []byte
}

func newCursor(text []byte) *cursor { return &cursor{Reader: NewReader(text)} }

func took[T any](c *cursor) func(value T, next int) T {
	return func(value T, next int) T {
		c.at, c.i, c.opened = c.i, next, false
		return value
	}
}

// Arguments opens the arguments' object whatever its members are, and reports
// whether there is one.
func (c *cursor) Arguments() bool {
	if c.i = c.start(); c.i < 0 {
		c.i = len(c.b)
		return false
	}
	return c.Object()
}

func (c *cursor) Object() bool {
	if peek(c.b, c.i) != '{' {
		c.at, c.i = c.i, c.mismatch(c.i, "an object")
		return false
	}
	c.at = c.i
	c.name, c.i, c.more = c.Map(c.i)
	c.opened = true
	return true
}

func (c *cursor) Member() bool {
	if !c.opened {
		c.name, c.i, c.more = c.Entry(c.i)
	}
	c.opened = false
	return c.more
}

func (c *cursor) Name() []byte { return c.name }

// Array returns the offset of the array, or -1 where there is none.
func (c *cursor) Array() int {
	c.at = c.i
	c.i, c.more = c.Reader.Array(c.i)
	if c.reason != "" || c.refusedAt == c.at {
		return -1
	}
	c.opened = true
	return c.at
}

func (c *cursor) Item() bool {
	if !c.opened {
		c.i, c.more = c.Reader.Item(c.i)
	}
	c.opened = false
	return c.more
}

// Undeclared notes that the present member is none of m.
func (c *cursor) Undeclared(m *Members) {
	c.noteName(m)
	c.Skip()
}

func (c *cursor) Twice() { took[struct{}](c)(struct{}{}, c.Reader.Twice(c.i)) }
func (c *cursor) Skip()  { took[struct{}](c)(struct{}{}, c.Reader.Skip(c.i)) }
func (c *cursor) Null() bool {
	null, next := c.Reader.Null(c.i)
	if null {
		took[bool](c)(true, next)
	}
	return null
}

func (c *cursor) Bool() bool                 { return took[bool](c)(c.Reader.Bool(c.i)) }
func (c *cursor) String() string             { return took[string](c)(c.Reader.String(c.i)) }
func (c *cursor) Rune() rune                 { return took[rune](c)(c.Reader.Rune(c.i)) }
func (c *cursor) Bytes() []byte              { return took[[]byte](c)(c.Reader.Bytes(c.i)) }
func (c *cursor) Raw() []byte                { return took[[]byte](c)(c.Reader.Raw(c.i)) }
func (c *cursor) Own(s *Schema) []byte       { return took[[]byte](c)(c.Reader.Own(c.i, s)) }
func (c *cursor) Enum(e *Enum) int           { return took[int](c)(c.Reader.Enum(c.i, e)) }
func (c *cursor) Int(min, max int64) int     { return took[int](c)(c.Reader.Int(c.i, min, max)) }
func (c *cursor) Uint(min, max uint64) uint  { return took[uint](c)(c.Reader.Uint(c.i, min, max)) }
func (c *cursor) Int64(min, max int64) int64 { return took[int64](c)(c.Reader.Int64(c.i, min, max)) }
func (c *cursor) Uint64(min, max uint64) uint64 {
	return took[uint64](c)(c.Reader.Uint64(c.i, min, max))
}
func (c *cursor) OneOfInt64(of []int64) int64 { return took[int64](c)(c.Reader.OneOfInt64(c.i, of)) }
func (c *cursor) OneOfUint64(of []uint64) uint64 {
	return took[uint64](c)(c.Reader.OneOfUint64(c.i, of))
}
func (c *cursor) Float64(in *Range) float64 { return took[float64](c)(c.Reader.Float64(c.i, in)) }
func (c *cursor) Float32(in *Range) float32 { return took[float32](c)(c.Reader.Float32(c.i, in)) }
func (c *cursor) Number(in *Range) string   { return took[string](c)(c.Reader.Number(c.i, in)) }
func (c *cursor) UUID() [16]byte            { return took[[16]byte](c)(c.Reader.UUID(c.i)) }
func (c *cursor) Formatted(f Format) string { return took[string](c)(c.Reader.Formatted(c.i, f)) }
func (c *cursor) Any() any                  { return took[any](c)(c.Reader.Any(c.i)) }
func (c *cursor) AnyArray() []any           { return took[[]any](c)(c.Reader.AnyArray(c.i)) }
func (c *cursor) AnyObject() map[string]any {
	return took[map[string]any](c)(c.Reader.AnyObject(c.i))
}
func (c *cursor) QuotedBool() bool { return took[bool](c)(c.Reader.QuotedBool(c.i)) }
func (c *cursor) QuotedInt(min, max int64) int {
	return took[int](c)(c.Reader.QuotedInt(c.i, min, max))
}
func (c *cursor) QuotedUint(min, max uint64) uint {
	return took[uint](c)(c.Reader.QuotedUint(c.i, min, max))
}
func (c *cursor) QuotedInt64(min, max int64) int64 {
	return took[int64](c)(c.Reader.QuotedInt64(c.i, min, max))
}
func (c *cursor) QuotedUint64(min, max uint64) uint64 {
	return took[uint64](c)(c.Reader.QuotedUint64(c.i, min, max))
}
func (c *cursor) QuotedFloat64() float64 { return took[float64](c)(c.Reader.QuotedFloat64(c.i)) }
func (c *cursor) QuotedFloat32() float32 { return took[float32](c)(c.Reader.QuotedFloat32(c.i)) }

// What checks the value that was read last.

func (c *cursor) Length(min, max int)                 { c.Reader.Length(c.at, c.i, min, max) }
func (c *cursor) Pattern(matched bool, source string) { c.Reader.Pattern(c.at, matched, source) }
func (c *cursor) Repeated()                           { c.Reader.Repeated(c.at) }
func (c *cursor) OK() bool                            { return c.Reader.OK(c.at) }
func (c *cursor) Accepted() bool                      { return c.Reader.Accepted(c.at) }
func (c *cursor) Refused(err error) bool              { return c.Reader.Refused(c.at, err) }
func (c *cursor) Misfit(f Format)                     { c.Reader.Misfit(c.at, f) }
func (c *cursor) Unique(at int)                       { c.Reader.Unique(at, c.i) }
func (c *cursor) Finish() error                       { return c.Reader.Finish(c.i) }

// checkFormat checks the string that was read last, whichever method read it.
func (c *cursor) checkFormat(f Format) {
	if raw, ok := c.inside(c.at, c.i); ok {
		c.Reader.checkFormat(c.at, f, string(appendUnescaped(nil, raw)))
	}
}

func (c *cursor) Time() time.Time         { return took[time.Time](c)(c.Reader.Time(c.i)) }
func (c *cursor) Date() time.Time         { return took[time.Time](c)(c.Reader.Date(c.i)) }
func (c *cursor) ClockTime() time.Time    { return took[time.Time](c)(c.Reader.ClockTime(c.i)) }
func (c *cursor) Duration() time.Duration { return took[time.Duration](c)(c.Reader.Duration(c.i)) }
func (c *cursor) ISODuration() time.Duration {
	return took[time.Duration](c)(c.Reader.ISODuration(c.i))
}
