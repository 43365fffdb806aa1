package size

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"
)

// limits are what the tests hold generated code to. They are a little above what
// was measured with the Go version of go.mod, and a change that lowers a figure
// lowers its limit.
var limits = struct {
	member map[direction]float64 // bytes of machine code
	server map[target]int        // bytes of the program
	// Allocations to make a hundred tools, and a registry of them.
	tools, registry float64
}{
	member: map[direction]float64{bind: 540, encode: 250},
	server: map[target]int{linux: 1_810_000, wasm: 2_890_000},
	tools:  1, registry: 215,
}

// results are the tables of the benchmarks that have run, by name.
var results = map[string]string{}

func TestMain(m *testing.M) {
	status := m.Run()
	for _, name := range slices.Sorted(maps.Keys(results)) {
		fmt.Print("\n", results[name])
	}
	if built.dir != "" {
		os.RemoveAll(built.dir)
	}
	os.Exit(status)
}

// TestUpToDate checks that what is measured is what toolgen writes now.
func TestUpToDate(t *testing.T) {
	run(t, "..", nil, command(t), "-check", "./...")
}
