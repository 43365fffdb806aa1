package generate

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"
)

// workloads are the modules that the commands run over.
var workloads = []workload{
	{packages: 1, tools: 10},
	{packages: 1, tools: 100},
	{packages: 1, tools: 1000},
	{packages: 100, tools: 10},
}

// tables holds the results of the benchmarks that have run, for the end.
var tables []*table

func TestMain(m *testing.M) {
	status := m.Run()
	if len(tables) > 0 {
		fmt.Print("\n", machine(), "\n")
	}
	for _, t := range tables {
		fmt.Print("\n", t)
	}
	if made.dir != "" {
		os.RemoveAll(made.dir)
	}
	os.Exit(status)
}

// BenchmarkGenerate runs every command once in each iteration, in random order
// so that a slow moment of the machine hits no command more than another. What
// it reports are ratios of medians; the time of an iteration says nothing. With
// -benchtime 7x the medians are of seven runs.
func BenchmarkGenerate(b *testing.B) {
	for _, w := range workloads {
		b.Run(w.name(), func(b *testing.B) {
			runs := runsOver(b, w)
			t := &table{workload: w, runs: runs}
			for b.Loop() {
				t.rounds++
				version := time.Now().UnixNano()
				for _, i := range rand.Perm(len(runs)) {
					if (t.rounds-1)%runs[i].every == 0 {
						runs[i].measure(b, version)
					}
				}
			}
			b.ReportMetric(0, "ns/op")
			for _, g := range goals {
				if ratio, ok := t.ratio(g.of, g.to); ok {
					b.ReportMetric(ratio, g.metric)
				}
			}
			tables = append(tables, t)
		})
	}
}
