package race

import (
	"os"
	"runtime"
	"strings"
	"sync"
)

// liveHeap is how many bytes stay reachable while cases run.
const liveHeap = 32 << 20

// The live heap, and what keeps the compiler from dropping an allocation.
var (
	live    []byte
	garbage []byte
)

// fillHeap makes the heap what the package comment says. Allocations of two sizes
// touch the pages of small objects and those of large ones.
var fillHeap = sync.OnceFunc(func() {
	live = make([]byte, liveHeap)
	for i := 0; i < len(live); i += 4096 {
		live[i] = 1
	}
	for range 3 {
		for range 100_000 {
			garbage = make([]byte, 1536)
		}
		for range 300 {
			garbage = make([]byte, 200_000)
		}
		runtime.GC()
	}
	runtime.KeepAlive(garbage)
	garbage = nil
})

// keepsPages says whether pages that were touched stay with the process.
func keepsPages() bool {
	return runtime.GOOS != "linux" || strings.Contains(os.Getenv("GODEBUG"), "madvdontneed=0")
}
