// Package size measures what generated code weighs: bytes for each member, a server
// of one tool beside others, and what a hundred tools cost when a program starts. It
// has only tests and benchmarks; make bench runs them and prints the tables of
// docs/performance.md.
//
// The servers are the programs in stdio. After a change to toolgen:
//
//	go run -C .. ./cmd/toolgen -C benchmarks ./size/...
package size
