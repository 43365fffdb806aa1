package wire

import (
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

// result writes a string of n bytes, quotation marks included, as generated code
// does.
func result(s *Size, n int) []byte {
	var w Writer
	out, err := w.Done(w.String(s.Buffer(), strings.Repeat("x", n-2)))
	if err != nil {
		panic(err)
	}
	return s.Keep(out)
}

func TestResultsOfLikeSizeAreAllocatedOnce(t *testing.T) {
	var s Size
	text, n := strings.Repeat("x", 1500), 0
	write := func() {
		n++
		var w Writer
		out, _ := w.Done(w.String(s.Buffer(), text[:1400+n%64]))
		kept = s.Keep(out)
	}
	write()
	assert.Equal(t, 1.0, testing.AllocsPerRun(1000, write))
	assert.Len(t, kept, 1402+n%64)
}

var kept []byte

func TestSizeFollowsTheResults(t *testing.T) {
	var s Size
	assert.Empty(t, s.Buffer())
	result(&s, 1000)
	assert.GreaterOrEqual(t, cap(s.Buffer()), 1000)
	assert.Less(t, cap(s.Buffer()), 1500)

	assert.Len(t, result(&s, 900), 900, "a shorter one")
	assert.GreaterOrEqual(t, cap(s.Buffer()), 975, "lowers it by a quarter of the difference")
	assert.Len(t, result(&s, 2000), 2000, "a longer one")
	assert.GreaterOrEqual(t, cap(s.Buffer()), 2000, "raises it at once")

	for range 40 {
		result(&s, 100)
	}
	assert.Less(t, cap(s.Buffer()), 120, "and is forgotten")
	result(&s, 2)
	assert.Equal(t, []byte{}, new(Size).Keep([]byte{}))
}

func TestOneHugeResultIsNotRememberedWhole(t *testing.T) {
	var s Size
	assert.Len(t, result(&s, 10<<20), 10<<20)
	assert.LessOrEqual(t, cap(s.Buffer()), maxSize+maxSize/16)
	small := result(&s, 10)
	assert.Len(t, small, 10)
	assert.Less(t, cap(small), 64, "a small result does not keep the large buffer alive")
	allocated := 0
	for range 60 {
		allocated += cap(s.Buffer())
		result(&s, 10)
	}
	assert.Less(t, allocated, 5*maxSize)
	assert.Less(t, cap(s.Buffer()), 32)
}

func TestSizeIsShared(t *testing.T) {
	var s Size
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			for n := range 500 {
				assert.Len(t, result(&s, 2+n*i), 2+n*i)
			}
		})
	}
	wait.Wait()
	assert.LessOrEqual(t, cap(s.Buffer()), 4096)
}
