package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

const (
	// smallHeap is the size in bytes below which no garbage is collected. A run
	// over a thousand tools stays there, and takes a quarter less processor time
	// than with the runtime's own 4 MB.
	smallHeap = 320 << 20
	// usualHeap is that size where the garbage collector is set to 100 percent.
	usualHeap = 4 << 20
	// usualPercent is by how much a greater heap may grow before it is collected.
	usualPercent = 100
)

// growHeap lets the heap of this process, which will not live long, grow to
// smallHeap before garbage is collected. Who has set GOGC knows better, and
// GOMEMLIMIT stays in force.
func growHeap() {
	if os.Getenv("GOGC") != "" {
		return
	}
	debug.SetGCPercent(100 * smallHeap / usualHeap)
	afterCollection(adjustHeap)
}

// adjustHeap sets when to collect next: at smallHeap, or where most of that is in
// use at twice what is.
func adjustHeap() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	debug.SetGCPercent(max(usualPercent, int(100*smallHeap/max(live[0].Value.Uint64(), usualHeap))-100))
	afterCollection(adjustHeap)
}

// afterCollection calls f when garbage has been collected, which finds the slice
// made here to be unused.
func afterCollection(f func()) {
	runtime.AddCleanup(new([]byte), func(func()) { f() }, nil)
}
