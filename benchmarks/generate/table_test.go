package generate

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"
)

// A table holds the results of one workload.
type table struct {
	workload workload
	rounds   int
	runs     []*run
}

// A goal compares two commands in one state each.
type goal struct {
	metric string
	of, to key
}

type key struct {
	name  string
	state state
}

// goals are the ratios that the benchmark reports.
var goals = []goal{
	{"edit/stringer", key{"toolgen", edited}, key{"stringer", edited}},
	{"same/stringer", key{"toolgen", unchanged}, key{"stringer", unchanged}},
	{"same-nocache/stringer", key{"toolgen, cache off", unchanged}, key{"stringer", unchanged}},
	{"same/list", key{"toolgen", unchanged}, key{"go list -export -deps", unchanged}},
	{"check/generate", key{"toolgen -check", edited}, key{"toolgen", edited}},
}

func (t *table) find(k key) *run {
	for _, r := range t.runs {
		if r.name == k.name && r.state == k.state {
			return r
		}
	}
	return nil
}

// ratio is that of two medians on the clock; it is false where one was not
// measured.
func (t *table) ratio(of, to key) (float64, bool) {
	a, b := t.find(of), t.find(to)
	if a == nil || b == nil || len(a.wall) == 0 || len(b.wall) == 0 {
		return 0, false
	}
	return float64(median(a.wall)) / float64(median(b.wall)), true
}

// String is the table in Markdown. The ratios are those to stringer in the same
// state.
func (t *table) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s** (medians of %d)\n\n", t.workload.title(), t.rounds)
	b.WriteString("| | after an edit | CPU | to stringer | nothing changed | CPU | to stringer |\n|---|---|---|---|---|---|---|\n")
	for _, c := range commands {
		fmt.Fprintf(&b, "| %s |%s |%s |\n", c.name, t.cells(c.name, edited), t.cells(c.name, unchanged))
	}
	return b.String()
}

func (t *table) cells(name string, s state) string {
	r := t.find(key{name, s})
	if r == nil || len(r.wall) == 0 {
		return " | | "
	}
	ratio, _ := t.ratio(key{name, s}, key{"stringer", s})
	return fmt.Sprintf(" %s | %s | %.2f", milliseconds(median(r.wall)), milliseconds(median(r.cpu)), ratio)
}

func milliseconds(d time.Duration) string {
	return fmt.Sprintf("%d ms", d.Round(time.Millisecond).Milliseconds())
}

// median is the middle value, or the mean of the two around the middle.
func median(values []time.Duration) time.Duration {
	sorted := slices.Sorted(slices.Values(values))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// machine says what the times rest on, without the machine's name.
func machine() string {
	model := "unknown processor"
	if info, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for line := range strings.SplitSeq(string(info), "\n") {
			if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
				model = strings.TrimSpace(value)
				break
			}
		}
	}
	return fmt.Sprintf("%s %s/%s, %d processors (%s)", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.GOMAXPROCS(0), model)
}
