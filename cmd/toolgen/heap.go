package main

import (
	"os"
	"runtime"
	"runtime/debug"
)

const (
	// firstHeap is the size in bytes at which garbage is collected for the first
	// time. A run over some hundred tools ends before; one over a thousand took a
	// fifth longer with the runtime's own 4 MB.
	firstHeap = 192 << 20
	// usualFirst is that size where the garbage collector is set to 100 percent.
	usualFirst = 4 << 20
)

// growHeap lets the heap of this process, which will not live long, grow to
// firstHeap before garbage is collected, and as usual from then on. Who has set
// GOGC knows better, and GOMEMLIMIT stays in force.
func growHeap() {
	if os.Getenv("GOGC") != "" {
		return
	}
	usual := debug.SetGCPercent(100 * firstHeap / usualFirst)
	witness := new([]byte) // which the first collection finds unused
	runtime.AddCleanup(witness, func(percent int) { debug.SetGCPercent(percent) }, usual)
}
