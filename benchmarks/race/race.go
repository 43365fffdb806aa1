package race

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"time"
)

// A Case is one way to do what its group is about.
type Case struct {
	Name string
	// Run does it once. It panics where it cannot, because nothing may be
	// measured that does not work.
	Run func()
}

// A runner is a case with what was measured of it.
type runner struct {
	Case
	iterations    int             // that fill a slice
	times         []time.Duration // of each round, for all iterations
	bytes, allocs float64         // of one iteration
}

// newRunner warms a case up (what it makes once, and the code it compiles), finds
// out how many iterations fill a slice, and counts what one of them allocates.
func newRunner(c Case, slice time.Duration) *runner {
	r := &runner{Case: c, iterations: 1}
	for range 5 {
		c.Run()
	}
	for {
		d := r.run()
		if d >= slice/4 {
			r.iterations = max(1, int(float64(r.iterations)*float64(slice)/float64(d)))
			break
		}
		r.iterations *= 4
	}
	r.count()
	return r
}

// run is what all iterations of a slice take.
func (r *runner) run() time.Duration {
	start := now()
	for range r.iterations {
		r.Run()
	}
	return now() - start
}

// countedIterations are so many that what a case allocates now and then (a pool
// that the collector emptied) hardly counts.
const countedIterations = 200

func (r *runner) count() {
	n := min(r.iterations, countedIterations)
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for range n {
		r.Run()
	}
	runtime.ReadMemStats(&after)
	r.bytes = float64(after.TotalAlloc-before.TotalAlloc) / float64(n)
	r.allocs = float64(after.Mallocs-before.Mallocs) / float64(n)
}

// round runs every case for one slice. Each begins with a heap that was just
// collected, so that none pays for the garbage of the one before.
func round(runners []*runner) {
	for _, i := range rand.Perm(len(runners)) {
		runtime.GC()
		runners[i].times = append(runners[i].times, runners[i].run())
	}
}

// nanoseconds is the median of what one iteration takes.
func (r *runner) nanoseconds() float64 {
	sorted := slices.Sorted(slices.Values(r.times))
	n := len(sorted)
	return float64(sorted[(n-1)/2]+sorted[n/2]) / 2 / float64(r.iterations)
}

// spread is half the distance between the quartiles, relative to the median.
func (r *runner) spread() float64 {
	sorted := slices.Sorted(slices.Values(r.times))
	n := len(sorted)
	return float64(sorted[n*3/4]-sorted[n/4]) / 2 / float64(r.iterations) / r.nanoseconds()
}
