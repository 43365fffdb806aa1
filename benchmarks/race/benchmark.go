package race

import (
	"fmt"
	"os"
	"slices"
	"testing"
	"time"
)

// A Group is what is compared: cases that do the same.
type Group struct {
	Title string
	Cases []Case
	// Bases are the names of the cases to which the table shows ratios.
	Bases []string
	Goals []Goal
}

// A Goal is a ratio that the benchmark reports, under the name Metric: the time
// of the fastest case of Of to that of the case To. A goal with a case that the
// group does not have is left out.
type Goal struct {
	Metric string
	Of     []string
	To     string
}

// SliceVariable is the environment variable that sets how long a case runs in
// each round, as a Go duration. A short slice is only good for finding out
// whether all cases still run.
const SliceVariable = "TOOLGEN_BENCH_SLICE"

// defaultSlice has room for several collections.
const defaultSlice = 100 * time.Millisecond

func slice(tb testing.TB) time.Duration {
	text := os.Getenv(SliceVariable)
	if text == "" {
		return defaultSlice
	}
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		tb.Fatalf("%s: %q is no duration above zero", SliceVariable, text)
	}
	return d
}

// tables are those of the benchmarks that have run, for the end.
var tables []string

// Run races the cases of a group, one round in each iteration of the benchmark:
// with -benchtime 11x the medians are of eleven rounds. It reports the goals; the
// time of an iteration says nothing, and reads 0. Main prints the table.
func Run(b *testing.B, g Group) {
	b.Helper()
	fillHeap()
	runners := make([]*runner, len(g.Cases))
	for i, c := range g.Cases {
		runners[i] = newRunner(c, slice(b))
	}
	rounds := 0
	for b.Loop() {
		round(runners)
		rounds++
	}
	b.ReportMetric(0, "ns/op")
	for _, goal := range g.Goals {
		if ratio, ok := goal.ratio(runners); ok {
			b.ReportMetric(ratio, goal.Metric)
		}
	}
	tables = append(tables, table(g, runners, rounds))
}

// Main runs the tests and benchmarks of a package, prints the tables of what was
// raced, and returns the status with which to exit. It is for TestMain.
func Main(m *testing.M) int {
	status := m.Run()
	if len(tables) > 0 {
		fmt.Print("\n", machine(), "\n")
	}
	for _, t := range tables {
		fmt.Print("\n", t)
	}
	return status
}

func (g Goal) ratio(runners []*runner) (float64, bool) {
	to := find(runners, g.To)
	least := 0.0
	for _, name := range g.Of {
		if r := find(runners, name); r != nil && (least == 0 || r.nanoseconds() < least) {
			least = r.nanoseconds()
		}
	}
	if to == nil || least == 0 {
		return 0, false
	}
	return least / to.nanoseconds(), true
}

func find(runners []*runner, name string) *runner {
	i := slices.IndexFunc(runners, func(r *runner) bool { return r.Name == name })
	if i < 0 {
		return nil
	}
	return runners[i]
}
