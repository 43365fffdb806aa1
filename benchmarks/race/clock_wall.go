//go:build !darwin && !linux

package race

import "time"

// clockName says what now measures.
const clockName = "time on the clock (this system tells no process its CPU time)"

var started = time.Now()

// now is how long this process has run.
func now() time.Duration { return time.Since(started) }
