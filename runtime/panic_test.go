package runtime

import (
	"errors"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

type stringer struct{ s *string }

func (s stringer) String() string { return *s.s }

// Cases: A36.
func TestPanicText(t *testing.T) {
	text := "told"
	tests := []struct {
		value any
		want  string
	}{
		{"boom", "panic: boom"},
		{"a\xffb", "panic: a\uFFFDb"},
		{"", "panic"},
		{errors.New("boom"), "panic: boom"},
		{(*fragileError)(nil), "panic: the message cannot be read"},
		{stringer{&text}, "panic: told"},
		{stringer{}, "panic: the message cannot be read"},
		{true, "panic: true"},
		{-1, "panic: -1"},
		{int8(-8), "panic: -8"},
		{int16(16), "panic: 16"},
		{'a', "panic: 97"},
		{int64(math.MinInt64), "panic: -9223372036854775808"},
		{uint(1), "panic: 1"},
		{uint8(8), "panic: 8"},
		{uint16(16), "panic: 16"},
		{uint32(32), "panic: 32"},
		{uint64(math.MaxUint64), "panic: 18446744073709551615"},
		{float32(0.1), "panic: 0.1"},
		{0.25, "panic: 0.25"},
		{struct{ secret string }{"s"}, "panic"},
		{&text, "panic"},
		{[]byte("bytes"), "panic"},
		{nil, "panic"},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, panicText(test.value))
	}
}

func TestPanicTextOfTheRuntime(t *testing.T) {
	defer func() {
		assert.Equal(t, "panic: assignment to entry in nil map", panicText(recover()))
	}()
	write := func(m map[string]int) { m["x"] = 1 }
	write(nil)
}
