package race

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var sink []byte

func TestRunner(t *testing.T) {
	r := newRunner(Case{Name: "allocate", Run: func() { sink = make([]byte, 4096) }}, time.Millisecond)
	assert.Greater(t, r.iterations, 10)
	assert.InDelta(t, 4096, r.bytes, 100)
	assert.InDelta(t, 1, r.allocs, 0.1)
	other := newRunner(Case{Name: "nothing", Run: func() {}}, time.Millisecond)
	for range 3 {
		round([]*runner{r, other})
	}
	assert.Len(t, r.times, 3)
	assert.Len(t, other.times, 3)
	assert.Greater(t, r.nanoseconds(), other.nanoseconds())
}

// measured is a case that took so many nanoseconds.
func measured(name string, times ...time.Duration) *runner {
	return &runner{Case: Case{Name: name}, iterations: 10, times: times, bytes: 1536, allocs: 2.5}
}

func TestMedian(t *testing.T) {
	assert.InDelta(t, 30, measured("", 900, 100, 300).nanoseconds(), 1e-9)
	assert.InDelta(t, 25, measured("", 900, 100, 300, 200).nanoseconds(), 1e-9)
	assert.InDelta(t, 1.0/3, measured("", 100, 200, 300, 400, 500).spread(), 1e-9)
}

func TestGoal(t *testing.T) {
	runners := []*runner{measured("a", 1000), measured("b", 3000), measured("c", 500)}
	ratio, ok := Goal{Of: []string{"b", "a", "none"}, To: "c"}.ratio(runners)
	require.True(t, ok)
	assert.InDelta(t, 2, ratio, 1e-9)
	_, ok = Goal{Of: []string{"none"}, To: "c"}.ratio(runners)
	assert.False(t, ok)
	_, ok = Goal{Of: []string{"a"}, To: "none"}.ratio(runners)
	assert.False(t, ok)
}

func TestTable(t *testing.T) {
	g := Group{Title: "Things", Bases: []string{"a", "none"}}
	got := table(g, []*runner{measured("a", 1000), measured("b", 25_000)}, 1)
	assert.Equal(t, strings.TrimLeft(`
**Things** (medians of 1)

| | ns/op | ± | to a | to none | B/op | allocs/op |
|---|---:|---:|---:|---:|---:|---:|
| a | 100 | 0 % | 1.00 |  | 1536 | 2.5 |
| b | 2500 | 0 % | 25.00 |  | 1536 | 2.5 |
`, "\n"), got)
}

func TestSlice(t *testing.T) {
	t.Setenv(SliceVariable, "")
	assert.Equal(t, defaultSlice, slice(t))
	t.Setenv(SliceVariable, "3ms")
	assert.Equal(t, 3*time.Millisecond, slice(t))
}
