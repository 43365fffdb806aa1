//go:build darwin || linux

package race

import (
	"time"

	"golang.org/x/sys/unix"
)

// clockName says what now measures.
const clockName = "CPU time"

// now is how long the processors have worked for this process, on all threads,
// in the system too.
func now() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}
