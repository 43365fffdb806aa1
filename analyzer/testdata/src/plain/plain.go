// Package plain has tools whose findings have no mechanical cure.
package plain

import "time"

// Watch watches.
//
// Parameters:
//   - c: the channel
//   - every: how often
//
//tool:export
func Watch(c chan int, every time.Duration) {} // want `OLT002: c: chan int has no schema; a model writes JSON, which holds data only: take what is to be done as a value`
