package size

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A process is a program that starts with a hundred tools, and ends.
type process struct {
	title, program string
	cpu            []time.Duration
}

// BenchmarkProcess runs each program once in an iteration, in random order, and
// tells the processors' time of the whole process. What it reports is what the
// tools cost over a program that has none.
func BenchmarkProcess(b *testing.B) {
	processes := []*process{{title: "no tools", program: "none"}, {title: "toolgen, with a registry", program: "generated"}, {title: "go-sdk AddTool", program: "gosdk"}}
	bin := hundredPrograms(b)
	for b.Loop() {
		for _, i := range rand.Perm(len(processes)) {
			p := processes[i]
			cmd := exec.Command(filepath.Join(bin, p.program))
			require.NoError(b, cmd.Run())
			p.cpu = append(p.cpu, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
		}
	}
	b.ReportMetric(0, "ns/op")
	var t strings.Builder
	fmt.Fprintf(&t, "**Processor time of a process that starts with a hundred tools** (medians of %d)\n\n", len(processes[0].cpu))
	t.WriteString("| | CPU | over none |\n|---|---:|---:|\n")
	none := median(processes[0].cpu)
	for _, p := range processes {
		fmt.Fprintf(&t, "| %s | %.2f ms | %.2f ms |\n", p.title, milliseconds(median(p.cpu)), milliseconds(median(p.cpu)-none))
	}
	b.ReportMetric(milliseconds(median(processes[1].cpu)-none), "generated-ms")
	b.ReportMetric(milliseconds(median(processes[2].cpu)-none), "gosdk-ms")
	results["process"] = t.String()
}

// hundredPrograms builds the programs and returns their folder.
func hundredPrograms(tb testing.TB) string {
	tb.Helper()
	m := newModule(tb)
	m.add(tb, "tools/tools.go", "tools.go.tmpl", upTo(hundred))
	m.add(tb, "gosdk/gosdk.go", "gosdk.go.tmpl", upTo(hundred))
	for _, name := range []string{"none", "generated", "gosdk"} {
		m.add(tb, "cmd/"+name+"/main.go", "program.go.tmpl", name)
	}
	m.generate(tb)
	return build(tb, m.dir, "./cmd/...", host, true)
}

func milliseconds(d time.Duration) float64 { return d.Seconds() * 1000 }

// median is the middle value, or the mean of the two around the middle.
func median(values []time.Duration) time.Duration {
	sorted := slices.Sorted(slices.Values(values))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}
