package size

import (
	"flag"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// BenchmarkStart races what makes a hundred tools. It runs a benchmark that is
// written and compiled for that, in as many rounds as this one; its own time says
// nothing.
func BenchmarkStart(b *testing.B) {
	output := start(b, "-test.run=^$", "-test.bench=.", "-test.benchtime="+flag.Lookup("test.benchtime").Value.String())
	for b.Loop() {
	}
	b.ReportMetric(0, "ns/op")
	for _, metric := range []string{"go-sdk/Tools", "go-sdk/NewRegistry"} {
		b.ReportMetric(figure(b, output, `([0-9.e+]+) `+metric), metric)
	}
	b.ReportMetric(figure(b, output, `\| Tools \| ([0-9.]+)`), "Tools-ns")
	_, results["start"], _ = strings.Cut(output, "PASS\n\n") // what race.Main prints
}

// TestStart holds what a hundred tools allocate to a bound.
func TestStart(t *testing.T) {
	output := start(t, "-test.v")
	tools := figure(t, output, `allocations: ([0-9]+)`)
	require.Positive(t, tools)
	assert.LessOrEqual(t, tools, limits.tools)
	assert.LessOrEqual(t, figure(t, output, `allocations: [0-9]+ ([0-9]+)`), limits.registry)
}

// start compiles the tests of a package with a hundred tools, runs them, and
// returns what they print.
func start(tb testing.TB, flags ...string) string {
	tb.Helper()
	m := newModule(tb)
	m.add(tb, "tools/tools.go", "tools.go.tmpl", upTo(hundred))
	m.add(tb, "gosdk/gosdk.go", "gosdk.go.tmpl", upTo(hundred))
	m.add(tb, "start/start_test.go", "race.go.tmpl", nil)
	m.generate(tb)
	program := filepath.Join(m.dir, "start.test")
	run(tb, m.dir, nil, "go", "test", "-c", "-o", program, "./start")
	return string(run(tb, m.dir, nil, program, flags...))
}

// figure is the number that the pattern's group matches.
func figure(tb testing.TB, text, pattern string) float64 {
	tb.Helper()
	match := regexp.MustCompile(pattern).FindStringSubmatch(text)
	require.NotNil(tb, match, "%s in %s", pattern, text)
	f, err := strconv.ParseFloat(match[1], 64)
	require.NoError(tb, err)
	return f
}
